/** The page's side of the local house, which runs in a worker. */

import type { House, TableConnection } from './house'
import { houseState } from './house-state.svelte'
import type { FromWorker, ToWorker } from './messages'
import { keepOffline } from './offline'
import { language } from '../shared/i18n'

const GAMES = '/api/house'
const CONNECTING = 0
const OPEN = 1
const CLOSED = 3

type FileMessage = FromWorker & { type: 'saved' | 'replaced' }

interface Waiting {
  resolve: (response: Response) => void
  reject: (reason: Error) => void
}

/** Start the local house, and return it at once: its answers wait until it is open. */
export function startLocalHouse(): House {
  if (!canRun()) {
    houseState.is('unable')
    return { fetch: () => new Promise(() => {}), connect: () => new LocalConnection(0, noOne) }
  }
  localHouse = new LocalHouse()
  return localHouse
}

/** The local house, once it was started. */
export let localHouse: LocalHouse | undefined

export class LocalHouse implements House {
  readonly #files = new Map<number, (found: FileMessage) => void>()
  readonly #waiting = new Map<number, Waiting>()
  readonly #connections = new Map<number, LocalConnection>()
  #thinker: Worker | undefined
  #worker = this.#begun(false)
  #last = 0

  constructor() {
    houseState.onTakeOver(() => this.#post(this.#start(true)))
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (path === GAMES && houseState.now === 'loading') return gamesOnOffer(headers)
    return new Promise((resolve, reject) => {
      const id = ++this.#last
      this.#waiting.set(id, { resolve, reject })
      const body = typeof init.body === 'string' ? init.body : ''
      const sent = { path, body, headers: Object.fromEntries(headers) }
      this.#post({ type: 'request', id, method: init.method ?? 'GET', ...sent })
    })
  }

  connect(path: string): TableConnection {
    const id = ++this.#last
    const connection = new LocalConnection(id, (message) => this.#post(message))
    this.#connections.set(id, connection)
    this.#post({ type: 'connect', id, path })
    return connection
  }

  /** Return all that the house stores, with these settings of the page, as one file. */
  async save(settings: string): Promise<Uint8Array<ArrayBuffer>> {
    const id = ++this.#last
    const found = await this.#asked({ type: 'save', id, settings })
    if (found.type !== 'saved') throw new Error(`expected a file, got ${found.type}`)
    return found.content
  }

  /** Replace all that the house stores by a saved file. The page must then be loaded again, unless
   * the file was refused. */
  async replace(content: Uint8Array<ArrayBuffer>): Promise<FileMessage & { type: 'replaced' }> {
    const id = ++this.#last
    const found = await this.#asked({ type: 'replace', id, content })
    if (found.type !== 'replaced') throw new Error(`expected an outcome, got ${found.type}`)
    return found
  }

  #asked(message: ToWorker & { id: number }): Promise<FileMessage> {
    return new Promise((resolve) => {
      this.#files.set(message.id, resolve)
      this.#post(message)
    })
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message)
  }

  #start(takeOver: boolean, alive = ''): ToWorker {
    return { type: 'start', base: base(), language, takeOver, alive }
  }

  /** Start a worker. If the browser ends it, as phones do, start another one. */
  #begun(again: boolean): Worker {
    const worker = new Worker(new URL('./house-worker.ts', import.meta.url), { type: 'module' })
    const alive = `tinstar-worker ${crypto.randomUUID()}`
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'alive') void navigator.locks.request(alive, () => this.#ended())
      else this.#hear(data)
    }
    worker.onerror = (event) => houseState.is('failed', event.message)
    this.#beginThinker(worker)
    worker.postMessage(this.#start(again, alive))
    return worker
  }

  /** Start the worker that thinks for the house, and connect both. The house's worker does not start
   * it itself: in Firefox 153, one such call in thirty never ends. */
  #beginThinker(worker: Worker): void {
    const tell = (message: ToWorker, ...moved: MessagePort[]) => worker.postMessage(message, moved)
    const { port1, port2 } = new MessageChannel()
    this.#thinker?.terminate()
    this.#thinker = new Worker(new URL('../thinking/thinking-worker.ts', import.meta.url), {
      type: 'module',
    })
    this.#thinker.onerror = ({ message }) => tell({ type: 'thinkerFailed', error: message })
    this.#thinker.postMessage(port1, [port1])
    tell({ type: 'thinker', port: port2 }, port2)
  }

  #ended(): void {
    houseState.is('loading')
    for (const { reject } of this.#waiting.values()) reject(new TypeError('the worker has ended'))
    this.#waiting.clear()
    this.#worker = this.#begun(true)
    const lost = [...this.#connections.values()]
    this.#connections.clear()
    for (const connection of lost) connection.hear({ type: 'closed', id: 0 })
  }

  #hear(data: Exclude<FromWorker, { type: 'alive' }>): void {
    switch (data.type) {
      case 'state':
        houseState.is(data.state, data.detail)
        if (import.meta.env.PROD && data.state === 'open') void keepOffline()
        break
      case 'response':
        this.#waiting.get(data.id)?.resolve(responseOf(data))
        this.#waiting.delete(data.id)
        break
      case 'saved':
      case 'replaced':
        this.#files.get(data.id)?.(data)
        this.#files.delete(data.id)
        break
      default:
        this.#connections.get(data.id)?.hear(data)
        if (data.type === 'closed') this.#connections.delete(data.id)
    }
  }
}

function responseOf({ body, status, content }: FromWorker & { type: 'response' }): Response {
  return new Response(body, { status, headers: { 'Content-Type': content } })
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
