import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Retry } from './retry'

const what = vi.fn()
let again: Retry

beforeEach(() => {
  vi.useFakeTimers()
  what.mockReset()
  again = new Retry(what)
})

afterEach(() => void vi.useRealTimers())

test('what is not possible just now is tried again half a second later', () => {
  expect(again.after('Unreachable')).toBe(true)
  vi.advanceTimersByTime(499)
  expect(what).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(what).toHaveBeenCalledOnce()
})

test('what is refused for good is not tried again', () => {
  expect(again.after('IllegalAction')).toBe(false)
  vi.advanceTimersByTime(60_000)
  expect(what).not.toHaveBeenCalled()
})

test('the pauses grow to two seconds, and no further', () => {
  const pauses = [1, 2, 3, 4].map(() => {
    again.after('StoreFailed')
    const before = Date.now()
    vi.advanceTimersToNextTimer()
    return Date.now() - before
  })
  expect(pauses).toEqual([500, 1_000, 2_000, 2_000])
})

test('two refusals at once are one try', () => {
  again.after('Elsewhere')
  again.after('Elsewhere')
  vi.advanceTimersByTime(60_000)
  expect(what).toHaveBeenCalledOnce()
})

test('once it has come to something it begins with the shortest pause', () => {
  again.after('InternalError')
  again.after('InternalError')
  again.stop()
  vi.advanceTimersByTime(60_000)
  expect(what).not.toHaveBeenCalled()
  again.after('InternalError')
  vi.advanceTimersByTime(500)
  expect(what).toHaveBeenCalledOnce()
})
