import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayAndTime, dayInWords, duration } from './time-format'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(new Date(2026, 0, 6, 12)) // a Tuesday
})
afterEach(() => void vi.useRealTimers())

const at = (...when: [number, number, number, number]) => new Date(...when).getTime() / 1000

test('a moment of these days is named by its weekday', () => {
  expect(dayAndTime(at(2026, 0, 8, 18))).toBe('Thursday 18:00')
})

test('a moment farther off has its date, too', () => {
  expect(dayAndTime(at(2026, 0, 20, 18))).toMatch(/^Tue,? 20 Jan 18:00$/)
})

test('a date is written out, on the same day in every time zone', () => {
  expect(dayInWords('2026-11-28')).toMatch(/^Saturday,? 28 November 2026$/)
})

test.each([
  [0, 'no time'],
  [0.2, '1 second'],
  [293, '4 minutes 53 seconds'],
  [90_000, '1 day 1 hour'],
])('%d seconds last %s', (seconds, said) => expect(duration(seconds)).toBe(said))
