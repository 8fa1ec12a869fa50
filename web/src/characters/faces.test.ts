import { expect, test } from 'vitest'
import { about, COMPANIONS, FACES, lineOf, nameOf } from './faces'

const OCCASIONS = ['shout', 'penalty', 'win', 'loss'] as const

test('there are a dozen companions, each with a face and a line of their own', () => {
  expect(COMPANIONS.length).toBe(12)
  expect(new Set(COMPANIONS.map((id) => FACES[id].ink)).size).toBe(12)
  for (const id of COMPANIONS) expect(about(id)).toMatch(new RegExp(`^${nameOf(id)} .*[.]$`))
})

test('each companion has two short things to say at every occasion', () => {
  const lines = COMPANIONS.flatMap((id) =>
    OCCASIONS.flatMap((occasion) =>
      [0, 1].map((line) => lineOf(id, { type: 'remark', at: 0, seat: 0, occasion, line })),
    ),
  )
  expect(new Set(lines).size).toBe(96)
  for (const line of lines) {
    expect(line).not.toMatch(/^[a-z]+-/) // an unknown message
    expect(line.length).toBeLessThanOrEqual(32)
  }
})
