import type { Kit } from '../../board/game-kit'
import Board from './Board.svelte'
import Piece from './Piece.svelte'

const kit: Kit = { Board, Piece }
export default kit
