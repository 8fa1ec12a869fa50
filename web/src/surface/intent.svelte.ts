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
export interface Beside {
  place: string
  spot: Spot | null
}

const from = (touch: Touch, spot: Spot) =>
  touch.source === spot.place && (touch.face == null || touch.face === spot.face)
const to = (touch: Touch, place: string) =>
  touch.target === place || (touch.also?.includes(place) ?? false)
const isPlain = (touch: Touch) => touch.face == null && touch.target == null

export class Intent {
  /** The scene whose choices are open, and whether the person may choose at all. */
  scene = $state.raw<Scene>()
  live = $state(false)
  picked = $state.raw<Spot | null>(null)
  /** Choices between which the gesture does not decide, and where to show them. */
  menu = $state.raw<(Beside & { choices: Choice[] }) | null>(null)
  /** A choice that is final: the person has to confirm it. */
  asked = $state.raw<Choice | null>(null)
  /** Why something is refused. */
  why = $state.raw<(Beside & { text: string }) | null>(null)
  #marked = $state.raw<Set<number>>(new Set())
  #onchoose: (action: number) => void
  #atOnce: () => readonly string[]

  /** `atOnce` are deeds for which a click on the piece is enough, as nobody doubts where it goes. */
  constructor(onchoose: (action: number) => void, atOnce: () => readonly string[] = () => []) {
    this.#onchoose = onchoose
    this.#atOnce = atOnce
  }

  choices = $derived<Choice[]>(this.live ? (this.scene?.choices ?? []) : [])
  refusals = $derived<Refusal[]>(this.live ? (this.scene?.refusals ?? []) : [])
  /** Where all choices are about one piece, that piece is picked up already. */
  held = $derived<Spot | null>(this.picked ?? this.#only())

  /** Begins anew with what may be done at `scene`. */
  begin(scene: Scene, live: boolean, marked: number[]): void {
    if (scene !== this.scene || live !== this.live) this.cancel()
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

  isHeld(spot: Spot): boolean {
    const held = this.held
    if (held?.place !== spot.place || held.face !== spot.face) return false
    return held.nth < 0 || held.nth === spot.nth
  }

  isMarked(choices: Choice[]): boolean {
    return choices.some((c) => this.#marked.has(c.action))
  }

  isMarkedPiece(spot: Spot): boolean {
    return this.isMarked(this.choices.filter((c) => from(c.touch, spot)))
  }

  // --- gestures -----------------------------------------------------------------------------

  /** Picks a piece up, or puts it down again. Without a target to choose, acts. */
  pick(spot: Spot): void {
    const mine = this.choices.filter((c) => from(c.touch, spot) && !isPlain(c.touch))
    if (this.picked && this.isHeld(spot)) return this.cancel()
    if (!mine.length) return this.explain(spot.place, spot, spot)
    this.cancel()
    const swift = mine.every((c) => this.#atOnce().includes(c.touch.deed))
    if (swift) return this.#settle(spot.place, offered(mine), spot)
    const aimless = offered(mine.filter((c) => c.touch.target == null))
    const here = this.choices.filter((c) => c.touch.source == null && to(c.touch, spot.place))
    if (aimless.length === mine.length && !here.length)
      return this.#settle(spot.place, aimless, spot)
    this.picked = spot
    const rest = [...aimless, ...here]
    if (rest.length) this.menu = { place: spot.place, spot, choices: rest }
  }

  /** Picks a piece up to carry it, and `drop` lays it down. */
  lift(spot: Spot): void {
    this.cancel()
    this.picked = spot
  }

  drop(place: string, spot: Spot): void {
    if (place && (place !== spot.place || this.ofPlace(place).length)) this.aim(place)
    if (!this.menu && !this.asked) this.picked = null
  }

  /** Points at a place: acts if that is clear, else asks, else says why not. */
  aim(place: string): void {
    const open = offered(this.ofPlace(place))
    if (open.length) this.#settle(place, open)
    else this.explain(place, this.held)
  }

  #settle(place: string, choices: Choice[], spot: Spot | null = null): void {
    const only = choices.length === 1 ? choices[0] : undefined
    if (only) this.choose(only)
    else this.menu = { place, spot, choices }
  }

  /** Chooses; what is final is asked once more. */
  choose(choice: Choice): void {
    if (choice.touch.warning && this.asked !== choice) {
      this.asked = choice
      return
    }
    this.cancel()
    this.#onchoose(choice.action)
  }

  cancel(): void {
    this.picked = this.menu = this.asked = this.why = null
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
