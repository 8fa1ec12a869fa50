import { mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import RatingChange from './RatingChange.svelte'

const fetched = vi.hoisted(() => vi.fn())
vi.mock('../house/house', () => ({ house: { fetch: fetched } }))

/** Return what the component says about an answer of the server. */
async function told(answer: object): Promise<string> {
  const none = { rated: 0, enough: 10, points: null, low: null, high: null, change: null }
  fetched.mockResolvedValue(Response.json({ ...none, ...answer }))
  const target = document.createElement('div')
  const shown = mount(RatingChange, { target, props: { table: 'x', seats: 3 } })
  await new Promise((done) => setTimeout(done))
  const text = target.textContent!.replace(/\s+/g, ' ').trim()
  void unmount(shown)
  return text
}

test('a rating is shown with its change', async () => {
  const said = await told({ rated: 11, points: 1041, change: -14 })
  expect(said).toBe('Your rating at 3 seats 1,041 ▼ −14')
})

test('the first rating has no change', async () => {
  const said = await told({ rated: 10, points: 1055 })
  expect(said).toBe('Your rating at 3 seats 1,055 new')
})

test('before the first rating, it says how many matches are missing', async () => {
  expect(await told({ rated: 9 })).toContain('One more match at 3 seats')
  expect(await told({ rated: 4 })).toContain('6 more matches at 3 seats')
})

test('a match that does not count says nothing', async () => {
  expect(await told({})).toBe('')
})
