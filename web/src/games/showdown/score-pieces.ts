import { pieces, type Parts } from '../../board/score-pieces-loader'
import { zone } from './scene-words'

/** Returns the bucks, the contents of the money box, and the cards in hand. */
const parts: Parts = (scene, seat) => {
  const things = zone(scene, 'things', seat.seat)?.places ?? []
  const of = (kind: string) => pieces(things.find((place) => place.id.startsWith(`${kind} `)))
  const hand = zone(scene, 'hand', seat.seat)?.places.flatMap(pieces) ?? []
  return [of('bucks'), of('money-box'), hand]
}
export default parts
