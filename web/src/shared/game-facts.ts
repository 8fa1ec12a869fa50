/** Facts about a game for newcomers. */

import { say } from './i18n'

/** "2 players", "2 or 3 players", "2 to 5 players". */
export function howMany(seats: number[]): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)]
  const range = say(most - least === 1 ? 'or' : 'to', { least, most })
  return say('players', { seats: least === most ? least : range })
}

/** Say how many minutes a game takes. */
export const howLong = (minutes: number): string => say('about-minutes', { minutes })
