/** What a person is about to do: the piece picked up, where it may go, what is still to be settled.
 *
 * Built from the touches of a scene's choices and refusals alone; it knows no game and no element.
 */
import { offered, type Choice, type Refusal, type Scene, type Touch } from './scene'

/** The `nth` of the pieces at a place. */
export interface Spot {
  place: string
  face: string | null
  nth: number
}

/** Something to show beside a place, or beside one of its pieces. */
export interface PopoverAnchor {
  place: string
  spot: Spot | null
}

const from = (touch: Touch, spot: Spot) =>
  touch.source === spot.place && (touch.face == null || touch.face === spot.face)
const to = (touch: Touch, place: string) =>
  touch.target === place || (touch.also?.includes(place) ?? false)
/** What has to be asked before it is done. */
export const isGrave = ({ touch }: Choice) => !!(touch.warning || touch.risk)
const isPlain = (touch: Touch) => touch.face == null && touch.target == null

const MOST = 3 // choices that are said beside a place

/** What a person is about to do at one board. */
export class MoveSelection {
  /** The scene whose choices are open, and whether the person may choose at all. */
  scene = $state.raw<Scene>()
  live = $state(false)
  picked = $state.raw<Spot | null>(null)
  /** Choices between which the gesture does not decide, and where to show them. */
  menu = $state.raw<(PopoverAnchor & { choices: Choice[] }) | null>(null)
  /** A choice that is final: the person has to confirm it. */
  asked = $state.raw<Choice | null>(null)
  /** The list of all choices is open; it is again when the house was away, until one has chosen. */
  listed = $state(false)
  /** Why something is refused. */
  why = $state.raw<(PopoverAnchor & { text: string }) | null>(null)
  /** What a click there would do, for whoever points at it. */
  says = $state.raw<(PopoverAnchor & { text: string }) | null>(null)
  /** What is done on purpose only, once that was chosen; empty while it was not. */
  purpose = $state('')
  #marked = $state.raw<Set<number>>(new Set())
  #onchoose: (action: number) => void
  #atOnce: () => readonly string[]
  #careful: () => boolean

  /** `atOnce` are deeds for which a click on the piece is enough, as nobody doubts where it goes;
      `careful` says whether one wants to be asked before what may cost something. */
  constructor(
    onchoose: (action: number) => void,
    atOnce: () => readonly string[] = () => [],
    careful: () => boolean = () => true,
  ) {
    this.#onchoose = onchoose
    this.#atOnce = atOnce
    this.#careful = careful
  }

  /** All that may be done. */
  open = $derived<Choice[]>(this.live ? (this.scene?.choices ?? []) : [])
  /** What has to be chosen on purpose, where that is not all there is. */
  purposes = $derived.by<string[]>(() => {
    const found = new Set(this.open.map(({ touch }) => touch.purpose ?? ''))
    return found.size > 1 ? [...found].filter(Boolean) : []
  })
  /** What pointing at something may mean now. */
  choices = $derived<Choice[]>(
    this.purposes.length
      ? this.open.filter(({ touch }) => (touch.purpose ?? '') === this.purpose)
      : this.open,
  )
  refusals = $derived<Refusal[]>(this.live ? (this.scene?.refusals ?? []) : [])
  /** Where all choices are about one piece, that piece is picked up already. */
  held = $derived<Spot | null>(this.picked ?? this.#only())

  /** Begins anew with what may be done at `scene`. */
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

  /** May this piece be picked up, is it refused, or is there nothing to it? */
  ofPiece(spot: Spot): 'open' | 'refused' | 'idle' {
    if (this.choices.some((c) => from(c.touch, spot) && !isPlain(c.touch))) return 'open'
    return this.refusals.some((r) => from(r.touch, spot)) ? 'refused' : 'idle'
  }

  /** The choices that pointing at a place may mean now: not empty, so the place is lit. */
  ofPlace(place: string): Choice[] {
    const held = this.held
    const here = this.choices.filter((c) => to(c.touch, place))
    if (held) return here.filter((c) => from(c.touch, held))
    return here.filter((c) => c.touch.source == null)
  }

  /** Whether exactly this piece is picked up. */
  isHeld(spot: Spot): boolean {
    const held = this.held
    if (held?.place !== spot.place || held.face !== spot.face) return false
    return held.nth < 0 || held.nth === spot.nth
  }

  /** Whether a hint is about one of these choices. */
  isMarked(choices: Choice[]): boolean {
    return choices.some((c) => this.#marked.has(c.action))
  }

  /** Whether a hint is about this piece. */
  isMarkedPiece(spot: Spot): boolean {
    return this.isMarked(this.choices.filter((c) => from(c.touch, spot)))
  }

  // --- gestures -----------------------------------------------------------------------------

  /** What a click on a piece does without another one. */
  ofClick(spot: Spot): Choice[] {
    const mine = this.#with(spot)
    if (mine.every((c) => this.#atOnce().includes(c.touch.deed))) return offered(mine)
    const aimless = offered(mine.filter((c) => c.touch.target == null))
    return aimless.length === mine.length && !this.#here(spot).length ? aimless : []
  }

  #with = (spot: Spot) => this.choices.filter((c) => from(c.touch, spot) && !isPlain(c.touch))
  #here = (spot: Spot) =>
    this.choices.filter((c) => c.touch.source == null && to(c.touch, spot.place))

  /** Picks a piece up, or puts it down again. Without a target to choose, acts; unless it was not
      `said` what that does: then it asks. */
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

  /** Picks a piece up to carry it, and `drop` lays it down. */
  lift(spot: Spot): void {
    this.cancel()
    this.picked = spot
  }

  /** Lays the piece that was carried down at a place; '' is beside every place. */
  drop(place: string, spot: Spot): void {
    if (place && (place !== spot.place || this.ofPlace(place).length)) this.aim(place)
    if (!this.menu && !this.asked) this.picked = null
  }

  /** Points at a place: acts if that is clear, else asks, else says why not. It asks, too, where it
      was not `said` what pointing there does. */
  aim(place: string, said = true): void {
    const open = offered(this.ofPlace(place))
    if (open.length) this.#settle(place, open, null, said)
    else this.explain(place, this.held)
  }

  #settle(place: string, choices: Choice[], spot: Spot | null, said: boolean): void {
    const only = choices.length === 1 ? choices[0] : undefined
    const known = said || !this.#careful() || (only && isGrave(only)) // which is asked anyway
    this.says = null
    if (only && known) this.choose(only)
    else this.menu = { place, spot, choices }
  }

  /** Says beside a place, or beside one of its pieces, what a click there would do. */
  say(place: string, spot: Spot | null): void {
    const open = spot ? this.ofClick(spot) : offered(this.ofPlace(place))
    const text = open.map((choice) => choice.text).join(' / ')
    this.says = text && !this.menu && open.length <= MOST ? { place, spot, text } : null
  }

  /** What is pointed at means this from now on; or again what it means by itself. */
  mean(purpose: string): void {
    this.cancel()
    this.purpose = this.purpose === purpose ? '' : purpose
  }

  /** Chooses; what may cost something is asked once more, by those who want to be asked. */
  choose(choice: Choice): void {
    if (isGrave(choice) && this.#careful() && this.asked !== choice) {
      this.asked = choice
      return
    }
    this.cancel()
    this.listed = false
    this.#onchoose(choice.action)
  }

  /** Puts down what is picked up, and closes what was asked and said. */
  cancel(): void {
    this.picked = this.menu = this.asked = this.why = this.says = null
  }

  /** Nothing is picked up any more, and nothing meant. */
  rest(): void {
    this.cancel()
    this.purpose = ''
  }

  // --- refusals -----------------------------------------------------------------------------

  /** Why the held piece may not go to a place, or, with nothing held, why nothing is done there. */
  reason(place: string, held: Spot | null): string {
    const about = this.refusals.filter(({ touch }) => {
      if (held?.place === place) return from(touch, held)
      if (!to(touch, place)) return false
      return held ? from(touch, held) : touch.source == null
    })
    return [...new Set(about.map((r) => r.why))].slice(0, 2).join('; ')
  }

  /** Says why, beside the place or beside the piece at `spot`. */
  explain(place: string, held: Spot | null, spot: Spot | null = null): void {
    const text = this.reason(place, held)
    this.why = text ? { place, spot, text } : null
  }
}
