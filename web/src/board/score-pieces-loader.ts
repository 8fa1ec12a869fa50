/** The pieces that a score comes from. A game's `score-pieces.ts` gives the pieces for each of a
 * seat's score lines, in order. Without this file, the page shows only the lines. */
import type { Piece, Scene, Seat } from './scene'

export { moneyOf, pieces } from './scene'
export type Parts = (scene: Scene, seat: Seat) => Piece[][]

const all = import.meta.glob<{ default: Parts }>('../games/*/score-pieces.ts')

/** Loads the function that returns the pieces of a game's score lines. */
export async function partsOf(game: string): Promise<Parts> {
  const found = all[`../games/${game}/score-pieces.ts`]
  return found ? (await found()).default : () => []
}
