/** A move in the making: the picked piece, its targets, and open questions.
 *
 * Uses only the touches of a scene's choices and refusals. Knows no game and no page element. */
import { offered, type Choice, type Refusal, type Scene, type Touch } from './scene'

/** One piece at a place; `nth` counts the pieces there. */
export interface Spot {
  place: string
  face: string | null
  nth: number
}

/** The place, or one of its pieces, at which a popover is shown. */
export interface PopoverAnchor {
  place: string
  spot: Spot | null
}

const from = (touch: Touch, spot: Spot) =>
  touch.source === spot.place && (touch.face == null || touch.face === spot.face)
const to = (touch: Touch, place: string) =>
  touch.target === place || (touch.also?.includes(place) ?? false)
/** Returns whether a choice needs a confirmation. */
export const isGrave = ({ touch }: Choice) => !!(touch.warning || touch.risk)
const isPlain = (touch: Touch) => touch.face == null && touch.target == null

const MOST = 3 // the most choices that a tooltip lists

/** The player's move in the making on one board. */
export class MoveSelection {
  /** The scene whose choices are open, and whether the player may choose at all. */
  scene = $state.raw<Scene>()
  live = $state(false)
  picked = $state.raw<Spot | null>(null)
  /** Choices that a gesture leaves open, and where to show them. */
  menu = $state.raw<(PopoverAnchor & { choices: Choice[] }) | null>(null)
  /** A choice with a warning or a risk, which the player must confirm. */
  asked = $state.raw<Choice | null>(null)
  /** True while the list of all choices is open. The list stays open, even after a reconnect, until
   * the player chooses. */
  listed = $state(false)
  /** The reason why a move is refused. */
  why = $state.raw<(PopoverAnchor & { text: string }) | null>(null)
  /** The tooltip: what a click on the pointed element would do. */
  says = $state.raw<(PopoverAnchor & { text: string }) | null>(null)
  /** The chosen purpose button; empty if none. */
  purpose = $state('')
  #marked = $state.raw<Set<number>>(new Set())
  #onchoose: (action: number) => void
  #atOnce: () => readonly string[]
  #careful: () => boolean

  /** `atOnce` are deeds for which a click on the piece is enough, because the target is clear.
   * `careful` returns whether the player wants confirmations. */
  constructor(
    onchoose: (action: number) => void,
    atOnce: () => readonly string[] = () => [],
    careful: () => boolean = () => true,
  ) {
    this.#onchoose = onchoose
    this.#atOnce = atOnce
    this.#careful = careful
  }

  /** All legal choices. */
  open = $derived<Choice[]>(this.live ? (this.scene?.choices ?? []) : [])
  /** The purposes to offer as buttons, unless all choices share one. */
  purposes = $derived.by<string[]>(() => {
    const found = new Set(this.open.map(({ touch }) => touch.purpose ?? ''))
    return found.size > 1 ? [...found].filter(Boolean) : []
  })
  /** The choices that pointing at the board can mean now. */
  choices = $derived<Choice[]>(
    this.purposes.length
      ? this.open.filter(({ touch }) => (touch.purpose ?? '') === this.purpose)
      : this.open,
  )
  refusals = $derived<Refusal[]>(this.live ? (this.scene?.refusals ?? []) : [])
  /** The picked piece. If all choices are about one piece, it counts as picked. */
  held = $derived<Spot | null>(this.picked ?? this.#only())

  /** Starts again with the choices of `scene`. */
  begin(scene: Scene, live: boolean, marked: number[]): void {
    if (scene !== this.scene || live !== this.live) this.rest()
    this.scene = scene
    this.live = live
    this.#marked = new Set(marked)
  }

  #only(): Spot | null {
    const first = this.choices[0]?.touch
    if (first?.source == null || first.face == null) return null
    const spot = { place: first.source, face: first.face, nth: -1 }
    const same = this.choices.every((c) => from(c.touch, spot) && c.touch.target != null)
    return same ? spot : null
  }

  // --- what can be done with a piece or a place ---------------------------------------------

  /** Returns whether a piece can be used, is refused, or is idle. */
  ofPiece(spot: Spot): 'open' | 'refused' | 'idle' {
    if (this.choices.some((c) => from(c.touch, spot) && !isPlain(c.touch))) return 'open'
    return this.refusals.some((r) => from(r.touch, spot)) ? 'refused' : 'idle'
  }

  /** Returns the choices that pointing at a place may mean now; if there are any, it is lit. */
  ofPlace(place: string): Choice[] {
    const held = this.held
    const here = this.choices.filter((c) => to(c.touch, place))
    if (held) return here.filter((c) => from(c.touch, held))
    return here.filter((c) => c.touch.source == null)
  }

  /** Returns whether exactly this piece is picked up. */
  isHeld(spot: Spot): boolean {
    const held = this.held
    if (held?.place !== spot.place || held.face !== spot.face) return false
    return held.nth < 0 || held.nth === spot.nth
  }

  /** Returns whether a hint recommends one of these choices. */
  isMarked(choices: Choice[]): boolean {
    return choices.some((c) => this.#marked.has(c.action))
  }

  /** Returns whether a hint is about this piece. */
  isMarkedPiece(spot: Spot): boolean {
    return this.isMarked(this.choices.filter((c) => from(c.touch, spot)))
  }

  // --- gestures -----------------------------------------------------------------------------

  /** Returns the choices that a click on a piece alone decides. */
  ofClick(spot: Spot): Choice[] {
    const mine = this.#with(spot)
    if (mine.every((c) => this.#atOnce().includes(c.touch.deed))) return offered(mine)
    const aimless = offered(mine.filter((c) => c.touch.target == null))
    return aimless.length === mine.length && !this.#here(spot).length ? aimless : []
  }

  #with = (spot: Spot) => this.choices.filter((c) => from(c.touch, spot) && !isPlain(c.touch))
  #here = (spot: Spot) =>
    this.choices.filter((c) => c.touch.source == null && to(c.touch, spot.place))

  /** Picks a piece up, or puts it down again. If it has no target to choose, acts at once. Asks
   * first if no tooltip has shown what a click does (`said` is false). */
  pick(spot: Spot, said = true): void {
    const mine = this.#with(spot)
    if (this.picked && this.isHeld(spot)) return this.cancel()
    if (!mine.length) return this.explain(spot.place, spot, spot)
    this.cancel()
    const clear = this.ofClick(spot)
    if (clear.length) return this.#settle(spot.place, clear, spot, said)
    this.picked = spot
    const rest = [...offered(mine.filter((c) => c.touch.target == null)), ...this.#here(spot)]
    if (rest.length) this.menu = { place: spot.place, spot, choices: rest }
  }

  /** Picks a piece up to drag it; `drop` lays it down. */
  lift(spot: Spot): void {
    this.cancel()
    this.picked = spot
  }

  /** Lays the dragged piece down at a place; '' is outside all places. */
  drop(place: string, spot: Spot): void {
    if (place && (place !== spot.place || this.ofPlace(place).length)) this.aim(place)
    if (!this.menu && !this.asked) this.picked = null
  }

  /** Points at a place: acts if one choice fits, asks if several do, says why if none does. Also
   * asks if no tooltip has shown what a click does (`said` is false). */
  aim(place: string, said = true): void {
    const open = offered(this.ofPlace(place))
    if (open.length) this.#settle(place, open, null, said)
    else this.explain(place, this.held)
  }

  #settle(place: string, choices: Choice[], spot: Spot | null, said: boolean): void {
    const only = choices.length === 1 ? choices[0] : undefined
    const known = said || !this.#careful() || (only && isGrave(only)) // which is confirmed anyway
    this.says = null
    if (only && known) this.choose(only)
    else this.menu = { place, spot, choices }
  }

  /** Shows beside a place, or beside one of its pieces, what a click there would do. */
  say(place: string, spot: Spot | null): void {
    const open = spot ? this.ofClick(spot) : offered(this.ofPlace(place))
    const text = open.map((choice) => choice.text).join(' / ')
    this.says = text && !this.menu && open.length <= MOST ? { place, spot, text } : null
  }

  /** Chooses a purpose for the next click, or cancels it. */
  mean(purpose: string): void {
    this.cancel()
    this.purpose = this.purpose === purpose ? '' : purpose
  }

  /** Makes a choice. One with a warning or a risk must be confirmed, if the player wants that. */
  choose(choice: Choice): void {
    if (isGrave(choice) && this.#careful() && this.asked !== choice) {
      this.asked = choice
      return
    }
    this.cancel()
    this.listed = false
    this.#onchoose(choice.action)
  }

  /** Puts down the picked piece, and closes all questions and tooltips. */
  cancel(): void {
    this.picked = this.menu = this.asked = this.why = this.says = null
  }

  /** Puts down the picked piece and cancels the purpose. */
  rest(): void {
    this.cancel()
    this.purpose = ''
  }

  // --- refusals -----------------------------------------------------------------------------

  /** Returns why the held piece may not go to a place; with no piece held, why the place is
   * idle. */
  reason(place: string, held: Spot | null): string {
    const about = this.refusals.filter(({ touch }) => {
      if (held?.place === place) return from(touch, held)
      if (!to(touch, place)) return false
      return held ? from(touch, held) : touch.source == null
    })
    return [...new Set(about.map((r) => r.why))].slice(0, 2).join('; ')
  }

  /** Shows the reason, beside the place or beside the piece at `spot`. */
  explain(place: string, held: Spot | null, spot: Spot | null = null): void {
    const text = this.reason(place, held)
    this.why = text ? { place, spot, text } : null
  }
}
