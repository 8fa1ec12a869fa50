/** What one's own page asks the house for; loaded with it, so that no other screen pays for it. */

import type {
  BlockedGuests,
  Cards,
  DeviceLink,
  Erase,
  History,
  HookThere,
  Introduce,
  MailTo,
  MoveHere,
  NewPasskey,
  Notices,
  NoticeToken,
  PasskeyAsked,
  Passkeys,
  PasskeyWanted,
  Person,
  PushHere,
  ShownPasskey,
  Strength,
} from '../generated/messages'
import { get, tell } from '../shared/api-client'
import { settings } from '../shared/settings.svelte'

export interface Filter {
  game: string
  players: number // 0: any
  against: string // the key of an opponent, or empty
}

export const mine = {
  person: () => get<Person>('/me'),
  introduce: (said: Introduce) => tell<Person>('PUT', '/me', said),
  link: () => tell<DeviceLink>('POST', '/me/link'),
  withdraw: () => tell<Person>('DELETE', '/me/link'),
  move: (said: MoveHere) => tell<Person>('POST', '/me/move', said),
  signOut: () => tell<Person>('POST', '/me/sign-out'),
  history: (filter: Filter, before = 0) => get<History>(`/me/history?${query(filter, before)}`),
  standing: () => get<Strength>('/me/standing'),
  cards: () => get<Cards>('/me/cards'),
  notices: () => get<Notices>('/me/notices'),
  tellHere: (said: PushHere) => tell<Notices>('POST', '/me/notices/push', said),
  tellByMail: (said: MailTo) => tell<Notices>('POST', '/me/notices/mail', said),
  tellThere: (said: HookThere) => tell<Notices>('POST', '/me/notices/hook', said),
  tellNoMore: (id: string) => tell<Notices>('DELETE', `/me/notices/${encodeURIComponent(id)}`),
  prove: (said: NoticeToken) => tell<NoticeToken>('POST', '/notices/prove', said),
  stop: (said: NoticeToken) => tell<NoticeToken>('POST', '/notices/stop', said),
  passkeys: () => get<Passkeys>('/me/passkeys'),
  beginPasskey: () => tell<PasskeyWanted>('POST', '/me/passkeys/begin'),
  addPasskey: (said: NewPasskey) => tell<Passkeys>('POST', '/me/passkeys', said),
  removePasskey: (id: string) => tell<Passkeys>('DELETE', `/me/passkeys/${encodeURIComponent(id)}`),
  askForPasskey: () => tell<PasskeyAsked>('POST', '/me/passkeys/ask'),
  signIn: (said: ShownPasskey) => tell<Person>('POST', '/me/passkeys/sign-in', said),
  blocked: () => get<BlockedGuests>('/me/blocked'),
  unblock: (key: string) => tell<BlockedGuests>('DELETE', `/me/blocked/${encodeURIComponent(key)}`),
  erase: (said: Erase) => tell<Person>('POST', '/me/erase', said),
}

/** The page calls whoever looks as the house knows them now. */
export function become({ name, mark }: Person): void {
  if (name) settings.name = name
  if (mark) settings.mark = mark
}

export const exportAddress = '/api/me/export'

function query({ game, players, against }: Filter, before: number): string {
  const asked = new URLSearchParams()
  if (game) asked.set('game', game)
  if (players) asked.set('players', `${players}`)
  if (against) asked.set('against', against)
  if (before) asked.set('before', `${before}`)
  return asked.toString()
}
