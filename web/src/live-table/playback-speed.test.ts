import { expect, test } from 'vitest'
import { hasteAfter } from './playback-speed'

/** Return the seconds for that many frames of two seconds each at normal speed. */
function wait(frames: number): number {
  let watched = 0
  for (let i = 0; i < frames; i++) watched += 2_000 / hasteAfter(watched)
  return watched / 1_000
}

test('the first move is shown at the usual speed', () => expect(wait(1)).toBe(2))

// 90 % of waits against three Sheriffs are at most this long, by bench/waits.py.
test.each([
  [6, 8],
  [10, 12],
])('%d moves, each of two seconds, are shown within %d seconds', (frames, most) => {
  expect(wait(frames)).toBeLessThan(most)
})
