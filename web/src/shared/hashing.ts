/** SHA-256 and HMAC. Browsers offer them only over HTTPS and on localhost, but friends often use
 * plain HTTP. Imported on demand. */

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The SHA-256 of a text, in hexadecimal. */
export const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** The server's commitment to a seed, published before the first card. */
export const commitmentTo = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)))

/** A number from 0 to 2^256 - 1. */
export function hmacNumber(seed: string, message: string): bigint {
  return BigInt(`0x${bytesToHex(hmac(sha256, hexToBytes(seed), utf8ToBytes(message)))}`)
}
