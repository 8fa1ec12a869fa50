import type { Kit } from '../../surface/kit'
import Board from './Board.svelte'
import Emblem from './Emblem.svelte'

const [plain, own, others, trade, queen, king] = [
  '#55652a',
  '#2f3f86',
  '#5b2a63',
  '#7a4a1d',
  '#7d3b57',
  '#1f5a45',
]

const kit: Kit = {
  Board,
  Emblem,
  shout: { deed: 'mine', word: 'Mine!', key: 'm' },
  tints: {
    A: plain,
    2: plain,
    3: plain,
    4: plain,
    5: plain,
    6: own,
    7: own,
    8: others,
    9: others,
    10: trade,
    J: trade,
    Q: queen,
    K: king,
  },
}
export default kit
