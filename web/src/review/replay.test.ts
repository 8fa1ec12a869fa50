import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Replay, ReviewState, Table } from '../generated/messages'
import { api } from '../shared/api-client'
import { aFrame, aTable } from '../testing/fixtures'
import { MatchReplay, percent, signed } from './replay.svelte'

const frames = [0, 1, 2, 3].map((at) => aFrame(at, { texts: [`${at}`] }))

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/')
  vi.spyOn(api, 'table').mockResolvedValue(aTable({ phase: 'over' }))
  vi.spyOn(api, 'replay').mockResolvedValue({ frames } as Replay)
  vi.spyOn(api, 'review').mockResolvedValue({ phase: 'none' } as unknown as ReviewState)
})
afterEach(() => void vi.useRealTimers())

async function opened(move = 0, eyes = ''): Promise<MatchReplay> {
  const replay = new MatchReplay('T', move, eyes)
  await vi.advanceTimersByTimeAsync(0)
  return replay
}

test('a replay begins where its address says, seen from one’s own seat', async () => {
  const replay = await opened(2)
  expect([replay.at, replay.seat]).toEqual([2, 0])
  expect(location.pathname).toBe('/t/T/replay/2/A')
})

test('a replay that was left before it came leaves the address alone', async () => {
  let come = (_: Table) => {}
  vi.mocked(api.table).mockReturnValue(new Promise((resolve) => (come = resolve)))
  const replay = new MatchReplay('T', 2, '')
  replay.close()
  come(aTable())
  await vi.advanceTimersByTimeAsync(0)
  expect(location.pathname).toBe('/')
})

test('a replay of a journal comes from its source and leaves the address alone', async () => {
  const asked: number[] = []
  const source = {
    table: aTable({ phase: 'over' }),
    replay: async (seat: number) => (asked.push(seat), { frames }),
  }
  const replay = new MatchReplay('', 0, 'all', source)
  await vi.advanceTimersByTimeAsync(0)
  replay.jump(2)
  await replay.look(1)
  expect([replay.at, replay.seat, asked]).toEqual([2, 1, [-2, 1]])
  expect(vi.mocked(api.replay)).not.toHaveBeenCalled()
  expect(location.pathname).toBe('/')
})

describe('a replay that plays', () => {
  test('goes on to the next position a while after it has shown one', async () => {
    const replay = await opened()
    replay.toggle()
    replay.shown()
    expect(replay.at).toBe(1)
    vi.advanceTimersByTime(700)
    expect(replay.at).toBe(2)
  })

  test('stays where it is when it is paused', async () => {
    const replay = await opened()
    replay.toggle()
    replay.shown()
    replay.toggle()
    vi.advanceTimersByTime(10_000)
    expect(replay.at).toBe(1)
  })

  test('stops at the end, and begins anew from there', async () => {
    const replay = await opened(3)
    replay.toggle()
    expect([replay.at, replay.playing]).toEqual([1, true])
    replay.jump(99)
    expect([replay.at, replay.playing]).toEqual([3, false])
  })
})

test('shares are written as percentages', () => {
  expect([percent(0.126), signed(0.05), signed(-0.05), signed(0)]).toEqual([
    '13 %',
    '+5 %',
    '−5 %',
    '±0 %',
  ])
})
