/** The moves of a match as a list: what each position tells, a turn for all that one seat does. */

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

/** A position of which there is nothing to tell is in no turn. */
export function turns(frames: Frame[], chairs: Chair[]): Turn[] {
  const found: (Turn & { seat: number | null })[] = []
  frames.forEach((frame, at) => {
    const text = frame.events
      .map((event) => event.text)
      .filter(Boolean)
      .join(' ')
    if (!text) return
    const seat = frame.events.find((event) => event.text)?.seat ?? null
    const last = found.at(-1)
    if (last && (last.seat === seat || seat === null)) last.moves.push({ at, text })
    else {
      const name = chairs.find((chair) => chair.seat === seat)?.name ?? say('the-table')
      found.push({ seat, name, moves: [{ at, text }] })
    }
  })
  return found
}
