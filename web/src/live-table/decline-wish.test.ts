import { beforeEach, describe, expect, test } from 'vitest'
import type { DeclineWindows } from '../generated/messages'
import { settings } from '../shared/settings.svelte'
import { aFrame } from '../testing/fixtures'
import { DeclineWish } from './decline-wish.svelte'

let sent: DeclineWindows[]
let wish: DeclineWish
const inWindow = (at: number) => ({
  ...aFrame(at),
  waiting: { type: 'waiting' as const, at, seats: [0, 1], seconds: 0, left: null },
})

beforeEach(() => {
  settings.pointless = false
  sent = []
  wish = new DeclineWish((message) => sent.push(message))
})

describe('quiet until my turn', () => {
  test('the server is told, and told again when the quiet ends', () => {
    wish.follow(inWindow(3))
    wish.toggle(0, false)
    wish.toggle(0, false)
    expect(sent).toMatchObject([{ seat: 0, until_turn: true }, { until_turn: false }])
  })

  test('it ends at the user’s own turn, without a message', () => {
    wish.follow(inWindow(3))
    wish.toggle(0, false)
    wish.follow(aFrame(4, { asked: [1] }))
    expect(wish.quiet).toBe(true)
    wish.follow(aFrame(5, { asked: [0] }))
    expect(wish.quiet).toBe(false)
    wish.follow(inWindow(6))
    expect(sent).toHaveLength(1)
  })

  test('it cannot begin during the user’s own turn, nor in a game without windows', () => {
    wish.toggle(0, false)
    wish.follow(inWindow(3))
    wish.toggle(0, true)
    expect(sent).toEqual([])
  })

  test('after a new connection the server is told again', () => {
    wish.follow(inWindow(3))
    wish.toggle(0, false)
    wish.renew()
    wish.follow(inWindow(3))
    expect(sent).toHaveLength(2)
  })
})

test('a user who wants to be asked only when it makes sense says so at once', () => {
  settings.pointless = true
  wish.follow(aFrame(1, { asked: [1] }))
  wish.follow(aFrame(2, { asked: [1] }))
  expect(sent).toMatchObject([{ pointless: true, until_turn: false }])
})
