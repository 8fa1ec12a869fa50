import { expect, test } from 'vitest'
import { aChair, aTable } from '../testing/fixtures'
import { company, isMyTurn, result, state } from './table-summary'

test('it is one’s turn where a seat of one’s own is asked', () => {
  expect(isMyTurn(aTable({ asked: [0] }))).toBe(true)
  expect(isMyTurn(aTable({ asked: [1] }))).toBe(false)
  expect(isMyTurn(aTable({ asked: [0], phase: 'over' }))).toBe(false)
})

const mine = aChair(0, { yours: true })
const computer = aChair(1, { holder: 'computer' })

test.each([
  ['B is to move', aTable({ asked: [1] })],
  ['in play', aTable({ asked: [0, 1] })],
  [
    'waiting for one more player',
    aTable({ phase: 'gathering', chairs: [mine, aChair(1, { holder: 'free' })] }),
  ],
  ['everybody is here', aTable({ phase: 'gathering' })],
  ['paused until somebody opens the table', aTable({ chairs: [computer] })],
  [
    'A plays for you; you may come back',
    aTable({ chairs: [aChair(0, { returns: true, holder: 'computer' }), computer] }),
  ],
])('a table is told of as: %s', (said, table) => expect(state(table)).toBe(said))

test('the company are the others, or all who sit at one screen', () => {
  expect(company(aTable())).toContain('B')
  expect(company(aTable())).not.toContain('A')
  expect(company(aTable({ chairs: [mine] }))).toContain('A')
})

test('the result names the winner first, and the others from the best on', () => {
  const chairs = [mine, aChair(1), aChair(2)]
  const over = { phase: 'over' as const, chairs, scores: [9, 37, 36] }
  const [won, rest] = result(aTable({ ...over, winners: [1] }))
  expect(won).toContain('37')
  expect(rest.indexOf('36')).toBeLessThan(rest.indexOf('9'))
  expect(result(aTable({ ...over, scores: [40, 1, 2], winners: [0] }))[0]).toContain('You')
})
