import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Choice, Refusal } from '../generated/messages'
import { aChoice, aScene } from '../testing/fixtures'
import { Intent, type Spot } from './move-intent.svelte'

const chosen = vi.fn<(action: number) => void>()
const BANDIT: Spot = { place: 'hand', face: 'B', nth: 0 }
const SHARK: Spot = { place: 'hand', face: 'C', nth: 0 }

beforeEach(() => chosen.mockReset())

/** An intent about these choices and refusals. */
function about(
  choices: Choice[],
  {
    refusals = [] as Refusal[],
    atOnce = [] as string[],
    careful = true,
    marked = [] as number[],
  } = {},
): Intent {
  const intent = new Intent(
    chosen,
    () => atOnce,
    () => careful,
  )
  intent.begin(aScene({ choices, refusals }), true, marked)
  return intent
}

const put = (action: number, spot: Spot, target: string, more = {}) =>
  aChoice(action, { source: spot.place, face: spot.face, target, ...more })

const twoCards = [put(1, BANDIT, 'cell 1'), put(2, BANDIT, 'cell 2'), put(3, SHARK, 'cell 1')]

describe('picking a piece up and pointing at a place', () => {
  test('lays that piece there', () => {
    const intent = about(twoCards)
    intent.pick(BANDIT)
    intent.aim('cell 2')
    expect(chosen).toHaveBeenCalledExactlyOnceWith(2)
    expect(intent.picked).toBeNull()
  })

  test('lights the places where it may go, and no other', () => {
    const intent = about(twoCards)
    intent.pick(SHARK)
    expect(intent.ofPlace('cell 1').map((c) => c.action)).toEqual([3])
    expect(intent.ofPlace('cell 2')).toEqual([])
  })

  test('a second pick lays it back', () => {
    const intent = about(twoCards)
    intent.pick(BANDIT)
    intent.pick(BANDIT)
    expect(intent.picked).toBeNull()
  })

  test('another piece takes its place', () => {
    const intent = about(twoCards)
    intent.pick(BANDIT)
    intent.pick(SHARK)
    expect(intent.isHeld(SHARK)).toBe(true)
    expect(intent.isHeld(BANDIT)).toBe(false)
  })

  test('of two that look alike the one that was picked is held', () => {
    const intent = about(twoCards)
    intent.pick({ ...BANDIT, nth: 1 })
    expect(intent.isHeld(BANDIT)).toBe(false)
    expect(intent.isHeld({ ...BANDIT, nth: 1 })).toBe(true)
  })

  test('what can be done with it alone is offered beside it', () => {
    const alone = aChoice(4, { source: 'hand', face: 'B' })
    const intent = about([...twoCards, alone])
    intent.pick(BANDIT)
    expect(intent.menu).toMatchObject({ place: 'hand', choices: [alone] })
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
    const intent = about(discard)
    intent.pick(SHARK, false)
    expect(chosen).not.toHaveBeenCalled()
    expect(intent.menu?.choices.map((c) => c.action)).toEqual([2])
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
    const intent = about([put(1, BANDIT, 'cell 1'), put(2, BANDIT, 'cell 2')])
    expect(intent.isHeld({ ...BANDIT, nth: 3 })).toBe(true)
    intent.aim('cell 1')
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
    const intent = about([aChoice(1, { target: 'pile' }), aChoice(2, { target: 'pile' })])
    intent.aim('pile')
    expect(chosen).not.toHaveBeenCalled()
    expect(intent.menu?.choices.map((c) => c.action)).toEqual([1, 2])
  })

  test('choices that come to the same are one', () => {
    const alike = { target: 'pile', alike: 'same' }
    about([aChoice(1, alike), aChoice(2, alike)]).aim('pile')
    expect(chosen).toHaveBeenCalledExactlyOnceWith(1)
  })

  test('what is done on purpose only is not meant till that was chosen', () => {
    const intent = about([
      aChoice(1, { target: 'pile' }),
      aChoice(2, { target: 'pile', purpose: 'Throw away' }),
    ])
    expect(intent.purposes).toEqual(['Throw away'])
    intent.mean('Throw away')
    intent.aim('pile')
    expect(chosen).toHaveBeenCalledExactlyOnceWith(2)
  })

  test('the same purpose once more takes it back', () => {
    const intent = about([aChoice(1, {}), aChoice(2, { purpose: 'Throw away' })])
    intent.mean('Throw away')
    intent.mean('Throw away')
    expect(intent.choices.map((c) => c.action)).toEqual([1])
  })
})

describe('what may cost something', () => {
  const grave = aChoice(1, { target: 'pile', warning: 'final' })

  test('is asked once more, and done when it is chosen again', () => {
    const intent = about([grave])
    intent.aim('pile')
    expect(intent.asked).toEqual(grave)
    expect(chosen).not.toHaveBeenCalled()
    intent.choose(grave)
    expect(chosen).toHaveBeenCalledExactlyOnceWith(1)
  })

  test('is done at once by those who want no such questions', () => {
    about([grave], { careful: false }).aim('pile')
    expect(chosen).toHaveBeenCalledExactlyOnceWith(1)
  })
})

describe('carrying a piece', () => {
  test('dropped on a place it lies there', () => {
    const intent = about(twoCards)
    intent.lift(BANDIT)
    intent.drop('cell 1', BANDIT)
    expect(chosen).toHaveBeenCalledExactlyOnceWith(1)
  })

  test('dropped beside all places it lies where it was', () => {
    const intent = about(twoCards)
    intent.lift(BANDIT)
    intent.drop('', BANDIT)
    expect(chosen).not.toHaveBeenCalled()
    expect(intent.picked).toBeNull()
  })

  test('dropped where it came from nothing is done', () => {
    const intent = about(twoCards)
    intent.lift(BANDIT)
    intent.drop('hand', BANDIT)
    expect([chosen.mock.calls, intent.why]).toEqual([[], null])
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
    const intent = about(twoCards, { refusals: [refusal('cell 3', 'It is locked.')] })
    intent.pick(BANDIT)
    intent.aim('cell 3')
    expect(intent.why).toMatchObject({ place: 'cell 3', text: 'It is locked.' })
    expect(intent.isHeld(BANDIT)).toBe(true)
  })

  test('a piece that may not be picked up says why', () => {
    const intent = about([put(3, SHARK, 'cell 1')], { refusals: [refusal('cell 3', 'Not now.')] })
    expect(intent.ofPiece(BANDIT)).toBe('refused')
    intent.pick(BANDIT)
    expect(intent.why?.text).toBe('Not now.')
    expect(intent.picked).toBeNull()
  })

  test('the same reason is given once, and no more than two', () => {
    const refusals = ['One.', 'One.', 'Two.', 'Three.'].map((why) => refusal('cell 3', why))
    const intent = about(twoCards, { refusals })
    expect(intent.reason('cell 3', BANDIT)).toBe('One.; Two.')
  })

  test('a piece of which nothing is known does nothing', () => {
    const intent = about(twoCards)
    expect(intent.ofPiece({ place: 'hand', face: 'H', nth: 0 })).toBe('idle')
  })
})

describe('a new question', () => {
  test('begins with nothing picked up and nothing meant', () => {
    const intent = about([...twoCards, aChoice(5, { purpose: 'Throw away' })])
    intent.mean('Throw away')
    intent.pick(BANDIT)
    intent.begin(aScene({ choices: twoCards }), true, [])
    expect([intent.picked, intent.purpose]).toEqual([null, ''])
  })

  test('the same scene again leaves what is picked up', () => {
    const intent = about(twoCards)
    const { scene } = intent
    intent.pick(BANDIT)
    intent.begin(scene!, true, [])
    expect(intent.isHeld(BANDIT)).toBe(true)
  })

  test('nothing may be done while one only looks', () => {
    const intent = about(twoCards)
    intent.begin(intent.scene!, false, [])
    intent.pick(BANDIT)
    intent.aim('cell 1')
    expect(chosen).not.toHaveBeenCalled()
  })
})

describe('what is said before a click', () => {
  test('what it would do, in the words of the choices', () => {
    const intent = about([aChoice(1, { target: 'pile' }), aChoice(2, { target: 'pile' })])
    intent.say('pile', null)
    expect(intent.says?.text).toBe('Do 1 / Do 2')
  })

  test('nothing where that would be a list', () => {
    const intent = about([1, 2, 3, 4].map((action) => aChoice(action, { target: 'pile' })))
    intent.say('pile', null)
    expect(intent.says).toBeNull()
  })

  test('a hint marks the piece and the choice it is about', () => {
    const intent = about(twoCards, { marked: [3] })
    expect(intent.isMarkedPiece(SHARK)).toBe(true)
    expect(intent.isMarkedPiece(BANDIT)).toBe(false)
  })
})
