import type { Kit } from '../../board/game-kit'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'
import { TINTS } from './tints'

const kit: Kit = { Board, Emblem, tints: TINTS }
export default kit
