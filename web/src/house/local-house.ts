/** The page's side of the local house, which runs in a worker. */

import type { House, TableConnection } from './house'
import { houseState } from './house-state.svelte'
import type { FromWorker, ToWorker } from './messages'
import { keepOffline } from './offline'

const GAMES = '/api/house'
const CONNECTING = 0
const OPEN = 1
const CLOSED = 3

type Answer = (response: Response) => void

/** Start the local house, and return it at once: its answers wait until it is open. */
export function startLocalHouse(): House {
  if (!canRun()) {
    houseState.is('unable')
    return { fetch: () => new Promise(() => {}), connect: () => new LocalConnection(0, noOne) }
  }
  const worker = new Worker(new URL('./house-worker.ts', import.meta.url), { type: 'module' })
  const post = (message: ToWorker) => worker.postMessage(message)
  const waiting = new Map<number, Answer>()
  const connections = new Map<number, LocalConnection>()
  let last = 0

  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    switch (data.type) {
      case 'state':
        houseState.is(data.state, data.detail)
        if (import.meta.env.PROD && data.state === 'open') void keepOffline()
        break
      case 'response':
        waiting.get(data.id)?.(
          new Response(data.body, {
            status: data.status,
            headers: { 'Content-Type': data.content },
          }),
        )
        waiting.delete(data.id)
        break
      default:
        connections.get(data.id)?.hear(data)
        if (data.type === 'closed') connections.delete(data.id)
    }
  }
  worker.onerror = (event) => houseState.is('failed', event.message)
  houseState.onTakeOver(() => post({ type: 'start', base: base(), takeOver: true }))
  post({ type: 'start', base: base(), takeOver: false })

  return {
    fetch: async (path, init = {}) => {
      const headers = new Headers(init.headers)
      if (path === GAMES && houseState.now === 'loading') return gamesOnOffer(headers)
      return new Promise((answer) => {
        const id = ++last
        waiting.set(id, answer)
        const body = typeof init.body === 'string' ? init.body : ''
        const sent = { path, body, headers: Object.fromEntries(headers) }
        post({ type: 'request', id, method: init.method ?? 'GET', ...sent })
      })
    },
    connect: (path) => {
      const id = ++last
      const connection = new LocalConnection(id, post)
      connections.set(id, connection)
      post({ type: 'connect', id, path })
      return connection
    },
  }
}

/** Return the games and computer players, as a file of the site has them: Python is not ready. */
function gamesOnOffer(headers: Headers): Promise<Response> {
  const language = headers.get('Accept-Language')?.startsWith('de') ? 'de' : 'en'
  return fetch(`${base()}house/games-${language}.json`)
}

const noOne = () => {}

/** Whether this browser has what the house needs. */
const canRun = () =>
  typeof WebAssembly === 'object' && typeof Worker === 'function' && 'locks' in navigator

/** The folder of the site, under which its files lie. */
function base(): string {
  return new URL('.', document.baseURI).href
}

class LocalConnection implements TableConnection {
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  readyState = CONNECTING
  readonly #id: number
  readonly #post: (message: ToWorker) => void

  constructor(id: number, post: (message: ToWorker) => void) {
    this.#id = id
    this.#post = post
  }

  hear(message: FromWorker): void {
    if (message.type === 'opened') {
      this.readyState = OPEN
      this.onopen?.(new Event('open'))
    } else if (message.type === 'heard') {
      this.onmessage?.(new MessageEvent('message', { data: message.text }))
    } else if (message.type === 'closed') {
      this.readyState = CLOSED
      this.onclose?.(new CloseEvent('close'))
    }
  }

  send(text: string): void {
    this.#post({ type: 'say', id: this.#id, text })
  }

  close(): void {
    this.readyState = CLOSED
    this.#post({ type: 'close', id: this.#id })
  }
}
