import { pieces, type Parts } from '../../board/score-pieces-loader'
import { zone } from './scene-words'

/** Returns the pieces of each score line: your pieces in a group for "Red 1: 3 x 2 = 6", your
 * cards for "Boodle 10". The lines are in the order of the groups. */
const parts: Parts = (scene, seat) => {
  const groups = scene.zones.filter(({ kind }) => kind === 'group')
  const own = groups.map(({ places }) =>
    places.flatMap(pieces).filter(({ value }) => value === seat.letter),
  )
  const told = own.filter((lying) => lying.length)
  const cards = zone(scene, 'boodle', seat.seat)?.places.flatMap(pieces) ?? []
  return (seat.score_lines ?? []).map((_, i) => told[i] ?? cards)
}
export default parts
