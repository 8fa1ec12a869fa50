import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ClockState } from '../generated/messages'
import { aChair, aTable } from '../testing/fixtures'
import { digits, SeatClocks } from './seat-clocks.svelte'

const clocks = (more: Partial<ClockState> = {}): ClockState => ({
  type: 'clocks',
  left: [60, 50],
  runs: [0],
  until: [],
  warned: [],
  pauses: [],
  ...more,
})
const clock = { kind: 'bank', seconds: 600, more: 0, style: 'increment', loses: false } as const
const table = aTable({ clock: clock as never })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  [0, '0:00'],
  [0.2, '0:01'],
  [59.5, '1:00'],
  [293, '4:53'],
  [3730, '1:02:10'],
])('%d seconds are written %s', (seconds, written) => expect(digits(seconds)).toBe(written))

test('only the time that runs is counted down, and never below nothing', () => {
  const seatClocks = new SeatClocks()
  seatClocks.hear(clocks())
  vi.advanceTimersByTime(20_000)
  seatClocks.tick()
  expect([seatClocks.left(0), seatClocks.left(1)]).toEqual([40, 50])
  vi.advanceTimersByTime(50_000)
  seatClocks.tick()
  expect(seatClocks.left(0)).toBe(0)
})

test('a table is paused where no time runs', () => {
  const seatClocks = new SeatClocks()
  seatClocks.hear(clocks({ runs: [] }))
  expect(seatClocks.paused).toBe(true)
})

test('the last tenth of the time is low', () => {
  const seatClocks = new SeatClocks()
  seatClocks.hear(clocks({ left: [61, 60] }))
  expect(table.chairs.map((chair) => seatClocks.time(table, chair)?.low)).toEqual([false, true])
})

test('a computer player has no time to speak of', () => {
  const seatClocks = new SeatClocks()
  seatClocks.hear(clocks())
  expect(seatClocks.time(table, aChair(0, { holder: 'computer' }))).toBeUndefined()
})

describe('a seat whose time is nearly over is warned of', () => {
  const warned = (chair = {}, more = {}) => {
    const seatClocks = new SeatClocks()
    seatClocks.hear(clocks({ warned: [1] }))
    const chairs = [aChair(0), aChair(1, chair)]
    return seatClocks.warnings(aTable({ chairs, clock: { ...clock, ...more } as never }))
  }

  test('by name, or as you', () => {
    expect(warned()).toEqual([
      'B has little time left. If it runs out, a computer player plays for them.',
    ])
    expect(warned({ yours: true })).toEqual([
      'You have little time left. If it runs out, a computer player plays for you.',
    ])
  })

  test('with what comes of it', () => {
    expect(warned({}, { loses: true })).toEqual([
      'B has little time left. If it runs out, B loses the game.',
    ])
    expect(warned({ online: false })).toEqual(['B is away. Soon a computer player plays for them.'])
  })
})
