import { afterEach, expect, it, vi } from 'vitest'
import { settings } from '../shared/settings.svelte'
import { FrameAnimation } from './frame-animation.svelte'
import type { Happening, Scene } from './scene'

afterEach(() => {
  settings.still = false
  vi.unstubAllGlobals()
})

it.each([true, false])('looks for places only if pieces fly: still is %s', async (still) => {
  settings.still = still
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  const animation = new FrameAnimation()
  const asked = vi.fn(() => null)
  animation.root = { querySelector: asked } as unknown as HTMLElement
  const scene = { zones: [], called: {} } as unknown as Scene
  const moves = [{ piece: { face: 'a' }, source: 'from', target: 'to' }]
  const events = [{ moves }] as unknown as Happening[]
  animation.shown = scene
  await animation.play(
    { scene, events, speed: 100 },
    () => {},
    () => {},
  )
  expect(asked).toHaveBeenCalledTimes(still ? 0 : 2)
})
