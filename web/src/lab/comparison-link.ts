/** Two settings of a game as a link that can be shared. */

import type { GameInfo, LabGame, LabParameterGroup, Question, Setting } from '../generated/messages'
import { usualSeats, type Option } from '../table-setup/table-defaults'
import { say } from './words'

const LONGEST_LINK = 4000 // characters
const MOST_CHANGES = 60 // of each setting, the server's limit
export const KINDS = ['greedy', 'net', 'random'] as const
type Kind = (typeof KINDS)[number]
export type Side = 'a' | 'b'

/** One parameter that can be changed. */
export interface Knob {
  path: string
  label: string
  value: number // in the unchanged game
  least: number
  most: number
  grade: string
  source: string
}

const spoken = (name: string) => name.toLowerCase().replaceAll('_', ' ')

/** Return the parameters of a group. */
export function knobs(number: LabParameterGroup): Knob[] {
  const { least, most } = number
  return number.entries.flatMap(({ path, values, row, grades, source }) =>
    values.map((value, i) => {
      const member = spoken(path.includes('.') ? path.slice(path.indexOf('.') + 1) : path)
      const label = row ? `${member} ${i + 1}` : member
      const grade = grades[i] ?? grades[0] ?? ''
      return { path: row ? `${path}.${i + 1}` : path, label, value, least, most, grade, source }
    }),
  )
}

function usualQuestion(game: GameInfo): Question {
  const bare = () => ({ numbers: {}, options: {} })
  return { game: game.name, players: usualSeats(game), kind: 'greedy', a: bare(), b: bare() }
}

/** Return the link to a question. */
export function linkTo(question: Question): string {
  const said = new URLSearchParams({
    players: `${question.players}`,
    by: question.kind ?? 'greedy',
  })
  for (const side of ['a', 'b'] as const) {
    const { numbers, options } = question[side]
    for (const [name, value] of Object.entries({ ...numbers, ...options }))
      said.set(`${side}.${name}`, `${value}`)
  }
  return `/lab/${question.game}?${said}`
}

/** Parse a link; return its question, and messages about parts that cannot be used. */
export function questionIn(search: string, game: GameInfo, bench: LabGame): [Question, string[]] {
  const question = usualQuestion(game)
  if (search.length > LONGEST_LINK) return [question, [say('too-long')]]
  const all = new Map(bench.numbers.flatMap(knobs).map((knob) => [knob.path, knob]))
  const unknown: string[] = []
  for (const [name, text] of new URLSearchParams(search)) {
    const [side, path] = [name.slice(0, 1), name.slice(2)]
    if (name === 'players' && game.seats.includes(+text)) question.players = +text
    else if (name === 'by' && (KINDS as readonly string[]).includes(text))
      question.kind = text as Kind
    else if (!/^[ab]\./.test(name) || !set(question[side as Side], path, text, all.get(path), game))
      unknown.push(`${name}=${text}`.slice(0, 60))
  }
  return [question, unknown]
}

function set(setting: Setting, path: string, text: string, knob: Knob | undefined, game: GameInfo) {
  if (changes(setting) >= MOST_CHANGES) return false
  const option = game.options.find(({ name }) => name === path)
  const choice = option?.choices.find((choice) => `${choice}` === text)
  if (choice !== undefined) setParameter(setting, path, choice, option!.default)
  else if (!knob || !/^-?\d{1,9}$/.test(text) || +text < knob.least || +text > knob.most)
    return false
  else setParameter(setting, path, +text, knob.value, true)
  return true
}

/** Change a parameter of a setting, which stores only differences from the game. */
export function setParameter(
  setting: Setting,
  name: string,
  value: Option,
  usual: Option,
  isNumber = false,
): void {
  const there = (isNumber ? setting.numbers : setting.options) as Record<string, Option>
  if (value === usual) delete there[name]
  else there[name] = value
}

/** Return the number of parameters and options that differ from the game. */
export const changes = ({ numbers, options }: Setting): number =>
  Object.keys(numbers ?? {}).length + Object.keys(options ?? {}).length

/** Describe the differences from the game in words. */
export function inWords(setting: Setting): string {
  const said = Object.entries({ ...setting.numbers, ...setting.options })
  return said.map(([name, value]) => `${spoken(name.replaceAll('.', ' '))} = ${value}`).join(', ')
}

/** Return the text of an edition file with the differences; a changed row is written in full. */
export function editionText(setting: Setting, bench: LabGame): string {
  const bare: string[] = []
  const tables: string[] = []
  for (const { name, entries } of bench.numbers) {
    const lines: string[] = []
    for (const { path, values, row } of entries) {
      const own = (i: number) => setting.numbers?.[row ? `${path}.${i + 1}` : path]
      if (values.every((_, i) => own(i) === undefined)) continue
      const now = values.map((value, i) => own(i) ?? value)
      const line = `${path.slice(path.indexOf('.') + 1)} = ${row ? `[${now.join(', ')}]` : now[0]}`
      if (path === name) bare.push(line)
      else lines.push(line)
    }
    if (lines.length) tables.push(`[${name}]`, ...lines)
  }
  return [...bare, ...tables].join('\n')
}
