import { expect, test } from 'vitest'
import type { Frame } from '../generated/messages'
import { aFrame } from '../testing/fixtures'
import { roundsOf } from './rounds'

const framed = (value: string, { kind = 'round', ending = '' } = {}): Frame => {
  const frame = aFrame(0)
  const counters = [{ name: 'round', value, kind }]
  return { ...frame, scene: { ...frame.scene, counters, ending } }
}

test('a round begins where its number changes', () => {
  const frames = ['1', '1', '2', '2', '3'].map((value) => framed(value))
  expect(roundsOf(frames)).toEqual([
    { at: 0, name: 'round 1' },
    { at: 2, name: 'round 2' },
    { at: 4, name: 'round 3' },
  ])
})

test('the end of the match is no round of its own', () => {
  const frames = [framed('1'), framed('2'), framed('over', { ending: 'over' })]
  expect(roundsOf(frames).map(({ at }) => at)).toEqual([0, 1])
})

test('a game that counts no rounds, or played only one, has none', () => {
  expect(roundsOf([framed('1', { kind: 'ante' }), framed('2', { kind: 'ante' })])).toEqual([])
  expect(roundsOf([framed('1'), framed('1')])).toEqual([])
})
