import { expect, test } from 'vitest'
import type { GameInfo, Opponent } from '../generated/messages'
import { levelsOf, netless } from './table-defaults'

const opponents = ['easy', 'keen', 'net/manners'].map((kind) => ({ kind })) as Opponent[]
const game = (levels: string[]) => ({ name: 'caboo', levels }) as GameInfo

test('a game offers its own levels, weakest first', () => {
  const kinds = (levels: string[]) => levelsOf(game(levels), opponents).map(({ kind }) => kind)
  expect(kinds(['net/manners', 'easy'])).toEqual(['easy', 'net/manners'])
  expect(kinds(['easy'])).toEqual(['easy'])
})

test('with changed numbers, levels play without a net that they use', () => {
  const learned = { name: 'calaboose', with_net: ['keen'] } as GameInfo
  expect(netless(learned, 'format = 1')).toEqual(['keen'])
  expect(netless(learned, '')).toEqual([])
  expect(netless({ name: 'caboo' } as GameInfo, 'format = 1')).toEqual([])
})
