import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { followLinks, go, inviting, route } from './router.svelte'

beforeAll(followLinks)
beforeEach(() => go('/'))

describe('an address leads', () => {
  test.each([
    ['/', { table: '', lab: undefined, me: false, replay: false }],
    ['/me', { me: true }],
    ['/lab', { lab: '' }],
    ['/lab/caboo', { lab: 'caboo' }],
    ['/practice', { practice: '', puzzle: '', table: '' }],
    ['/practice/caboo/P', { practice: 'caboo', puzzle: 'P' }],
    ['/exercise/X/12', { exercise: 'X', move: 12, table: '' }],
    ['/tournament/X', { tournament: 'X', table: '' }],
    ['/journal', { journal: true, table: '' }],
    ['/circle/X', { circle: 'X', table: '' }],
    ['/t/X', { table: 'X', replay: false }],
    ['/t/X/replay/17/B', { table: 'X', replay: true, move: 17, eyes: 'B' }],
    ['/t/X/replay/all', { replay: true, move: 0 }],
    ['/t/X/replay/1234567', { move: 0 }],
  ])('%s', (to, expected) => {
    go(to)
    expect(route.now).toMatchObject(expected)
  })
})

describe('what lets somebody in', () => {
  test('leaves the address bar on arrival', () => {
    go(inviting('/t/X', 'a secret/&'))
    expect(route.now).toMatchObject({ table: 'X', invitation: 'a secret/&' })
    expect(location.href).not.toContain('secret')
  })

  test('an invitation stays with the entry of the history, other secrets do not', () => {
    go('/me#invitation=I&device=D')
    expect(route.now.device).toBe('D')
    dispatchEvent(new PopStateEvent('popstate'))
    expect(route.now).toMatchObject({ invitation: 'I', device: '' })
  })
})

describe('a click on a link', () => {
  /** Click a link; return whether the page navigated by itself. */
  function click(attributes: string, init: MouseEventInit = {}): boolean {
    document.body.innerHTML = `<a ${attributes}><b>there</b></a>`
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    // jsdom cannot navigate
    addEventListener('click', (left) => left.preventDefault(), { once: true })
    document.querySelector('b')!.dispatchEvent(event)
    return location.pathname !== '/'
  }

  test('of the house goes there without loading the page again', () => {
    document.body.innerHTML = '<a href="/t/X#invitation=I"><b>there</b></a>'
    document.querySelector('b')!.click()
    expect(route.now).toMatchObject({ table: 'X', invitation: 'I' })
  })

  test.each([
    ['of another site', 'href="https://elsewhere.example/t/X"', {}],
    ['to a download', 'href="/t/X" download', {}],
    ['into a new tab', 'href="/t/X" target="_blank"', {}],
    ['to the interface for programs', 'href="/api/me/export"', {}],
    ['with a key held down', 'href="/t/X"', { ctrlKey: true }],
    ['with another button', 'href="/t/X"', { button: 1 }],
  ])('%s is the browser’s own', (_, attributes, init) => {
    expect(click(attributes, init)).toBe(false)
  })
})
