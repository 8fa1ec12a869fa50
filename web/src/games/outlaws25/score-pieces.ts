import { pieces, moneyOf, type Parts } from '../../board/score-pieces-loader'
import { has, zone } from './scene-words'

/** Returns the card and the money of each Outlaw who is not dead. */
const parts: Parts = (scene, seat) =>
  (zone(scene, 'gang', seat.seat)?.places ?? [])
    .map(pieces)
    .filter((lying) => lying.length && !lying.some((piece) => has(piece, 'dead')))
    .map((lying) => [lying[0]!, ...lying.filter((piece) => moneyOf(piece))])
export default parts
