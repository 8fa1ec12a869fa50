import { pieces, type Parts } from '../../board/score-pieces-loader'
import { zone } from './scene-words'

/** The last round is made of the cards that lie there. */
const parts: Parts = (scene, seat) => [zone(scene, 'row', seat.seat)?.places.flatMap(pieces) ?? []]
export default parts
