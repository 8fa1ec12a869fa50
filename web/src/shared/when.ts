/** Moments in words. */

import { locale } from './speech'

/** "Tuesday 18:00", where one is; with the date where it is farther off. */
export function day(seconds: number): string {
  const when = new Date(1000 * seconds)
  const near = when.getTime() - Date.now() < 6 * 24 * 3600 * 1000
  const date = near ? {} : ({ day: 'numeric', month: 'short' } as const)
  const said = new Intl.DateTimeFormat(locale, { weekday: near ? 'long' : 'short', ...date })
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
  return `${said.format(when)} ${time.format(when)}`
}
