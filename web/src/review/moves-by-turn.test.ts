import { expect, test } from 'vitest'
import { aChair, aFrame } from '../testing/fixtures'
import { movesByTurn } from './moves-by-turn'

const chairs = [aChair(0), aChair(1)]
const told = (...frames: ReturnType<typeof aFrame>[]) =>
  movesByTurn(frames, chairs).map(({ name, moves }) => [name, ...moves.map(({ text }) => text)])

test('all that one seat does, one deed after the other, is one turn', () => {
  const frames = [
    aFrame(0, { by: 0, texts: ['A puts.'] }),
    aFrame(1, { by: 0, texts: ['A takes.'] }),
    aFrame(2, { by: 1, texts: ['B puts.'] }),
  ]
  expect(told(...frames)).toEqual([
    ['A', 'A puts.', 'A takes.'],
    ['B', 'B puts.'],
  ])
})

test('what chance does belongs to the turn in which it happens', () => {
  const chance = aFrame(1, {})
  chance.events = [{ kind: 'roll', text: 'The die shows 4.', seat: null }]
  expect(told(aFrame(0, { by: 0, texts: ['A rolls.'] }), chance)).toEqual([
    ['A', 'A rolls.', 'The die shows 4.'],
  ])
})

test('a position of which nothing is told is in no turn', () => {
  expect(told(aFrame(0), aFrame(1, { by: 1, texts: ['B puts.'] }))).toEqual([['B', 'B puts.']])
})
