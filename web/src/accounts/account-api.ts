/** What the profile page asks the server for; loaded with it, so that no other screen pays for it. */

import type {
  BlockedGuests,
  DeviceLink,
  Erase,
  Introduce,
  MoveHere,
  NewPasskey,
  PasskeyAsked,
  Passkeys,
  PasskeyWanted,
  Person,
  ShownPasskey,
} from '../generated/messages'
import { get, tell } from '../shared/api-client'
import { settings } from '../shared/settings.svelte'

export const accountApi = {
  person: () => get<Person>('/me'),
  introduce: (said: Introduce) => tell<Person>('PUT', '/me', said),
  link: () => tell<DeviceLink>('POST', '/me/link'),
  withdraw: () => tell<Person>('DELETE', '/me/link'),
  move: (said: MoveHere) => tell<Person>('POST', '/me/move', said),
  signOut: () => tell<Person>('POST', '/me/sign-out'),
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
