/** The kinds of pieces, by their faces. */
import { moneyOf, type Piece } from '../../board/scene'
import { has } from './scene-words'

export type Kind =
  'outlaw' | 'sheriff' | 'poker' | 'wanted' | 'reward' | 'money' | 'die' | 'points' | 'back'

const OUTLAWS = ['first', 'second', 'third', 'fourth', 'fifth']
const SHAPES: [RegExp, Kind][] = [
  [/^die-/, 'die'],
  [/^[+-]\d/, 'points'],
  [/^wanted-/, 'wanted'],
  [/^sheriff-/, 'sheriff'],
  [/^[TJQKA][shdc]$/, 'poker'],
]

/** Returns the kind of a piece, by its face. */
export function kindOf(piece: Piece): Kind {
  const { face } = piece
  if (face == null) return has(piece, 'reward') ? 'reward' : 'back'
  if (moneyOf(piece)) return 'money'
  if (OUTLAWS.includes(face)) return 'outlaw'
  return SHAPES.find(([shape]) => shape.test(face))?.[1] ?? 'reward'
}

/** Returns a test for pieces of the given kinds. */
export const is = (...kinds: Kind[]) => {
  return (piece: Piece): boolean => kinds.includes(kindOf(piece))
}
