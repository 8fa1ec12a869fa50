/** How the round came out whose cards lie open: read from what the scene says of each seat. */
import type { Scene, Seat } from '../../surface/scene'

export interface Line {
  seat: Seat
  cards: number
  points: number
  out: boolean
  least: boolean
}

export interface Round {
  title: string
  /** Who called, and whether that was right. */
  call: string
  lines: Line[]
}

const said = (seat: Seat, word: string) =>
  seat.score_lines?.find((line) => line.startsWith(word))?.slice(word.length)

/** The round that is over, the lowest total first; nothing while one is being played. */
export function roundOf(scene: Scene): Round | undefined {
  if (!scene.rests && !scene.ending) return undefined
  const played = scene.seats.filter((seat) => said(seat, 'cards ') !== undefined)
  if (!played.length) return undefined
  const sums = played.map((seat) => Number(said(seat, 'cards ')))
  const lines = played.map((seat, i) => ({
    seat,
    cards: sums[i]!,
    points: Number(said(seat, 'last round ')),
    out: !!seat.marks?.includes('out') || (scene.ending !== '' && !!scene.ending && !seat.winner),
    least: sums[i] === Math.min(...sums),
  }))
  return {
    title: scene.ending ? 'The last round' : `Round ${scene.counters[0]?.value ?? ''}`,
    call: call(scene),
    lines: lines.toSorted((a, b) => a.seat.score - b.seat.score),
  }
}

function call(scene: Scene): string {
  const caller = scene.seats.find(({ marks }) => marks?.includes('Caboo'))
  if (!caller) return 'Nobody called.'
  const [who, has] = caller.seat === scene.you ? ['You', 'have'] : [caller.name, 'has']
  return caller.marks?.includes('called rightly')
    ? `${who} called, and ${has} the least: right!`
    : `${who} called, but somebody has less: wrong!`
}
