/** What the setup of a table offers, its defaults and its types. */

import type { GameInfo, NewChair, NewTable, Opponent, ServerInfo } from '../generated/messages'

const USUAL_SEATS = 4
const LEARNERS_SEATS = 3

/** How long other players may shout, in seconds; 0 for no limit. */
export const SHOUT_SECONDS = { usual: 8, offered: [3, 5, 8, 15, 30, 0] }
/** How late spectators may see a table with all cards open, in rounds. */
export const SPECTATOR_DELAYS = [2, 6]
/** After how many minutes another player decides about an absent player. */
export const ABSENCE_MINUTES = { usual: 3, offered: [1, 3, 5, 10, 30] }

export type Option = boolean | number | string

/** The deals of a table: its own, shared by several tables, or those of a tournament. */
export interface Deals {
  kind: 'own' | 'same' | 'swiss' | 'everybody'
  tables: number
  rounds: number
}

/** A changed game: the text of an edition, options, and both in words. */
export interface Changed {
  edition: string
  options: Record<string, Option>
  seats: number
  words: string
}

/** Return the levels of computer players that a game offers, weakest first. */
export const levelsOf = (game: GameInfo, opponents: Opponent[]): Opponent[] =>
  opponents.filter(({ kind }) => game.levels?.includes(kind))

/** Return the levels that play without their net, as it does not know these numbers. */
export const netless = (game: GameInfo, edition: string): string[] =>
  edition ? (game.with_net ?? []) : []

/** Return a table of usual size against the weakest computer players. */
export function usualTable(game: GameInfo, serverInfo: ServerInfo, name: string): NewTable {
  return {
    game: game.name,
    chairs: usualChairs(usualSeats(game), serverInfo, name),
    options: Object.fromEntries(game.options.map((o) => [o.name, o.preselected])),
  }
}

/** Return a small, untimed table with memory aid, for learning a game. */
export function learnersTable(game: GameInfo, serverInfo: ServerInfo, name: string): NewTable {
  const seats = game.seats.includes(LEARNERS_SEATS) ? LEARNERS_SEATS : usualSeats(game)
  const chairs = usualChairs(seats, serverInfo, name)
  const options = Object.fromEntries(game.options.map((o) => [o.name, o.default]))
  return { game: game.name, chairs, options, window: 0, memory_aid: true }
}

/** Return the largest number of seats up to four, else the smallest possible. */
export function usualSeats(game: GameInfo): number {
  const fitting = game.seats.filter((n) => n <= USUAL_SEATS)
  return fitting.length ? Math.max(...fitting) : Math.min(...game.seats)
}

/** Return seats for you and the weakest computer players. */
export function usualChairs(seats: number, serverInfo: ServerInfo, name: string): NewChair[] {
  const gentle = serverInfo.opponents[0]?.kind ?? ''
  const others = Array.from({ length: seats - 1 }, () => ({
    who: 'computer',
    kind: gentle,
    character: '',
  }))
  return [{ who: 'me', name }, ...(others as NewChair[])]
}
