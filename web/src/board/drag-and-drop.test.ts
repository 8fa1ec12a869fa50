import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aChoice, aScene } from '../testing/fixtures'
import { Drag } from './drag-and-drop.svelte'
import { MoveSelection, type Spot } from './move-selection.svelte'

const SPOT: Spot = { place: 'hand', face: 'B', nth: 0 }
const chosen = vi.fn<(action: number) => void>()
let root: HTMLElement
let piece: HTMLElement
let drag: Drag
let detach: () => void
let under: Element | null

beforeEach(() => {
  chosen.mockReset()
  root = document.createElement('div')
  root.innerHTML = `<i class="open"></i><div data-place="cell"><b class="aim"></b></div>`
  piece = root.querySelector('i')!
  piece.dataset.spot = JSON.stringify(SPOT)
  document.body.replaceChildren(root)
  under = null
  document.elementFromPoint = () => under
  const selection = new MoveSelection(chosen)
  const choices = [aChoice(1, { source: 'hand', face: 'B', target: 'cell' })]
  const places = [{ id: 'hand', name: '', pieces: [{ face: 'B' }] }]
  const zones = [{ kind: 'hand', name: '', lies: 'hand' as const, places }]
  selection.begin(aScene({ choices, zones }), true, [])
  drag = new Drag(selection)
  detach = drag.attach(root)
})

afterEach(() => detach())

const pointer = (type: string, x: number) =>
  piece.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: x, clientY: 0, button: 0 }))

function carryTo(place: Element | null): void {
  pointer('pointerdown', 0)
  under = place
  pointer('pointermove', 20)
  pointer('pointerup', 20)
}

test('a piece that is carried to a place is laid there', () => {
  carryTo(root.querySelector('[data-place]'))
  expect(chosen).toHaveBeenCalledExactlyOnceWith(1)
  expect(drag.ghost).toBeNull()
})

test('a piece that is let go beside every place is not laid', () => {
  carryTo(null)
  expect(chosen).not.toHaveBeenCalled()
})

test('the place under the pointer lights up while the piece is over it', () => {
  pointer('pointerdown', 0)
  under = root.querySelector('[data-place]')
  pointer('pointermove', 20)
  expect(root.querySelector('.over')).not.toBeNull()
  under = null
  pointer('pointermove', 40)
  expect(root.querySelector('.over')).toBeNull()
})

test('a movement of a few pixels is a tap', () => {
  pointer('pointerdown', 0)
  pointer('pointermove', 7)
  expect(drag.ghost).toBeNull()
  pointer('pointermove', 8)
  expect(drag.ghost).toMatchObject({ piece: { face: 'B' }, x: 8 })
})

test('the click that follows a drop is not heard, and the next one is', () => {
  const heard = vi.fn()
  piece.addEventListener('click', heard)
  carryTo(null)
  piece.click()
  expect(heard).not.toHaveBeenCalled()
  piece.click()
  expect(heard).toHaveBeenCalledOnce()
})

test('a pointer that the system takes away lets go of the piece', () => {
  pointer('pointerdown', 0)
  pointer('pointermove', 20)
  pointer('pointercancel', 20)
  expect(drag.ghost).toBeNull()
})
