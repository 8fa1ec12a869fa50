/** The meaning of the faces of Showdown's pieces. */
import type { Zone } from '../../board/scene'
import { say } from './words'

export const SYMBOLS = ['bandit', 'sheriff', 'holdup', 'brawl', 'money-box'] as const
export type Symbol = (typeof SYMBOLS)[number]

/** The colours of symbols, on cards that are light by day and by night. */
export const TINTS: Record<Symbol, string> = {
  bandit: '#97351f',
  sheriff: '#2f4a80',
  holdup: '#77481b',
  brawl: '#3a3a40',
  'money-box': '#1f5f47',
}

/** The colours of the bandits, by the letters of their seats. */
export const COATS: Record<string, string> = {
  a: '#a3341f',
  b: '#2b5c94',
  c: '#4a6a1e',
  d: '#74397f',
}

/** Returns the two symbols of a card such as "holdup-money-box". */
export function symbolsOf(face: string): [Symbol, Symbol] | undefined {
  for (const first of SYMBOLS) {
    const second = SYMBOLS.find((s) => face === `${first}-${s}`)
    if (second) return [first, second]
  }
  return undefined
}

/** Returns the name of a symbol. */
export const symbolName = (symbol: Symbol) => say(`symbol-${symbol}`)
/** Returns whether a face is that of a bandit. */
export const isBandit = (face: string) => /^bandit-[a-z]$/.test(face)

/** Returns the place in a zone whose id begins with that text: "bucks B". */
export function placed(zone: Zone | undefined, what: string) {
  return zone?.places.find((p) => p.id.startsWith(`${what} `))
}

/** The disguise that each shop sells. */
export const SHOPS: Record<string, string> = { barber: 'mustache', optician: 'sunglasses' }
export const DISGUISES = Object.values(SHOPS)
