/** A table as one seat lives it: a connection that comes back by itself, and what it brings. */

import type {
  Answer,
  Company,
  Frame,
  Line,
  Log,
  Note,
  Ping,
  Presence,
  Refused,
  Table,
  Waiting,
} from '../generated/messages'
import { Wire } from './wire'

export const WATCHER = -1
const MOST_WAITING = 6 // frames; whoever is further behind sees no more motion until caught up

type Heard = Frame | Waiting | Log | Company | Presence | Note | Refused | Ping

/** Several seats are asked at once: those in `seats` have still to speak. */
export interface Window {
  frame: Frame
  seats: number[]
  seconds: number
  until: number | null // by `performance.now()`; null without hurry
}

export class Live {
  table = $state.raw<Table>()
  seat = $state(WATCHER)
  frame = $state.raw<Frame>() // what is on the table, or what it is becoming
  window = $state.raw<Window>() // is open as soon as it is heard of, whatever still moves
  lines = $state.raw<Line[]>([])
  pending = $state.raw<Answer>() // chosen, and not yet known to count
  refused = $state('') // why the last choice had no effect
  seen = $state(-1) // where the table stood when this person had seen enough
  away = $state(false) // the house has not been heard of for a while
  #waiting = $state.raw<Frame[]>([]) // what has happened since
  #moving = $state(false)
  #untold: Line[] = [] // what the frame tells that is just being shown
  #caughtUp = false // the log holds what the next frame tells
  #resend = false
  #wire: Wire

  /** Whether everything that has happened has been shown. */
  settled = $derived(!this.#moving && !this.#waiting.length)

  constructor(readonly id: string) {
    this.#wire = new Wire(`/api/tables/${encodeURIComponent(id)}/live`, {
      opened: () => {
        this.#resend = true
        this.#look()
        if (this.seen === this.frame?.at) this.#wire.say({ type: 'seen', at: this.seen })
      },
      heard: (message) => this.#heard(message as Heard),
      away: (away) => (this.away = away),
    })
  }

  /** Look at the table from this seat, which must be one's own, or -1. */
  look(seat: number): void {
    this.seat = seat
    this.pending = undefined
    this.window = undefined
    this.#look()
  }

  #look(): void {
    this.#wire.say({ type: 'look', seat: this.seat, rests: true })
  }

  /** Where the table rests: this person has seen it. */
  see(): void {
    if (!this.frame) return
    this.seen = this.frame.at
    this.#wire.say({ type: 'seen', at: this.seen })
  }

  choose(action: number): void {
    const at = this.window?.frame.at ?? this.frame?.at
    if (at === undefined || this.pending) return
    this.refused = ''
    this.pending = { type: 'answer', seat: this.seat, at, action }
    this.#wire.say(this.pending)
  }

  undo(): void {
    if (!this.frame?.undo) return
    this.refused = ''
    this.#wire.say({ type: 'undo', seat: this.seat, at: this.frame.at })
  }

  /** The surface has shown the present frame. */
  shown(): void {
    this.#moving = false
    this.#tell()
    this.#next()
  }

  close(): void {
    this.#wire.close()
  }

  #heard(message: Heard): void {
    if (message.type === 'company') this.#met(message.table)
    else if (message.type === 'presence') this.#present(message)
    else if (message.type === 'note') this.#noted(message.line)
    else if (message.type === 'ping') this.#wire.say({ type: 'pong', stamp: message.stamp })
    else if (message.type === 'log') this.#remembered(message)
    else if (message.type === 'refused') this.#refused(message)
    else if (message.type === 'waiting') this.#waits(message)
    else if (message.seat === this.seat) this.#happened(message)
  }

  #met(table: Table): void {
    this.table = table
    const mine = table.chairs.filter((chair) => chair.yours).map(({ seat }) => seat)
    if (this.seat === WATCHER && mine.length === 1) this.look(mine[0] ?? WATCHER) // back again
    if (this.seat !== WATCHER && !mine.includes(this.seat)) this.look(WATCHER) // it has moved away
  }

  #present({ online, watchers }: Presence): void {
    if (!this.table) return
    const chairs = this.table.chairs.map((c) => ({ ...c, online: online.includes(c.seat) }))
    this.table = { ...this.table, chairs, watchers }
  }

  /** What belongs to no move is told after those that are being shown. */
  #noted(line: Line): void {
    this.#untold = [...this.#untold, line]
    if (this.settled) this.#tell()
  }

  #remembered(log: Log): void {
    if (log.seat !== this.seat) return
    this.lines = log.lines
    this.#untold = []
    this.#caughtUp = true
  }

  #refused(message: Refused): void {
    this.pending = undefined
    this.refused = message.detail
  }

  /** Somebody has spoken; nobody is told what. */
  #waits({ at, seats, seconds, left }: Waiting): void {
    const frame = this.window?.frame
    if (frame?.at !== at) return
    this.window = { frame, seats, seconds, until: left === null ? null : performance.now() + 1000 * left }
  }

  #happened(frame: Frame): void {
    this.window = undefined
    if (frame.waiting) {
      this.window = { frame, seats: [], seconds: 0, until: null }
      this.#waits(frame.waiting)
    }
    if (this.pending && frame.at > this.pending.at) this.pending = undefined
    // The same answer at the same moment does no harm when it comes twice.
    if (this.pending && this.#resend) this.#wire.say(this.pending)
    this.#resend = false
    if (this.#caughtUp) return this.#arrive(frame)
    this.#waiting = [...this.#waiting, frame]
    this.#next()
  }

  /** Show at once how the table stands: nobody has seen the way there. */
  #arrive(frame: Frame): void {
    this.#caughtUp = false
    this.#waiting = []
    this.#moving = false
    this.lines = [...this.lines, ...told(frame)]
    this.frame = { ...frame, events: [] }
  }

  #next(): void {
    const [frame, ...rest] = this.#waiting
    if (!frame || this.#moving) return
    this.#waiting = rest
    this.#tell()
    this.#untold = told(frame)
    this.#moving = frame.events.length > 0 && rest.length < MOST_WAITING
    this.frame = this.#moving ? frame : { ...frame, events: [] }
    if (this.#moving) return
    this.#tell()
    this.#next()
  }

  /** The log tells of a frame once it was shown, so that it gives nothing away. */
  #tell(): void {
    if (this.#untold.length) this.lines = [...this.lines, ...this.#untold]
    this.#untold = []
  }
}

function told(frame: Frame): Line[] {
  return frame.events.flatMap(({ text, kind, seat }) =>
    text ? [{ at: frame.at, text, kind, seat: seat ?? null }] : [],
  )
}
