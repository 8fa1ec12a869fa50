/** The moves of a match as a list of turns. */

import type { Chair, Frame } from '../generated/messages'
import { say } from './words'

export interface Move {
  at: number
  text: string
}

export interface Turn {
  name: string
  moves: Move[]
}

/** Put each event into its seat's turn. An event without a seat joins the current turn. */
export function movesByTurn(frames: Frame[], chairs: Chair[]): Turn[] {
  const found: (Turn & { seat: number | null })[] = []
  frames.forEach((frame, at) => {
    for (const { text, seat = null } of frame.events) {
      if (!text) continue
      const last = found.at(-1)
      if (last && (last.seat === seat || seat === null)) tell(last.moves, at, text)
      else {
        const name = chairs.find((chair) => chair.seat === seat)?.name ?? say('the-table')
        found.push({ seat, name, moves: [{ at, text }] })
      }
    }
  })
  return found
}

/** All events of one position in one turn are one move. */
function tell(moves: Move[], at: number, text: string): void {
  const last = moves.at(-1)
  if (last?.at === at) last.text += ` ${text}`
  else moves.push({ at, text })
}
