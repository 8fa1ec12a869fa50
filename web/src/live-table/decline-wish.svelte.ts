/** What the server declines for the user in answer windows. The others never learn of it. */

import type { DeclineWindows, Frame } from '../generated/messages'
import { settings } from '../shared/settings.svelte'

const NOTHING = { until_turn: false, pointless: false }

export class DeclineWish {
  quiet = $state(false) // decline everything until the user's next turn
  offered = $state(false) // the game has answer windows
  #told = JSON.stringify(NOTHING) // what the server knows

  constructor(readonly send: (message: DeclineWindows) => void) {}

  /** Forget what was told: there is a new connection, or the user looks from another seat. */
  renew(): void {
    this.#told = JSON.stringify(NOTHING)
  }

  /** Tell the server what to decline, unless it knows. */
  tell(seat: number): void {
    const wish = { until_turn: this.quiet, pointless: settings.pointless }
    const told = JSON.stringify(wish)
    if (seat < 0 || told === this.#told) return
    this.#told = told
    this.send({ type: 'decline', seat, ...wish })
  }

  /** Begin or end the quiet, but not during the user's own turn. */
  toggle(seat: number, isOwnTurn: boolean): void {
    if (!this.offered || isOwnTurn) return
    this.quiet = !this.quiet
    this.tell(seat)
  }

  /** Follow a new frame: at the user's own turn the quiet ends, here and on the server. */
  follow(frame: Frame): void {
    if (frame.waiting) this.offered = true
    else if (isOwnTurn(frame)) {
      this.quiet = false
      this.#told = JSON.stringify({ until_turn: false, pointless: settings.pointless })
      return
    }
    this.tell(frame.seat)
  }
}

/** Return whether the seat is to act alone, outside of answer windows. */
export function isOwnTurn(frame: Frame | undefined): boolean {
  return !frame?.waiting && !!frame?.scene.seats.some((x) => x.asked && x.seat === frame.seat)
}
