import type { Kit } from '../../board/game-kit'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import Token from './Token.svelte'
import { SPIN } from './wheel'

const kit: Kit = { Board, Emblem, Piece: Token, turning: SPIN, bar: '5.25rem' }
export default kit
