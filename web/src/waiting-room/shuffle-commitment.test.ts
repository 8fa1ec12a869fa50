import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { digestOf } from '../shared/hashing'
import { api } from '../shared/api-client'
import { aChair, aTable } from '../testing/fixtures'
import {
  sendCommitment,
  choose,
  promised,
  rememberPromise,
  shareAt,
  textOf,
} from './shuffle-commitment'

let id = 0 // a new table for each test, as the browser remembers what was said
const here = (more: Parameters<typeof aTable>[0]) => aTable({ id: `T${id}`, ...more })
const gathering = (commitment = '', more = {}) =>
  here({ phase: 'gathering', chairs: [aChair(0, { yours: true, commitment })], ...more })

beforeEach(() => {
  id += 1
  localStorage.clear()
  vi.spyOn(api, 'commit').mockResolvedValue(aTable())
  vi.spyOn(api, 'reveal').mockResolvedValue(aTable())
})
afterEach(() => void vi.restoreAllMocks())

test('words are one line of at most 80 letters, or are drawn', () => {
  expect(choose('X', ' one\ntwo ').words).toBe('one two')
  expect(Array.from(choose('X', '🤠'.repeat(90)).words)).toHaveLength(80)
  expect(choose('X').words.split(' ')).toHaveLength(3)
})

describe('while the table gathers', () => {
  test('the page commits to its words, and shows none', async () => {
    await sendCommitment(gathering())
    const commitment = digestOf(textOf(shareAt(`T${id}`)!))
    expect(api.commit).toHaveBeenCalledExactlyOnceWith(`T${id}`, { commitment })
    expect(api.reveal).not.toHaveBeenCalled()
  })

  test('it commits once', async () => {
    await sendCommitment(gathering())
    await sendCommitment(gathering(digestOf(textOf(shareAt(`T${id}`)!))))
    expect(api.commit).toHaveBeenCalledOnce()
  })

  test('it commits again where the house has lost it, and not where another window did', async () => {
    await sendCommitment(gathering())
    await sendCommitment(gathering('of another window'))
    expect(api.commit).toHaveBeenCalledOnce()
    await sendCommitment(gathering())
    expect(api.commit).toHaveBeenCalledTimes(2)
  })

  test('a spectator commits to nothing, nor does anybody at tables of the same deals', async () => {
    await sendCommitment(gathering('', { chairs: [aChair(0)] }))
    await sendCommitment(gathering('', { duplicate: 'D' }))
    expect(api.commit).not.toHaveBeenCalled()
  })
})

describe('before the first card', () => {
  const revealing = (words = '') => {
    const commitment = digestOf(textOf(shareAt(`T${id}`) ?? choose(`T${id}`, 'my own')))
    const chairs = [aChair(0, { yours: true, commitment, words }), aChair(1, { commitment: 'b' })]
    return here({ phase: 'revealing', commitment: 'seed', chairs })
  }

  test('the page keeps what all are bound to, and then shows its words', async () => {
    vi.mocked(api.reveal).mockImplementation(async () => {
      expect(promised(`T${id}`)?.fixed).toContain('b')
      return aTable()
    })
    await sendCommitment(revealing())
    expect(api.reveal).toHaveBeenCalledOnce()
    expect(shareAt(`T${id}`)?.shown).toBe(true)
  })

  test('it shows them once', async () => {
    await sendCommitment(revealing())
    await sendCommitment(revealing())
    expect(api.reveal).toHaveBeenCalledOnce()
  })

  test('it tries again where the house could not be reached', async () => {
    vi.mocked(api.reveal).mockRejectedValueOnce(new Error('offline'))
    await expect(sendCommitment(revealing())).rejects.toThrow('offline')
    await sendCommitment(revealing())
    expect(shareAt(`T${id}`)?.shown).toBe(true)
  })
})

test('what a table promised first is what counts', () => {
  rememberPromise(here({ phase: 'gathering', commitment: 'first' }))
  rememberPromise(here({ phase: 'playing', commitment: 'second' }))
  expect(promised(`T${id}`)).toMatchObject({ commitment: 'first', early: true })
})
