import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Choice, Refusal } from '../generated/messages'
import { aChoice, aScene } from '../testing/fixtures'
import { MoveSelection, type Spot } from './move-selection.svelte'

const chosen = vi.fn<(action: number) => void>()
const BANDIT: Spot = { place: 'hand', face: 'B', nth: 0 }
const SHARK: Spot = { place: 'hand', face: 'C', nth: 0 }

beforeEach(() => chosen.mockReset())

/** Returns a selection among these choices and refusals. */
function about(
  choices: Choice[],
  {
    refusals = [] as Refusal[],
    atOnce = [] as string[],
    careful = true,
    marked = [] as number[],
  } = {},
): MoveSelection {
  const selection = new MoveSelection(
    chosen,
    () => atOnce,
    () => careful,
  )
  selection.begin(aScene({ choices, refusals }), true, marked)
  return selection
}

const put = (action: number, spot: Spot, target: string, more = {}) =>
  aChoice(action, { source: spot.place, face: spot.face, target, ...more })

const twoCards = [put(1, BANDIT, 'cell 1'), put(2, BANDIT, 'cell 2'), put(3, SHARK, 'cell 1')]

describe('picking a piece up and pointing at a place', () => {
  test('lays that piece there', () => {
    const selection = about(twoCards)
    selection.pick(BANDIT)
    selection.aim('cell 2')
    expect(chosen).toHaveBeenCalledExactlyOnceWith(2)
    expect(selection.picked).toBeNull()
  })

  test('lights the places where it may go, and no other', () => {
    const selection = about(twoCards)
    selection.pick(SHARK)
    expect(selection.ofPlace('cell 1').map((c) => c.action)).toEqual([3])
    expect(selection.ofPlace('cell 2')).toEqual([])
  })

  test('a second pick lays it back', () => {
    const selection = about(twoCards)
    selection.pick(BANDIT)
    selection.pick(BANDIT)
    expect(selection.picked).toBeNull()
  })

  test('another piece takes its place', () => {
    const selection = about(twoCards)
    selection.pick(BANDIT)
    selection.pick(SHARK)
    expect(selection.isHeld(SHARK)).toBe(true)
    expect(selection.isHeld(BANDIT)).toBe(false)
  })

  test('of two that look alike the one that was picked is held', () => {
    const selection = about(twoCards)
    selection.pick({ ...BANDIT, nth: 1 })
    expect(selection.isHeld(BANDIT)).toBe(false)
    expect(selection.isHeld({ ...BANDIT, nth: 1 })).toBe(true)
  })

  test('what can be done with it alone is offered beside it', () => {
    const alone = aChoice(4, { source: 'hand', face: 'B' })
    const selection = about([...twoCards, alone])
    selection.pick(BANDIT)
    expect(selection.menu).toMatchObject({ place: 'hand', choices: [alone] })
  })
})

describe('a tap that is clear by itself', () => {
  const discard = [
    aChoice(1, { source: 'hand', face: 'B' }),
    aChoice(2, { source: 'hand', face: 'C' }),
  ]

  test('a piece that goes nowhere is done with at once', () => {
    about(discard).pick(SHARK)
    expect(chosen).toHaveBeenCalledExactlyOnceWith(2)
  })

  test('it asks first where it was not said what the tap does', () => {
    const selection = about(discard)
    selection.pick(SHARK, false)
    expect(chosen).not.toHaveBeenCalled()
    expect(selection.menu?.choices.map((c) => c.action)).toEqual([2])
  })

  test('it does not ask those who want no such questions', () => {
    about(discard, { careful: false }).pick(SHARK, false)
    expect(chosen).toHaveBeenCalledExactlyOnceWith(2)
  })

  test('a deed that a game does at once needs no target', () => {
    about([put(1, BANDIT, 'pile'), put(2, SHARK, 'pile')], { atOnce: ['put'] }).pick(BANDIT)
    expect(chosen).toHaveBeenCalledExactlyOnceWith(1)
  })

  test('where all choices are about one piece, that piece is held already', () => {
    const selection = about([put(1, BANDIT, 'cell 1'), put(2, BANDIT, 'cell 2')])
    expect(selection.isHeld({ ...BANDIT, nth: 3 })).toBe(true)
    selection.aim('cell 1')
    expect(chosen).toHaveBeenCalledExactlyOnceWith(1)
  })

  test('a place may be pointed at without any piece', () => {
    about([aChoice(1, { target: 'pile' }), aChoice(2, { target: 'street' })]).aim('street')
    expect(chosen).toHaveBeenCalledExactlyOnceWith(2)
  })

  test('a choice also stands at the other places that it names', () => {
    about([aChoice(1, { target: 'pile', also: ['top'] })]).aim('top')
    expect(chosen).toHaveBeenCalledExactlyOnceWith(1)
  })
})

describe('a tap that may mean several things', () => {
  test('the choices are shown beside the place', () => {
    const selection = about([aChoice(1, { target: 'pile' }), aChoice(2, { target: 'pile' })])
    selection.aim('pile')
    expect(chosen).not.toHaveBeenCalled()
    expect(selection.menu?.choices.map((c) => c.action)).toEqual([1, 2])
  })

  test('choices that come to the same are one', () => {
    const alike = { target: 'pile', alike: 'same' }
    about([aChoice(1, alike), aChoice(2, alike)]).aim('pile')
    expect(chosen).toHaveBeenCalledExactlyOnceWith(1)
  })

  test('what is done on purpose only is not meant till that was chosen', () => {
    const selection = about([
      aChoice(1, { target: 'pile' }),
      aChoice(2, { target: 'pile', purpose: 'Throw away' }),
    ])
    expect(selection.purposes).toEqual(['Throw away'])
    selection.mean('Throw away')
    selection.aim('pile')
    expect(chosen).toHaveBeenCalledExactlyOnceWith(2)
  })

  test('the same purpose once more takes it back', () => {
    const selection = about([aChoice(1, {}), aChoice(2, { purpose: 'Throw away' })])
    selection.mean('Throw away')
    selection.mean('Throw away')
    expect(selection.choices.map((c) => c.action)).toEqual([1])
  })
})

describe('what may cost something', () => {
  const grave = aChoice(1, { target: 'pile', warning: 'final' })

  test('is asked once more, and done when it is chosen again', () => {
    const selection = about([grave])
    selection.aim('pile')
    expect(selection.asked).toEqual(grave)
    expect(chosen).not.toHaveBeenCalled()
    selection.choose(grave)
    expect(chosen).toHaveBeenCalledExactlyOnceWith(1)
  })

  test('is done at once by those who want no such questions', () => {
    about([grave], { careful: false }).aim('pile')
    expect(chosen).toHaveBeenCalledExactlyOnceWith(1)
  })
})

describe('carrying a piece', () => {
  test('dropped on a place it lies there', () => {
    const selection = about(twoCards)
    selection.lift(BANDIT)
    selection.drop('cell 1', BANDIT)
    expect(chosen).toHaveBeenCalledExactlyOnceWith(1)
  })

  test('dropped beside all places it lies where it was', () => {
    const selection = about(twoCards)
    selection.lift(BANDIT)
    selection.drop('', BANDIT)
    expect(chosen).not.toHaveBeenCalled()
    expect(selection.picked).toBeNull()
  })

  test('dropped where it came from nothing is done', () => {
    const selection = about(twoCards)
    selection.lift(BANDIT)
    selection.drop('hand', BANDIT)
    expect([chosen.mock.calls, selection.why]).toEqual([[], null])
  })
})

describe('what is refused', () => {
  const refusal = (target: string | null, why: string): Refusal => ({
    action: 9,
    notation: '',
    why,
    touch: { deed: 'put', source: 'hand', face: 'B', target },
  })

  test('a place says why the held piece may not go there', () => {
    const selection = about(twoCards, { refusals: [refusal('cell 3', 'It is locked.')] })
    selection.pick(BANDIT)
    selection.aim('cell 3')
    expect(selection.why).toMatchObject({ place: 'cell 3', text: 'It is locked.' })
    expect(selection.isHeld(BANDIT)).toBe(true)
  })

  test('a piece that may not be picked up says why', () => {
    const selection = about([put(3, SHARK, 'cell 1')], {
      refusals: [refusal('cell 3', 'Not now.')],
    })
    expect(selection.ofPiece(BANDIT)).toBe('refused')
    selection.pick(BANDIT)
    expect(selection.why?.text).toBe('Not now.')
    expect(selection.picked).toBeNull()
  })

  test('the same reason is given once, and no more than two', () => {
    const refusals = ['One.', 'One.', 'Two.', 'Three.'].map((why) => refusal('cell 3', why))
    const selection = about(twoCards, { refusals })
    expect(selection.reason('cell 3', BANDIT)).toBe('One.; Two.')
  })

  test('a piece of which nothing is known does nothing', () => {
    const selection = about(twoCards)
    expect(selection.ofPiece({ place: 'hand', face: 'H', nth: 0 })).toBe('idle')
  })
})

describe('a new question', () => {
  test('begins with nothing picked up and nothing meant', () => {
    const selection = about([...twoCards, aChoice(5, { purpose: 'Throw away' })])
    selection.mean('Throw away')
    selection.pick(BANDIT)
    selection.begin(aScene({ choices: twoCards }), true, [])
    expect([selection.picked, selection.purpose]).toEqual([null, ''])
  })

  test('the same scene again leaves what is picked up', () => {
    const selection = about(twoCards)
    const { scene } = selection
    selection.pick(BANDIT)
    selection.begin(scene!, true, [])
    expect(selection.isHeld(BANDIT)).toBe(true)
  })

  test('nothing may be done while one only looks', () => {
    const selection = about(twoCards)
    selection.begin(selection.scene!, false, [])
    selection.pick(BANDIT)
    selection.aim('cell 1')
    expect(chosen).not.toHaveBeenCalled()
  })
})

describe('what is said before a click', () => {
  test('what it would do, in the words of the choices', () => {
    const selection = about([aChoice(1, { target: 'pile' }), aChoice(2, { target: 'pile' })])
    selection.say('pile', null)
    expect(selection.says?.text).toBe('Do 1 / Do 2')
  })

  test('nothing where that would be a list', () => {
    const selection = about([1, 2, 3, 4].map((action) => aChoice(action, { target: 'pile' })))
    selection.say('pile', null)
    expect(selection.says).toBeNull()
  })

  test('a hint marks the piece and the choice it is about', () => {
    const selection = about(twoCards, { marked: [3] })
    expect(selection.isMarkedPiece(SHARK)).toBe(true)
    expect(selection.isMarkedPiece(BANDIT)).toBe(false)
  })
})
