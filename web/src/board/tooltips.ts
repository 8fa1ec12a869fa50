/** Tooltips for mouse and keyboard: what a click would do, or why nothing can be done. Fingers
 * get labels instead. */
import { on } from 'svelte/events'
import type { MoveSelection, Spot } from './move-selection.svelte'
import { keepOneTabStop } from './keyboard-navigation'

const REST = 350 // milliseconds of rest before a mouse gets a reason

/** Shows tooltips for the mouse and the focus. */
export class Tooltips {
  #selection: MoveSelection
  #carries: () => boolean
  #resting: number | undefined
  #finger = false // browsers report a mouse where a finger was, when something moves there
  #keyed = false // true if a key moved the focus
  #rested = false // true if a resting mouse brought up the reason

  constructor(selection: MoveSelection, carries: () => boolean) {
    this.#selection = selection
    this.#carries = carries
  }

  /** Adds the listeners; attach it to the board. */
  readonly attach = (root: HTMLElement): (() => void) => {
    // `on`, because the focus may leave an element that Svelte is removing
    const heard = [
      on(root, 'pointerover', (e) => this.#over(e)),
      on(root, 'pointerdown', (e) => (this.#finger = e.pointerType !== 'mouse')),
      on(root, 'pointermove', (e) => this.#moved(e)),
      on(root, 'pointerleave', () => this.#leave()),
      on(window, 'keydown', () => (this.#keyed = true), { capture: true }),
      on(window, 'pointerdown', () => (this.#keyed = false), { capture: true }),
      on(root, 'focusin', (e) => this.#focus(e.target as HTMLElement, root)),
      on(root, 'focusout', () => (this.#selection.says = null)),
    ]
    return () => {
      heard.forEach((off) => off())
      clearTimeout(this.#resting)
    }
  }

  #moved({ pointerType, movementX, movementY }: PointerEvent): void {
    if (pointerType === 'mouse' && (movementX || movementY)) this.#finger = false
  }

  #over(event: PointerEvent): void {
    clearTimeout(this.#resting)
    if (event.pointerType !== 'mouse' || this.#finger || this.#carries()) return
    this.#leave()
    const element = event.target as Element
    const refused = element.closest<HTMLElement>('.refused')
    const lit = element.closest<HTMLElement>('.aim, .grip.open')
    if (refused) this.#resting = setTimeout(() => this.#rest(refused), REST)
    else if (lit) this.#tell(lit)
  }

  #rest(refused: HTMLElement): void {
    this.#explain(refused)
    this.#rested = true
  }

  #leave(): void {
    clearTimeout(this.#resting)
    if (this.#rested) this.#selection.why = null
    this.#rested = false
    this.#selection.says = null
  }

  #focus(element: HTMLElement, root: HTMLElement): void {
    if (!element.matches('[data-stop]')) return
    // The page itself moves the focus, too; that needs no tooltip.
    if (this.#keyed && element.matches('.refused:focus-visible')) this.#explain(element)
    else if (this.#keyed && element.matches(':focus-visible')) this.#tell(element)
    keepOneTabStop(root, this.#selection)
  }

  #tell({ dataset: { aim, spot } }: HTMLElement): void {
    const about = spotOf(spot)
    this.#selection.say(about?.place ?? aim ?? '', about)
  }

  #explain({ dataset: { aim, spot } }: HTMLElement): void {
    const about = spotOf(spot)
    if (aim !== undefined) this.#selection.explain(aim, this.#selection.held)
    else if (about) this.#selection.explain(about.place, about, about)
  }
}

const spotOf = (data: string | undefined): Spot | null =>
  data === undefined ? null : (JSON.parse(data) as Spot)
