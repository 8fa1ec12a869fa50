/** A table as one seat sees it, over a connection that restores itself.
 *
 * Frames wait in a queue and are shown one by one at the user's speed. Board, prompt, log and
 * live region all follow the frame being shown (`animation`), so they agree. The user's turn
 * starts once the animation has reached it. Only a timed answer window starts at once and makes
 * the animation skip to it. */

import type {
  SubmitMove,
  ClockState,
  TableUpdate,
  FirstLook,
  Frame,
  LogLine,
  FullLog,
  LogNote,
  Ping,
  Presence,
  MessageRefused,
  PhraseSaid,
  CompanionRemark,
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
import { FirstLookState } from './first-look.svelte'
import { DeclineWish } from './decline-wish.svelte'
import { isOut, SkippedToEnd } from './out-of-the-game.svelte'
import { TableChat } from './table-chat.svelte'
import { SeatClocks } from './seat-clocks.svelte'
import { ReconnectingSocket } from './reconnecting-socket'
import { say } from './words'

const MOST_WAITING = 200 // frames; further behind, only the current state is shown
const MOST_WITH_PEOPLE = 6 // the same if others would have to wait
const HASTE = 3 // so many waiting frames double the speed there

type Heard =
  | Frame
  | AnswersPending
  | FirstLook
  | FullLog
  | TableUpdate
  | Presence
  | ClockState
  | LogNote
  | PhraseSaid
  | CompanionRemark
  | ChatLine
  | MessageRefused
  | Ping

/** An answer window: the `seats` have yet to decide. */
export interface Window {
  frame: Frame
  seats: number[]
  seconds: number
  until: number | null // by `performance.now()`; null without a time limit
}

/** One table, as one person sees it and acts at it. */
export class LiveTable {
  table = $state.raw<Table>()
  seat = $state(WATCHER)
  readonly animation = new FrameAnimation() // what is being shown
  readonly seatClocks = new SeatClocks() // time left
  readonly chat: TableChat // phrases and chat
  readonly firstLook = new FirstLookState() // nobody moves before all have looked
  readonly declines = new DeclineWish((wish) => this.#socket.say(wish))
  readonly skipped = new SkippedToEnd((message) => this.#socket.say(message))
  frame = $state.raw<Frame>() // the frame on the table, or the one it is turning into
  lines = $state.raw<LogLine[]>([]) // log lines shown so far
  since = $state.raw<LogLine[]>([]) // events skipped since the last turn
  passing = $state(false) // skip everything until the next turn
  held = $state(false) // somebody is reading: the next frame waits
  pending = $state.raw<SubmitMove>() // a chosen move, not yet confirmed
  refused = $state('') // why the last move was rejected
  stays = $state('') // why an undo is not possible, after a try
  reading = $state(false) // an explanation is open: the table waits
  seen = $state(-1) // table position at which the user was ready
  opened = $state(0) // number of connections: earlier chat lines may be missing
  away = $state(false) // the server has been silent for a while
  #window = $state.raw<Window>()
  #waiting = $state.raw<Frame[]>([]) // frames still to be shown
  #moving = $state(false)
  #untold: LogLine[] = [] // log lines of the frame being shown
  #caughtUp = false // the log already includes the next frame
  #resend = false
  #then: string[] = [] // the notations of the moves to make next
  #mine = $state(0) // table position after the user's last move
  #watched = $state(0) // milliseconds of animation since the user's last move
  #began = 0 // when the current frame started
  #looks = false // the server sends this seat's view
  #lookAgain = new Retry(() => this.#look())
  #socket: ReconnectingSocket

  /** Called when a frame is completely shown, before the next one. */
  onshown: (frame: Frame) => void = () => {}

  /** True if all frames have been shown. */
  settled = $derived(!this.#moving && !this.#waiting.length)
  /** The answer window, once the animation has reached it, or at once if it is timed. */
  window = $derived(this.settled || this.#hurries() ? this.#window : undefined)
  /** True if all other players are computers. */
  alone = $derived(
    !!this.table?.chairs.every((chair) => chair.yours || chair.holder === 'computer'),
  )
  /** The newest frame received. */
  #newest = $derived(this.#waiting.at(-1) ?? this.frame)
  /** True if it is the user's turn, though the animation has yet to show it. */
  due = $derived(!this.settled && this.#asksMe(this.#newest))
  /** True if the user has no more turns, though the animation has yet to show why. */
  #out = $derived(isOut(this.table, this.#newest?.scene))
  /** True if there is something to skip: waiting frames, the current frame, or other players'
   * turns. */
  behind = $derived(
    !!this.#waiting.length ||
      (this.#moving && this.frame?.at !== this.#mine) ||
      (this.seat >= 0 && !this.#out && !this.#asksMe(this.#newest)),
  )
  mayUndo = $derived(!!this.#newest?.undo)
  /** The reason why an undo is not possible; '' if an undo is possible. */
  whyNoUndo = $derived(this.mayUndo ? '' : say(this.seat < 0 ? 'undo-watching' : 'undo-nothing'))
  /** The speed factor: higher if other players would have to wait, or if the user has watched for a
   * while without a turn. */
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
        this.skipped.renew()
        if (this.seen === this.frame?.at) this.#socket.say({ type: 'seen', at: this.seen })
      },
      heard: (message) => this.#heard(message as Heard),
      away: (away) => (this.away = away),
    })
    document.addEventListener('visibilitychange', this.#aside)
  }

  /** Tell the server whether the page is hidden. If so, the server sends reminders by other
   * channels. */
  #aside = (): void => this.#socket.say({ type: 'aside', now: document.hidden })

  #sees(): void {
    this.#looks = true
    this.#lookAgain.stop()
  }

  /** View the table from a seat of the user's, or as a spectator (-1). */
  look(seat: number): void {
    this.seat = seat
    this.pending = undefined
    this.#then = []
    this.refused = ''
    this.#window = undefined
    this.#mine = this.#watched = 0
    this.passing = this.skipped.on
    this.since = []
    this.#look()
  }

  #look(): void {
    this.#looks = false
    this.declines.renew()
    this.#socket.say({ type: 'look', seat: this.seat, own_time: true, rests: true, language })
  }

  /** Acknowledge a resting scene. */
  see(): void {
    if (!this.frame) return
    this.seen = this.frame.at
    this.#socket.say({ type: 'seen', at: this.seen })
  }

  /** Send a move, unless another one is still unconfirmed.
   *
   * `then` has the notations of the moves that the user has confirmed along with it. They follow
   * one by one. The rest is dropped if one of them is not legal. */
  choose(action: number, then: string[] = []): void {
    const at = this.window?.frame.at ?? this.frame?.at
    if (at === undefined || this.pending) return
    if (this.#moving) this.animation.finish()
    this.refused = ''
    this.since = []
    this.#watched = 0
    this.pending = { type: 'answer', seat: this.seat, at, action }
    this.#then = then
    this.#socket.say(this.pending)
  }

  /** Make the next of the moves that the user confirmed together. */
  #follow(frame: Frame): void {
    const [next, ...rest] = this.#then
    if (next === undefined || this.pending || this.#waiting.length) return
    this.#then = []
    const choices = this.#asksMe(frame) ? (frame.scene.choices ?? []) : []
    const choice = choices.find(({ notation }) => notation === next)
    if (choice) this.choose(choice.action, rest)
  }

  /** Undo the last move, if allowed. */
  undo(): void {
    this.stays = this.whyNoUndo
    if (!this.#newest?.undo) return
    this.refused = ''
    this.#socket.say({ type: 'undo', seat: this.seat, at: this.#newest.at })
  }

  /** Take a shout back, while its answer window is open. */
  takeShoutBack(): void {
    if (!this.pending) return
    this.#socket.say({ type: 'undo', seat: this.seat, at: this.pending.at })
    this.pending = undefined
  }

  /** Send a phrase or gesture. */
  say(phrase: number, gesture = false): void {
    this.#socket.say({ type: 'say', seat: this.seat, phrase, gesture })
  }

  /** Skip to the user's next turn, or up to a resting scene. */
  pass(): void {
    if (this.settled && (this.frame?.scene.rests || this.firstLook.holds(this.frame)))
      return this.see()
    if (this.behind || this.due || this.pending) this.#pass()
  }

  #pass(): void {
    this.passing = true
    this.held = false
    if (this.#moving) this.animation.finish()
    else this.#next()
  }

  /** Let the match be played to its end without the user, who is out of the game; or no longer. */
  skipToEnd(now: boolean): void {
    this.skipped.set(now)
    if (now) this.#pass()
    else this.passing = false
  }

  /** Hold back new frames while somebody reads, unless a clock runs. */
  hold(held: boolean): void {
    this.held = held
    this.#next()
  }

  /** Add the next event of the current frame to the log. */
  told(): void {
    const [line, ...rest] = this.#untold
    if (line) this.lines = [...this.lines, line]
    this.#untold = rest
  }

  /** Start or stop reading an explanation; the table waits if all others are computers. */
  read(now: boolean): void {
    const reading = now && this.alone
    if (reading === this.reading) return
    this.reading = reading
    this.#socket.say({ type: 'read', now: reading })
    this.#next()
  }

  /** The board has finished showing the current frame. */
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
    else if (message.type === 'remark') this.#remarked(message)
    else if (message.type === 'written') this.chat.wrote(message, message.seat === this.seat)
    else if (message.type === 'clocks') this.#timed(message)
    else if (message.type === 'note') this.#noted(message.line)
    else if (message.type === 'ping') this.#socket.say({ type: 'pong', stamp: message.stamp })
    else if (message.type === 'log') this.#remembered(message)
    else if (message.type === 'refused') this.#refused(message)
    else if (message.type === 'waiting') this.#waits(message)
    else if (message.type === 'looking') this.firstLook.hear(message)
    else if (message.seat === this.seat) this.#happened(message)
  }

  #met(table: Table): void {
    if (this.table && !!this.table.chat !== !!table.chat)
      this.#noted({ at: this.frame?.at ?? 0, text: say(table.chat ? 'chat-on' : 'chat-off') })
    this.table = table
    this.seatClocks.hear(table.clocks)
    const mine = table.chairs.filter((chair) => chair.yours).map(({ seat }) => seat)
    // return to the seat
    if (this.seat === WATCHER && mine.length === 1) this.look(mine[0] ?? WATCHER)
    if (this.seat >= 0 && !mine.includes(this.seat)) this.look(WATCHER) // the seat was lost
  }

  #present({ online, watchers }: Presence): void {
    if (!this.table) return
    const chairs = this.table.chairs.map((c) => ({ ...c, online: online.includes(c.seat) }))
    this.table = { ...this.table, chairs, watchers }
  }

  #remarked(remark: CompanionRemark): void {
    this.chat.remarked(remark, this.table?.chairs[remark.seat]?.character)
    if (this.settled && this.frame) this.chat.reached(this.frame.at)
  }

  #timed(clocks: ClockState): void {
    this.seatClocks.hear(clocks)
    if (this.table) this.table = { ...this.table, clocks }
  }

  /** Show a line without a frame after the frames in progress. */
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
    this.#then = []
    this.refused = message.detail
  }

  /** Update the seats that have yet to decide; decisions stay secret. */
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
    this.declines.follow(frame)
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
    // Sending the same move at the same position twice is harmless.
    if (this.pending && this.#resend) this.#socket.say(this.pending)
    this.#resend = false
    if (this.#caughtUp) return this.#showAtOnce(frame)
    this.#waiting = [...this.#waiting, frame]
    if (this.#moving && this.#hurries()) this.animation.finish()
    else this.#next()
  }

  /** Show the current state at once, without animation. */
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

  /** Return whether to skip a frame's animation, given the number of frames after it. */
  #passesOver(more: number): boolean {
    if (this.passing || (more && this.#hurries())) return true
    return more >= (this.alone ? MOST_WAITING : MOST_WITH_PEOPLE)
  }

  /** A frame is completely shown. At the user's turn, or after the last frame, show the summary of
   * skipped events. */
  #arrived(): void {
    const frame = this.frame
    if (frame) this.chat.reached(frame.at)
    if (frame) this.#follow(frame)
    if (frame && !this.passing) this.onshown(frame)
    if (!this.passing || this.#waiting.length || !frame) return
    const { ending, rests } = frame.scene
    if (this.skipped.on && !ending) return
    const stays = ending || rests || this.firstLook.holds(frame) || this.#out
    if (this.seat >= 0 && !this.#asksMe(frame) && !stays) return
    this.passing = false
    this.onshown(frame)
    if (this.#mine) this.since = this.lines.filter(({ at }) => at > this.#mine)
  }

  #asksMe(frame: Frame | undefined): boolean {
    const asked = frame?.scene.seats.some((one) => one.asked && one.seat === this.seat)
    return asked || !!frame?.waiting?.seats.includes(this.seat)
  }

  /** Return whether a timed answer window is open. */
  #hurries(): boolean {
    return this.#window?.until != null
  }

  /** Add a frame's lines to the log once it is shown, so that the log reveals nothing early. */
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
