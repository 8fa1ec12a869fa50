import { pieces, zone, type Parts } from '../../surface/parts'

/** "Red 1: 3 x 2 = 6": one's own pieces in that group; "Boodle 10": one's cards. */
const parts: Parts = (scene, seat) =>
  (seat.score_lines ?? []).map((line) => {
    const group = scene.zones.find(({ name }) => line.startsWith(`${name}: `))
    if (!group) return zone(scene, 'boodle', seat.seat)?.places.flatMap(pieces) ?? []
    return group.places.flatMap(pieces).filter(({ value }) => value === seat.letter)
  })
export default parts
