import { expect, test } from 'vitest'
import { whenDue } from './when-due'

test('an exercise of the same day tells the time, another one the day as well', () => {
  const now = new Date()
  now.setHours(12, 0, 0, 0)
  const due = (hours: number) => whenDue(now.getTime() / 1000 + 3600 * hours, now)
  expect(due(6)).toBe('today at 18:00')
  expect(due(30)).toMatch(/^on \w+day 18:00$/)
})
