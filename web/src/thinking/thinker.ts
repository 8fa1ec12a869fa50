// Asks the thinking worker, from another worker.

import type {
  FromThinker,
  GameFiles,
  ThinkingAnswer,
  ThinkingRequest,
  ToThinker,
} from './messages.ts'

/** The thinking worker, at the other end of a port. */
export class Thinker {
  readonly #port: MessagePort
  readonly #waiting = new Map<number, (answer: ThinkingAnswer) => void>()
  #last = 0

  constructor(port: MessagePort) {
    this.#port = port
    port.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      this.#waiting.get(data.id)?.(data.answer)
      this.#waiting.delete(data.id)
    }
  }

  /** Say where the files of the games are. */
  begin(files: GameFiles): void {
    this.#send({ files })
  }

  /** Keep Python's memory. This worker need not wait until it is written. */
  keep(version: string, memory: Uint8Array<ArrayBuffer>): void {
    this.#send({ version, memory }, memory.buffer)
  }

  /** Send a request, and return the answer. */
  ask(asked: ThinkingRequest): Promise<ThinkingAnswer> {
    return new Promise((resolve) => {
      this.#waiting.set((this.#last += 1), resolve)
      this.#send({ id: this.#last, asked })
    })
  }

  /** Answer all requests, because the worker has failed. */
  fail(error: string): void {
    for (const settle of this.#waiting.values()) settle({ error })
    this.#waiting.clear()
  }

  #send(message: ToThinker, ...moved: ArrayBuffer[]): void {
    this.#port.postMessage(message, moved)
  }
}
