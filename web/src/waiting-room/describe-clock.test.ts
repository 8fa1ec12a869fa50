import { expect, test } from 'vitest'
import type { Table } from '../generated/messages'
import { describeClock } from './describe-clock'

type Clock = NonNullable<Table['clock']>
const bank = { kind: 'bank', seconds: 300, more: 0, style: 'increment', loses: false }
const post = { kind: 'post', hours: 24, zone: 'Europe/Berlin', loses: true }

test.each([
  [bank, 'Each player has 5 minutes. If your time runs out, a computer player'],
  [{ ...bank, more: 5 }, 'has 5 minutes, and gets 5 seconds more with each move.'],
  [{ ...bank, more: 5, style: 'delay' }, '5 minutes, and gets up to 5 seconds more'],
  [{ ...bank, loses: true }, 'If your time runs out, you lose.'],
  [
    { ...post, nights: true, weekends: true },
    'By post: 1 day for each move. If your time runs out, you lose.',
  ],
  [
    { ...post, zone: 'America/New_York', weekends: true },
    'Nights in America/New York do not count',
  ],
  [{ ...post, nights: true }, 'Weekends in Europe/Berlin do not count'],
  [post, 'Nights and weekends in Europe/Berlin do not count'],
])('what is agreed by %j is: %s', (clock, said) =>
  expect(describeClock(clock as unknown as Clock, false)).toContain(said),
)

test('a time zone that the server no longer has is said to be UTC', () => {
  expect(describeClock(post as unknown as Clock, true)).toContain('it uses UTC')
})
