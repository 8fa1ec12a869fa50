// The value of a position to each seat, by playouts: src/tinstar/players/playouts.py.

import type { Argument } from '../machine-code/game-code.ts'
import type { PlayoutsAnswer, PlayoutsRequest } from './messages.ts'
import { guideOf } from './net.ts'
import type { PlacedNet } from './net.ts'
import type { Position } from './position.ts'

/** Plays out, and returns the value to each seat, after each action, in each playout. */
export function playOut(
  position: Position,
  asked: PlayoutsRequest,
  net: PlacedNet | null,
): PlayoutsAnswer {
  const { memory } = position.code
  const states = position.thrice()
  const actions = memory.array('i8', asked.actions.length)
  asked.actions.forEach((action, i) => actions.setNumber(i, action))
  const seed = memory.array('u8', 1).fill(asked.seed).number(0)
  const lot = [asked.seat, actions, seed, asked.first]
  const scratch = memory.array('scratch', 1).fill(asked.scratch)
  const values = memory.array('f8', asked.playouts, asked.actions.length, asked.players)
  const [plays, guide] = net
    ? ['play_out_by_net', guideOf(memory, net, position.sights, states, false)]
    : ['play_out_by_hints', Number(asked.hints)]
  position.call(plays as string, states, lot, scratch, guide as Argument, values)
  return { values: values.bytes().slice() }
}
