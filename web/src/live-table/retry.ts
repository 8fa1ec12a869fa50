/** Something that could not be done just now is tried again, with pauses that grow. */

const SHORTEST = 500 // ms
const LONGEST = 2_000
/** What the house refuses that may come to something a moment later. */
const NOT_NOW = [
  'Unreachable',
  'StoreFailed',
  'StoreDoubtful',
  'StoreLost',
  'Elsewhere',
  'InternalError',
]

/** Tries something again that was refused for the moment. */
export class Retry {
  #pause = SHORTEST
  #timer: number | undefined

  constructor(readonly what: () => void) {}

  /** It was refused: whether it is tried again, as it was only not possible now. */
  after(error: string): boolean {
    if (!NOT_NOW.includes(error)) return false
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.what()
    }, this.#pause)
    this.#pause = Math.min(2 * this.#pause, LONGEST)
    return true
  }

  /** It has come to something, or nobody wants it any more. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#pause = SHORTEST
  }
}
