import type { Kit } from '../../board/game-kit'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import Face from './Face.svelte'
import { TINTS } from './tints'
import { say } from './words'

const kit: Kit = {
  Board,
  Emblem,
  Piece: Face,
  shout: {
    deed: 'mine',
    key: 'm',
    get word() {
      return say('mine')
    },
  },
  tints: TINTS,
}
export default kit
