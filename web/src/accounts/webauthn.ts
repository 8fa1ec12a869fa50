/** What a browser does with passkeys: the house says bytes as base64url, the browser wants bytes. */

import type {
  PasskeyAttestation,
  PasskeyRequestOptions,
  PasskeyCreationOptions,
  PasskeyAssertion,
} from '../generated/messages'
import { say } from './words'

/** Whether this browser knows passkeys at all. */
export const supportsPasskeys = 'credentials' in navigator && 'PublicKeyCredential' in window

/** Have the browser make a passkey; an error says in plain words why there is none. */
export async function createPasskey(wanted: PasskeyCreationOptions): Promise<PasskeyAttestation> {
  const made = (await telling(
    navigator.credentials.create({
      publicKey: {
        rp: { id: wanted.site, name: 'Tinstar' },
        user: { id: bytes(wanted.user), name: wanted.name, displayName: wanted.name },
        challenge: bytes(wanted.challenge),
        pubKeyCredParams: wanted.algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: wanted.known.map((id) => ({ type: 'public-key', id: bytes(id) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    }),
  )) as PublicKeyCredential
  const said = made.response as AuthenticatorAttestationResponse
  return {
    id: made.id,
    client: text(said.clientDataJSON),
    attestation: text(said.attestationObject),
  }
}

/** Have the browser show a passkey; an error says in plain words why there is none. */
export async function showPasskey(asked: PasskeyRequestOptions): Promise<PasskeyAssertion> {
  const shown = (await telling(
    navigator.credentials.get({
      publicKey: {
        rpId: asked.site,
        challenge: bytes(asked.challenge),
        userVerification: 'required',
      },
    }),
  )) as PublicKeyCredential
  const said = shown.response as AuthenticatorAssertionResponse
  return {
    id: shown.id,
    client: text(said.clientDataJSON),
    authenticator: text(said.authenticatorData),
    signature: text(said.signature),
    user: said.userHandle ? text(said.userHandle) : '',
  }
}

/** In plain words, where browsers say little or too much. */
async function telling(asked: Promise<Credential | null>): Promise<Credential> {
  const found = await asked.catch((error: DOMException) => {
    const twice = error.name === 'InvalidStateError'
    throw new Error(say(twice ? 'passkey-twice' : 'passkey-none'))
  })
  if (!found) throw new Error(say('passkey-none'))
  return found
}

function bytes(said: string): Uint8Array<ArrayBuffer> {
  const plain = atob(said.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

function text(raw: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(raw)))
  return plain.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
