/** How a player went out of the game, by the log. */

import type { LogLine } from '../generated/messages'

const MOST = 12 // lines

/** Return the lines of the move with which this seat went out, or [] if the log does not say. */
export function howOneWentOut(lines: LogLine[], seat: number): string[] {
  const went = lines.findLast((line) => line.kind === 'out' && line.seat === seat)
  return lines
    .filter(({ at }) => at === went?.at)
    .map(({ text }) => text)
    .slice(-MOST)
}
