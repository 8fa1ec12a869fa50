/** Times and durations in words. */

import { locale, say } from './i18n'

/** "Tuesday 18:00" in local time; farther away with the date. */
export function dayAndTime(seconds: number): string {
  const when = new Date(1000 * seconds)
  const near = when.getTime() - Date.now() < 6 * 24 * 3600 * 1000
  const date = near ? {} : ({ day: 'numeric', month: 'short' } as const)
  const said = new Intl.DateTimeFormat(locale, { weekday: near ? 'long' : 'short', ...date })
  return `${said.format(when)} ${clockTime(seconds)}`
}

/** "18:00" in local time. */
export const clockTime = (seconds: number): string =>
  new Date(1000 * seconds).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })

/** Format Unix seconds as a date. */
export const calendarDate = (seconds: number): string =>
  new Date(1000 * seconds).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })

/** Format a date such as 2026-11-28 in words: "Saturday 28 November 2026". */
export const dayInWords = (date: string): string =>
  new Date(`${date}T12:00:00`).toLocaleDateString(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })

/** Format a date such as 2026-11-28 without its weekday: "28 November 2026". */
export const longDate = (date: string): string =>
  new Date(`${date}T12:00:00`).toLocaleDateString(locale, { dateStyle: 'long' })

/** "4 minutes 53 seconds"; seconds are rounded up. */
export function duration(seconds: number): string {
  const whole = Math.ceil(seconds)
  const parts: [number, string][] = [
    [Math.floor(whole / 86400), 'days'],
    [Math.floor(whole / 3600) % 24, 'hours'],
    [Math.floor(whole / 60) % 60, 'minutes'],
    [whole % 60, 'seconds'],
  ]
  const said = parts.filter(([n]) => n).map(([n, unit]) => say(unit, { n }))
  return said.join(' ') || say('no-time')
}
