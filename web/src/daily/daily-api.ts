/** Deals of the day: requests, and the date on this device. */

import type { DailyDeal, DailyDeals, DailyResults, Table } from '../generated/messages'
import { get, tell } from '../shared/api-client'
import { go } from '../shared/router.svelte'
import { settings } from '../shared/settings.svelte'

const path = (game: string) => `/daily/${encodeURIComponent(game)}`
const on = (date: string) => `?${new URLSearchParams({ date })}`

/** Return the date on this device as the server reads it, such as 2026-11-28. */
export function today(now = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => `${part}`.padStart(2, '0')).join('-')
}

/** Return a date so many days later. */
export function later(date: string, days: number): string {
  const there = new Date(`${date}T12:00:00`)
  there.setDate(there.getDate() + days)
  return today(there)
}

export const dailyApi = {
  deals: (date: string) => get<DailyDeals>(`/daily${on(date)}`),
  deal: (game: string, date: string) => get<DailyDeal>(path(game) + on(date)),
  results: (game: string, date: string, circle = '') =>
    get<DailyResults>(
      `${circle ? `/circles/${encodeURIComponent(circle)}` : ''}${path(game)}${circle ? '' : '/results'}${on(date)}`,
    ),
}

/** Begin a deal or return to it, and go to its table. */
export async function play(game: string, date: string): Promise<void> {
  const east = -new Date().getTimezoneOffset()
  const body = { date, east, name: settings.name }
  go(`/t/${(await tell<Table>('POST', path(game), body)).id}`)
}
