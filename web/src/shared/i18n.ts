/** Translations of the page: docs/languages.md.
 *
 * A folder with texts has catalogues in Fluent's syntax, `en.ftl`, `de.ftl` and so on, and a
 * `words.ts`:
 *
 *     import { translator } from '../shared/i18n'
 *     import english from './en.ftl'
 *     export const say = translator(english, import.meta.glob(['./*.ftl', '!./en.ftl']))
 *
 * Then `say('at-the-table', { n })` returns a text of that folder; the `say` below is this
 * folder's. English is part of the code's own chunk. Another language is fetched with the code
 * and awaited: import code with texts as `withTranslations(import('./Sheet.svelte'))`. Messages
 * missing in a catalogue appear in English.
 *
 * The language is fixed while the page is open; a change reloads it. Modules must not call `say`
 * while loading, so tables of words hold ids. */

import { FluentBundle, type Message } from '@fluent/bundle'
import { settings } from './settings.svelte'
import english from './en.ftl'

export type Catalogue = Record<string, Message['value']>
/** Arguments of a message: texts are inserted as they are, numbers in the language's format. */
export type About = Record<string, string | number>
export type Say = (message: string, about?: About) => string
type Others = Record<string, () => Promise<unknown>> // as returned by import.meta.glob

const own: Others = import.meta.glob(['./*.ftl', '!./en.ftl'])

/** All languages with a catalogue. */
export const LANGUAGES = ['en', ...Object.keys(own).map((path) => path.slice(2, -4))]

/** The chosen language, else the first supported one of the browser, else English. */
export const language =
  [settings.language, ...navigator.languages]
    .flatMap((wanted) => [wanted, wanted.replace(/-.*/, '')])
    .find((wanted) => LANGUAGES.includes(wanted)) ?? 'en'

/** The locale of numbers, dates and lists for `Intl`. */
export const locale = language === 'en' ? 'en-GB' : language

document.documentElement.lang = language

const coming: Promise<void>[] = []

/** Return the `say` function of a folder's catalogues. */
export function translator(english: Catalogue, others: Others): Say {
  const bundles = [bundle('en-GB', english)]
  const other = others[`./${language}.ftl`]
  if (other) coming.push(learn(bundles, other))
  return (message, about = {}) => made(bundles, message, about)
}

async function learn(bundles: FluentBundle[], other: () => Promise<unknown>): Promise<void> {
  try {
    const found = (await other()) as { default: Catalogue }
    bundles.unshift(bundle(locale, found.default))
  } catch {
    // not available now: English must do
  }
}

/** Await an import and the catalogues that it needs. */
export async function withTranslations<T>(imported: Promise<T>): Promise<T> {
  const found = await imported
  await Promise.all(coming)
  return found
}

function bundle(locale: string, catalogue: Catalogue): FluentBundle {
  const made = new FluentBundle(locale, { useIsolating: false })
  const body = Object.entries(catalogue).map(([id, value]) => ({ id, value, attributes: {} }))
  made.addResource({ body })
  return made
}

/** Format the message in the first language that has it with all its arguments. */
function made(bundles: FluentBundle[], message: string, about: About): string {
  for (const each of bundles) {
    const pattern = each.getMessage(message)?.value
    const errors: Error[] = []
    const text = pattern ? each.formatPattern(pattern, about, errors) : ''
    if (text && !errors.length) return text
  }
  return message
}

/** Place of an element in a sentence: split a text with `{ link: HERE }` by `around`. */
export const HERE = '\uE000'
/** Return the parts of a sentence before and after `HERE`. */
export const around = (sentence: string) => sentence.split(HERE) as [string, string]

/** Format a number in the page's language. */
export const number = (value: number): string => value.toLocaleString(locale)
/** "One, two and three". */
export const listed = (texts: string[]): string => new Intl.ListFormat(locale).format(texts)

export const say = translator(english, own)
