/** The user's part in the shuffle: words that this page draws, commits to, and reveals by itself.
 *
 * Before revealing them it stores the commitments of the server and all other players, for the
 * final check (`result/fairness-checks.ts`). The recipe is in docs/fair.md. */

import type { Table } from '../generated/messages'
import { api } from '../shared/api-client'
import { recall, remember } from '../shared/local-storage'

export interface Share {
  nonce: string
  words: string
  shown?: boolean // the server accepted them in time
}

/** The commitments of a table when this browser first saw it. */
export interface Promised {
  commitment: string // of the server
  early: boolean // seen before the first card
  window: number
  fixed?: string[] // each seat's commitment before this browser revealed its words
}

export const LONGEST_WORDS = 80
const WORDS =
  `amber anvil aspen badger banjo barrel bison boots bridle bronco butte cactus canyon cedar
  copper coyote creek dagger desert dusty eagle ember falcon fiddle flint gallop garnet gulch
  hollow hornet indigo juniper kettle lantern lasso lonesome maple mesa midnight mustang nugget
  owl pepper pine pistol prairie quartz rattle raven ridge river saddle sage silver sparrow spur
  thunder timber tumble turquoise velvet wagon willow wolf`.split(/\s+/)

const shares = new Map<string, Share>() // fallback if the browser stores nothing
const bound = new Map<string, string>() // commitments already sent, by table
const showing = new Set<string>() // tables whose words are being revealed

/** Return what this browser first saw of a table, if anything. */
export const promised = (id: string) => recall<Promised>(`promised.${id}`)
/** Return the user's words for a table, if any. */
export const shareAt = (id: string) => recall<Share>(`share.${id}`) ?? shares.get(id)

/** Store the commitments of a table when it is first seen. */
export function rememberPromise(table: Table): void {
  const before = table.phase === 'gathering' || table.phase === 'revealing'
  const { commitment, window } = table
  const known = promised(table.id) ?? { commitment, window, early: before }
  if (table.phase === 'revealing') known.fixed ??= table.chairs.map((chair) => chair.commitment)
  remember(`promised.${table.id}`, known)
}

/** Set the user's words for a table, or draw random ones; replaces earlier words. */
export function choose(id: string, words = ''): Share {
  const nonce = Array.from(random(32), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const share = { nonce, words: printable(words) || drawnWords() }
  keep(id, share)
  return share
}

/** Commit before the match, and reveal before the first card. */
export async function sendCommitment(table: Table): Promise<void> {
  rememberPromise(table)
  if (table.phase === 'gathering') await commit(table)
  if (table.phase === 'revealing') await reveal(table)
}

async function commit(table: Table): Promise<void> {
  const mine = table.chairs.filter((chair) => chair.yours)
  if (!mine.length || table.duplicate) return // a duplicate's deals are shared with other tables
  const commitment = await commitmentOf(shareAt(table.id) ?? choose(table.id))
  if (mine.some((chair) => chair.commitment === commitment)) return
  const lost = mine.every((chair) => !chair.commitment)
  if (bound.get(table.id) === commitment && !lost) return // another window has other words
  bound.set(table.id, commitment)
  await api.commit(table.id, { commitment })
}

/** Return the commitment to send when sitting down. If the page sent it later, the host could start
 * first. */
export async function part(id: string): Promise<{ commitment: string }> {
  const commitment = await commitmentOf(shareAt(id) ?? choose(id))
  bound.set(id, commitment)
  return { commitment }
}

async function reveal(table: Table): Promise<void> {
  const share = shareAt(table.id)
  if (!share || share.shown || showing.has(table.id)) return
  const commitment = await commitmentOf(share)
  if (!table.chairs.some((chair) => chair.commitment === commitment && !chair.words)) return
  showing.add(table.id)
  try {
    await api.reveal(table.id, { nonce: share.nonce, words: share.words })
    keep(table.id, { ...share, shown: true })
  } finally {
    showing.delete(table.id)
  }
}

/** Return the text whose digest is the commitment. */
export const textOf = ({ nonce, words }: Partial<Share>): string => `${nonce} ${words}`

async function commitmentOf(share: Share): Promise<string> {
  const { digestOf } = await import('../shared/hashing')
  return digestOf(textOf(share))
}

function keep(id: string, share: Share): void {
  shares.set(id, share)
  remember(`share.${id}`, share)
}

function drawnWords(): string {
  return Array.from(random(3), (byte) => WORDS[byte % WORDS.length]).join(' ')
}

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))

/** Return the words as one line that the server accepts. */
function printable(words: string): string {
  const line = words.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, ' ').trim()
  return Array.from(line).slice(0, LONGEST_WORDS).join('').trim()
}
