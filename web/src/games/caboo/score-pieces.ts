import { pieces, zone, type Parts } from '../../board/score-pieces-loader'

/** The last round is made of the cards that lie there. */
const parts: Parts = (scene, seat) => [zone(scene, 'row', seat.seat)?.places.flatMap(pieces) ?? []]
export default parts
