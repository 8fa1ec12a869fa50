/** The place of a speech bubble: near its speaker's plate, and never over a card if possible. */

import { overlap, type Box } from './guide-lessons'

const EDGE = 8 // px from the plate, and from the edge of the window

/** Return the first place of a bubble of that size that covers no card, or covers least of them. */
export function beside(
  plate: Box,
  cards: Box[],
  wide: number,
  high: number,
): { left: number; top: number } {
  const within = (at: number, room: number) => Math.max(EDGE, Math.min(at, room - EDGE))
  const spots = [
    { left: plate.left, top: plate.bottom + EDGE },
    { left: plate.left, top: plate.top - EDGE - high },
    { left: plate.right + EDGE, top: plate.top },
    { left: plate.left - EDGE - wide, top: plate.top },
    { left: plate.left, top: plate.bottom - high },
  ].map(({ left, top }) => ({
    left: within(left, innerWidth - wide),
    top: within(top, innerHeight - high),
  }))
  const covered = ({ left, top }: { left: number; top: number }) => {
    const bubble = { left, top, right: left + wide, bottom: top + high }
    return cards.reduce((sum, card) => sum + overlap(bubble, card), 0)
  }
  return spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best))
}
