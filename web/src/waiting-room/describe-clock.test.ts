import { expect, test } from 'vitest'
import type { Table } from '../generated/messages'
import { describeClock } from './describe-clock'

type Clock = NonNullable<Table['clock']>
const bank = { kind: 'bank', seconds: 300, more: 0, style: 'increment', loses: false }
const post = { kind: 'post', hours: 24, zone: 'Europe/Berlin', loses: true }

test.each([
  [bank, '5 minutes each. Who is late is stood in for.'],
  [{ ...bank, more: 5 }, '5 minutes each, and 5 seconds more with each decision.'],
  [{ ...bank, more: 5, style: 'delay' }, '5 minutes each, and up to 5 seconds more'],
  [{ ...bank, loses: true }, 'Who is late loses.'],
  [{ ...post, nights: true, weekends: true }, 'By post: 1 day for each answer. Who is late loses.'],
  [{ ...post, zone: 'America/New_York', weekends: true }, 'nights in America/New York not counted'],
  [{ ...post, nights: true }, 'weekends in Europe/Berlin not counted'],
  [post, 'nights and weekends in Europe/Berlin not counted'],
])('what is agreed by %j is: %s', (clock, said) =>
  expect(describeClock(clock as unknown as Clock, false)).toContain(said),
)

test('a time zone that the server no longer has is said to be UTC', () => {
  expect(describeClock(post as unknown as Clock, true)).toContain('UTC counts')
})
