import { beforeEach, expect, test, vi } from 'vitest'
import { forgetAll, onRemembered, recall, remember } from './local-storage'

beforeEach(() => localStorage.clear())

test('what was remembered is recalled', () => {
  remember('share.T', { words: 'amber anvil' })
  expect(recall('share.T')).toEqual({ words: 'amber anvil' })
  expect(recall('share.U')).toBeUndefined()
})

test('what is no JSON is as if it were not there', () => {
  localStorage.setItem('tinstar.broken', '{')
  expect(recall('broken')).toBeUndefined()
})

test('all that begins alike is forgotten, and nothing of others', () => {
  localStorage.setItem('guided.theirs', '1')
  for (const key of ['guided.caboo', 'guided.showdown', 'settings']) remember(key, 1)
  forgetAll('guided.')
  expect(Object.keys(localStorage).sort()).toEqual(['guided.theirs', 'tinstar.settings'])
})

test('another tab is heard of where it changed that key, or all of them', () => {
  const changed = vi.fn()
  onRemembered('settings', changed)
  for (const key of ['tinstar.settings', 'tinstar.push', null])
    dispatchEvent(new StorageEvent('storage', { key }))
  expect(changed).toHaveBeenCalledTimes(2)
})

test('where nothing may be stored the page goes on', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  remember('name', 'Jane')
  expect(recall('name')).toBeUndefined()
})
