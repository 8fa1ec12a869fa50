/** Retries with growing pauses. */

const SHORTEST = 500 // ms
const LONGEST = 2_000
/** Server errors that may pass in a moment. */
const NOT_NOW = [
  'Unreachable',
  'StoreFailed',
  'StoreDoubtful',
  'StoreLost',
  'Elsewhere',
  'InternalError',
]

/** Retries an action after a temporary error. */
export class Retry {
  #pause = SHORTEST
  #timer: number | undefined

  constructor(readonly what: () => void) {}

  /** Handle an error; return whether a retry is scheduled. */
  after(error: string): boolean {
    if (!NOT_NOW.includes(error)) return false
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.what()
    }, this.#pause)
    this.#pause = Math.min(2 * this.#pause, LONGEST)
    return true
  }

  /** Cancel the retry, because the action succeeded or is no longer wanted. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#pause = SHORTEST
  }
}
