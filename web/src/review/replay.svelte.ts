/** Replay of a finished match: position, viewpoint and review. */

import type {
  Balance,
  Decision,
  Frame,
  Replay,
  Review,
  ReviewState,
  Table,
} from '../generated/messages'
import { EVERYTHING, WATCHER } from '../shared/pseudo-seats'
import { api, ApiError } from '../shared/api-client'
import { readdress } from '../shared/router.svelte'
import { settings } from '../shared/settings.svelte'
import { movesByTurn } from './moves-by-turn'
import { roundsOf } from './rounds'

const PAUSE = 700 // ms between two positions during playback
const POLL = 1000 // ms between two polls of the review's progress
export const SURE = 2 // standard errors

/** Viewpoints in the address. */
const EYES: Record<string, number> = { all: EVERYTHING, '-': WATCHER }

type Played = Pick<Table, 'game' | 'title' | 'chairs'>

/** Where a replay comes from, if not from a table: a journal that was brought as a file. */
export interface ReplaySource {
  table: Played
  replay(seat: number): Promise<Pick<Replay, 'frames'>>
}

/** A finished match as one person looks through it. */
export class MatchReplay {
  readonly id: string // of its table, '' for none
  table = $state.raw<Played>()
  frames = $state.raw<Frame[]>([])
  seat = $state(EVERYTHING)
  at = $state(0)
  moving = $state(false) // animate the way to this position
  playing = $state(false)
  problem = $state('')
  state = $state.raw<ReviewState>()
  trouble = $state('') // error of the review
  #whose = $state<number>() // the seat that was chosen in the review
  #begin: number // initial position, once there are frames
  #looks = 0
  #closed = false
  #timer = 0
  #poll = 0
  readonly #source: ReplaySource | undefined

  constructor(id: string, move: number, eyes: string, source?: ReplaySource) {
    this.id = id
    this.#source = source
    this.#begin = move
    void this.#open(eyes)
  }

  readonly turns = $derived(movesByTurn(this.frames, this.table?.chairs ?? []))
  readonly rounds = $derived(roundsOf(this.frames))

  /** The current position, once it is loaded. */
  get frame(): Frame | undefined {
    return this.frames[this.at]
  }
  /** The number of the last position. */
  get last(): number {
    return this.frames.length - 1
  }
  /** The review, once it is done. */
  get review(): Review | null {
    return this.state?.review ?? null
  }

  async #open(eyes: string): Promise<void> {
    try {
      this.table = this.#source?.table ?? (await api.table(this.id))
      const own = this.table.chairs.find((chair) => chair.yours)?.seat
      const letter = this.table.chairs.find((chair) => chair.letter === eyes)?.seat
      await this.look(letter ?? EYES[eyes] ?? own ?? EVERYTHING)
      if (this.problem || !this.id) return
      if (await api.has('reviews')) await this.#learn(() => api.review(this.id))
    } catch (error) {
      this.problem = (error as Error).message
    }
  }

  /** Change the viewpoint; the last request counts. */
  async look(from: number): Promise<void> {
    this.stop()
    const asked = ++this.#looks
    const late = () => this.#closed || asked !== this.#looks
    let frames: Frame[]
    try {
      const found = this.#source?.replay(from) ?? api.replay(this.id, from)
      frames = (await found).frames
    } catch (error) {
      if (!late()) this.problem = (error as Error).message
      return
    }
    if (late()) return
    this.problem = ''
    this.at = Math.min(this.frames.length ? this.at : this.#begin, frames.length - 1)
    this.frames = frames
    this.seat = from
    this.#remember()
  }

  // --- from position to position -----------------------------------------------------------------

  /** Stop playback and go to that position. */
  jump(to: number): void {
    this.stop()
    this.#go(to)
  }

  /** The index of the current round, or -1 before the first. */
  get round(): number {
    return this.rounds.findLastIndex(({ at }) => at <= this.at)
  }
  /** Go to the start of the next round or, with -1, of this round or the one before. */
  jumpRound(by: 1 | -1): void {
    const now = this.rounds[this.round]
    const back = by < 0 && now && now.at < this.at ? now : undefined
    const to = back ?? this.rounds[this.round + by]
    if (to) this.jump(to.at)
  }

  /** Start playback from here (from the beginning if at the end), or stop it. */
  toggle(): void {
    if (this.playing) return this.stop()
    this.playing = true
    if (this.at >= this.last) this.at = 0
    this.#step()
  }

  /** A position is completely shown: go on to the next during playback. */
  shown(): void {
    clearTimeout(this.#timer)
    if (!this.playing) return
    this.#timer = setTimeout(() => this.#step(), PAUSE / (settings.speed || 1))
  }

  /** Stop playback. */
  stop(): void {
    clearTimeout(this.#timer)
    this.playing = false
  }

  /** The page was left: ignore later responses. */
  close(): void {
    this.stop()
    clearTimeout(this.#poll)
    this.#closed = true
  }

  #step(): void {
    if (this.at >= this.last) this.playing = false
    else this.#go(this.at + 1)
  }

  #go(to: number): void {
    this.moving = to === this.at + 1
    this.at = Math.max(0, Math.min(this.last, to))
    this.#remember()
  }

  /** Update the address to this position and viewpoint. */
  #remember(): void {
    if (!this.id) return
    const letter = this.table?.chairs.find((chair) => chair.seat === this.seat)?.letter
    const eyes = this.seat === EVERYTHING ? 'all' : (letter ?? '-')
    readdress(`/t/${this.id}/replay/${this.at}/${eyes}`)
  }

  // --- the review --------------------------------------------------------------------------------

  /** Request a review. */
  ask(): void {
    this.trouble = ''
    void this.#learn(() => api.askForReview(this.id))
  }

  async #learn(from: () => Promise<ReviewState>): Promise<void> {
    try {
      const state = await from()
      if (this.#closed) return
      this.state = state
      const goesOn = state.phase === 'waiting' || state.phase === 'working'
      const again = () => void this.#learn(() => api.review(this.id))
      if (goesOn) this.#poll = setTimeout(again, POLL)
    } catch (error) {
      if (this.#closed) return
      const lost = error instanceof ApiError && error.status === 0
      if (lost && this.state) this.#poll = setTimeout(() => void this.#learn(from), 3 * POLL)
      else this.trouble = (error as Error).message
    }
  }

  /** The seat whose review is shown: the chosen one, your own, or the first with reviewed moves. */
  get whose(): number {
    const judged = this.review?.balance.filter(({ cost }) => cost) ?? []
    const own = this.table?.chairs.find((chair) => chair.yours)?.seat
    return this.#whose ?? (judged.find(({ seat }) => seat === own) ?? judged[0])?.seat ?? 0
  }
  set whose(seat: number) {
    this.#whose = seat
  }
  /** How the shown seat came to its result. */
  get balance(): Balance | undefined {
    return this.review?.balance.find(({ seat }) => seat === this.whose)
  }
  /** The shown seat's most costly decisions, the worst first. */
  get costliest(): Decision[] {
    const positions = this.balance?.costliest ?? []
    return positions.map((p) => this.review!.decisions.find((d) => d.position === p)!)
  }
  /** Go to the outcome of one of the most costly decisions, counted from 0. */
  jumpToMistake(index: number): void {
    const decision = this.costliest[index]
    if (decision) this.jump(this.after(decision.position))
  }

  /** Return the frame that shows the outcome of the decision at `position`. */
  after(position: number): number {
    const found = this.frames.findIndex((frame) => frame.at > position)
    return found < 0 ? this.last : found
  }

  /** The reviewed decision that led to the current frame, if any. */
  get decision(): Decision | undefined {
    return this.decisionOf(this.at)
  }

  /** Return the reviewed decision that led to the frame at `at`, if any. */
  decisionOf(at: number): Decision | undefined {
    const from = this.frames[at - 1]?.at ?? Infinity
    const to = this.frames[at]?.at ?? -1
    return this.review?.decisions.find((d) => d.position >= from && d.position < to)
  }

  /** Each seat's chance of winning at this position: the last known estimate. */
  get chances(): number[] | undefined {
    const now = this.frame?.at ?? 0
    const moments = this.review?.moments
    const moment = moments?.findLast((m) => m.position <= now) ?? moments?.[0]
    return moment?.chances.map((figure) => figure.value)
  }
}

/** Write a share as a percentage. */
export const percent = (share: number) => `${Math.round(100 * share)} %`
/** Write a share as a percentage with its sign. */
export const signed = (share: number) => {
  const rounded = Math.round(100 * share)
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : '±'}${Math.abs(rounded)} %`
}

/** Return whether the decision is a mistake beyond statistical doubt. */
export const costs = (decision: Decision) =>
  !decision.found &&
  decision.cost.value > SURE * decision.cost.error &&
  decision.cost.value >= 0.005
