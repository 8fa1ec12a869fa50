import { afterEach, expect, test, vi } from 'vitest'
import { CutFile, HouseFiles } from './whole-files'

const LISTED = { version: '1', bytes: { 'house.pack': 4, 'python.wasm': 2 } }
const AT = 'https://example.org/games/house/'

/** Stands for a host. Each file has the contents that successive requests get. */
function host(files: Record<string, (string | number)[]>) {
  const asked: string[] = []
  const answer = async (address: string | URL | Request, options?: RequestInit) => {
    const name = `${address}`.replace(AT, '')
    asked.push(options?.cache ? `${name} ${options.cache}` : name)
    if (name === 'files.json') return Response.json(LISTED)
    const next = files[name]?.shift() ?? 404
    return typeof next === 'number' ? new Response('', { status: next }) : new Response(next)
  }
  vi.stubGlobal('fetch', answer)
  return asked
}
afterEach(() => vi.unstubAllGlobals())

test('a cut file is fetched once more, past the cache', async () => {
  const asked = host({ 'house.pack': ['ab', 'abcd'] })
  const content = await new HouseFiles(AT).get('house.pack')
  expect(new TextDecoder().decode(content)).toBe('abcd')
  expect(asked).toEqual(['files.json', 'house.pack', 'house.pack reload'])
})

test.each([[['ab', 'abc']], [[500, 404]], [['ab', 503]]])(
  'a file that is cut twice or refused is named: %j',
  async (answers) => {
    host({ 'house.pack': answers })
    const failed = await new HouseFiles(AT).get('house.pack').catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(CutFile)
    expect((failed as CutFile).file).toBe('house.pack')
  },
)

test('Pyodide gets the file that is already there, with the right type', async () => {
  const asked = host({ 'python.wasm': ['ok'], 'other.json': ['{}'] })
  const files = new HouseFiles(AT)
  const scope = { fetch }
  files.guard(scope)
  await files.get('python.wasm')
  const found = await scope.fetch(`${AT}python.wasm`)
  expect(found.headers.get('Content-Type')).toBe('application/wasm')
  expect(await found.text()).toBe('ok')
  expect(await (await scope.fetch(`${AT}other.json`)).text()).toBe('{}')
  expect(asked).toEqual(['files.json', 'python.wasm', 'other.json'])
})
