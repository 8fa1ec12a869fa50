/** API calls about a guest's match history. */

import type { Cards, History, Strength } from '../generated/messages'
import { get } from '../shared/api-client'

export interface Filter {
  game: string
  players: number // 0: any
  against: string // key of an opponent; '' for any
}

export const historyApi = {
  history: (filter: Filter, before = 0) => get<History>(`/me/history?${query(filter, before)}`),
  standing: () => get<Strength>('/me/standing'),
  cards: () => get<Cards>('/me/cards'),
}

function query({ game, players, against }: Filter, before: number): string {
  const asked = new URLSearchParams()
  if (game) asked.set('game', game)
  if (players) asked.set('players', `${players}`)
  if (against) asked.set('against', against)
  if (before) asked.set('before', `${before}`)
  return asked.toString()
}
