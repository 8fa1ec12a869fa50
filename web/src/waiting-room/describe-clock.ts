/** Descriptions of a table's clock. */

import type { Table } from '../generated/messages'
import { duration } from '../shared/time-format'
import { say } from './words'

/** Message ids, by what is not counted: nothing, nights, weekends, both. */
const POSTS = [
  'agreed-post',
  'agreed-post-nights',
  'agreed-post-weekends',
  'agreed-post-nights-weekends',
]

/** Say in one or two sentences what a table's clock allows, and what happens to a late player. */
export function describeClock(clock: NonNullable<Table['clock']>, zoneGone: boolean): string {
  const late = say(clock.loses ? 'late-loses' : 'late-is-stood-in-for')
  if (clock.kind === 'post') {
    const zone = clock.zone?.replaceAll('_', ' ') ?? ''
    const free = (clock.nights ? 0 : 1) + (clock.weekends ? 0 : 2)
    const told = say(POSTS[free]!, { time: duration(3600 * (clock.hours ?? 0)), zone, late })
    return zoneGone ? `${told} ${say('zone-gone', { zone })}` : told
  }
  const time = duration(clock.seconds)
  if (!clock.more) return say('agreed-bank', { time, late })
  const how = clock.style === 'delay' ? 'agreed-bank-delay' : 'agreed-bank-more'
  return say(how, { time, n: clock.more, late })
}
