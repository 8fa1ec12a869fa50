import type { Kit } from '../../board/game-kit'
import type { Words } from '../../generated/caboo'
import Board from './Board.svelte'
import PiecePicture from './PiecePicture.svelte'
import CabooCard from './CabooCard.svelte'
import { TINTS } from './tints'
import { say } from './words'

const kit: Kit = {
  Board,
  PiecePicture,
  Piece: CabooCard,
  shout: {
    deed: 'mine' satisfies Words['deed'],
    key: 'm',
    get word() {
      return say('mine')
    },
  },
  tints: TINTS,
}
export default kit
