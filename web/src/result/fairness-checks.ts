/** Fairness checks in the browser, by the recipe in docs/fair.md.
 *
 * The checks trust the server only about the rules: the weights of chance in each position, and
 * the legal moves. `tinstar verify` recomputes these two as well. */

import type { Table } from '../generated/messages'
import { promised, shareAt, textOf } from '../waiting-room/shuffle-commitment'
import { commitmentTo, digestOf, hmacNumber } from '../shared/hashing'
import { say } from './words'

export interface Check {
  holds?: boolean // undefined for information that cannot be checked
  text: string
}

interface Shown {
  commitment: string
  nonce?: string
  words?: string
}

interface Header {
  commitment: string
  window: number
  shares: (Shown | null)[]
  duplicate?: boolean
}

interface Entry {
  line: string
  position: number
  actor: number
  action: number
  weights?: number[]
  heard?: boolean
  draw?: number
}

interface Journal {
  lines: string[]
  header: Header
  entries: Entry[]
  seed: string
}

const CHANCE = -1
const RANGE = 2n ** 256n // number of values of HMAC-SHA-256
const ROUND = 65536 // tables with shared deals number each round's draws from a multiple of this
const LONG = 500 // lines between two pauses for the page
const NAMED = 3 // wrong lines that are listed

/** Return all checks with their results. */
export async function checks(table: Table, text: string): Promise<Check[]> {
  const lines = text.split('\n').filter(Boolean)
  const broken = await brokenLink(lines)
  const whole = sure(!broken, say('chained', { n: lines.length }), say('unchained', { n: broken }))
  const journal = read(lines)
  if (!journal) return [whole, { holds: false, text: say('no-journal') }]
  return [whole, ...promises(table, journal), ...words(table, journal), ...(await chance(journal))]
}

const sure = (holds: boolean, yes: string, no: string): Check => ({ holds, text: holds ? yes : no })
const breath = () => new Promise((done) => setTimeout(done))

/** Return the number of the first line with a wrong digest, counted from 1, or 0 if all are right. */
async function brokenLink(lines: string[]): Promise<number> {
  let previous = ''
  for (const [index, line] of lines.entries()) {
    if (index % LONG === LONG - 1) await breath()
    const [, body, digest] = /^(.*),"digest":"([0-9a-f]{64})"}$/.exec(line) ?? []
    if (!body || !digest || digest !== digestOf(previous + body)) return index + 1
    previous = digest
  }
  return 0
}

function read(lines: string[]): Journal | undefined {
  try {
    const [header, ...entries] = lines.map((line) => JSON.parse(line))
    const { line, seed } = entries.pop()
    const whole = line === 'end' && /^[0-9a-f]{64}$/.test(seed) && Array.isArray(header.shares)
    return whole ? { lines, header, entries, seed } : undefined
  } catch {
    return undefined
  }
}

function promises(table: Table, { header, seed }: Journal): Check[] {
  const { commitment, window } = promised(table.id) ?? table
  const found = [
    sure(
      commitmentTo(seed) === commitment && header.commitment === commitment,
      say('seed'),
      say('seed-not'),
    ),
  ]
  if (window || header.window) {
    found.push(
      sure(
        header.window === window,
        say('window', { n: window }),
        say('window-not', { n: header.window, agreed: window }),
      ),
    )
  }
  return found
}

/** Check the revealed words against the commitments; the user's own must be among them. */
function words(table: Table, { header }: Journal): Check[] {
  const shares = header.shares.filter((share) => share !== null)
  const shown = shares.filter((share) => share.nonce !== undefined)
  const fixed = promised(table.id)?.fixed
  const found = [
    sure(
      shown.every((share) => share.commitment === digestOf(textOf(share))),
      say(shown.length ? 'words' : 'words-none'),
      say('words-not'),
    ),
  ]
  if (fixed) {
    const now = header.shares.map((share) => share?.commitment ?? '')
    found.push(
      sure(
        now.length === fixed.length && now.every((commitment, seat) => commitment === fixed[seat]),
        say('before'),
        say('before-not'),
      ),
    )
  }
  return header.duplicate ? found : [...found, ...own(table, shown)]
}

function own(table: Table, shown: Shown[]): Check[] {
  const share = shareAt(table.id)
  if (!share) return []
  const went = shown.some(({ nonce, words }) => nonce === share.nonce && words === share.words)
  if (!went && !share.shown) return [{ text: say('late', { words: share.words }) }]
  return [
    sure(went, say('went-in', { words: share.words }), say('left-out', { words: share.words })),
  ]
}

/** Recompute each chance event. */
async function chance({ header, entries, seed }: Journal): Promise<Check[]> {
  const shown = header.shares
    .filter((share) => share?.nonce !== undefined)
    .map((share) => `${textOf(share as Shown)}\n`)
    .join('')
  const wrong: string[] = []
  let [position, draws, heard, last] = [0, 0, 0, -1]
  for (const [index, entry] of entries.entries()) {
    if (index % LONG === LONG - 1) await breath()
    if (entry.line === 'undo') position -= 1
    const problem =
      entry.position === position ? disagrees(entry) : say('position-due', { n: position })
    if (problem) wrong.push(say('line', { n: index + 2, problem }))
    if (entry.line === 'answer') position += 1
  }

  function disagrees({ line, actor, action, weights, draw, heard: wasHeard }: Entry): string {
    if (line === 'undo' || actor !== CHANCE) return wasHeard ? say('not-for-chance') : ''
    if (!weights?.length || !weights.every((w) => Number.isSafeInteger(w) && w >= 0))
      return say('no-weights')
    if (wasHeard) {
      heard += 1
      return header.window && weights[action] ? '' : say('nobody-heard')
    }
    draws += 1
    const number = header.duplicate ? (draw ?? -1) : position
    const next = [last + 1, (Math.floor(last / ROUND) + 1) * ROUND]
    if (header.duplicate && !next.includes(number)) return say('draw-due', { draw: last + 1 })
    last = number
    const fair = drawn(seed, shown + number, weights)
    return fair === action ? '' : say('chance-said', { fair, action })
  }

  const named = wrong.slice(0, NAMED).join('; ')
  const some = say('chance-not', { n: wrong.length, lines: named })
  const found: Check[] = [sure(!wrong.length, say('chance', { n: draws }), some)]
  if (heard) found.push({ text: say('heard', { n: heard }) })
  return found
}

/** Return the drawn index, by the third part of the recipe; -1 if all weights are 0. */
function drawn(seed: string, message: string, weights: number[]): number {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  if (!total) return -1
  let attempt = 0
  let x = RANGE
  while (x >= RANGE - (RANGE % total)) x = hmacNumber(seed, `${message}\n${attempt++}`)
  let left = Number(x % total)
  return weights.findIndex((weight) => (left -= weight) < 0)
}
