import { beforeEach, expect, test } from 'vitest'
import { MoveSelection } from './move-selection.svelte'
import { arrow } from './keyboard-navigation'

const selection = new MoveSelection(() => {})

/** A table of one row, with buttons below it and other controls on either side. */
beforeEach(() => {
  document.body.innerHTML = `
    <button id="undo">Undo</button>
    <section class="game-board">
      <button id="card" data-stop></button><button id="cell" data-stop></button>
    </section>
    <section class="bar"><button id="done">That is all</button><input id="much"></section>
    <dialog open><button id="yes">Yes</button></dialog>`
  const places = { card: [10, 10], cell: [90, 10], done: [50, 90], one: [10, 50], two: [10, 70] }
  for (const [id, [x, y]] of Object.entries(places)) place(id, x!, y!)
})

function place(id: string, x: number, y: number): void {
  const element = document.getElementById(id)
  if (element) element.getBoundingClientRect = () => new DOMRect(x, y, 10, 10)
}

/** Presses an arrow at the focused element, or at none, and returns the new focus. */
function press(key: string, from?: string): string {
  const target = from ? document.getElementById(from)! : document.body
  target.focus()
  const root = document.querySelector<HTMLElement>('.game-board')!
  const event = new KeyboardEvent('keydown', { key })
  Object.defineProperty(event, 'target', { value: target })
  arrow(event, root, selection)
  return document.activeElement?.id ?? ''
}

test('arrows begin at a new table and after any button was pressed', () => {
  expect(press('ArrowDown')).toBe('card')
  expect(press('ArrowDown', 'undo')).toBe('card')
})

test('arrows go on from the table to what is said in words, and back', () => {
  expect(press('ArrowDown', 'card')).toBe('done')
  expect(press('ArrowUp', 'done')).toBe('card')
})

test('arrows stay where they have something of their own to do', () => {
  expect(press('ArrowDown', 'much')).toBe('much')
  expect(press('ArrowDown', 'yes')).toBe('yes')
})

test('arrows go through what is asked beside a piece, and no further', () => {
  const board = document.querySelector('.game-board')!
  board.insertAdjacentHTML('beforeend', '<p class="beside"><button id="one">1</button></p>')
  board.lastElementChild!.insertAdjacentHTML('beforeend', '<button id="two">2</button>')
  place('one', 10, 50)
  place('two', 10, 70)
  expect(press('ArrowDown', 'card')).toBe('one')
  expect(press('ArrowDown', 'one')).toBe('two')
  expect(press('ArrowDown', 'two')).toBe('two')
})
