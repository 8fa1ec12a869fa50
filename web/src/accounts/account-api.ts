/** API calls of the profile page, loaded together with it. */

import type {
  BlockedGuests,
  DeviceLink,
  EraseGuest,
  EditProfile,
  LinkDevice,
  PasskeyAttestation,
  PasskeyRequestOptions,
  Passkeys,
  PasskeyCreationOptions,
  MyProfile,
  PasskeyAssertion,
} from '../generated/messages'
import { get, tell } from '../shared/api-client'
import { settings } from '../shared/settings.svelte'

export const accountApi = {
  person: () => get<MyProfile>('/me'),
  introduce: (said: EditProfile) => tell<MyProfile>('PUT', '/me', said),
  link: () => tell<DeviceLink>('POST', '/me/link'),
  withdraw: () => tell<MyProfile>('DELETE', '/me/link'),
  move: (said: LinkDevice) => tell<MyProfile>('POST', '/me/move', said),
  signOut: () => tell<MyProfile>('POST', '/me/sign-out'),
  passkeys: () => get<Passkeys>('/me/passkeys'),
  beginPasskey: () => tell<PasskeyCreationOptions>('POST', '/me/passkeys/begin'),
  addPasskey: (said: PasskeyAttestation) => tell<Passkeys>('POST', '/me/passkeys', said),
  removePasskey: (id: string) => tell<Passkeys>('DELETE', `/me/passkeys/${encodeURIComponent(id)}`),
  askForPasskey: () => tell<PasskeyRequestOptions>('POST', '/me/passkeys/ask'),
  signIn: (said: PasskeyAssertion) => tell<MyProfile>('POST', '/me/passkeys/sign-in', said),
  blocked: () => get<BlockedGuests>('/me/blocked'),
  unblock: (key: string) => tell<BlockedGuests>('DELETE', `/me/blocked/${encodeURIComponent(key)}`),
  erase: (said: EraseGuest) => tell<MyProfile>('POST', '/me/erase', said),
}

/** Use the server's name and mark in the page's settings. */
export function rememberProfile({ name, mark }: MyProfile): void {
  if (name) settings.name = name
  if (mark) settings.mark = mark
}

export const exportAddress = '/api/me/export'
