/** A WebSocket that reconnects: after a lost network, a closed laptop or a restarted server. */

import type {
  SubmitMove,
  PageHidden,
  ViewFromSeat,
  Pong,
  ReadingState,
  DeclineWindows,
  SayPhrase,
  SceneSeen,
  SkipToEnd,
  UndoMove,
} from '../generated/messages'

interface SocketListener {
  opened: () => void
  heard: (message: unknown) => void
  away: (away: boolean) => void
}

const SHORTEST_WAIT = 300 // ms
const LONGEST_WAIT = 8_000
const PATIENCE = 2_000 // ms before a lost connection is reported
const SILENCE = 45_000 // ms of silence after which a connection counts as dead

/** A connection to one table of the server, restored until it is closed. */
export class ReconnectingSocket {
  #address: string
  #listener: SocketListener
  #socket: WebSocket | undefined
  #wait = SHORTEST_WAIT
  #retry = 0
  #worry = 0
  #silence = 0
  #heardAt = 0
  #closed = new AbortController()

  constructor(path: string, listener: SocketListener) {
    this.#address = `${location.origin.replace(/^http/, 'ws')}${path}`
    this.#listener = listener
    const signal = this.#closed.signal
    addEventListener('online', () => this.#again(), { signal })
    addEventListener('offline', () => this.#again(), { signal })
    document.addEventListener('visibilitychange', () => this.#wake(), { signal })
    this.#connect()
  }

  /** Send a message if connected; if not, the caller sends it again on `opened`. */
  say(
    message:
      | ViewFromSeat
      | SubmitMove
      | UndoMove
      | Pong
      | ReadingState
      | SceneSeen
      | SkipToEnd
      | DeclineWindows
      | SayPhrase
      | PageHidden,
  ): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  /** Close the connection for good. */
  close(): void {
    this.#closed.abort()
    this.#quiet()
    this.#drop()
  }

  #connect(): void {
    this.#drop()
    const socket = new WebSocket(this.#address)
    this.#socket = socket
    socket.onopen = () => this.#listener.opened()
    socket.onmessage = ({ data }) => this.#heard(data)
    socket.onclose = () => this.#lost()
    this.#await()
  }

  /** Start the timeout for the next message, including a connection's first. */
  #await(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#again(), SILENCE)
  }

  #heard(data: string): void {
    this.#quiet()
    this.#wait = SHORTEST_WAIT
    this.#heardAt = Date.now()
    this.#await()
    this.#listener.away(false)
    this.#listener.heard(JSON.parse(data))
  }

  #lost(): void {
    clearTimeout(this.#silence)
    this.#worry ||= setTimeout(() => this.#listener.away(true), PATIENCE)
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2))
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT)
  }

  /** After sleep, a computer may hold a connection that is long dead. */
  #wake(): void {
    const dead = this.#socket?.readyState !== WebSocket.OPEN
    if (!document.hidden && (dead || Date.now() - this.#heardAt > SILENCE)) this.#again()
  }

  #again(): void {
    clearTimeout(this.#retry)
    this.#worry ||= setTimeout(() => this.#listener.away(true), PATIENCE)
    this.#connect()
  }

  #drop(): void {
    if (!this.#socket) return
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null
    this.#socket.close()
  }

  #quiet(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#worry)
    clearTimeout(this.#silence)
    this.#worry = 0
  }
}
