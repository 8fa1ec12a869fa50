import { expect, test } from 'vitest'
import { howOneWentOut } from './went-out'

const LOG = [
  { at: 7, text: 'You draw a card.', kind: 'draw', seat: 0 },
  { at: 9, text: 'All cards are turned over.', kind: 'end' },
  { at: 9, text: 'You are out of the game.', kind: 'out', seat: 0 },
  { at: 12, text: 'Josie is out of the game.', kind: 'out', seat: 1 },
]

test('the move with which one went out is told in full', () => {
  expect(howOneWentOut(LOG, 0)).toEqual(['All cards are turned over.', 'You are out of the game.'])
})

test('nothing is told of a player who has never gone out', () => {
  expect(howOneWentOut(LOG, 2)).toEqual([])
})
