/** What people say to each other at a table, as one person wants to hear it. */

import type { BlockedSeats, PhraseSaid, ChatLine } from '../generated/messages'
import { tablePath, get, api } from '../shared/api-client'
import { settings } from '../shared/settings.svelte'
import { gestureSaid } from './chat-gestures'

/** What was said or done a moment ago; a gesture has a `sign`. */
interface Word {
  id: number
  seat: number
  text: string
  sign: string
}

/** The phrases, gestures and lines of one table. */
export class TableChat {
  phrases = $state.raw<string[]>([]) // that may be said at this table
  gestures = $state.raw<string[]>([]) // and made, by the names of their pictures
  spoken = $state.raw<Word[]>([])
  written = $state.raw<ChatLine[]>([]) // the lines that came since the page did
  muted = $state.raw<number[]>([]) // seats whose words are not shown
  blocked = $state.raw<number[]>([]) // those of whom one wants to hear nothing at any table
  #words = 0
  #learns: Promise<void> | undefined

  constructor(readonly table: string) {}

  /** Ask what may be said here; nobody need know before somebody says something. */
  async learn(game: string | undefined): Promise<void> {
    if (this.phrases.length) return
    const open = await api.look().catch(() => undefined)
    const found = open?.games.find(({ name }) => name === game)
    this.phrases = found?.phrases ?? []
    this.gestures = found?.gestures ?? []
  }

  /** Ask whom one has blocked, for the list of them: nothing that they say is sent. */
  learnBlocked(): Promise<void> {
    this.#learns ??= get<BlockedSeats>(`${tablePath(this.table)}/blocked`).then(
      ({ seats }) => this.block(seats),
      () => (this.#learns = undefined),
    )
    return this.#learns
  }

  /** Hear nothing more of these seats, and drop what they wrote. */
  block(seats: number[]): void {
    this.blocked = seats
    this.written = this.written.filter(({ seat }) => !seats.includes(seat))
  }

  /** Show no more what that seat says, or show it again. */
  mute(seat: number): void {
    const muted = this.muted.includes(seat)
    this.muted = muted ? this.muted.filter((s) => s !== seat) : [...this.muted, seat]
  }

  /** Whether what a seat says is shown. */
  isHeard(seat: number): boolean {
    return settings.phrases && !this.muted.includes(seat) && !this.blocked.includes(seat)
  }

  /** Drop what was said a moment ago. */
  forgetSpoken(): void {
    this.spoken = []
  }

  /** Hear a phrase or a gesture of a seat. */
  async said({ seat, phrase, gesture }: PhraseSaid, game: string | undefined): Promise<void> {
    await this.learn(game)
    const sign = gesture ? (this.gestures[phrase] ?? '') : ''
    this.#hear(seat, (gesture ? gestureSaid(sign) : this.phrases[phrase]) ?? '', sign)
  }

  /** One's `own` line needs no bubble: it would lie over one's cards. */
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
