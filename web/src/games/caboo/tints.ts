/** The ink of each card: by its action, and one for each court figure. */
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

const WOOLS = [
  '#7c3524',
  '#3f5236',
  '#6b5322',
  '#5d2c40',
  '#3c4a58',
  '#8a4f2a',
  '#4d3b5a',
  '#55452f',
]
/** The colour of a seat's blanket, as CSS has it. */
export const wool = (seat: number): string => WOOLS[seat % WOOLS.length]!
