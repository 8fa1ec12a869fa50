/** The animation of the table: shows the events of a frame one after another, then its scene.
 *
 * `shown` is the table meanwhile: the old scene, changed move by move. `caption` is the event
 * being shown. `told` is the event being announced. An event is announced when its pieces begin to
 * move or, if it turns a piece over, once that piece is turned. Other announcements about the table
 * follow `told`. A newer frame, a hidden tab or a speed of 0 ends all flights at once, and shows the
 * final scene. If motion is turned off, pieces appear in their places at once, with the same time to
 * read. */
import { settings } from '../shared/settings.svelte'
import {
  afterArriving,
  afterLeaving,
  turned,
  type Happening,
  type Move,
  type Piece,
  type Scene,
} from './scene'

const FLIGHT = 400 // milliseconds in flight, at speed 1
const STAGGER = 80 // between pieces without a text, as in a deal
const READING = 200 // for each text about another player's action
const LETTER = 7 // and for each of its letters
const SHORT = 180 // for your own actions, and for events that no player caused
const TURNING = 480 // for turning a piece over, unless the kit says otherwise

/** A piece between two places, in pixels from the corner of the board. */
export interface Flight {
  id: number
  piece: Piece
  from: DOMRect
  to: DOMRect
  duration: number
  landed: () => void
}

export interface Frame {
  scene: Scene
  events: Happening[]
  speed: number
}

/** The scene as it is shown, between one frame and the next. */
export class FrameAnimation {
  shown = $state.raw<Scene>()
  caption = $state.raw<Happening | null>(null)
  told = $state.raw<Happening | null>(null)
  flights = $state.raw<Flight[]>([])
  playing = $state(false)
  /** The speed of motion now; 0: none. */
  speed = $state(0)
  turning = TURNING
  /** The element that contains the pieces. */
  root: HTMLElement | undefined
  #run = 0
  #flown = 0
  #frame: Frame | undefined
  #ontell = () => {}
  #ondone = () => {}

  /** Shows a frame. Calls `ontell` for each event announced, and `ondone` once. An animation in
   * progress ends where it is. */
  async play(frame: Frame, ontell: () => void, ondone: () => void): Promise<void> {
    const run = ++this.#run
    this.#frame = frame
    this.#ontell = ontell
    this.#ondone = ondone
    this.speed = settings.still ? 0 : frame.speed
    this.flights = []
    const before = this.shown
    if (before && frame.speed > 0 && frame.events.length && !document.hidden) {
      this.playing = true
      const called = { ...before.called, ...frame.scene.called }
      this.shown = { ...before, called, choices: [], refusals: [] }
      await this.#tellAll(frame, run)
    }
    if (run === this.#run) this.finish()
  }

  /** Shows the final scene of the frame at once. */
  finish(): void {
    if (!this.#frame) return
    this.#run++
    this.flights = []
    this.caption = this.told = null
    this.playing = false
    this.shown = this.#frame.scene
    this.#frame = undefined
    this.#ondone()
  }

  /** Plays events with a text one after the other; events without a text overlap. */
  async #tellAll(frame: Frame, run: number): Promise<void> {
    const pace = (ms: number) => ms / frame.speed
    let aloft: Promise<void>[] = []
    for (const event of frame.events) {
      if (event.text) {
        await Promise.all(aloft) // an event with a text begins after the last piece has arrived
        if (run !== this.#run) return
        aloft = []
        this.caption = event
        if (!reveals(event)) this.#tell(event)
      }
      aloft.push(...(event.moves ?? []).map((m) => this.#go(m, pace, run)))
      if (event.text) {
        await Promise.all(aloft)
        if (run !== this.#run) return
        aloft = []
        if (reveals(event)) this.#tell(event)
        await pause(
          pace(
            event.seat == null || event.seat === frame.scene.you
              ? SHORT
              : READING + LETTER * event.text.length,
          ),
        )
      } else if (event.moves && this.speed) await pause(pace(STAGGER))
      if (run !== this.#run) return
    }
    await Promise.all(aloft)
  }

  #tell(event: Happening): void {
    this.told = event
    this.#ontell()
  }

  /** Resolves once the piece has arrived. If a newer frame is shown by then, it never resolves. */
  #go(move: Move, pace: (ms: number) => number, run: number): Promise<void> {
    const scene = this.shown!
    if (move.source === move.target) {
      this.shown = turned(scene, move)
      return pause(this.speed && pace(this.turning))
    }
    const flies = this.speed > 0 // if not, nobody needs the places, which take a layout to find
    const from = flies && this.#rect(move.source, move.piece)
    const to = flies && this.#rect(move.target, null)
    this.shown = afterLeaving(scene, move)
    return new Promise((resolve) => {
      const id = ++this.#flown
      const arrive = () => {
        if (run !== this.#run) return
        this.flights = this.flights.filter((f) => f.id !== id)
        this.shown = afterArriving(this.shown!, move)
        resolve()
      }
      if (!from || !to) return arrive()
      const flight = { id, piece: move.piece, from, to, duration: pace(FLIGHT), landed: arrive }
      this.flights = [...this.flights, flight]
    })
  }

  /** Returns the rectangle of that piece at a place, else of the last piece there, else of the
   * place. */
  #rect(place: string, piece: Piece | null): DOMRect | undefined {
    const root = this.root
    const at = root?.querySelector(`[data-place="${CSS.escape(place)}"]`)
    if (!root || !at) return undefined
    const lying = [...at.querySelectorAll<HTMLElement>('[data-piece]')]
    const alike = piece && lying.findLast((e) => e.dataset.face === (piece.face ?? ''))
    const rect = (alike ?? lying.at(-1) ?? at).getBoundingClientRect()
    const corner = root.getBoundingClientRect()
    return new DOMRect(rect.x - corner.x, rect.y - corner.y, rect.width, rect.height)
  }
}

/** Returns whether a piece is turned over where it lies: a card, a die, a spinner. */
function reveals({ moves }: Happening): boolean {
  return !!moves?.some(({ source, target }) => source === target)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
