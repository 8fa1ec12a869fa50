import { beforeEach, expect, test, vi } from 'vitest'
import {
  everything,
  forgetAll,
  onRemembered,
  recall,
  remember,
  replaceEverything,
} from './local-storage'

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

test('all that was remembered can be put into another browser, and nothing else', () => {
  localStorage.setItem('theirs', '1')
  remember('settings', { name: 'Jane' })
  const saved = { ...everything(), 'tinstar.broken': '{', theirs: '2' }
  expect(Object.keys(saved).sort()).toEqual(['theirs', 'tinstar.broken', 'tinstar.settings'])
  remember('guided.caboo', true)
  replaceEverything(saved)
  expect({ ...localStorage }).toEqual({ theirs: '1', 'tinstar.settings': '{"name":"Jane"}' })
})
