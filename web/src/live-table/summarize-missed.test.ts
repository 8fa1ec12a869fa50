import { expect, test } from 'vitest'
import { shortSummary, summaryHeading } from './summarize-missed'

const deed = (n: number) => ({ at: n, text: `${n}`, seat: 1 })
const deeds = (n: number) => Array.from({ length: n }, (_, i) => deed(i + 1))

test('the last six deeds are told, and how many came before', () => {
  expect(shortSummary(deeds(8))).toEqual({ told: ['3', '4', '5', '6', '7', '8'], more: 2 })
})

test('what nobody did is left out beside deeds', () => {
  const chance = { at: 1, text: 'The pile is empty.', seat: null }
  expect(shortSummary([chance, deed(2)]).told).toEqual(['2'])
  expect(shortSummary([chance]).told).toEqual(['The pile is empty.'])
})

test('the heading says of how many these are the last', () => {
  expect(summaryHeading(deeds(8))).toBe('Since your last turn (the last of 8 events)')
  expect(summaryHeading(deeds(6))).toBe('Since your last turn')
})
