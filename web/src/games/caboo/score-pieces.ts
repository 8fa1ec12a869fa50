import { pieces, type Parts } from '../../board/score-pieces-loader'
import { zone } from './scene-words'

/** The score line of the last round consists of the cards on the table. */
const parts: Parts = (scene, seat) => [zone(scene, 'row', seat.seat)?.places.flatMap(pieces) ?? []]
export default parts
