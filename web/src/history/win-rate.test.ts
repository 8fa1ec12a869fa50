import { mount } from 'svelte'
import { expect, test } from 'vitest'
import WinRate from './WinRate.svelte'
import { moved } from './words'

test('a bar is as long as the share of wins, however unsure that is', () => {
  const share = { wins: 0, matches: 1, low: 0, high: 0.79 }
  mount(WinRate, { target: document.body, props: { share } })
  expect(document.querySelector<HTMLElement>('.won')?.style.width).toBe('0%')
  expect(document.querySelector<HTMLElement>('.sure')?.style.width).toBe('79%')
})

test.each([
  [12, '▲ +12 in the last match'],
  [-7, '▼ −7 in the last match'],
  [0, '±0 in the last match'],
])('a change of %d is said by a sign and a figure', (change, said) => {
  expect(moved(change).replace(/[\u2068\u2069]/g, '')).toBe(said)
})
