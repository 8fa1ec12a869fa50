import { expect, test } from 'vitest'
import type { Judgement } from '../generated/messages'
import { lines, lost } from './judgement'

const judged = (action: number): Judgement => ({
  solved: action === 0,
  action,
  moves: [0.8, 0.6, 0.5, 0.4, 0.3, 0.2].map((value, i) => ({
    action: i,
    text: `move ${i}`,
    chance: { value, error: 0.01 },
  })),
  due: 0,
})

test('the best moves are shown, and the tried one wherever it stands', () => {
  expect(lines(judged(1)).map(({ place }) => place)).toEqual([1, 2, 3, 4])
  const shown = lines(judged(5))
  expect(shown.map(({ place }) => place)).toEqual([1, 2, 3, 4, 6])
  expect(shown.filter(({ tried }) => tried).map(({ move }) => move.text)).toEqual(['move 5'])
})

test('a try costs the difference to the best move', () => {
  expect(lost(judged(0))).toBe(0)
  expect(lost(judged(3))).toBeCloseTo(0.4)
})
