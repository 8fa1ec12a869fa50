/** The seats' remaining time, counted down from the server's last message. */

import type { Chair, ClockState, Table } from '../generated/messages'
import { dayAndTime, duration } from '../shared/time-format'
import type { Time } from '../board/game-kit'
import { say } from './words'

const WARNING = 0.1 // part of the whole time at which a warning is shown
/** Warnings to everyone about a player, and to that player. */
const WARNINGS = {
  loses: ['short-loses', 'short-loses-you'],
  away: ['away-soon', 'away-soon-you'],
  short: ['short', 'short-you'],
} as const

/** The clocks of a table. */
export class SeatClocks {
  clocks = $state.raw<ClockState | null>()
  #at = 0 // when they arrived, by `performance.now()`
  #now = $state(0)

  /** Store the clocks that the server has sent. */
  hear(clocks: ClockState | null | undefined): void {
    if (!clocks) return
    this.clocks = clocks
    this.#at = this.#now = performance.now()
  }

  /** Count down to now. */
  tick(): void {
    this.#now = performance.now()
  }

  /** The seconds that a seat has left. */
  left(seat: number): number {
    const told = this.clocks?.left[seat] ?? 0
    const runs = this.clocks?.runs.includes(seat)
    return Math.max(0, runs ? told - (this.#now - this.#at) / 1000 : told)
  }

  /** Return the clock of a person's seat, if there is anything to show. */
  time(table: Table, chair: Chair): Time | undefined {
    if (!table.clock || !this.clocks || table.phase !== 'playing') return
    if (chair.holder === 'computer') return
    const nth = this.clocks.runs.indexOf(chair.seat)
    const runs = nth >= 0
    if (table.clock.kind === 'post') {
      const until = this.clocks.until[nth]
      if (until === undefined) return
      const low = this.left(chair.seat) <= WARNING * 3600 * table.clock.hours
      return {
        text: say('by', { day: dayAndTime(until) }),
        spoken: say('has-until', { day: dayAndTime(until) }),
        runs,
        low,
      }
    }
    const left = this.left(chair.seat)
    const low = left <= WARNING * table.clock.seconds
    return { text: digits(left), spoken: say('time-left', { time: duration(left) }), runs, low }
  }

  /** Return warnings about players who will soon be replaced. */
  warnings(table: Table): string[] {
    const warned = this.clocks?.warned ?? []
    const said = table.chairs
      .filter(({ seat, holder }) => warned.includes(seat) && holder !== 'computer')
      .map((chair) => {
        const { kind, loses } = table.clock ?? {}
        const away = chair.holder === 'free' || !chair.online
        const [named, you] = WARNINGS[loses ? 'loses' : kind === 'bank' && away ? 'away' : 'short']
        return chair.yours ? say(you) : say(named, { name: chair.name })
      })
    return [...new Set(said)] // two seats of the user are both "you"
  }

  /** True if no seat's time runs. */
  get paused(): boolean {
    return !this.clocks?.runs.length
  }
}

/** Format seconds as "4:53" or "1:02:10", rounded up. */
export function digits(seconds: number): string {
  const whole = Math.ceil(seconds)
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (n: number) => `${n}`.padStart(2, '0')
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
