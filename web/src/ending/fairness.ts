/** What a browser can check of a match by itself: the promise, and that nothing was changed since.

The form of a journal is told in `tinstar/table/lines.py`, the recipe of chance in `fair.py`. */

import type { Table } from '../generated/messages'
import { recall, remember } from '../shared/memory'

/** The commitment as this browser first saw it; `early` if that was before the first card. */
export interface Promised {
  commitment: string
  early: boolean
}

/** Keep a table's commitment, the first time that this browser sees it. */
export function commitmentSeen(table: Table): void {
  const key = `promised.${table.id}`
  if (recall<Promised>(key)) return
  remember(key, { commitment: table.commitment, early: table.phase === 'gathering' })
}

export const promised = (id: string) => recall<Promised>(`promised.${id}`)

/** Only pages from https or from the same machine are lent the browser's SHA-256. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined

export async function commitmentOf(seed: string): Promise<string> {
  const bytes = seed.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? []
  return sha256(new Uint8Array(bytes))
}

/** How many lines a journal has, and the first whose digest is wrong; 0 if all are right. */
export async function chain(journal: string): Promise<{ lines: number; broken: number }> {
  const lines = journal.split('\n').filter(Boolean)
  let previous = ''
  for (const [index, line] of lines.entries()) {
    const [, body, digest] = /^(.*),"digest":"([0-9a-f]{64})"}$/.exec(line) ?? []
    const expected = body && (await sha256(new TextEncoder().encode(previous + body)))
    if (!digest || digest !== expected) return { lines: lines.length, broken: index + 1 }
    previous = digest
  }
  return { lines: lines.length, broken: 0 }
}

/** The commitment that a journal begins with, and the words that went into the shuffle. */
export function header(journal: string): { commitment: string; words: string[] } {
  const { commitment = '', words = [] } = JSON.parse(journal.split('\n', 1)[0] || '{}')
  return { commitment, words }
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
