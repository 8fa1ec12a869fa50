// What a seat sees of a position, in the memory of a module.

import type { Argument, GameCode } from '../machine-code/game-code.ts'
import type { PlacedArray } from '../machine-code/memory.ts'
import type { Seen } from './messages.ts'
import { placeNumbers } from './net.ts'

/** A position, as an entry point takes it. */
export class Position {
  readonly code: GameCode
  readonly seat: number
  readonly sights: PlacedArray
  /** What the seat sees. */
  readonly view: PlacedArray
  readonly #box: PlacedArray

  constructor(code: GameCode, seen: Seen) {
    const { memory } = code
    this.code = code
    this.seat = seen.seat
    this.#box = memory.array('box', 1).fill(seen.box)
    this.sights = placeNumbers(memory, seen.sights)
    this.view = memory.array('state', 1).fill(seen.record)
  }

  /** Calls an entry point, such as "decide", which takes the numbers of the game first. */
  call(name: string, ...given: Argument[]): number {
    return Number(this.code.call(name, this.#box, ...given) ?? 0)
  }

  /** Returns three copies of what the seat sees, for a search. */
  thrice(): PlacedArray {
    const states = this.code.memory.array('state', 3)
    for (let i = 0; i < 3; i++) states.bytes().set(this.view.bytes(), i * this.view.size)
    return states
  }
}
