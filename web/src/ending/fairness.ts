/** What a browser checks of a finished match by itself, by the recipe in docs/fair.md.

It believes the house nothing but the rules: which weights a position gives to the answers of chance,
and which answers are allowed, `tinstar verify` recomputes. */

import type { Table } from '../generated/messages'
import { promised, shareAt } from '../gathering/shuffle'
import { commitmentTo, digestOf, keyed } from '../shared/digest'

export interface Check {
  holds?: boolean // undefined for what can only be told
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
}

interface Entry {
  line: string
  position: number
  actor: number
  action: number
  weights?: number[]
  heard?: boolean
}

interface Journal {
  lines: string[]
  header: Header
  entries: Entry[]
  seed: string
}

const CHANCE = -1
const RANGE = 2n ** 256n // how many values HMAC-SHA-256 can take
const LONG = 500 // lines, after which the page takes a breath
const NAMED = 3 // wrong lines that are named

/** Everything that can be checked here, each with what was found. */
export async function checks(table: Table, text: string): Promise<Check[]> {
  const lines = text.split('\n').filter(Boolean)
  const broken = await brokenLink(lines)
  const whole = sure(
    !broken,
    `All ${lines.length} lines of the journal are chained together, none was changed.`,
    `Line ${broken} of the journal does not fit the line before it.`,
  )
  const journal = read(lines)
  if (!journal) return [whole, { holds: false, text: 'This is no journal of a finished match.' }]
  return [whole, ...promises(table, journal), ...words(table, journal), ...(await chance(journal))]
}

const sure = (holds: boolean, yes: string, no: string): Check => ({ holds, text: holds ? yes : no })
const breath = () => new Promise((done) => setTimeout(done))

/** The number of the first line whose digest is wrong, from 1; 0 if all are right. */
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
      'The seed that is published now is the one the house was bound to.',
      'The seed that is published now is NOT the one the house was bound to.',
    ),
  ]
  if (window || header.window) {
    found.push(
      sure(
        header.window === window,
        `There were ${window} seconds to shout, as was agreed.`,
        `The journal says ${header.window} seconds to shout; agreed were ${window}.`,
      ),
    )
  }
  return found
}

/** Whether the words are those that all were bound to, and one's own are among them. */
function words(table: Table, { header }: Journal): Check[] {
  const shares = header.shares.filter((share) => share !== null)
  const shown = shares.filter((share) => share.nonce !== undefined)
  const fixed = promised(table.id)?.fixed
  const found = [
    sure(
      shown.every((share) => share.commitment === digestOf(textOf(share))),
      shown.length ? 'The words that went in are those that people were bound to.' : 'Nobody had words.',
      'Words went in that nobody was bound to.',
    ),
  ]
  if (fixed) {
    const now = header.shares.map((share) => share?.commitment ?? '')
    found.push(
      sure(
        now.length === fixed.length && now.every((commitment, seat) => commitment === fixed[seat]),
        'All were bound before this browser saw any words.',
        'Others are bound now than when the words were shown.',
      ),
    )
  }
  return [...found, ...own(table, shown)]
}

function own(table: Table, shown: Shown[]): Check[] {
  const share = shareAt(table.id)
  if (!share) return []
  const went = shown.some(({ nonce, words }) => nonce === share.nonce && words === share.words)
  if (!went && !share.shown)
    return [{ text: `Your words “${share.words}” came too late, and were left out.` }]
  return [
    sure(
      went,
      `Your words “${share.words}” went into the shuffle.`,
      `Your words “${share.words}” were shown in time, and left out.`,
    ),
  ]
}

/** Recompute each answer of chance. */
async function chance({ header, entries, seed }: Journal): Promise<Check[]> {
  const shown = header.shares
    .filter((share) => share?.nonce !== undefined)
    .map((share) => `${textOf(share as Shown)}\n`)
    .join('')
  const wrong: string[] = []
  let [position, draws, heard] = [0, 0, 0]
  for (const [index, entry] of entries.entries()) {
    if (index % LONG === LONG - 1) await breath()
    if (entry.line === 'undo') position -= 1
    const problem = entry.position === position ? disagrees(entry) : `position ${position} was due`
    if (problem) wrong.push(`line ${index + 2}: ${problem}`)
    if (entry.line === 'answer') position += 1
  }

  function disagrees({ line, actor, action, weights, heard: wasHeard }: Entry): string {
    if (line === 'undo' || actor !== CHANCE) return wasHeard ? 'that was not for chance to say' : ''
    if (!weights?.length || !weights.every((w) => Number.isSafeInteger(w) && w >= 0))
      return 'chance has no weights'
    if (wasHeard) {
      heard += 1
      return header.window && weights[action] ? '' : 'nobody can have been heard'
    }
    draws += 1
    const fair = drawn(seed, shown + position, weights)
    return fair === action ? '' : `chance said ${fair}, the journal has ${action}`
  }

  const all = `All ${draws} answers of chance follow from seed, words and weights.`
  const some = `${wrong.length} lines do not follow from seed, words and weights: `
  const found: Check[] = [sure(!wrong.length, all, some + wrong.slice(0, NAMED).join('; '))]
  if (heard) {
    const text = `${heard} times who spoke first was heard, for which there is the word of the house.`
    found.push({ text })
  }
  return found
}

const textOf = ({ nonce, words }: Shown): string => `${nonce} ${words}`

/** An index into the weights, by the third part of the recipe; -1 where none has any. */
function drawn(seed: string, message: string, weights: number[]): number {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  if (!total) return -1
  let attempt = 0
  let x = RANGE
  while (x >= RANGE - (RANGE % total)) x = keyed(seed, `${message}\n${attempt++}`)
  let left = Number(x % total)
  return weights.findIndex((weight) => (left -= weight) < 0)
}
