/** The first look at one's own cards: who still looks, and until when the table waits. */

import type { FirstLook, Frame } from '../generated/messages'

export class FirstLookState {
  #look = $state.raw<FirstLook>()
  until = $state.raw<number | null>(null) // by `performance.now()`; null without a limit

  hear(look: FirstLook): void {
    this.#look = look
    this.until = look.left === null ? null : performance.now() + 1000 * look.left
  }

  /** Return whether nobody may move at a frame, because somebody is still looking. */
  holds(frame: Frame | undefined): boolean {
    return !!this.#look?.seats.length && frame?.at === this.#look.at
  }

  /** The seats whose players still look. */
  get seats(): number[] {
    return this.#look?.seats ?? []
  }
}
