/** A result of a deal of the day in words. */

import type { DailyDeal, DailyResult } from '../generated/messages'
import { longDate } from '../shared/time-format'
import { say } from './words'

/** Return the share of matches that ended no better, in percent. */
export const percent = ({ share }: Pick<DailyResult, 'share'>): number =>
  Math.round(100 * (share ?? 0))

/** Return the text to share: game, date, percentile and streak. */
export function textToShare({ title, date, streak, result }: DailyDeal): string {
  const compared = result && result.share !== null
  return say('shared', {
    title,
    date: longDate(date),
    streak,
    won: result?.won ? 'yes' : 'no',
    percent: compared ? percent(result) : 'none',
  })
}
