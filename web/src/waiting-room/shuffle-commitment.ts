/** One's part in the shuffle: words that this page draws, commits to, and shows by itself.

Before it shows them it keeps what the house and all others are bound to, for the check in the end
(`result/fairness-checks.ts`). The recipe is docs/fair.md. */

import type { Table } from '../generated/messages'
import { api } from '../shared/api-client'
import { recall, remember } from '../shared/local-storage'

export interface Share {
  nonce: string
  words: string
  shown?: boolean // the house has taken them in time
}

/** What this browser saw of a table, the first time that it did. */
export interface Promised {
  commitment: string // of the house
  early: boolean // before the first card
  window: number
  fixed?: string[] // what each seat was bound to, before this browser showed its own words
}

export const LONGEST_WORDS = 80
const WORDS =
  `amber anvil aspen badger banjo barrel bison boots bridle bronco butte cactus canyon cedar
  copper coyote creek dagger desert dusty eagle ember falcon fiddle flint gallop garnet gulch
  hollow hornet indigo juniper kettle lantern lasso lonesome maple mesa midnight mustang nugget
  owl pepper pine pistol prairie quartz rattle raven ridge river saddle sage silver sparrow spur
  thunder timber tumble turquoise velvet wagon willow wolf`.split(/\s+/)

const shares = new Map<string, Share>() // where the browser remembers nothing, the page does
const bound = new Map<string, string>() // what was said already, by table
const showing = new Set<string>() // tables where the words are on their way

/** What this browser saw of a table first, if it has seen it. */
export const promised = (id: string) => recall<Promised>(`promised.${id}`)
/** One's own words for a table, if there are any. */
export const shareAt = (id: string) => recall<Share>(`share.${id}`) ?? shares.get(id)

/** Keep what a table promises, the first time that this browser sees it. */
export function rememberPromise(table: Table): void {
  const before = table.phase === 'gathering' || table.phase === 'revealing'
  const { commitment, window } = table
  const known = promised(table.id) ?? { commitment, window, early: before }
  if (table.phase === 'revealing') known.fixed ??= table.chairs.map((chair) => chair.commitment)
  remember(`promised.${table.id}`, known)
}

/** Words of one's own for a table, or else words that are drawn; what was chosen before is gone. */
export function choose(id: string, words = ''): Share {
  const nonce = Array.from(random(32), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const share = { nonce, words: printable(words) || drawnWords() }
  keep(id, share)
  return share
}

/** Commit while the table gathers, and show what one committed to before the first card. */
export async function sendCommitment(table: Table): Promise<void> {
  rememberPromise(table)
  if (table.phase === 'gathering') await commit(table)
  if (table.phase === 'revealing') await reveal(table)
}

async function commit(table: Table): Promise<void> {
  const mine = table.chairs.filter((chair) => chair.yours)
  if (!mine.length || table.duplicate) return // whose chance is that of other tables
  const commitment = await commitmentOf(shareAt(table.id) ?? choose(table.id))
  if (mine.some((chair) => chair.commitment === commitment)) return
  const lost = mine.every((chair) => !chair.commitment)
  if (bound.get(table.id) === commitment && !lost) return // another window has other words
  bound.set(table.id, commitment)
  await api.commit(table.id, { commitment })
}

/** What who sits down brings along: the host might deal before a word of its own came. */
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

/** What a commitment is the digest of. */
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

/** One line as the house takes it. */
function printable(words: string): string {
  const line = words.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, ' ').trim()
  return Array.from(line).slice(0, LONGEST_WORDS).join('').trim()
}
