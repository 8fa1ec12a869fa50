import { beforeEach, describe, expect, test, vi } from 'vitest'

beforeEach(() => localStorage.clear())

/** Load the translations as a browser with these languages does. */
async function load(...languages: string[]) {
  vi.resetModules()
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  return import('./i18n')
}

const choose = (language: string) =>
  localStorage.setItem('tinstar.settings', JSON.stringify({ language }))

describe('the language is', () => {
  test.each([
    [['de-AT', 'en'], 'de'],
    [['pl', 'de'], 'de'],
    [['en-US', 'de'], 'en'],
    [['pl'], 'en'],
    [[], 'en'],
  ])('of a browser with %j: %s', async (languages, expected) => {
    expect((await load(...languages)).language).toBe(expected)
    expect(document.documentElement.lang).toBe(expected)
  })

  test('what was chosen, whatever the browser has', async () => {
    choose('en')
    expect((await load('de')).language).toBe('en')
  })

  test('that of the browser where the page no longer has what was chosen', async () => {
    choose('pl')
    expect((await load('de')).language).toBe('de')
  })
})

describe('a message', () => {
  test('is said in the language once its catalogue has come', async () => {
    const { say, withTranslations } = await load('de')
    expect(say('close')).toBe('Close')
    await withTranslations(Promise.resolve())
    expect(say('close')).toBe('Schließen')
  })

  test('is told what it is about, numbers as the language writes them', async () => {
    const { number, say } = await load('en')
    expect(say('answers', { status: '503' })).toBe(
      'The server reported error 503. Try again later.',
    )
    expect(number(1250)).toBe('1,250')
    expect((await load('de')).number(1250)).toBe('1.250')
  })

  test('is said in English where the other catalogue lacks it or asks for more', async () => {
    const { translator, withTranslations } = await load('de')
    const german = { default: { other: 'Anderes' } }
    const say = translator({ one: 'One', other: 'Other' }, { './de.ftl': async () => german })
    await withTranslations(Promise.resolve())
    expect([say('one'), say('other')]).toEqual(['One', 'Anderes'])
  })

  test('is said in English where the other catalogue cannot be had', async () => {
    const { translator, withTranslations } = await load('de')
    const say = translator(
      { one: 'One' },
      { './de.ftl': () => Promise.reject(new Error('offline')) },
    )
    await withTranslations(Promise.resolve())
    expect(say('one')).toBe('One')
  })

  test('that no catalogue has is its own name', async () => {
    expect((await load('en')).say('no-such-message')).toBe('no-such-message')
  })
})

test('an element stands between the two sides of a sentence', async () => {
  const { around, HERE } = await load('en')
  expect(around(`before ${HERE} after`)).toEqual(['before ', ' after'])
})

test('a list reads as the language has it', async () => {
  expect((await load('en')).listed(['one', 'two', 'three'])).toBe('one, two and three')
  expect((await load('de')).listed(['eins', 'zwei', 'drei'])).toBe('eins, zwei und drei')
})
