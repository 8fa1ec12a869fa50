/** The result of a finished round, whose cards lie open, read from the seats of a scene. */
import type { Scene, Seat } from '../../board/scene'
import { say } from './words'
import { counter, has } from './scene-words'

export interface Line {
  seat: Seat
  cards: number
  points: number
  out: boolean
  least: boolean
}

export interface Round {
  title: string
  /** Who called, and whether the call was right. */
  call: string
  lines: Line[]
}

/** Returns the finished round, lowest total first. Returns nothing while a round is being
 * played. If something is `moving`, the next round is being dealt. */
export function roundOf(scene: Scene, moving = false): Round | undefined {
  if ((!scene.rests && !scene.ending) || moving) return undefined
  const played = scene.seats.filter((seat) => counter(seat, 'cards') !== undefined)
  if (!played.length) return undefined
  const sums = played.map((seat) => Number(counter(seat, 'cards')))
  const lines = played.map((seat, i) => ({
    seat,
    cards: sums[i]!,
    points: Number(counter(seat, 'paid')),
    out: has(seat, 'out') || (scene.ending !== '' && !!scene.ending && !seat.winner),
    least: sums[i] === Math.min(...sums),
  }))
  return {
    title: scene.ending ? say('last-round') : say('round', { n: scene.counters[0]?.value ?? '' }),
    call: call(scene),
    lines: lines.toSorted((a, b) => a.seat.score - b.seat.score),
  }
}

function call(scene: Scene): string {
  const caller = scene.seats.find((seat) => has(seat, 'Caboo'))
  if (!caller) return say('nobody-called')
  const right = has(caller, 'called rightly')
  if (caller.seat === scene.you) return say(right ? 'right-you' : 'too-much-you')
  return say(right ? 'right' : 'too-much', { name: caller.name })
}
