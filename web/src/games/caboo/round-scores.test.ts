import { expect, test } from 'vitest'
import { aScene } from '../../testing/fixtures'
import { roundOf } from './round-scores'

test('the sheet of a round goes as the next one is told', () => {
  const scene = aScene({ rests: true })
  const counters = [{ kind: 'cards', name: '', value: '7' }]
  scene.seats = scene.seats.map((seat) => ({ ...seat, counters }))
  expect(roundOf(scene)?.lines).toHaveLength(scene.seats.length)
  expect(roundOf(scene, { kind: 'score', text: '' })).toBeDefined()
  expect(roundOf(scene, { kind: 'round', text: '' })).toBeUndefined()
  expect(roundOf(scene, { kind: 'deal', text: '' })).toBeUndefined()
})
