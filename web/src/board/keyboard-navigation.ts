/** Keyboard control of the table: one tab stop, arrows from stop to stop, Escape puts a piece
 * down. */
import { tick } from 'svelte'
import { bareKey } from '../shared/keyboard-shortcuts'
import type { MoveSelection } from './move-selection.svelte'

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const ASIDE = 2.5 // the cost of a step aside, compared with a step ahead

const SAID = '.bar button:enabled, .purposes button' // choices that have no place on the table

const OWN = 'input, select, textarea, [contenteditable], dialog *, aside *' // they use arrow keys

/** Returns all stops for the arrow keys. While a question is open beside a piece, these are its
 * answers. While a piece is picked up, these are its targets. */
function stops(root: HTMLElement, selection: MoveSelection): HTMLElement[] {
  const answers = [...root.querySelectorAll<HTMLElement>('.beside button')]
  if (answers.length) return answers
  const targets = [...root.querySelectorAll<HTMLElement>('.aim:not(.refused)')]
  if ((selection.picked || selection.purpose) && targets.length) return targets
  const said = document.querySelectorAll<HTMLElement>(SAID)
  return [...root.querySelectorAll<HTMLElement>('[data-stop]'), ...said]
}

/** Leaves exactly one tab stop: the focused element, else the first that can act. */
export function keepOneTabStop(root: HTMLElement, selection: MoveSelection): void {
  const all = stops(root, selection).filter((e) => !e.matches(SAID))
  const best =
    all.find((e) => e === document.activeElement) ??
    all.find((e) => !e.ariaDisabled || e.ariaDisabled === 'false') ??
    all[0]
  for (const e of root.querySelectorAll<HTMLElement>('[data-stop]'))
    e.tabIndex = e === best ? 0 : -1
}

const isAbout = ({ picked, menu, why, purpose }: MoveSelection) => picked || menu || why || purpose

/** Handles a key on the board: Escape puts down the picked piece and closes questions. */
export function keydown(event: KeyboardEvent, root: HTMLElement, selection: MoveSelection): void {
  if (event.key === 'Escape' && isAbout(selection)) {
    const spot = selection.picked ?? selection.menu?.spot ?? null
    selection.rest()
    event.stopPropagation()
    const back =
      spot && root.querySelector<HTMLElement>(`[data-spot="${CSS.escape(JSON.stringify(spot))}"]`)
    void tick().then(() => back?.focus())
  }
}

/** Moves the focus to the next stop. Arrow keys work unless the focused element uses them itself. */
export function arrow(event: KeyboardEvent, root: HTMLElement, selection: MoveSelection): void {
  const way = ARROWS[event.key]
  const from = event.target as HTMLElement
  const begins = from.matches('body, main, .bar, .game-board, button, summary, a')
  if (!way || !bareKey(event) || !begins || from.matches(OWN)) return
  event.preventDefault()
  nearest(from, way, stops(root, selection))?.focus()
}

/** After a piece was picked by key, moves the focus to its first target. */
export async function followed(
  event: MouseEvent,
  root: HTMLElement,
  selection: MoveSelection,
): Promise<void> {
  if (event.detail !== 0) return // a real click, not Enter or Space
  await tick()
  const next =
    root.querySelector<HTMLElement>('.beside button') ??
    (selection.picked || selection.purpose ? stops(root, selection)[0] : null)
  if (next) next.focus()
  else if (!root.contains(document.activeElement)) root.focus()
}

function nearest(
  from: HTMLElement,
  [dx, dy]: [number, number],
  all: HTMLElement[],
): HTMLElement | undefined {
  if (!all.includes(from)) return all.find((e) => e.tabIndex === 0) ?? all[0]
  const here = middle(from)
  const reached = all
    .filter((e) => e !== from)
    .map((element) => {
      const there = middle(element)
      const [x, y] = [there.x - here.x, there.y - here.y]
      const ahead = x * dx + y * dy
      return { element, ahead, cost: ahead + ASIDE * Math.abs(x * dy + y * dx) }
    })
    .filter((e) => e.ahead > 1)
  return reached.sort((a, b) => a.cost - b.cost)[0]?.element
}

function middle(element: HTMLElement): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
