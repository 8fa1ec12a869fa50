/** What is said of one's tables in the lobby. */

import type { Chair, Table } from '../generated/messages'
import { amongThemselves } from '../shared/company'

const PHASES = {
  revealing: 'about to begin',
  playing: 'in play',
  gathering: 'gathering',
  over: 'over',
}

export function isMyTurn(table: Table): boolean {
  return table.phase === 'playing' && table.asked.some((seat) => table.chairs[seat]?.yours)
}

/** How a table stands that does not wait for oneself. */
export function state(table: Table): string {
  if (table.chairs.some((chair) => chair.returns)) return 'you left; you may come back'
  if (amongThemselves(table)) return 'paused until somebody looks on'
  const free = table.chairs.filter((chair) => chair.holder === 'free').length
  if (table.phase === 'gathering') return free ? `${free} still to come` : 'all are here'
  const asked = table.asked.map((seat) => table.chairs[seat]?.name).filter(Boolean)
  return asked.length === 1 ? `${asked[0]} is asked` : PHASES[table.phase]
}

export function company(table: Table): string {
  const others = table.chairs.filter((chair) => !chair.yours)
  if (!others.length) return `${table.chairs.map(({ name }) => name).join(', ')} at one screen`
  return `with ${others.map((chair) => chair.name || 'a free chair').join(', ')}`
}

/** "You won with 37", and then the others, the best first: "Lefty 36, Belle 5". */
export function result(table: Table): [string, string] {
  const score = (chair: Chair) => table.scores[chair.seat] ?? 0
  const won = table.chairs.filter(({ seat }) => table.winners.includes(seat))
  const best = won[0] ? score(won[0]) : 0
  const rest = table.chairs
    .filter((chair) => !won.includes(chair))
    .sort((a, b) => Math.abs(best - score(a)) - Math.abs(best - score(b)))
  const names = won.map(who).join(' and ').replace(/^you/, 'You')
  return [`${names} won with ${best}`, rest.map((c) => `${who(c)} ${score(c)}`).join(', ')]
}

const who = (chair: Chair): string => (chair.yours ? 'you' : chair.name)
