import type { Kit } from '../../board/game-kit'
import Board from './Board.svelte'
import PiecePicture from './PiecePicture.svelte'
import Piece from './Piece.svelte'
import { SPIN } from './spinner-geometry'

const kit: Kit = { Board, PiecePicture, Piece, turning: SPIN, bar: '5.25rem' }
export default kit
