/** This folder's translations (see shared/i18n.ts), and formatting of its figures. */

import type { GameRating, Wins } from '../generated/messages'
import { translator } from '../shared/i18n'
import { withArrow } from '../shared/rating-change'
import english from './en.ftl'

export const say = translator(english, import.meta.glob(['./*.ftl', '!./en.ftl']))

const percent = (part: number): number => Math.round(100 * part)

/** "7 of 12 won, 58 % (32 to 81)"; the brackets are the 95 % interval. */
export function won({ wins, matches, low, high }: Wins): string {
  const [share, least, most] = [wins / matches, low, high].map(percent) as [number, number, number]
  return say('share', { wins, matches, share, low: least, high: most })
}

/** Say whether chance could explain the wins. */
export function luck({ won, players, luck }: GameRating): string {
  const { wins, matches } = won
  const more = wins / matches > 1 / players
  return say(luck ? 'luck' : more ? 'luck-more' : 'luck-less', { wins, matches, players })
}

/** "▲ +12 in the last match". */
export const moved = (change: number): string => say('changed', { change: withArrow(change) })

export { number as points } from '../shared/i18n'
