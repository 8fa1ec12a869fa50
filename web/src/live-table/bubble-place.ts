/** The place of a speech bubble: near its speaker's plate, and never over a card. */

import { overlap, type Box } from './guide-lessons'

const EDGE = 8 // px from the plate, and from the edge of the window

/** Return the first place of a bubble of that size that covers no card, or covers least of them.
 *
 * The last place is the bar at the top of the window, where no card lies. */
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
    { left: plate.left, top: EDGE },
  ].map(({ left, top }) => ({
    left: within(left, innerWidth - wide),
    top: within(top, innerHeight - high),
  }))
  const covered = ({ left, top }: { left: number; top: number }) =>
    covers({ left, top, right: left + wide, bottom: top + high }, cards)
  return spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best))
}

/** Return whether a bubble must move: its speaker's plate has moved, or a card is now under it. */
export function isMisplaced(bubble: Box, before: Box, plate: Box, cards: Box[]): boolean {
  return before.left !== plate.left || before.top !== plate.top || covers(bubble, cards) > 0
}

/** Return how much of these cards a bubble covers. */
export function covers(bubble: Box, cards: Box[]): number {
  return cards.reduce((sum, card) => sum + overlap(bubble, card), 0)
}

/** Return the parts of these boxes that show in a window, such as a table that scrolls. */
export function visible(boxes: Box[], within: Box): Box[] {
  const cut = boxes.map((box) => ({
    left: Math.max(box.left, within.left),
    top: Math.max(box.top, within.top),
    right: Math.min(box.right, within.right),
    bottom: Math.min(box.bottom, within.bottom),
  }))
  return cut.filter(({ left, top, right, bottom }) => left < right && top < bottom)
}
