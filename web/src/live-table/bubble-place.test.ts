import { expect, test } from 'vitest'
import { beside, covers, isMisplaced, visible } from './bubble-place'

const plate = { left: 100, top: 200, right: 300, bottom: 230 }
const card = (left: number, top: number) => ({ left, top, right: left + 60, bottom: top + 90 })

test('a bubble is below the plate of its speaker where no card lies', () => {
  expect(beside(plate, [card(400, 240)], 50, 50)).toEqual({ left: 100, top: 238 })
})

test('a bubble is never over a card while there is room elsewhere', () => {
  expect(beside(plate, [card(100, 235)], 50, 50)).toEqual({ left: 100, top: 142 })
  const around = [card(100, 235), card(100, 110), card(308, 180)]
  expect(beside(plate, around, 50, 50)).toEqual({ left: 42, top: 200 })
})

test('a bubble stays in the window', () => {
  const { left, top } = beside({ left: 0, top: 0, right: 20, bottom: 10 }, [card(0, 15)], 50, 50)
  expect(left >= 8 && top >= 8).toBe(true)
})

test('where cards are all around, a bubble is in the bar above the table', () => {
  const around = [card(100, 235), card(100, 110), card(308, 180), card(40, 180), card(100, 180)]
  expect(beside(plate, around, 50, 50)).toEqual({ left: 100, top: 8 })
})

test('a bubble moves when its plate has moved, or when a card comes under it', () => {
  const bubble = { left: 100, top: 238, right: 150, bottom: 288 }
  expect(isMisplaced(bubble, plate, { ...plate }, [card(400, 240)])).toBe(false)
  expect(isMisplaced(bubble, plate, { ...plate, top: 240 }, [])).toBe(true)
  expect(isMisplaced(bubble, plate, plate, [card(120, 240)])).toBe(true)
})

test('only the part of a card counts that shows in the table', () => {
  const [shown, ...others] = visible([card(0, 20), card(0, -100)], {
    left: 0,
    top: 50,
    right: 390,
    bottom: 600,
  })
  expect(shown).toEqual({ left: 0, top: 50, right: 60, bottom: 110 })
  expect(others).toEqual([])
  expect(covers({ left: 0, top: 0, right: 50, bottom: 50 }, [shown!])).toBe(0)
})
