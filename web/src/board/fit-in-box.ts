/** Fits a piece of that size into the middle of a box, which may hold a whole hand or heap. All
 * sizes are in pixels. A hidden piece has no size and counts as a square. */
export function fitInBox(box: DOMRect, piece: { wide: number; high: number }): DOMRect {
  const slim = piece.wide && piece.high ? piece.high / piece.wide : 1
  const { x, y, width, height } = box
  const wide = Math.min(width, height / slim)
  const high = wide * slim
  return new DOMRect(x + (width - wide) / 2, y + (height - high) / 2, wide, high)
}
