/** A judgement in words: the best moves, and the move that was tried. */

import type { Judgement, JudgedMove } from '../generated/messages'

const SHOWN = 4 // moves, and the one that was tried

export interface Line {
  move: JudgedMove
  place: number // from 1, the best
  tried: boolean
}

/** Return the best moves and the tried one, best first. */
export function lines({ moves, action }: Judgement): Line[] {
  return moves
    .map((move, i) => ({ move, place: i + 1, tried: move.action === action }))
    .filter(({ tried }, i) => i < SHOWN || tried)
}

/** Return how much worse the tried move is than the best, as a share of the chance to win. */
export function lost({ moves, action }: Judgement): number {
  const tried = moves.find((move) => move.action === action)
  return tried ? moves[0]!.chance.value - tried.chance.value : 0
}
