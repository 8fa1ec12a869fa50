import type { Kit } from '../../surface/kit'
import Board from './Board.svelte'
import Piece from './Piece.svelte'

const kit: Kit = { Board, Piece }
export default kit
