import type { Kit } from '../../board/game-kit'
import Board from './Board.svelte'
import PiecePicture from './PiecePicture.svelte'
import { TINTS } from './tints'

const kit: Kit = { Board, PiecePicture, tints: TINTS }
export default kit
