import { expect, test } from 'vitest'
import { latin } from './keyboard-shortcuts'

test.each([
  ['ь', 'KeyM', 'm'], // Cyrillic
  ['Μ', 'KeyM', 'm'], // Greek, with the shift key
  ['צ', 'KeyM', 'm'], // Hebrew
  ['ㅡ', 'KeyM', 'm'], // Korean
])('a key that types %s is found by its place, %s', (key, code, letter) => {
  expect(latin({ key, code })).toBe(letter)
})

test.each([
  ['M', 'KeyM', 'm'],
  ['m', 'Semicolon', 'm'], // French
  ['?', 'Minus', '?'], // German
  ['ö', 'Semicolon', 'ö'], // German, not a shortcut letter
  ['Enter', 'Enter', 'enter'],
])('a key that types %s is taken as typed', (key, code, letter) => {
  expect(latin({ key, code })).toBe(letter)
})
