/** Which lessons of a game have been told in this browser: some, by what they were told at, or all,
 * where somebody knows the game. */

import { forgetAll, recall, remember } from './local-storage'
import { settings } from './settings.svelte'

const key = (game: string) => `guided.${game}`

/** Whether all lessons of a game have been told. */
export const knows = (game: string): boolean => recall(key(game)) === true

/** The lessons of a game that have been told, by their moments. */
export function told(game: string): string[] {
  const found = recall<unknown>(key(game))
  return Array.isArray(found) ? found : []
}

/** Remember that a lesson has been told. */
export function tell(game: string, when: string): void {
  remember(key(game), [...new Set([...told(game), when])])
}

/** Remember that a person knows a game. */
export function knowAll(game: string): void {
  remember(key(game), true)
}

/** A game is explained from the beginning, whatever was told of it before. */
export function explain(game: string): void {
  remember(key(game), [])
  settings.guide = true
}

/** Everything is told once more, of all games. */
export const forgetLessons = (): void => forgetAll(key(''))
