/** The ink of a card: by what it can do, and the court each its own. */
const [plain, own, others, trade, queen, king] = [
  '#55652a',
  '#2f3f86',
  '#5b2a63',
  '#7a4a1d',
  '#7d3b57',
  '#1f5a45',
]

export const TINTS: Record<string, string> = {
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
}
