import { expect, test } from 'vitest'
import type { GameInfo, Opponent } from '../generated/messages'
import { levelsOf } from './table-defaults'

const opponents = ['easy', 'keen', 'net/manners'].map((kind) => ({ kind })) as Opponent[]
const game = (levels: string[]) => ({ name: 'caboo', levels }) as GameInfo

test('a game offers its own levels, weakest first', () => {
  const kinds = (levels: string[]) => levelsOf(game(levels), opponents).map(({ kind }) => kind)
  expect(kinds(['net/manners', 'easy'])).toEqual(['easy', 'net/manners'])
  expect(kinds(['easy'])).toEqual(['easy'])
})
