import { expect, test } from 'vitest'
import type { Chair, Table } from '../generated/messages'
import { aChair, aTable } from '../testing/fixtures'
import { absentFrom } from './absent-player'

/** B is to act and absent at a table that waits three minutes. */
function absent(chair: Partial<Chair>, more: Partial<Table> = {}) {
  const chairs = [aChair(0, { yours: true }), aChair(1, chair)]
  return absentFrom(aTable({ chairs, ...more }), [1])
}
const gone = { online: false }
const clock = { kind: 'bank', seconds: 600, more: 0, style: 'increment', loses: false } as never

test('nobody is missed who is there, plays by program, or is not asked', () => {
  expect(absent({})).toBeUndefined()
  expect(absent({ holder: 'computer', online: false })).toBeUndefined()
  expect(absentFrom(aTable({ chairs: [aChair(0), aChair(1, gone)] }), [0])).toBeUndefined()
})

test.each<[string, Partial<Chair>, Partial<Table>, string]>([
  ['how long all wait', gone, {}, 'B is away. After 3 minutes'],
  ['no such time where there is a clock', gone, { clock }, 'B is away.'],
  ['that they have left', { holder: 'free' }, {}, 'B has left.'],
  ['who decides', gone, { decider: 'Ann' }, 'B is away. Ann decides how to go on.'],
])('everybody reads %s', (_, chair, table, text) => {
  expect(absent(chair, table)?.text).toContain(text)
  expect(absent(chair, table)).toMatchObject({ decides: false, news: !!table.decider })
})

test.each<[string, Partial<Chair>, string]>([
  ['is away', gone, 'B has been away for a while. You decide how to go on.'],
  ['has left', { holder: 'free' }, 'B has left. You decide how to go on.'],
])('the person who decides about a friend who %s reads so', (_, chair, text) => {
  const table = { missing: [1], decider: 'A' }
  expect(absent(chair, table)).toMatchObject({ text, decides: true, news: true })
})

test('of several who are away the one to be decided on goes first', () => {
  const chairs = [aChair(0, gone), aChair(1, gone), aChair(2, { yours: true })]
  expect(absentFrom(aTable({ chairs, missing: [1] }), [0, 1])?.chair.seat).toBe(1)
})
