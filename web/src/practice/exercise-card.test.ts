import { mount } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { ExerciseInfo } from '../generated/messages'
import ExerciseCard from './ExerciseCard.svelte'

vi.mock('../shared/GameVignette.svelte', () => ({ default: () => {} }))

const exercise: ExerciseInfo = {
  table: 'T',
  position: 38,
  game: 'caboo',
  title: 'Caboo',
  due: 0,
  ended: Date.UTC(2026, 10, 28, 12) / 1000,
  others: ['Dakota', 'Slim'],
  round: 'round 2',
  decisions: 118,
  prompt: 'Draw a card, or call.',
  cost: 0.338,
}

/** Return the texts of a card, one for each of its lines. */
function lines(changed: Partial<ExerciseInfo> = {}): string[] {
  const target = document.createElement('div')
  mount(ExerciseCard, { target, props: { exercise: { ...exercise, ...changed } } })
  const found = [...target.querySelector('.words')!.children]
  return found.map((line) => line.textContent!.replace(/\s+/g, ' ').trim())
}

test('a card names game, cost, match, moment and question', () => {
  expect(lines()).toEqual([
    'Caboo −34 % chance to win',
    '28 Nov 2026, against Dakota and Slim',
    'round 2, move 39 of 118',
    'Draw a card, or call.',
  ])
})

test('of a match with other rules, it names what is known', () => {
  const said = lines({ others: [], round: '', decisions: 0, prompt: '' })
  expect(said).toEqual(['Caboo −34 % chance to win', '28 Nov 2026'])
})
