import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Replay, ReviewState, Table } from '../generated/messages'
import { house } from '../shared/api-client'
import { aFrame, aTable } from '../testing/fixtures'
import { Course, percent, signed } from './replay.svelte'

const frames = [0, 1, 2, 3].map((at) => aFrame(at, { texts: [`${at}`] }))

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/')
  vi.spyOn(house, 'table').mockResolvedValue(aTable({ phase: 'over' }))
  vi.spyOn(house, 'replay').mockResolvedValue({ frames } as Replay)
  vi.spyOn(house, 'review').mockResolvedValue({ phase: 'none' } as unknown as ReviewState)
})
afterEach(() => void vi.useRealTimers())

async function opened(move = 0, eyes = ''): Promise<Course> {
  const course = new Course('T', move, eyes)
  await vi.advanceTimersByTimeAsync(0)
  return course
}

test('a replay begins where its address says, seen from one’s own seat', async () => {
  const course = await opened(2)
  expect([course.at, course.seat]).toEqual([2, 0])
  expect(location.pathname).toBe('/t/T/replay/2/A')
})

test('a replay that was left before it came leaves the address alone', async () => {
  let come = (_: Table) => {}
  vi.mocked(house.table).mockReturnValue(new Promise((resolve) => (come = resolve)))
  const course = new Course('T', 2, '')
  course.close()
  come(aTable())
  await vi.advanceTimersByTimeAsync(0)
  expect(location.pathname).toBe('/')
})

describe('a replay that plays', () => {
  test('goes on to the next position a while after it has shown one', async () => {
    const course = await opened()
    course.toggle()
    course.shown()
    expect(course.at).toBe(1)
    vi.advanceTimersByTime(700)
    expect(course.at).toBe(2)
  })

  test('stays where it is when it is paused', async () => {
    const course = await opened()
    course.toggle()
    course.shown()
    course.toggle()
    vi.advanceTimersByTime(10_000)
    expect(course.at).toBe(1)
  })

  test('stops at the end, and begins anew from there', async () => {
    const course = await opened(3)
    course.toggle()
    expect([course.at, course.playing]).toEqual([1, true])
    course.jump(99)
    expect([course.at, course.playing]).toEqual([3, false])
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
