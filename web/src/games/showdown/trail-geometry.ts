/** The course of the trail: out of one side of the bank, clockwise around the canyon, and into
 * the other. The canyon measures 160 by 100, whatever its shape on the screen. */

const [LEFT, RIGHT, TOP, BOTTOM, BEND] = [15, 145, 25, 85, 17] as const
const DOWN = BOTTOM - TOP
const ALONG = RIGHT - LEFT

/** The whole trail as an SVG path, including the part under the bank. */
export const TRAIL =
  `M${LEFT} ${TOP}H${RIGHT}V${BOTTOM - BEND}a${BEND} ${BEND} 0 0 1-${BEND} ${BEND}` +
  `H${LEFT + BEND}a${BEND} ${BEND} 0 0 1-${BEND}-${BEND}Z`

/** Returns a point of the trail, in percent of the canyon's width and height, and the direction
 * of the trail there, in degrees clockwise from right. */
export interface Point {
  x: number
  y: number
  ahead: number
}

/** The spaces in the order of the trail; the first lies just behind the tunnel. */
export function spacePoints(count: number): Point[] {
  return Array.from({ length: count }, (_, i) => spot(i * step(count)))
}

/** The points between neighbouring spaces. */
export function betweenSpaces(count: number): Point[] {
  return Array.from({ length: count - 1 }, (_, i) => spot((i + 0.5) * step(count)))
}

const step = (count: number) => (2 * DOWN + ALONG) / Math.max(count - 1, 1)

function spot(way: number): Point {
  if (way <= DOWN) return { x: percent(RIGHT), y: TOP + way, ahead: 90 }
  if (way <= DOWN + ALONG) return { x: percent(RIGHT - (way - DOWN)), y: BOTTOM, ahead: 180 }
  return { x: percent(LEFT), y: BOTTOM - (way - DOWN - ALONG), ahead: 270 }
}

const percent = (x: number) => x / 1.6

/** The stations of the sheriff's ring, clockwise from the lookout on top, in percent of the
 * bank. */
export function ring(count: number): { x: number; y: number }[] {
  const [ACROSS, HIGH] = [39, 31]
  return Array.from({ length: count }, (_, i) => {
    const turn = (2 * Math.PI * i) / count
    return { x: 50 + ACROSS * Math.sin(turn), y: 52 - HIGH * Math.cos(turn) }
  })
}
