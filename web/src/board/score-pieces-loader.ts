/** The pieces that a score comes from: a game's `score-pieces.ts` says which belong to each of a seat's
score lines, in their order; where there is none, the lines speak for themselves. */
import type { Piece, Scene, Seat } from './scene'

export { moneyOf, pieces } from './scene'
export type Parts = (scene: Scene, seat: Seat) => Piece[][]

const all = import.meta.glob<{ default: Parts }>('../games/*/score-pieces.ts')

/** Load how a game's pieces belong to its score lines. */
export async function partsOf(game: string): Promise<Parts> {
  const found = all[`../games/${game}/score-pieces.ts`]
  return found ? (await found()).default : () => []
}
