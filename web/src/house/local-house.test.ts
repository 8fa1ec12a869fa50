import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { houseState } from './house-state.svelte'
import { startLocalHouse } from './local-house'
import type { FromWorker, ToWorker } from './messages'

/** Stands for a worker, which has no Python here. */
class FakeWorker {
  static last: FakeWorker // of the house
  static thinker: FakeWorker
  readonly sent: ToWorker[] = []
  onmessage: ((event: { data: FromWorker }) => void) | null = null
  onerror: ((event: { message: string }) => void) | null = null

  constructor(address: URL) {
    if (address.pathname.includes('thinking')) FakeWorker.thinker = this
    else FakeWorker.last = this
  }

  postMessage(message: ToWorker): void {
    this.sent.push(message)
  }

  terminate(): void {}

  tells(data: FromWorker): void {
    this.onmessage?.({ data })
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('WebAssembly', {})
  vi.stubGlobal('navigator', { locks: {} })
  houseState.is('loading')
})
afterEach(() => vi.unstubAllGlobals())

test('a request is answered by the response with its number', async () => {
  const house = startLocalHouse()
  const answers = [house.fetch('/api/one'), house.fetch('/api/two', { method: 'POST', body: '{}' })]
  await Promise.resolve()
  const [, start, one, two] = FakeWorker.last.sent
  expect(start).toMatchObject({ type: 'start', takeOver: false })
  expect(two).toMatchObject({ type: 'request', method: 'POST', path: '/api/two', body: '{}' })
  const ids = [one, two].map((sent) => (sent?.type === 'request' ? sent.id : 0))
  const told = { type: 'response', status: 404, content: 'application/json' } as const
  FakeWorker.last.tells({ ...told, id: ids[1]!, body: '"second"' })
  FakeWorker.last.tells({ ...told, id: ids[0]!, body: '"first"' })
  expect(await (await answers[0]!).json()).toBe('first')
  expect((await answers[1]!).status).toBe(404)
})

test('until the house is open, a file of the site names the games', async () => {
  const fetched = vi.fn(async () => new Response('{"games":[]}'))
  vi.stubGlobal('fetch', fetched)
  const house = startLocalHouse()
  const german = { headers: { 'Accept-Language': 'de' } }
  expect(await (await house.fetch('/api/house', german)).json()).toEqual({ games: [] })
  expect(fetched).toHaveBeenCalledWith(expect.stringMatching(/house\/games-de\.json$/))
  FakeWorker.last.tells({ type: 'state', state: 'open' })
  void house.fetch('/api/house', german)
  await Promise.resolve()
  expect(FakeWorker.last.sent.at(-1)).toMatchObject({ type: 'request', path: '/api/house' })
})

test('a connection opens, hears and closes', () => {
  const house = startLocalHouse()
  const connection = house.connect('/api/tables/T/live')
  const heard: string[] = []
  connection.onopen = () => heard.push('open')
  connection.onmessage = ({ data }) => heard.push(data)
  connection.onclose = () => heard.push('closed')
  const { id } = FakeWorker.last.sent.at(-1) as { id: number }
  FakeWorker.last.tells({ type: 'opened', id })
  expect(connection.readyState).toBe(WebSocket.OPEN)
  FakeWorker.last.tells({ type: 'heard', id, text: 'hello' })
  FakeWorker.last.tells({ type: 'closed', id })
  expect(heard).toEqual(['open', 'hello', 'closed'])
  expect(connection.readyState).toBe(WebSocket.CLOSED)
})

test('a browser that lacks what it needs is told so', () => {
  vi.stubGlobal('navigator', {})
  startLocalHouse()
  expect(houseState.now).toBe('unable')
})

test('when the browser ends the worker, another one is started', async () => {
  const ends: (() => void)[] = []
  const request = (_: string, then: () => void) => new Promise<void>(() => ends.push(then))
  vi.stubGlobal('navigator', { locks: { request } })
  const house = startLocalHouse()
  const first = FakeWorker.last
  const asked = house.fetch('/api/tables')
  const connection = house.connect('/api/tables/T/live')
  let closed = false
  connection.onclose = () => (closed = true)
  first.tells({ type: 'alive' })
  first.tells({ type: 'state', state: 'open' })
  expect(ends).toHaveLength(1)
  ends[0]!()
  await expect(asked).rejects.toThrow('the worker has ended')
  expect([closed, houseState.now]).toEqual([true, 'loading'])
  expect(FakeWorker.last).not.toBe(first)
  const [thinker, start] = FakeWorker.last.sent
  expect(thinker?.type).toBe('thinker')
  expect(start).toMatchObject({ type: 'start', takeOver: true })
  void house.fetch('/api/tables')
  expect(FakeWorker.last.sent.at(-1)).toMatchObject({ type: 'request', path: '/api/tables' })
})

test('a file that did not arrive whole is named', () => {
  startLocalHouse()
  FakeWorker.last.tells({ type: 'state', state: 'incomplete', detail: 'house.pack' })
  expect([houseState.now, houseState.detail]).toEqual(['incomplete', 'house.pack'])
})

test('a worker that cannot start is a failure with its reason', () => {
  startLocalHouse()
  FakeWorker.last.onerror?.({ message: 'no such file' })
  expect([houseState.now, houseState.detail]).toEqual(['failed', 'no such file'])
})

test('the house learns that the thinking worker has failed', () => {
  startLocalHouse()
  FakeWorker.thinker.onerror?.({ message: 'out of memory' })
  expect(FakeWorker.last.sent.at(-1)).toEqual({ type: 'thinkerFailed', error: 'out of memory' })
})
