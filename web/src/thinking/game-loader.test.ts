import { afterEach, expect, it, vi } from 'vitest'
import { compileGame, startGame } from '../machine-code/game-code.ts'
import { loadGame } from './game-loader.ts'

vi.mock('../machine-code/game-code.ts', () => ({
  compileGame: vi.fn(async () => 'compiled'),
  startGame: vi.fn(async () => ({})),
}))
afterEach(() => vi.unstubAllGlobals())

const FILES = { planted: { module: 'planted.wasm', description: 'planted.json' } }

it('fetches a module once, and starts it anew each time', async () => {
  let status = 503
  const fetched = vi.fn(async (_: string) => new Response('{"format": 1}', { status }))
  vi.stubGlobal('fetch', fetched)
  await expect(loadGame(FILES, 'planted')).rejects.toThrow('status 503')
  status = 200
  fetched.mockClear()
  const [first, second] = [await loadGame(FILES, 'planted'), await loadGame(FILES, 'planted')]
  expect(fetched).toHaveBeenCalledTimes(2) // the module and its description
  expect(compileGame).toHaveBeenCalledTimes(1)
  expect(startGame).toHaveBeenCalledTimes(2)
  expect(first).not.toBe(second)
})
