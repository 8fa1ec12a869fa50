import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('../house/house', () => ({ isSite: true, house: {} }))
const { go, readdress, route } = await import('./router.svelte')

beforeEach(() => history.replaceState(null, '', '/some/where/'))

test('on a site, addresses are fragments, under any path', () => {
  go('/t/X/replay/3/all')
  expect(location.pathname + location.hash).toBe('/some/where/#/t/X/replay/3/all')
  readdress('/t/X/replay/4/all')
  expect(location.pathname + location.hash).toBe('/some/where/#/t/X/replay/4/all')
  dispatchEvent(new PopStateEvent('popstate'))
  go(location.hash.slice(1))
  expect(route.now).toMatchObject({ table: 'X', replay: true, move: 4, eyes: 'all' })
})
