import { expect, test } from 'vitest'
import type { Scene } from '../../board/scene'
import { asksForMoney, given, least, movesFor, purses, start } from './money-plan'

const FLOORS = [0, 100, 0]

/** A gang of three, whose second Outlaw plays the hand, asked for that one's money. */
function asked(now: number[], least = 100): Scene {
  const total = now.reduce((a, b) => a + b, 0)
  const places = now.map((sum, i) => ({
    id: `A${i + 1}`,
    name: `${i + 1}`,
    pieces: [
      { face: ['first', 'second', 'third'][i], name: 'BCD'[i], marks: i === 1 ? ['marked'] : [] },
      { face: 'wanted-king', name: 'Wanted', value: 'K' },
      ...(sum ? [{ face: `$${sum}` }] : []),
    ],
  }))
  const choices = Array.from({ length: (total - least) / 10 + 1 }, (_, i) => ({
    action: i,
    notation: `$${least + 10 * i}`,
    touch: { deed: 'amount', target: 'A2' },
  }))
  const zones = [{ kind: 'gang', seat: 0, name: '', lies: 'row', places }]
  return { you: 0, zones, choices } as unknown as Scene
}

test('the question about the marked Outlaw is about the whole gang', () => {
  const scene = asked([70, 100, 200])
  expect(asksForMoney(scene)).toBe(true)
  expect(purses(scene).map(({ now }) => now)).toEqual([70, 100, 200])
  expect(least(scene)).toEqual(FLOORS)
  const next = scene.choices!.map((choice) => ({
    ...choice,
    touch: { deed: 'amount', target: 'A1' },
  }))
  expect(asksForMoney({ ...scene, choices: next })).toBe(false)
})

test.each([
  ['the richest pays', [70, 100, 200], 1, 150, [70, 150, 150]],
  ['then the next one', [70, 100, 200], 1, 350, [20, 350, 0]],
  ['what is over goes to the marked one', [70, 100, 200], 2, 150, [70, 150, 150]],
  [
    'what the marked one gives up, to the first of the others',
    [70, 150, 150],
    1,
    100,
    [120, 100, 150],
  ],
  ['the marked one keeps what it needs', [70, 120, 0], 2, 500, [0, 100, 90]],
  ['it cannot give that away', [70, 100, 0], 1, 0, [70, 100, 0]],
])('%s', (_, now, at, to, after) => expect(given(now, at, to, FLOORS)).toEqual(after))

test('the marked Outlaw has what it needs to begin with', () => {
  expect(start(asked([70, 40, 200]))).toEqual([70, 100, 140])
  expect(start(asked([70, 130, 200]))).toEqual([70, 130, 200])
})

test('the moves are those of the game: first the marked one, and none for the last', () => {
  expect(movesFor(purses(asked([70, 100, 200])), [20, 250, 100])).toEqual(['$250', '$20'])
})
