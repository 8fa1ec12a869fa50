/** A table as it is before anybody has chosen anything, and what may be chosen. */

import type { GameInfo, ServerInfo, NewChair, NewTable } from '../generated/messages'

const USUAL_SEATS = 4
const LEARNERS_SEATS = 3

export type Option = boolean | number | string

/** Whose deals a table has: its own, those of several tables, or those of a tournament's rounds. */
export interface Deals {
  kind: 'own' | 'same' | 'swiss' | 'everybody'
  tables: number
  rounds: number
}

/** A game that somebody has changed: the text of an edition, options, and both in words. */
export interface Changed {
  edition: string
  options: Record<string, Option>
  seats: number
  words: string
}

/** Me against the gentlest player of the house, at a table of usual size. */
export function usualTable(game: GameInfo, serverInfo: ServerInfo, name: string): NewTable {
  return {
    game: game.name,
    chairs: usualChairs(usualSeats(game), serverInfo, name),
    options: Object.fromEntries(game.options.map((o) => [o.name, o.preselected])),
  }
}

/** A small table without hurry, that helps the memory of whoever learns the game there. */
export function learnersTable(game: GameInfo, serverInfo: ServerInfo, name: string): NewTable {
  const seats = game.seats.includes(LEARNERS_SEATS) ? LEARNERS_SEATS : usualSeats(game)
  const chairs = usualChairs(seats, serverInfo, name)
  const options = Object.fromEntries(game.options.map((o) => [o.name, o.default]))
  return { game: game.name, chairs, options, window: 0, memory_aid: true }
}

/** The largest number of seats up to four that a game can be played with, else its smallest. */
export function usualSeats(game: GameInfo): number {
  const fitting = game.seats.filter((n) => n <= USUAL_SEATS)
  return fitting.length ? Math.max(...fitting) : Math.min(...game.seats)
}

/** Chairs for oneself and computer players of the gentlest kind. */
export function usualChairs(seats: number, serverInfo: ServerInfo, name: string): NewChair[] {
  const gentle = serverInfo.opponents[0]?.kind ?? ''
  const others = Array.from({ length: seats - 1 }, () => ({ who: 'computer', kind: gentle }))
  return [{ who: 'me', name }, ...(others as NewChair[])]
}
