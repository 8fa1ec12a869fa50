/** The ink of each kind of card. */
export const TINTS = {
  huckster: '#55652a',
  bandit: '#9c2f1f',
  'card-shark': '#2f3f86',
  'cattle-rustler': '#7a4a1d',
  gunslinger: '#37414a',
  'bad-lawman': '#5b2a63',
  'bad-whiskey': '#1f5a45',
  'jail-break': '#7d3b57',
}
