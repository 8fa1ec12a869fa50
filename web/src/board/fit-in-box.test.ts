import { expect, test } from 'vitest'
import { fitInBox } from './fit-in-box'

const HEAP = new DOMRect(10, 20, 100, 70)

test('a piece lies in the middle of what it is fitted into', () => {
  expect(fitInBox(HEAP, { wide: 5, high: 7 })).toEqual(new DOMRect(35, 20, 50, 70))
})

test.each([
  [0, 30],
  [30, 0],
  [0, 0],
])('a piece of %i by %i pixels still has a place', (wide, high) => {
  expect(fitInBox(HEAP, { wide, high })).toEqual(new DOMRect(25, 20, 70, 70))
})
