/** Summaries of your tables in the lobby. */

import type { Chair, Table } from '../generated/messages'
import { onlyComputers } from '../shared/table-company'
import { listed } from '../shared/i18n'
import { dayAndTime } from '../shared/time-format'
import { say } from './words'

/** Return whether one of your seats is to act. */
export function isMyTurn(table: Table): boolean {
  return table.phase === 'playing' && table.asked.some((seat) => table.chairs[seat]?.yours)
}

/** "Your turn by Tuesday 18:00", if there is a deadline. */
export function turnText(table: Table): string {
  const nth = table.clocks?.runs.findIndex((seat) => table.chairs[seat]?.yours) ?? -1
  const until = table.clocks?.until[nth]
  return until ? say('your-turn-by', { day: dayAndTime(until) }) : say('your-turn')
}

/** Describe a table where it is not your turn. */
export function state(table: Table): string {
  const own = table.chairs.find((chair) => chair.returns)
  if (own && table.phase === 'gathering') return say('asked-again')
  if (own?.holder === 'computer') return say('sat-in-for', { name: own.name })
  if (own) return say('left')
  if (onlyComputers(table)) return say('paused')
  const free = table.chairs.filter((chair) => chair.holder === 'free').length
  if (table.phase === 'gathering') return free ? say('to-come', { n: free }) : say('all-here')
  const asked = table.asked.map((seat) => table.chairs[seat]?.name).filter(Boolean)
  return asked.length === 1
    ? say('is-asked', { name: asked[0] ?? '' })
    : say(`phase-${table.phase}`)
}

/** Name the other players, or the players who share the screen. */
export function company(table: Table): string {
  const others = table.chairs.filter((chair) => !chair.yours)
  const named = (others.length ? others : table.chairs).map(({ name }) => name || say('free-chair'))
  return say(others.length ? 'with' : 'at-one-screen', { names: named.join(', ') })
}

/** "You won with 37", and then the others, best first: "Lefty 36, Belle 5". */
export function result(table: Table): [string, string] {
  const score = (chair: Chair) => table.scores[chair.seat] ?? 0
  const won = table.chairs.filter(({ seat }) => table.winners.includes(seat))
  const best = won[0] ? score(won[0]) : 0
  const rest = table.chairs
    .filter((chair) => !won.includes(chair))
    .sort((a, b) => Math.abs(best - score(a)) - Math.abs(best - score(b)))
  const scored = rest.map((chair) => say('scored', { name: who(chair), score: score(chair) }))
  return [winning(won, best), scored.join(', ')]
}

function winning(won: Chair[], best: number): string {
  const mine = won.filter(({ yours }) => yours).length
  if (mine && mine === won.length) return say('you-won', { best })
  const names = listed(won.map((chair, nth) => who(chair, nth ? 'you' : 'you-first')))
  return say(mine ? 'won-with-you' : 'won', { names, n: won.length, best })
}

const who = (chair: Chair, you = 'you'): string => (chair.yours ? say(you) : chair.name)
