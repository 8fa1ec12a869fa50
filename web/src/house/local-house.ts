/** The page's side of the local house, which runs in a worker. */

import type { House, TableConnection } from './house'
import { houseState } from './house-state.svelte'
import type { FromWorker, ToWorker } from './messages'

const CONNECTING = 0
const OPEN = 1
const CLOSED = 3

type Answer = (response: Response) => void

/** Start the local house, and return it at once: its answers wait until it is open. */
export function startLocalHouse(): House {
  const worker = new Worker(new URL('./house-worker.ts', import.meta.url), { type: 'module' })
  const post = (message: ToWorker) => worker.postMessage(message)
  const waiting = new Map<number, Answer>()
  const connections = new Map<number, LocalConnection>()
  let last = 0

  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    switch (data.type) {
      case 'state':
        houseState.is(data.state, data.detail)
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
    fetch: (path, init = {}) =>
      new Promise((answer) => {
        const id = ++last
        waiting.set(id, answer)
        const headers = Object.fromEntries(new Headers(init.headers))
        const body = typeof init.body === 'string' ? init.body : ''
        post({ type: 'request', id, method: init.method ?? 'GET', path, headers, body })
      }),
    connect: (path) => {
      const id = ++last
      const connection = new LocalConnection(id, post)
      connections.set(id, connection)
      post({ type: 'connect', id, path })
      return connection
    },
  }
}

/** The folder of the site, under which its files lie. */
const base = () => new URL('.', document.baseURI).href

class LocalConnection implements TableConnection {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
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
      this.onopen?.()
    } else if (message.type === 'heard') {
      this.onmessage?.({ data: message.text })
    } else if (message.type === 'closed') {
      this.readyState = CLOSED
      this.onclose?.()
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
