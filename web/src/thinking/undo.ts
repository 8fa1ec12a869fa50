// The samples by which a match decides about an undo: src/tinstar/match/undo.py.

import type { UndoAnswer, UndoRequest } from './messages.ts'
import type { Position } from './position.ts'

/** Returns whether an action showed other players only which action was chosen. */
export function checkUndo(position: Position, asked: UndoRequest): UndoAnswer {
  const { memory } = position.code
  const states = memory.array('state', asked.records)
  states.bytes().set(asked.record)
  states.bytes().set(asked.after, asked.record.length)
  const scratch = memory.array('scratch', 1)
  scratch.fieldBytes(0, 'stream').set(asked.stream)
  const cells = states.rowsOf('i2')
  const { sights } = position
  const given = [[states, cells], sights, asked.seat, asked.action, asked.chains, scratch]
  return { showsNothingNew: Boolean(position.call('shows_nothing_new', ...given)) }
}
