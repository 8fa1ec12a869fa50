import { beforeEach, expect, test, vi } from 'vitest'

const fetched = vi.fn()
let on: string[] | undefined

beforeEach(() => {
  vi.resetModules()
  fetched.mockReset()
  fetched.mockImplementation(async (url: string) => {
    if (url === '/api/house') return Response.json({ games: [], opponents: [], features: on })
    const detail = 'expected something else'
    return Response.json({ error: 'NotFound', detail }, { status: 404 })
  })
  vi.stubGlobal('fetch', fetched)
})

async function load() {
  const { api, get } = await import('./api-client')
  return { api, get, ...(await import('./features.svelte')) }
}

test('no feature is on, and none is known to be off, before the server has said so', async () => {
  on = ['lab']
  const { api, features } = await load()
  expect([features.has('lab'), features.isOff('circles')]).toEqual([false, false])
  await api.look()
  expect([features.has('lab'), features.isOff('lab')]).toEqual([true, false])
  expect([features.has('circles'), features.isOff('circles')]).toEqual([false, true])
})

test('the server is asked once, however often somebody wants to know', async () => {
  on = ['lab']
  const { api } = await load()
  expect(await Promise.all([api.has('lab'), api.has('circles')])).toEqual([true, false])
  expect(await api.has('lab')).toBe(true)
  expect(fetched).toHaveBeenCalledOnce()
})

test('a server that cannot be reached, or says nothing of features, has none', async () => {
  fetched.mockRejectedValueOnce(new Error('away'))
  on = undefined
  const { api } = await load()
  expect(await api.has('lab')).toBe(false)
  expect(await api.has('lab')).toBe(false)
})

test('each path of a feature belongs to it, and no other path does', async () => {
  const { featureAt } = await load()
  const paths = [
    '/circles/C?looks=true',
    '/tournaments',
    '/duplicates/D',
    '/me/notices/mail',
    '/notices/stop',
    '/tables/T/review',
    '/lab/questions/Q',
    '/me/passkeys',
  ]
  expect(paths.map(featureAt)).toEqual([
    'circles',
    'tournaments',
    'tournaments',
    'notifications',
    'notifications',
    'reviews',
    'lab',
    'passkeys',
  ])
  const others = ['/me', '/me/turns', '/house', '/tables/T/replay/0', '/games/lab/rules']
  expect(others.map(featureAt)).toEqual(others.map(() => undefined))
})

test('a request that fails since its feature was turned off meanwhile says so', async () => {
  on = ['circles', 'lab']
  const { api, features, get } = await load()
  await api.look()
  await expect(get('/circles/C')).rejects.toThrow('expected something else')
  expect(features.has('circles')).toBe(true)
  on = ['lab']
  await expect(get('/circles/C')).rejects.toThrow('Circles of friends are turned off')
  expect([features.has('circles'), features.wasLost('circles')]).toEqual([false, true])
  expect(features.wasLost('reviews')).toBe(false)
})
