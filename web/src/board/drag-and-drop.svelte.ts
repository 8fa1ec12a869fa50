/** Dragging a piece with finger, pen or mouse: a ghost follows the pointer and drops on a place. */
import type { MoveSelection, Spot } from './move-selection.svelte'
import { pieces, type Piece } from './scene'

const THRESHOLD = 7 // pixels: a shorter move is a tap

export interface Ghost {
  piece: Piece
  width: number
  x: number
  y: number
}

/** The dragging of a piece over the board. */
export class Drag {
  ghost = $state.raw<Ghost | null>(null)
  #selection: MoveSelection
  #began: { spot: Spot; x: number; y: number; width: number } | null = null
  #over: Element | null = null
  #dropped = false

  constructor(selection: MoveSelection) {
    this.#selection = selection
  }

  /** Adds the listeners; attach it to the board. */
  readonly attach = (root: HTMLElement): (() => void) => {
    const gone = new AbortController()
    const on = { signal: gone.signal }
    root.addEventListener('pointerdown', (e) => this.#down(e), on)
    window.addEventListener('pointermove', (e) => this.#move(e, root), on)
    window.addEventListener('pointerup', (e) => this.#up(e, root), on)
    window.addEventListener('pointercancel', () => this.#end(), on)
    root.addEventListener('click', (e) => this.#click(e), { ...on, capture: true })
    return () => gone.abort()
  }

  #down(event: PointerEvent): void {
    this.#dropped = false
    const element = (event.target as Element).closest<HTMLElement>('.open[data-spot]')
    if (!element?.dataset.spot || event.button !== 0) return
    const spot = JSON.parse(element.dataset.spot) as Spot
    this.#began = { spot, x: event.clientX, y: event.clientY, width: element.offsetWidth }
  }

  #move(event: PointerEvent, root: HTMLElement): void {
    const began = this.#began
    if (!began) return
    const far = Math.hypot(event.clientX - began.x, event.clientY - began.y) > THRESHOLD
    if (!this.ghost && !far) return
    const piece = this.#piece(began.spot)
    if (!piece) return this.#end() // printed on the board: a click is enough
    if (!this.ghost) this.#selection.lift(began.spot)
    const corner = root.getBoundingClientRect()
    const [x, y] = [event.clientX - corner.x, event.clientY - corner.y]
    this.ghost = { piece, width: began.width, x, y }
    this.#mark(under(event)?.querySelector('.aim:not(.refused)') ?? null)
  }

  #up(event: PointerEvent, root: HTMLElement): void {
    if (this.ghost && this.#began) {
      const place = under(event)
      const at = place && root.contains(place) ? (place.dataset.place ?? '') : ''
      this.#dropped = true
      this.#selection.drop(at, this.#began.spot)
    }
    this.#end()
  }

  #end(): void {
    this.#began = this.ghost = null
    this.#mark(null)
  }

  /** Ignores the click that a browser sends after a drop. */
  #click(event: MouseEvent): void {
    if (this.#dropped) event.stopPropagation()
    this.#dropped = false
  }

  #mark(over: Element | null): void {
    this.#over?.classList.remove('over')
    this.#over = over
    over?.classList.add('over')
  }

  #piece(spot: Spot): Piece | undefined {
    const all = this.#selection.scene?.zones.flatMap((z) => z.places) ?? []
    return pieces(all.find((p) => p.id === spot.place)).find((p) => (p.face ?? null) === spot.face)
  }
}

function under(event: PointerEvent): HTMLElement | null {
  const hit = document.elementFromPoint(event.clientX, event.clientY)
  return hit?.closest<HTMLElement>('[data-place]') ?? null
}
