import { describe, expect, test } from 'vitest'
import type { Piece, Scene, Zone } from '../generated/messages'
import { aChoice, aScene } from '../testing/fixtures'
import {
  count,
  afterArriving,
  afterLeaving,
  offered,
  pieceName,
  placeOf,
  amountChoices,
  seating,
  turned,
  worded,
} from './scene'

/** Returns a scene of two places: "hand" of the given kind, and "pile". */
function lying(hand: Piece[], lies: Zone['lies'] = 'hand', pile: Piece[] = []): Scene {
  const place = (id: string, pieces: Piece[]) => ({ id, name: id, pieces })
  const zone = (kind: string, how: Zone['lies'], pieces: Piece[]) =>
    ({ kind, name: kind, lies: how, places: [place(kind, pieces)] }) as Zone
  return aScene({ zones: [zone('hand', lies, hand), zone('pile', 'heap', pile)] })
}

const at = (scene: Scene, place: string) => placeOf(scene, place)?.pieces
const move = (piece: Piece, source = 'hand', target = 'pile') => ({ piece, source, target })

describe('a piece that leaves a place is', () => {
  test('the one that looks so, with its marks', () => {
    const scene = lying([{ face: 'B', marks: ['top'] }, { face: 'B' }])
    expect(at(afterLeaving(scene, move({ face: 'B', marks: ['top'] })), 'hand')).toEqual([
      { face: 'B' },
    ])
  })

  test('one that lay face down, where none looks so', () => {
    const scene = lying([{ face: 'C' }, { face: null }])
    expect(at(afterLeaving(scene, move({ face: 'B' })), 'hand')).toEqual([{ face: 'C' }])
  })

  test('one of several that lie on each other', () => {
    const scene = lying([{ face: 'B', count: 3 }])
    expect(count(placeOf(afterLeaving(scene, move({ face: 'B' })), 'hand'))).toBe(2)
  })
})

describe('a piece that arrives', () => {
  test('lies on those that look so on a heap, and beside them in a row', () => {
    const [heap, row] = (['heap', 'row'] as const).map((lies) =>
      at(afterArriving(lying([{ face: 'B' }], lies), move({ face: 'B' }, 'pile', 'hand')), 'hand'),
    )
    expect(heap).toEqual([{ face: 'B', count: 2 }])
    expect(row).toHaveLength(2)
  })

  test('at a place that the scene does not have makes that place, and its leaving ends it', () => {
    const there = afterArriving(lying([]), move({ face: 'B' }, 'hand', 'air'))
    expect(at(there, 'air')).toEqual([{ face: 'B' }])
    expect(at(afterLeaving(there, move({ face: 'B' }, 'air', 'pile')), 'air')).toEqual([])
  })

  test('is another one where it was turned over', () => {
    const scene = turned(lying([{ face: null }]), move({ face: 'B' }, 'hand', 'hand'))
    expect(at(scene, 'hand')).toEqual([{ face: 'B' }])
  })
})

test('money is one sum', () => {
  const paid = move({ face: '$30' })
  const scene = afterArriving(
    afterLeaving(lying([{ face: '$100' }], 'hand', [{ face: '$5' }]), paid),
    paid,
  )
  expect(at(scene, 'hand')).toMatchObject([{ face: '$70' }])
  expect(at(scene, 'pile')).toMatchObject([{ face: '$35' }])
})

test('a piece is told by number, name, value and marks', () => {
  const scene = aScene({ called: { locked: 'locked down' } })
  const piece = { face: 'B', name: 'Bandit', value: '1', count: 2, marks: ['locked'] }
  expect(pieceName(piece, scene)).toBe('2 Bandit, value 1, locked down')
  expect(pieceName({}, scene)).toBe('face down')
})

test('the others sit clockwise, from the left of whoever looks', () => {
  const seats = [0, 1, 2].map((seat) => ({ seat, letter: '', name: '', score: 0 }))
  expect(seating(aScene({ seats, you: 1 })).others.map(({ seat }) => seat)).toEqual([2, 0])
  expect(seating(aScene({ seats, you: -1 })).others).toHaveLength(3)
})

describe('of the choices', () => {
  const numbers = [1, 2, 3, 4].map((n) => aChoice(n, { deed: 'bet' }))

  test('four of one deed about the same are a number to choose', () => {
    expect(amountChoices(numbers).map(({ action }) => action)).toEqual([1, 2, 3, 4])
    expect(amountChoices(numbers.slice(1))).toEqual([])
  })

  test('words are offered for those about nothing on the table, and for no number', () => {
    const [pass, card] = [aChoice(5, {}), aChoice(6, { face: 'B', source: 'hand' })]
    expect(worded([...numbers, pass, card])).toEqual([pass])
  })

  test('of those that come to the same the first is offered', () => {
    const [one, two] = [aChoice(1, { alike: 'x' }), aChoice(2, { alike: 'x' })]
    expect(offered([one, two])).toEqual([one])
  })
})
