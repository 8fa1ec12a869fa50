import type { Kit } from '../../board/game-kit'
import Board from './Board.svelte'
import MoneyForm from './MoneyForm.svelte'
import Piece from './Piece.svelte'
import { asksForMoney } from './money-plan'
import { moneyPrompt } from './words'

const kit: Kit = {
  Board,
  Piece,
  plan: { asks: asksForMoney, prompt: moneyPrompt, Form: MoneyForm },
}
export default kit
