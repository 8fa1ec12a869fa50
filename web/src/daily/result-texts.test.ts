import { describe, expect, it } from 'vitest'
import type { DailyDeal } from '../generated/messages'
import { textToShare } from './result-texts'

const result = {
  won: true,
  points: 21,
  share: 0.734,
  comparing: 'done' as const,
  on_its_date: true,
  version: 3,
}
const deal: DailyDeal = {
  game: 'poker',
  title: 'Poker',
  date: '2026-11-28',
  seats: 4,
  phase: 'over',
  table: 'x',
  streak: 5,
  result,
}
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

describe('the text to share', () => {
  it('names game, date, percentile and streak', () => {
    expect(plain(textToShare(deal))).toBe(
      'Poker, 28 November 2026: won, as good as or better than 73 % of matches, 5 days in a row',
    )
  })
  it('leaves out what there is not', () => {
    const alone = { ...deal, streak: 0, result: { ...result, won: false, share: null } }
    expect(plain(textToShare(alone))).toBe('Poker, 28 November 2026: not won')
    expect(plain(textToShare({ ...deal, streak: 1 }))).toMatch(/of matches$/)
  })
})
