import { describe, expect, test } from 'vitest'
import { aChoice, aFrame, aScene } from '../testing/fixtures'
import { beside, due, keptClear, type Custom } from './guide-lessons'

const lessons = ['start', 'told lock', 'lies jail', 'asked put', 'told rob'].map((when) => ({
  when,
  text: when,
}))
const told = (known: string[], frame = aFrame(1)) =>
  due(lessons, ['page asked', 'page beside', 'page done', ...known], frame, USUAL).map(
    ({ when }) => when,
  )
const USUAL = { waits: true, helps: true }

describe('a lesson is told', () => {
  test('at the start', () => expect(told([])).toEqual(['start']))

  test('once', () => expect(told(['start'])).toEqual([]))

  test('when what it speaks of happens', () => {
    const frame = aFrame(1)
    frame.events = [{ kind: 'lock', text: '' }]
    expect(told(['start'], frame)).toEqual(['told lock'])
  })

  test('when it lies on the table, and when it is asked', () => {
    const zones = [{ kind: 'jail', name: '', lies: 'row' as const, places: [] }]
    const choices = [aChoice(1, { deed: 'put', target: 'cell' })]
    expect(told(['start'], aFrame(1, { scene: { zones } }))).toEqual(['lies jail'])
    expect(told(['start'], aFrame(1, { scene: { choices } }))).toContain('asked put')
  })
})

describe('what the page says of itself is true of this table', () => {
  const frame = aFrame(1, { scene: { choices: [aChoice(1, { deed: 'put' })] } })
  const text = (known: string[], custom: Custom) => due([], known, frame, custom)[0]?.text

  test('that all wait, only where all others are computers', () => {
    expect(text([], USUAL)).toMatch('everybody waits')
    expect(text([], { ...USUAL, waits: false })).not.toMatch('everybody waits')
  })

  test('that one may ask for a hint, but not in a deal of the day', () => {
    expect(text(['page asked'], USUAL)).toMatch('ask for a hint')
    expect(text(['page asked'], { ...USUAL, helps: false })).not.toMatch('ask for a hint')
  })
})

test('no more than three lessons are told at one moment', () => {
  const many = Array.from({ length: 9 }, (_, n) => ({ when: 'start', text: `${n}` }))
  expect(due(many, [], aFrame(1), USUAL)).toHaveLength(3)
})

test('a card stands beside what it speaks of, and inside the window', () => {
  const spoken = { left: 400, top: 300, right: 500, bottom: 400 }
  const { left, top } = beside(spoken, [], 200, 100)
  const apart = left + 200 <= 400 || left >= 500 || top + 100 <= 300 || top >= 400
  expect(apart).toBe(true)
  expect(left >= 0 && left + 200 <= innerWidth && top >= 0 && top + 100 <= innerHeight).toBe(true)
})

test('a card is kept clear of what one has, which the question may be about', () => {
  const places = (id: string) => [{ id, name: '', pieces: [] }]
  const zone = { kind: 'hand', name: '', lies: 'hand' as const }
  const zones = [
    { ...zone, seat: 0, places: places('own') },
    { ...zone, seat: 1, places: places('other') },
  ]
  document.body.innerHTML = '<p data-place="own"></p><p data-place="other"></p>'
  const kept = [...document.querySelectorAll<HTMLElement>(keptClear(aScene({ zones })))]
  expect(kept.map((e) => e.dataset.place)).toEqual(['own'])
})
