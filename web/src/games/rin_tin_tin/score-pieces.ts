import { pieces, type Parts } from '../../board/score-pieces-loader'
import { zone } from './scene-words'

/** "Red 1: 3 x 2 = 6": one's own pieces in that group; "Boodle 10": one's cards. The lines come in
    the order of the groups. */
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
