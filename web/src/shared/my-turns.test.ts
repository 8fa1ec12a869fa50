import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const sound = vi.fn()
vi.mock('./sound-effects', () => ({ sound, buzz: vi.fn() }))
const asked = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  sound.mockReset()
  asked.mockReset()
  vi.stubGlobal('fetch', asked)
  history.replaceState(null, '', '/')
})
afterEach(() => void vi.useRealTimers())

/** Let the server report these turns and that number of matches. */
const answer = (tables: string[], playing: number) =>
  asked.mockImplementation(async () =>
    Response.json({ turns: tables.map((table) => ({ table })), playing }),
  )

async function load() {
  const { settings } = await import('./settings.svelte')
  settings.sound = true
  return import('./my-turns.svelte')
}

test('a new turn rings, and one that is known already does not', async () => {
  const { turnsAre } = await load()
  turnsAre(['X'], 2) // already there on arrival
  await vi.dynamicImportSettled()
  expect(sound).not.toHaveBeenCalled()
  turnsAre(['X', 'Y'], 2)
  await vi.dynamicImportSettled()
  expect(sound).toHaveBeenCalledExactlyOnceWith('turn')
  turnsAre(['X', 'Y'], 2)
  await vi.dynamicImportSettled()
  expect(sound).toHaveBeenCalledOnce()
})

test('one is asked elsewhere only at another table than the one that is open', async () => {
  const { turns, turnsAre } = await load()
  turnsAre(['X'], 1)
  expect(turns.elsewhere('X')).toBe(false)
  expect(turns.elsewhere('Y')).toBe(true)
})

test('the house is asked once the page has loaded, and then every 15 seconds', async () => {
  answer(['X'], 3)
  const { followTurns, turns } = await load()
  followTurns()
  expect(asked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(turns.elsewhere('')).toBe(true)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked).toHaveBeenCalledTimes(3)
})

test('the house is asked seldom at the only table that one plays at', async () => {
  history.replaceState(null, '', '/t/X')
  answer([], 1)
  const { followTurns } = await load()
  followTurns()
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.advanceTimersByTimeAsync(105_000)
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked).toHaveBeenCalledTimes(2)
})
