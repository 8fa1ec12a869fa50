/** The spinner as a circle: the positions of its sectors, in degrees clockwise from the top. */
import { pieces, type Place, type Zone } from '../../board/scene'

export const SPIN = 1200 // milliseconds that the arrow turns, at speed 1
const TURNS = 3 // whole turns before the arrow comes to rest
const MARGIN = 0.18 // the share of a sector, on either side, where the arrow never stops
const GOLDEN = 0.618 // spreads the stops of the arrow within a sector
const LINE = 'on-a-line'

export interface Sector {
  face: string
  place: Place
  from: number
  to: number
}

/** Returns all sectors, their widths in proportion. A line has no width and lies at the top. */
export function sectorsOf(spinner: Zone): Sector[] {
  const rooms = spinner.places.map((p) => (faceOf(p) === LINE ? 0 : (pieces(p)[0]?.count ?? 1)))
  const whole = rooms.reduce((sum, room) => sum + room, 0)
  let from = 0
  return spinner.places.map((place, i) => {
    const to = from + (360 * rooms[i]!) / whole
    const sector = { face: faceOf(place), place, from, to }
    from = to
    return faceOf(place) === LINE ? { ...sector, from: 0, to: 0 } : sector
  })
}

function faceOf(place: Place): string {
  return pieces(place)[0]?.face ?? ''
}

/** Returns how far the arrow turns to stop at a sector; `nth` varies the place where it stops. */
export function spunTo(turned: number, { from, to }: Sector, nth: number): number {
  const within = MARGIN + (1 - 2 * MARGIN) * ((nth * GOLDEN) % 1)
  const ahead = from + (to - from) * within - (turned % 360)
  return turned + 360 * TURNS + ((ahead + 360) % 360)
}

/** Returns whether an arrow turned so far points at a sector. */
export function pointsAt(turned: number, { from, to }: Sector): boolean {
  const at = turned % 360
  return at >= from && at <= to
}

/** Returns the point of the circle at that angle, at distance `out` from the middle. */
export function at(degrees: number, out: number): { x: number; y: number } {
  const angle = ((degrees - 90) * Math.PI) / 180
  return { x: out * Math.cos(angle), y: out * Math.sin(angle) }
}

/** Returns the path of a slice of a circle around 0. */
export function slice(from: number, to: number, radius: number): string {
  const [a, b] = [at(from, radius), at(to, radius)]
  const large = to - from > 180 ? 1 : 0
  return `M0 0L${a.x} ${a.y}A${radius} ${radius} 0 ${large} 1 ${b.x} ${b.y}Z`
}
