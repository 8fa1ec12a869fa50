/** Phrases and chat at a table, filtered by what this person wants to see. */

import type { BlockedSeats, CompanionRemark, PhraseSaid, ChatLine } from '../generated/messages'
import { tablePath, get, api } from '../shared/api-client'
import { lineOf, type CharacterId } from '../characters/faces'
import { settings } from '../shared/settings.svelte'
import { gestureSaid } from './chat-gestures'

/** A recent phrase or gesture; a gesture has a `sign`. */
interface Word {
  id: number
  seat: number
  text: string
  sign: string
}

/** The phrases, gestures and lines of one table. */
export class TableChat {
  phrases = $state.raw<string[]>([]) // available at this table
  gestures = $state.raw<string[]>([]) // available gestures, by the names of their pictures
  spoken = $state.raw<Word[]>([])
  written = $state.raw<ChatLine[]>([]) // lines since the page was opened
  muted = $state.raw<number[]>([]) // muted seats
  blocked = $state.raw<number[]>([]) // seats of players blocked at every table
  #words = 0
  #remarks: (CompanionRemark & { text: string })[] = [] // not shown yet
  #learns: Promise<void> | undefined

  constructor(readonly table: string) {}

  /** Load the available phrases, on first use. */
  async learn(game: string | undefined): Promise<void> {
    if (this.phrases.length) return
    const open = await api.look().catch(() => undefined)
    const found = open?.games.find(({ name }) => name === game)
    this.phrases = found?.phrases ?? []
    this.gestures = found?.gestures ?? []
  }

  /** Load the blocked seats for the list; the server sends none of their messages anyway. */
  learnBlocked(): Promise<void> {
    this.#learns ??= get<BlockedSeats>(`${tablePath(this.table)}/blocked`).then(
      ({ seats }) => this.block(seats),
      () => (this.#learns = undefined),
    )
    return this.#learns
  }

  /** Block these seats and drop their lines. */
  block(seats: number[]): void {
    this.blocked = seats
    this.written = this.written.filter(({ seat }) => !seats.includes(seat))
  }

  /** Mute or unmute a seat. */
  mute(seat: number): void {
    const muted = this.muted.includes(seat)
    this.muted = muted ? this.muted.filter((s) => s !== seat) : [...this.muted, seat]
  }

  /** Return whether what a seat says is shown. */
  isHeard(seat: number): boolean {
    return settings.phrases && !this.muted.includes(seat) && !this.blocked.includes(seat)
  }

  /** Drop recent phrases. */
  forgetSpoken(): void {
    this.spoken = []
  }

  /** Show a phrase or gesture of a seat. */
  async said({ seat, phrase, gesture }: PhraseSaid, game: string | undefined): Promise<void> {
    await this.learn(game)
    const sign = gesture ? (this.gestures[phrase] ?? '') : ''
    this.#hear(seat, (gesture ? gestureSaid(sign) : this.phrases[phrase]) ?? '', sign)
  }

  /** Keep a companion's remark until its position is shown. */
  remarked(remark: CompanionRemark, character: CharacterId | '' | undefined): void {
    if (character) this.#remarks.push({ ...remark, text: lineOf(character, remark) })
  }

  /** Show the remarks about what has been shown up to a position. */
  reached(at: number): void {
    const due = this.#remarks.filter((remark) => remark.at <= at)
    this.#remarks = this.#remarks.filter((remark) => remark.at > at)
    for (const { seat, text } of due) this.#hear(seat, text, '')
  }

  /** Show a chat line. The user's `own` line gets no bubble, because it would cover their cards. */
  wrote(line: ChatLine, own: boolean): void {
    this.written = [...this.written, line]
    if (!own) this.#hear(line.seat, line.text, '')
  }

  #hear(seat: number, text: string, sign: string): void {
    if (!text || !this.isHeard(seat)) return
    this.spoken = [
      ...this.spoken.filter((s) => s.seat !== seat),
      { id: ++this.#words, seat, text, sign },
    ]
  }
}
