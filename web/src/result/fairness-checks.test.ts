import { beforeEach, describe, expect, test } from 'vitest'
import { choose, rememberPromise } from '../waiting-room/shuffle-commitment'
import { digestOf } from '../shared/hashing'
import { aTable } from '../testing/fixtures'
import { checks } from './fairness-checks'

type Line = Record<string, unknown>

/** The journal of a short match, as Python writes it. */
const [text = ''] = Object.values(
  import.meta.glob<string>('../../../tests/formats/journal-*.jsonl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
const lines: Line[] = text
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))
const { commitment, window } = lines[0] as { commitment: string; window: number }
const table = aTable({ commitment, window, phase: 'over' })

beforeEach(() => localStorage.clear())

/** Change one line of the journal and recompute all digests. */
function forged(nth: number, changed: Line): string {
  let previous = ''
  const written = lines.map(({ digest: _, ...line }, index) => {
    const body = JSON.stringify(index === nth ? { ...line, ...changed } : line).slice(0, -1)
    previous = digestOf(previous + body)
    return `${body},"digest":"${previous}"}`
  })
  return `${written.join('\n')}\n`
}

const failing = async (of: string, at = table) =>
  (await checks(at, of)).filter(({ holds }) => holds === false).map((check) => check.text)

const nth = (found: (line: Line) => boolean): number => lines.findIndex(found)
const byChance = nth(({ line, actor }) => line === 'answer' && actor === -1)

test('a journal that Python wrote holds in every respect', async () => {
  const found = await checks(table, text)
  expect(found.filter(({ holds }) => !holds)).toEqual([])
  const draws = lines.filter(({ actor }) => actor === -1).length
  expect(found.at(-1)?.text).toContain(`${draws}`)
})

describe('a journal is told apart from one that', () => {
  test('has one letter changed', async () => {
    expect(await failing(text.replace('"players":2', '"players":3'))).toEqual([
      'Line 1 of the journal does not fit the line before it.',
    ])
  })

  test('lacks a line', async () => {
    const without = text.split('\n').toSpliced(3, 1).join('\n')
    expect((await failing(without))[0]).toBe(
      'Line 4 of the journal does not fit the line before it.',
    )
  })

  test('was made to fit another answer of chance', async () => {
    const { weights, action } = lines[byChance] as { weights: number[]; action: number }
    const other = weights.findIndex((weight, index) => weight && index !== action)
    const [problem] = await failing(forged(byChance, { action: other }))
    expect(problem).toContain(`ine ${byChance + 1}`)
  })

  test('was made to fit other weights', async () => {
    const [problem] = await failing(forged(byChance, { weights: [] }))
    expect(problem).toContain('the chance event has no weights')
  })

  test('says of a card that it was dealt because somebody was heard', async () => {
    const [problem] = await failing(forged(byChance, { heard: true }))
    expect(problem).toContain('nobody could speak here')
  })

  test('counts its positions wrongly', async () => {
    const [problem] = await failing(forged(byChance, { position: 99 }))
    expect(problem).toContain('must have the position')
  })

  test('shows another seed', async () => {
    const last = lines.length - 1
    expect(await failing(forged(last, { seed: 'ab'.repeat(32) }))).toContain(
      'The published seed is NOT the one that the server committed to.',
    )
  })

  test('says another commitment than was published', async () => {
    expect(await failing(forged(0, { commitment: 'ab'.repeat(32) }))).toHaveLength(1)
  })

  test('says another time to shout than was agreed', async () => {
    expect(await failing(forged(0, { window: 7 }))).toEqual([
      'The journal says that players had 7 seconds to shout, but 0 were agreed.',
    ])
  })

  test('is not over', async () => {
    const begun = text.split('\n').slice(0, 5).join('\n')
    expect(await failing(begun)).toEqual(['This is not the journal of a finished match.'])
  })
})

test('the forged journal holds where nothing was changed', async () => {
  expect(await failing(forged(0, {}))).toEqual([])
})

describe('what this browser kept of the table', () => {
  const promise = { ...table, phase: 'revealing' as const }

  test('counts more than what the house says now', async () => {
    rememberPromise({ ...promise, commitment: 'ab'.repeat(32), chairs: [] })
    expect(await failing(text)).toContain(
      'The published seed is NOT the one that the server committed to.',
    )
  })

  test('a seat that was bound to other words is found', async () => {
    rememberPromise(promise) // two seats without a commitment
    expect(await failing(text)).toEqual([])
    const share = { commitment: digestOf('n words') }
    expect(await failing(forged(0, { shares: [share, null] }))).toHaveLength(1)
  })

  test('words that are not those somebody was bound to are found', async () => {
    const share = { commitment: digestOf('n words'), nonce: 'n', words: 'other words' }
    const found = await failing(forged(0, { shares: [share, null] }))
    expect(found).toHaveLength(2) // the words, and the cards that they should have given
  })

  test('one’s own words that were shown in time have to be among them', async () => {
    const { nonce, words } = choose(table.id, 'my own words')
    localStorage.setItem('tinstar.share.T', JSON.stringify({ nonce, words, shown: true }))
    expect((await failing(text))[0]).toContain('my own words')
    const share = { commitment: digestOf(`${nonce} ${words}`), nonce, words }
    const found = await checks(table, forged(0, { shares: [share, null] }))
    expect(found.find((check) => check.text.includes('my own words'))?.holds).toBe(true)
  })

  test('words that came too late prove nothing either way', async () => {
    choose(table.id, 'my own words')
    const found = await checks(table, text)
    expect(found.find((check) => check.text.includes('my own words'))?.holds).toBeUndefined()
  })
})
