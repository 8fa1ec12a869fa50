/** What is said of what somebody points at with a mouse, or comes to by keyboard: what a click there
would do, or why there is nothing to do. A finger is told by labels. */
import { on } from 'svelte/events'
import type { MoveSelection, Spot } from './move-selection.svelte'
import { keepOneTabStop } from './keyboard-navigation'

const REST = 350 // milliseconds before a mouse that rests is told why not

/** Tells a mouse or the focus what a click there would do. */
export class Tooltips {
  #selection: MoveSelection
  #carries: () => boolean
  #resting: number | undefined
  #finger = false // a browser says that the mouse is where a finger was, when something moves there
  #keyed = false // whether a key brought the focus where it is
  #rested = false // whether the reason that is shown is there because the mouse rests

  constructor(selection: MoveSelection, carries: () => boolean) {
    this.#selection = selection
    this.#carries = carries
  }

  /** Listens on the board; to be attached to it. */
  readonly attach = (root: HTMLElement): (() => void) => {
    // `on`, as the focus may go out of what Svelte is just taking away
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
    // The page itself moves the focus, too: nobody asked then.
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
