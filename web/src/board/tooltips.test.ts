import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aChoice, aScene } from '../testing/fixtures'
import { MoveSelection } from './move-selection.svelte'
import { Tooltips } from './tooltips'

const WHY = 'It is locked.'
let root: HTMLElement
let selection: MoveSelection
let carries = false

beforeEach(() => {
  vi.useFakeTimers()
  carries = false
  root = document.createElement('div')
  root.innerHTML = `<button class="aim" data-stop data-aim="pile"></button>
    <button class="aim refused" data-stop data-aim="cell"></button>`
  document.body.replaceChildren(root)
  selection = new MoveSelection(() => {})
  const touch = { deed: 'put', target: 'cell' }
  const refusals = [{ action: 2, notation: '', why: WHY, touch }]
  selection.begin(aScene({ choices: [aChoice(1, { target: 'pile' })], refusals }), true, [])
  new Tooltips(selection, () => carries).attach(root)
})

afterEach(() => void vi.useRealTimers())

/** Moves a pointer over the place; jsdom knows no kinds of pointers. */
function over(place: string, pointerType = 'mouse'): void {
  const event = new MouseEvent('pointerover', { bubbles: true })
  Object.assign(event, { pointerType })
  root.querySelector(`[data-aim=${place}]`)?.dispatchEvent(event)
}

test('a mouse over a place is told what a click there does', () => {
  over('pile')
  expect(selection.says?.text).toBe('Do 1')
})

test('a finger is told nothing', () => {
  over('pile', 'touch')
  expect(selection.says).toBeNull()
})

test('nothing is told while a piece is carried', () => {
  carries = true
  over('pile')
  expect(selection.says).toBeNull()
})

test('a mouse that rests on a place is told why nothing can be done there', () => {
  over('cell')
  vi.advanceTimersByTime(349)
  expect(selection.why).toBeNull()
  vi.advanceTimersByTime(1)
  expect(selection.why?.text).toBe(WHY)
})

test('a mouse that only passes is not told', () => {
  over('cell')
  vi.advanceTimersByTime(200)
  over('pile')
  vi.advanceTimersByTime(1_000)
  expect(selection.why).toBeNull()
})

test('the reason goes as the mouse goes on', () => {
  over('cell')
  vi.advanceTimersByTime(350)
  over('pile')
  expect(selection.why).toBeNull()
})

test('a mouse that has left the table before it rested is not told', () => {
  over('cell')
  root.dispatchEvent(new MouseEvent('pointerleave'))
  vi.advanceTimersByTime(1_000)
  expect(selection.why).toBeNull()
})

test('a reason that was asked for by a click stays when the mouse goes on', () => {
  selection.aim('cell')
  over('pile')
  expect(selection.why?.text).toBe(WHY)
})

test('a reason is told where a key brought the focus, not where the page put it', () => {
  const cell = root.querySelector<HTMLElement>('[data-aim=cell]')!
  const matches = cell.matches.bind(cell) // jsdom shows no focus
  cell.matches = (what) => matches(what.replace(':focus-visible', ':focus'))
  cell.focus()
  expect(selection.why).toBeNull()
  cell.blur()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
  cell.focus()
  expect(selection.why?.text).toBe(WHY)
})
