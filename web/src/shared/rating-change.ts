/** A change of a rating as an arrow, a sign and a number. */

import { number } from './i18n'

/** "▲ +12", "▼ −7" or "±0". */
export function withArrow(change: number): string {
  const [arrow, sign] = change < 0 ? ['▼ ', '−'] : change ? ['▲ ', '+'] : ['', '±']
  return arrow + sign + number(Math.abs(change))
}
