import { expect, test } from 'vitest'
import type { Balance } from '../generated/messages'
import { summary } from './summary'

const balance = (result: number, luck: number, own: number, others: number): Balance => ({
  seat: 0,
  start: { value: result - luck - own - others, error: 0.01 },
  luck: { value: luck, error: 0.01 },
  own: { value: own, error: 0.01 },
  others: { value: others, error: 0.01 },
  result,
  cost: null,
  costliest: [],
  swings: [],
})

test('one sentence names the result, what helped most and what hurt most', () => {
  expect(summary(balance(0, 0.1, -0.2, -0.15), 'Ann')).toBe(
    'Ann lost from a chance of 25 %: luck helped most (+10 %), Ann’s own moves hurt most (−20 %).',
  )
  expect(summary(balance(1, 0.3, 0.1, 0.35), 'Ann')).toBe(
    'Ann won from a chance of 25 %: the others’ moves helped most (+35 %).',
  )
})

test('what may be an error of estimation is not named', () => {
  expect(summary(balance(0.5, 0.01, -0.01, 0.02), 'Ann')).toBe(
    'Ann shared the win from a chance of 48 %.',
  )
})
