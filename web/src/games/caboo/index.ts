import type { Kit } from '../../surface/kit'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import Face from './Face.svelte'
import { TINTS } from './tints'

const kit: Kit = {
  Board,
  Emblem,
  Piece: Face,
  shout: { deed: 'mine', word: 'Mine!', key: 'm' },
  tints: TINTS,
}
export default kit
