/** WebAuthn in the browser. The server encodes bytes as base64url. */

import type {
  PasskeyAttestation,
  PasskeyRequestOptions,
  PasskeyCreationOptions,
  PasskeyAssertion,
} from '../generated/messages'
import { say } from './words'

/** True if this browser supports passkeys. */
export const supportsPasskeys = 'credentials' in navigator && 'PublicKeyCredential' in window

/** Create a passkey. Errors come in plain words. */
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

/** Sign in with a passkey. Errors come in plain words. */
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

/** Translate the browser's errors into plain words. */
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
