/** Typed readers of one game's scenes: an undeclared word is a type error. */
import type { Choice, Counter, Piece, Scene, Seat, Zone } from '../generated/messages'
import { zone } from './scene'

/** The words of a game's scenes, as in `generated/`. Marks with a parameter, such as `known to
 * {seat}`, are in `markOf`. */
export interface SceneWords {
  mark: string
  markOf: string
  zone: string
  counter: string
  place: string
  deed: string
}

type Marked = Pick<Piece | Seat, 'marks'>
type Counted = { counters?: Counter[] }

const PARAMETER = /\\\{\w+\\\}/g
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const patterns = new Map<string, RegExp>() // a board asks for the same few with each frame
function pattern(word: string): RegExp {
  const found = patterns.get(word) ?? RegExp(`^${escaped(word).replace(PARAMETER, '(.+)')}$`)
  patterns.set(word, found)
  return found
}

/** Returns readers for the scenes of one game. */
export function sceneReaders<W extends SceneWords>() {
  return {
    /** Returns whether a piece or a seat has a mark. */
    has: (of: Marked | undefined, mark: W['mark']): boolean => !!of?.marks?.includes(mark),
    /** Returns the values of a mark with a parameter: who knows a card, which number it has. */
    valuesOf: (of: Marked | undefined, mark: W['markOf']): string[] =>
      (of?.marks ?? []).flatMap((it) => pattern(mark).exec(it)?.[1] ?? []),
    /** Returns all marks except the given ones, to read out or show as they are. */
    marksBut: (of: Marked | undefined, ...but: (W['mark'] | W['markOf'])[]): string[] =>
      (of?.marks ?? []).filter((it) => !but.some((mark) => pattern(mark).test(it))),
    /** Returns the one zone of a kind that belongs to a seat, or to nobody. */
    zone: (scene: Scene, kind: W['zone'], seat: number | null = null): Zone | undefined =>
      zone(scene, kind, seat),
    /** Returns all zones of a kind, of any owner. */
    zones: (scene: Scene, kind: W['zone']): Zone[] => scene.zones.filter((z) => z.kind === kind),
    /** Returns the value of a counter as text. */
    counter: (of: Counted, kind: W['counter']): string | undefined =>
      of.counters?.find((c) => c.kind === kind)?.value,
    /** Returns the choices of a kind of deed. */
    choicesOf: (choices: Choice[], deed: W['deed']): Choice[] =>
      choices.filter((choice) => choice.touch.deed === deed),
  }
}
