/** A table as one seat lives it: a connection that comes back by itself, and what it brings.
 *
 * What happens waits in one queue, and is shown frame by frame at the pace of whoever looks. Picture,
 * star, bar, log and live region all follow what is shown (`animation`), so that they speak of the same
 * moment; what is asked is asked once the picture has come to it. Only who may shout while a clock
 * runs is told at once, and the picture is brought to that.
 */

import type {
  SubmitMove,
  ClockState,
  TableUpdate,
  Frame,
  LogLine,
  FullLog,
  LogNote,
  Ping,
  Presence,
  MessageRefused,
  PhraseSaid,
  Table,
  AnswersPending,
  ChatLine,
} from '../generated/messages'
import { WATCHER } from '../shared/pseudo-seats'
import { tablePath } from '../shared/api-client'
import { language } from '../shared/i18n'
import { FrameAnimation } from '../board/frame-animation.svelte'
import { Retry } from './retry'
import { hasteAfter } from './playback-speed'
import { TableChat } from './table-chat.svelte'
import { SeatClocks } from './seat-clocks.svelte'
import { ReconnectingSocket } from './reconnecting-socket'
import { say } from './words'

const MOST_WAITING = 200 // frames; whoever is further behind is shown how it stands
const MOST_WITH_PEOPLE = 6 // where others would wait for whoever is behind
const HASTE = 3 // so many frames that wait make it twice as fast there

type Heard =
  | Frame
  | AnswersPending
  | FullLog
  | TableUpdate
  | Presence
  | ClockState
  | LogNote
  | PhraseSaid
  | ChatLine
  | MessageRefused
  | Ping

/** Several seats are asked at once: those in `seats` have still to speak. */
export interface Window {
  frame: Frame
  seats: number[]
  seconds: number
  until: number | null // by `performance.now()`; null without hurry
}

/** One table, as one person sees it and acts at it. */
export class LiveTable {
  table = $state.raw<Table>()
  seat = $state(WATCHER)
  readonly animation = new FrameAnimation() // what is shown of it
  readonly seatClocks = new SeatClocks() // what time there is
  readonly chat: TableChat // what people say to each other
  frame = $state.raw<Frame>() // what is on the table, or what it is becoming
  lines = $state.raw<LogLine[]>([]) // of what is shown
  since = $state.raw<LogLine[]>([]) // what one has passed over since one's last turn
  passing = $state(false) // until one's next turn all is shown at once
  held = $state(false) // somebody reads: what comes next waits
  pending = $state.raw<SubmitMove>() // chosen, and not yet known to count
  refused = $state('') // why the last choice had no effect
  stays = $state('') // why nothing is taken back, for whoever has tried
  reading = $state(false) // something explained: nothing moves on meanwhile
  seen = $state(-1) // where the table stood when this person had seen enough
  opened = $state(0) // how often there was a connection: what was written before may be missing
  away = $state(false) // the house has not been heard of for a while
  #window = $state.raw<Window>()
  #waiting = $state.raw<Frame[]>([]) // what has happened since
  #moving = $state(false)
  #untold: LogLine[] = [] // what the frame tells that is just being shown
  #caughtUp = false // the log holds what the next frame tells
  #resend = false
  #mine = $state(0) // where the table stood after one's last answer
  #watched = $state(0) // for how many milliseconds something was shown since one's last answer
  #began = 0 // when the present frame began to be shown
  #looks = false // the house shows the table from this seat
  #lookAgain = new Retry(() => this.#look())
  #socket: ReconnectingSocket

  /** Called when a frame lies there as it is, before the next one is shown. */
  onshown: (frame: Frame) => void = () => {}

  /** Whether everything that has happened has been shown. */
  settled = $derived(!this.#moving && !this.#waiting.length)
  /** Several are asked at once, and the picture shows that; or time runs, whatever still moves. */
  window = $derived(this.settled || this.#hurries() ? this.#window : undefined)
  /** Whether nobody else waits for whoever looks. */
  alone = $derived(
    !!this.table?.chairs.every((chair) => chair.yours || chair.holder === 'computer'),
  )
  /** What the picture comes to in the end. */
  #newest = $derived(this.#waiting.at(-1) ?? this.frame)
  /** Whether one is asked already, which the picture has yet to show. */
  due = $derived(!this.settled && this.#asksMe(this.#newest))
  /** Whether there is something to pass over: what waits, what others did, or their turns. */
  behind = $derived(
    !!this.#waiting.length ||
      (this.#moving && this.frame?.at !== this.#mine) ||
      (this.seat >= 0 && !this.#asksMe(this.#newest)),
  )
  mayUndo = $derived(!!this.#newest?.undo)
  /** Why there is nothing to take back; empty where there is. */
  whyNoUndo = $derived(this.mayUndo ? '' : say(this.seat < 0 ? 'undo-watching' : 'undo-nothing'))
  /** How much faster everything is shown: to a person who would keep others waiting, and to one who
   * has watched for a while without a turn. */
  haste = $derived(this.alone ? hasteAfter(this.#watched) : 1 + this.#waiting.length / HASTE)

  constructor(readonly id: string) {
    this.chat = new TableChat(id)
    this.#socket = new ReconnectingSocket(`/api${tablePath(id)}/live`, {
      opened: () => {
        this.opened += 1
        this.#resend = true
        this.#look()
        if (this.reading) this.#socket.say({ type: 'read', now: true })
        if (document.hidden) this.#aside()
        if (this.seen === this.frame?.at) this.#socket.say({ type: 'seen', at: this.seen })
      },
      heard: (message) => this.#heard(message as Heard),
      away: (away) => (this.away = away),
    })
    document.addEventListener('visibilitychange', this.#aside)
  }

  /** Whether anybody sees the page: who does not is told elsewhere that it is their turn. */
  #aside = (): void => this.#socket.say({ type: 'aside', now: document.hidden })

  #sees(): void {
    this.#looks = true
    this.#lookAgain.stop()
  }

  /** Look at the table from this seat, which must be one's own, or -1. */
  look(seat: number): void {
    this.seat = seat
    this.pending = undefined
    this.refused = ''
    this.#window = undefined
    this.#mine = this.#watched = 0
    this.passing = false
    this.since = []
    this.#look()
  }

  #look(): void {
    this.#looks = false
    this.#socket.say({ type: 'look', seat: this.seat, own_time: true, rests: true, language })
  }

  /** Where the table rests: this person has seen it. */
  see(): void {
    if (!this.frame) return
    this.seen = this.frame.at
    this.#socket.say({ type: 'seen', at: this.seen })
  }

  /** Send a choice; nothing where another one is still on its way. */
  choose(action: number): void {
    const at = this.window?.frame.at ?? this.frame?.at
    if (at === undefined || this.pending) return
    if (this.#moving) this.animation.finish()
    this.refused = ''
    this.since = []
    this.#watched = 0
    this.pending = { type: 'answer', seat: this.seat, at, action }
    this.#socket.say(this.pending)
  }

  /** Ask to take the last move back, where that is allowed. */
  undo(): void {
    this.stays = this.whyNoUndo
    if (!this.#newest?.undo) return
    this.refused = ''
    this.#socket.say({ type: 'undo', seat: this.seat, at: this.#newest.at })
  }

  /** Say that phrase to the others, or make that gesture. */
  say(phrase: number, gesture = false): void {
    this.#socket.say({ type: 'say', seat: this.seat, phrase, gesture })
  }

  /** On to one's own turn: whatever is left until then is passed over, up to where the table rests. */
  pass(): void {
    if (this.settled && this.frame?.scene.rests) return this.see()
    if (!this.behind && !this.due && !this.pending) return
    this.passing = true
    this.held = false
    if (this.#moving) this.animation.finish()
    else this.#next()
  }

  /** Nothing new is shown while somebody reads, unless time runs. */
  hold(held: boolean): void {
    this.held = held
    this.#next()
  }

  /** The board tells the next event of the present frame. */
  told(): void {
    const [line, ...rest] = this.#untold
    if (line) this.lines = [...this.lines, line]
    this.#untold = rest
  }

  /** Something is to be read, or was: where nobody else is kept waiting, all waits for that. */
  read(now: boolean): void {
    const reading = now && this.alone
    if (reading === this.reading) return
    this.reading = reading
    this.#socket.say({ type: 'read', now: reading })
    this.#next()
  }

  /** The board has shown the present frame. */
  shown(): void {
    if (this.#moving) this.#watched += performance.now() - this.#began
    this.#moving = false
    this.#tell()
    this.#arrived()
    this.#next()
  }

  /** Leave: close the connection and stop listening. */
  close(): void {
    document.removeEventListener('visibilitychange', this.#aside)
    this.#lookAgain.stop()
    this.#socket.close()
  }

  #heard(message: Heard): void {
    if (message.type === 'company') this.#met(message.table)
    else if (message.type === 'presence') this.#present(message)
    else if (message.type === 'spoken') void this.chat.said(message, this.table?.game)
    else if (message.type === 'written') this.chat.wrote(message, message.seat === this.seat)
    else if (message.type === 'clocks') this.#timed(message)
    else if (message.type === 'note') this.#noted(message.line)
    else if (message.type === 'ping') this.#socket.say({ type: 'pong', stamp: message.stamp })
    else if (message.type === 'log') this.#remembered(message)
    else if (message.type === 'refused') this.#refused(message)
    else if (message.type === 'waiting') this.#waits(message)
    else if (message.seat === this.seat) this.#happened(message)
  }

  #met(table: Table): void {
    if (this.table && !!this.table.chat !== !!table.chat)
      this.#noted({ at: this.frame?.at ?? 0, text: say(table.chat ? 'chat-on' : 'chat-off') })
    this.table = table
    this.seatClocks.hear(table.clocks)
    const mine = table.chairs.filter((chair) => chair.yours).map(({ seat }) => seat)
    if (this.seat === WATCHER && mine.length === 1) this.look(mine[0] ?? WATCHER) // back again
    if (this.seat >= 0 && !mine.includes(this.seat)) this.look(WATCHER) // it has moved away
  }

  #present({ online, watchers }: Presence): void {
    if (!this.table) return
    const chairs = this.table.chairs.map((c) => ({ ...c, online: online.includes(c.seat) }))
    this.table = { ...this.table, chairs, watchers }
  }

  #timed(clocks: ClockState): void {
    this.seatClocks.hear(clocks)
    if (this.table) this.table = { ...this.table, clocks }
  }

  /** What belongs to no move is told after those that are being shown. */
  #noted(line: LogLine): void {
    this.#untold = [...this.#untold, line]
    if (this.settled) this.#tell()
  }

  #remembered(log: FullLog): void {
    if (log.seat !== this.seat) return
    this.#sees()
    this.lines = log.lines
    this.#untold = []
    this.#caughtUp = true
  }

  #refused(message: MessageRefused): void {
    if (!this.#looks && this.#lookAgain.after(message.error)) return
    this.pending = undefined
    this.refused = message.detail
  }

  /** Somebody has spoken; nobody is told what. */
  #waits({ at, seats, seconds, left }: AnswersPending): void {
    const frame = this.#window?.frame
    if (frame?.at !== at) return
    this.#window = {
      frame,
      seats,
      seconds,
      until: left === null ? null : performance.now() + 1000 * left,
    }
  }

  #happened(frame: Frame): void {
    this.#sees()
    this.stays = ''
    this.#window = undefined
    if (frame.waiting) {
      this.#window = { frame, seats: [], seconds: 0, until: null }
      this.#waits(frame.waiting)
    }
    if (this.pending && frame.at > this.pending.at) {
      this.pending = undefined
      this.#mine = frame.at
    }
    // The same answer at the same moment does no harm when it comes twice.
    if (this.pending && this.#resend) this.#socket.say(this.pending)
    this.#resend = false
    if (this.#caughtUp) return this.#showAtOnce(frame)
    this.#waiting = [...this.#waiting, frame]
    if (this.#moving && this.#hurries()) this.animation.finish()
    else this.#next()
  }

  /** Show at once how the table stands: nobody has seen the way there. */
  #showAtOnce(frame: Frame): void {
    this.#caughtUp = false
    this.#waiting = []
    this.#moving = false
    this.lines = [...this.lines, ...told(frame)]
    this.frame = { ...frame, events: [] }
    if (this.seat >= 0) this.#mine ||= frame.at
    this.#arrived()
  }

  #next(): void {
    const [frame, ...rest] = this.#waiting
    if (!frame || this.#moving || this.reading || (this.held && !this.#hurries())) return
    this.#waiting = rest
    this.#tell()
    this.#untold = told(frame)
    this.#moving = frame.events.length > 0 && !this.#passesOver(rest.length)
    this.#began = performance.now()
    this.frame = this.#moving ? frame : { ...frame, events: [] }
    if (this.#moving) return
    this.#tell()
    this.#arrived()
    this.#next()
  }

  /** Whether a frame is shown without the way to it, where so many come after it. */
  #passesOver(more: number): boolean {
    if (this.passing || (more && this.#hurries())) return true
    return more >= (this.alone ? MOST_WAITING : MOST_WITH_PEOPLE)
  }

  /** A frame lies there as it is. Where one's turn has come, or nothing more comes, what was passed over
   * on the way is told. */
  #arrived(): void {
    const frame = this.frame
    if (frame && !this.passing) this.onshown(frame)
    if (!this.passing || this.#waiting.length || !frame) return
    const { ending, rests } = frame.scene
    if (this.seat >= 0 && !this.#asksMe(frame) && !ending && !rests) return
    this.passing = false
    this.onshown(frame)
    if (this.#mine) this.since = this.lines.filter(({ at }) => at > this.#mine)
  }

  #asksMe(frame: Frame | undefined): boolean {
    const asked = frame?.scene.seats.some((one) => one.asked && one.seat === this.seat)
    return asked || !!frame?.waiting?.seats.includes(this.seat)
  }

  /** Whether somebody has to speak before time is up. */
  #hurries(): boolean {
    return this.#window?.until != null
  }

  /** The log tells of a frame once it was shown, so that it gives nothing away. */
  #tell(): void {
    if (this.#untold.length) this.lines = [...this.lines, ...this.#untold]
    this.#untold = []
  }
}

function told(frame: Frame): LogLine[] {
  return frame.events.flatMap(({ text, kind, seat }) =>
    text ? [{ at: frame.at, text, kind, seat: seat ?? null }] : [],
  )
}
