import { beforeEach, describe, expect, test } from 'vitest'
import type { ChatLine } from '../generated/messages'
import { settings } from '../shared/settings.svelte'
import { gestures, gestureSaid } from './chat-gestures'
import { TableChat } from './table-chat.svelte'

let chat: TableChat
const said = (seat: number, phrase: number, gesture = false) =>
  chat.said({ type: 'spoken', seat, phrase, gesture }, 'calaboose')
const heard = () => chat.spoken.map(({ seat, text, sign }) => [seat, text, sign])

beforeEach(() => {
  settings.phrases = true
  chat = new TableChat('T')
  chat.phrases = ['Howdy.', 'Well played.']
  chat.gestures = ['hat']
})

test('a phrase is heard, and a newer one of the same seat takes its place', async () => {
  await said(1, 0)
  await said(2, 0)
  await said(1, 1)
  expect(heard()).toEqual([
    [2, 'Howdy.', ''],
    [1, 'Well played.', ''],
  ])
})

test('a gesture is told in words, and has a picture', async () => {
  await said(1, 0, true)
  expect(heard()).toEqual([[1, gestureSaid('hat'), 'hat']])
})

test('every gesture that is drawn has words, and no other has', () => {
  for (const name in gestures) expect(gestureSaid(name)).not.toBe(`gesture-${name}`)
  expect(gestureSaid('jig')).toBe('')
})

test('a phrase that the page does not know is not heard', async () => {
  await said(1, 9)
  expect(heard()).toEqual([])
})

describe('a companion', () => {
  const remark = (at: number) =>
    ({ type: 'remark', at, seat: 2, occasion: 'win', line: 0 }) as const

  test('is heard once the page has shown what it speaks of', () => {
    chat.remarked(remark(5), 'slim')
    chat.reached(4)
    expect(heard()).toEqual([])
    chat.reached(5)
    expect(heard()).toEqual([[2, 'Well.', '']])
    chat.forgetSpoken()
    chat.reached(6)
    expect(heard()).toEqual([])
  })

  test('is not heard if it is muted, or if all are', () => {
    chat.mute(2)
    chat.remarked(remark(1), 'slim')
    chat.reached(1)
    chat.mute(2)
    settings.phrases = false
    chat.remarked(remark(2), 'slim')
    chat.reached(2)
    expect(heard()).toEqual([])
  })

  test('without a character says nothing', () => {
    chat.remarked(remark(1), '')
    chat.reached(1)
    expect(heard()).toEqual([])
  })
})

describe('nothing is heard', () => {
  test('of a seat that is muted, until it is heard again', async () => {
    chat.mute(1)
    await said(1, 0)
    expect(heard()).toEqual([])
    chat.mute(1)
    expect(chat.isHeard(1)).toBe(true)
  })

  test('of a seat that is blocked, nor is what it wrote kept', () => {
    const line = (seat: number, text: string) => ({ seat, text }) as ChatLine
    chat.wrote(line(1, 'one'), false)
    chat.wrote(line(2, 'two'), false)
    chat.block([1])
    expect(chat.written.map(({ text }) => text)).toEqual(['two'])
    expect(chat.isHeard(1)).toBe(false)
  })

  test('by those who want to hear no phrases', async () => {
    settings.phrases = false
    await said(1, 0)
    expect(heard()).toEqual([])
  })
})
