/** Pieces on their way: shows a frame's events one after another, then its scene.
 *
 * `shown` is the table meanwhile: the old scene, changed move by move. A newer frame, a hidden tab
 * or a speed of 0 ends all flights at once, and only the final scene is left.
 */
import { landed, lifted, turned, type Happening, type Move, type Piece, type Scene } from './scene'

const FLIGHT = 430 // milliseconds in the air, at speed 1
const STAGGER = 80 // between pieces that need not be told of, as in a deal
const READING = 250 // for any caption of what somebody else did
const LETTER = 8 // and for each of its letters
const OWN = 180 // for the caption of what one did oneself
const TURNING = 480 // for a piece that is turned over, unless the kit says otherwise

/** A piece between two places, in pixels from the corner of the surface. */
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

export class Travel {
  shown = $state.raw<Scene>()
  caption = $state.raw<Happening | null>(null)
  flights = $state.raw<Flight[]>([])
  playing = $state(false)
  /** How fast things may move now; 0: not at all. */
  speed = $state(0)
  turning = TURNING
  #root: () => HTMLElement | undefined
  #run = 0
  #flown = 0
  #frame: Frame | undefined
  #ondone = () => {}

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root
  }

  /** Shows a frame and calls `ondone` once; what was being shown before ends where it is. */
  async play(frame: Frame, ondone: () => void): Promise<void> {
    const run = ++this.#run
    this.#frame = frame
    this.#ondone = ondone
    this.speed = frame.speed
    this.flights = []
    const before = this.shown
    if (before && frame.speed > 0 && frame.events.length && !document.hidden) {
      this.playing = true
      this.shown = { ...before, choices: [], refusals: [] }
      await this.#tellAll(frame, run)
    }
    if (run === this.#run) this.finish()
  }

  /** The scene as it is after the frame, now. */
  finish(): void {
    if (!this.#frame) return
    this.#run++
    this.flights = []
    this.caption = null
    this.playing = false
    this.shown = this.#frame.scene
    this.#frame = undefined
    this.#ondone()
  }

  /** Events that are told come one after the other; those without a word overlap. */
  async #tellAll(frame: Frame, run: number): Promise<void> {
    const pace = (ms: number) => ms / frame.speed
    let aloft: Promise<void>[] = []
    for (const event of frame.events) {
      if (event.text) {
        await Promise.all(aloft) // what is told begins where the last piece has arrived
        if (run !== this.#run) return
        aloft = []
        this.caption = event
      }
      aloft.push(...(event.moves ?? []).map((m) => this.#go(m, pace, run)))
      if (event.text) {
        await Promise.all(aloft)
        aloft = []
        await pause(
          pace(event.seat === frame.scene.you ? OWN : READING + LETTER * event.text.length),
        )
      } else if (event.moves) await pause(pace(STAGGER))
      if (run !== this.#run) return
    }
    await Promise.all(aloft)
  }

  /** Resolves once the piece has arrived; never, if something newer is shown by then. */
  #go(move: Move, pace: (ms: number) => number, run: number): Promise<void> {
    const scene = this.shown!
    if (move.source === move.target) {
      this.shown = turned(scene, move)
      return pause(pace(this.turning))
    }
    const from = this.#rect(move.source, move.piece)
    const to = this.#rect(move.target, null)
    this.shown = lifted(scene, move)
    return new Promise((resolve) => {
      const id = ++this.#flown
      const arrive = () => {
        if (run !== this.#run) return
        this.flights = this.flights.filter((f) => f.id !== id)
        this.shown = landed(this.shown!, move)
        resolve()
      }
      if (!from || !to) return arrive()
      const flight = { id, piece: move.piece, from, to, duration: pace(FLIGHT), landed: arrive }
      this.flights = [...this.flights, flight]
    })
  }

  /** Where a piece of a place is drawn, or its last one; else the place itself. */
  #rect(place: string, piece: Piece | null): DOMRect | undefined {
    const root = this.#root()
    const at = root?.querySelector(`[data-place="${CSS.escape(place)}"]`)
    if (!root || !at) return undefined
    const lying = [...at.querySelectorAll<HTMLElement>('[data-piece]')]
    const alike = piece && lying.findLast((e) => e.dataset.face === (piece.face ?? ''))
    const rect = (alike ?? lying.at(-1) ?? at).getBoundingClientRect()
    const corner = root.getBoundingClientRect()
    return new DOMRect(rect.x - corner.x, rect.y - corner.y, rect.width, rect.height)
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
