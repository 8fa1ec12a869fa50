import { expect, test } from 'vitest'
import { aScene } from '../../testing/fixtures'
import { roundOf } from './round-scores'

test('the sheet of a round goes before the first card of the next one is dealt', () => {
  const scene = aScene({ rests: true })
  const counters = [{ kind: 'cards', name: '', value: '7' }]
  scene.seats = scene.seats.map((seat) => ({ ...seat, counters }))
  expect(roundOf(scene)?.lines).toHaveLength(scene.seats.length)
  expect(roundOf(scene, true)).toBeUndefined()
})
