/** The lessons of each game that this browser has shown. Lessons are stored by their triggers,
 * until the whole game counts as known. */

import { forgetAll, recall, remember } from './local-storage'
import { settings } from './settings.svelte'

const key = (game: string) => `guided.${game}`

/** Return whether the game is known. */
export const knows = (game: string): boolean => recall(key(game)) === true

/** Return the lessons already shown, by their triggers. */
export function told(game: string): string[] {
  const found = recall<unknown>(key(game))
  return Array.isArray(found) ? found : []
}

/** Store that a lesson was shown. */
export function tell(game: string, when: string): void {
  remember(key(game), [...new Set([...told(game), when])])
}

/** Store that the game is known. */
export function knowAll(game: string): void {
  remember(key(game), true)
}

/** Explain a game from the beginning. */
export function explain(game: string): void {
  remember(key(game), [])
  settings.guide = true
}

/** Explain all games from the beginning. */
export const forgetLessons = (): void => forgetAll(key(''))
