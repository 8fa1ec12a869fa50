import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { CutFile, HouseFiles } from './whole-files'

const LISTED = { version: '1', code: '2f', bytes: { 'house.pack': 4 } }
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

test('Pyodide gets the file that is already there', async () => {
  const asked = host({ 'house.pack': ['abcd'], 'other.json': ['{}'] })
  const files = new HouseFiles(AT)
  const scope = { fetch }
  files.guard(scope)
  await files.get('house.pack')
  const found = await scope.fetch(`${AT}house.pack`)
  expect(await found.text()).toBe('abcd')
  expect(await (await scope.fetch(`${AT}other.json`)).text()).toBe('{}')
  expect(asked).toEqual(['files.json', 'house.pack', 'other.json'])
})

describe('machine code', () => {
  const EMPTY = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])
  const WASM = 'python.wasm'
  const ofType = (type: string, content = EMPTY) =>
    new Response(content, { headers: { 'Content-Type': type } })

  it('is compiled as it arrives, and Pyodide does not fetch it again', async () => {
    const fetched = vi.fn(async (address: string) =>
      address.endsWith('.json') ? Response.json(LISTED) : ofType('application/wasm'),
    )
    vi.stubGlobal('fetch', fetched)
    const files = new HouseFiles(AT)
    const scope = { fetch }
    files.guard(scope)
    expect(await files.compiled(WASM)).toBeInstanceOf(WebAssembly.Module)
    expect(await (await scope.fetch(`${AT}${WASM}`)).text()).toBe('')
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      `${AT}files.json`,
      `${AT}${WASM}?2f`,
    ])
  })

  it.each([
    ['another type', ofType('text/plain')],
    ['half of it', ofType('application/wasm', EMPTY.slice(0, 4))],
  ])('is fetched once more if the host sends %s', async (_, first) => {
    const answers = [first, ofType('text/plain')]
    const listed = { ...LISTED, bytes: { [WASM]: EMPTY.length } }
    vi.stubGlobal('fetch', async (address: string) =>
      address.endsWith('.json') ? Response.json(listed) : answers.shift()!,
    )
    expect(await new HouseFiles(AT).compiled(WASM)).toBeInstanceOf(WebAssembly.Module)
    expect(answers).toEqual([])
  })
})
