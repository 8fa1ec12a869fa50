import { pieces, zone, type Parts } from '../../surface/parts'

/** "2 Bandits 20": the gang as it sits in the jail. */
const parts: Parts = (scene, seat) => {
  const jail = zone(scene, 'jail', seat.seat)?.places.flatMap(pieces) ?? []
  const gang = (line: string) => jail.filter(({ name }) => name && line.includes(name))
  return (seat.score_lines ?? []).map(gang)
}
export default parts
