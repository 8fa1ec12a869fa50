/** Absent players who are to act: the text for everyone, and whether you decide about them. */

import type { Chair, Table } from '../generated/messages'
import { duration } from '../shared/time-format'
import { say } from './words'

/** An absent person whom the table waits for. */
export interface Absent {
  chair: Chair
  text: string
  decides: boolean // you decide how to continue
  news: boolean // somebody can decide now, so it is announced
}

const isAway = (chair: Chair): boolean =>
  chair.holder === 'free' || (chair.holder === 'person' && !chair.online)

/** Return the first of the `asked` seats whose person is absent; seats about which you decide come
 * first. */
export function absentFrom(table: Table, asked: readonly number[]): Absent | undefined {
  const seats = [...table.missing, ...asked]
  const chair = seats.map((seat) => table.chairs[seat]).find((one) => one && isAway(one))
  if (!chair || table.phase !== 'playing') return
  const decides = table.missing.includes(chair.seat)
  const news = decides || !!table.decider
  return { chair, text: told(table, chair, decides), decides, news }
}

function told(table: Table, chair: Chair, decides: boolean): string {
  const { name } = chair
  if (decides) return say(chair.holder === 'free' ? 'left-you-decide' : 'away-you-decide', { name })
  if (table.decider) return say('others-decide', { name, decider: table.decider })
  if (chair.holder === 'free') return say('left-chair', { name })
  if (table.clock) return say('is-away', { name })
  return say('is-away-until', { name, time: duration(table.away_after) })
}
