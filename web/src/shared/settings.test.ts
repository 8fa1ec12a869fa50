import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => localStorage.clear())

/** Load the settings in a separate tab, with modules of its own. */
async function tab() {
  vi.resetModules()
  const { applySettings, settings } = await import('./settings.svelte')
  const { flushSync } = await import('svelte')
  applySettings()
  flushSync()
  return {
    settings,
    change: (changed: Partial<typeof settings>) => {
      const before = localStorage.getItem('tinstar.settings')
      Object.assign(settings, changed)
      flushSync()
      if (localStorage.getItem('tinstar.settings') === before) return
      dispatchEvent(new StorageEvent('storage', { key: 'tinstar.settings' }))
      flushSync()
    },
  }
}

const stored = () => JSON.parse(localStorage.getItem('tinstar.settings') ?? '{}')

test('what differs from the usual is stored, and nothing else', async () => {
  const { change } = await tab()
  change({ name: 'Jane' })
  expect(stored()).toEqual({ name: 'Jane' })
  change({ name: '' })
  expect(stored()).toEqual({})
})

test('a new tab begins with what was stored', async () => {
  localStorage.setItem('tinstar.settings', '{"speed":2}')
  expect((await tab()).settings).toMatchObject({ speed: 2, careful: true })
})

test('a stored value of another type is left out', async () => {
  localStorage.setItem('tinstar.settings', '{"name":{},"speed":"2","sound":true,"other":1}')
  const { settings } = await tab()
  expect(settings).toMatchObject({ name: '', speed: 1, sound: true })
  expect(settings).not.toHaveProperty('other')
})

test('changes in two tabs are both kept', async () => {
  const [first, second] = [await tab(), await tab()]
  first.change({ name: 'Jane' })
  second.change({ sound: true })
  first.change({ theme: 'dark' })
  expect(stored()).toEqual({ name: 'Jane', sound: true, theme: 'dark' })
})

test('a tab follows what another tab has changed', async () => {
  const [first, second] = [await tab(), await tab()]
  first.change({ name: 'Jane', speed: 0 })
  expect(second.settings).toMatchObject({ name: 'Jane', speed: 0 })
  first.change({ speed: 1 })
  expect(second.settings).toMatchObject({ name: 'Jane', speed: 1 })
})

test('a tab that heard of no change still keeps it', async () => {
  const { change } = await tab()
  localStorage.setItem('tinstar.settings', '{"name":"Jane"}') // without an event
  change({ buzz: true })
  expect(stored()).toEqual({ name: 'Jane', buzz: true })
})

test('where nothing can be stored the tab keeps what was chosen', async () => {
  const { settings, change } = await tab()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  change({ name: 'Jane' })
  change({ sound: true })
  expect(settings).toMatchObject({ name: 'Jane', sound: true })
})

test('the page wears the chosen theme', async () => {
  const { change } = await tab()
  change({ theme: 'dark' })
  expect(document.documentElement.dataset.theme).toBe('dark')
})

test('nothing flies at a speed of 0', async () => {
  const { change } = await tab()
  expect(document.documentElement.hasAttribute('data-still')).toBe(false)
  change({ speed: 0 })
  expect(document.documentElement.hasAttribute('data-still')).toBe(true)
})
