/** The words of the page, in the language of whoever reads it: docs/languages.md.

A folder that speaks has catalogues in Fluent's syntax, `en.ftl`, `de.ftl` and so on, and a `words.ts`:

    import { translator } from '../shared/i18n'
    import english from './en.ftl'
    export const say = translator(english, import.meta.glob(['./*.ftl', '!./en.ftl']))

and says `say('at-the-table', { n })` with ids of its own; this folder's `say` is below. English is in the
chunk of the code that speaks it. Another language is fetched when that code comes, and waited for: so
whatever is imported late and speaks is imported as `withTranslations(import('./Sheet.svelte'))`. What a
catalogue lacks is said in English. The language is that of the page as it was loaded, and whoever
chooses another loads it again; but no module speaks while it is loaded itself: tables of words hold ids. */

import { FluentBundle, type Message } from '@fluent/bundle'
import { settings } from './settings.svelte'
import english from './en.ftl'

export type Catalogue = Record<string, Message['value']>
/** Texts go in as they are, numbers as the language writes them. */
export type About = Record<string, string | number>
export type Say = (message: string, about?: About) => string
type Others = Record<string, () => Promise<unknown>> // as import.meta.glob has them

const own: Others = import.meta.glob(['./*.ftl', '!./en.ftl'])

/** All languages that the page has catalogues of. */
export const LANGUAGES = ['en', ...Object.keys(own).map((path) => path.slice(2, -4))]

/** What was chosen here, else what of the browser's languages is ours, else English. */
export const language =
  [settings.language, ...navigator.languages]
    .flatMap((wanted) => [wanted, wanted.replace(/-.*/, '')])
    .find((wanted) => LANGUAGES.includes(wanted)) ?? 'en'

/** For `Intl`, of numbers, dates and lists. */
export const locale = language === 'en' ? 'en-GB' : language

document.documentElement.lang = language

const coming: Promise<void>[] = []

/** Return the `say` of a folder, for its catalogues. */
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
    // it cannot be had just now, and English has to do
  }
}

/** Return what has been imported, once the catalogues that it needs have come. */
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

/** The message in the first language that has it, and is told all that it asks for. */
function made(bundles: FluentBundle[], message: string, about: About): string {
  for (const each of bundles) {
    const pattern = each.getMessage(message)?.value
    const errors: Error[] = []
    const text = pattern ? each.formatPattern(pattern, about, errors) : ''
    if (text && !errors.length) return text
  }
  return message
}

/** Where an element stands in a sentence: what is said with `{ link: HERE }` has two sides `around` it. */
export const HERE = '\uE000'
/** The two sides of a sentence, before and after `HERE`. */
export const around = (sentence: string) => sentence.split(HERE) as [string, string]

/** Write a number as the language has it. */
export const number = (value: number): string => value.toLocaleString(locale)
/** One, two and three. */
export const listed = (texts: string[]): string => new Intl.ListFormat(locale).format(texts)

export const say = translator(english, own)
