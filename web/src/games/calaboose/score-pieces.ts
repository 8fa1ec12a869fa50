import { pieces, type Parts } from '../../board/score-pieces-loader'
import { has, zone } from './scene-words'

const KINDS = ['huckster', 'bandit', 'card-shark', 'cattle-rustler', 'gunslinger', 'bad-lawman']

/** Returns the gang of each score line, such as "2 Bandits 20". The lines are in the order of
 * the kinds. */
const parts: Parts = (scene, seat) => {
  const jail = zone(scene, 'jail', seat.seat)?.places.flatMap(pieces) ?? []
  const prisoners = jail.filter((piece) => !has(piece, 'attacking'))
  const gangs = KINDS.map((kind) => prisoners.filter(({ face }) => face === kind))
  const told = gangs.filter((gang) => gang.length)
  return (seat.score_lines ?? []).map((_, i) => told[i] ?? [])
}
export default parts
