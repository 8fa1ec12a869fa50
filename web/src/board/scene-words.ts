/** Readers of a scene that know the words of one game: any other word is an error of types. */
import type { Choice, Counter, Piece, Scene, Seat, Zone } from '../generated/messages'
import { zone } from './scene'

/** The words of a game's scenes, as `generated/` has them. Marks with a parameter stand in `markOf`,
 *  such as `known to {seat}`. */
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
const pattern = (word: string) => RegExp(`^${escaped(word).replace(PARAMETER, '(.+)')}$`)

/** Return what reads the scenes of one game. */
export function sceneReaders<W extends SceneWords>() {
  return {
    /** Whether a piece or a seat has a mark. */
    has: (of: Marked | undefined, mark: W['mark']): boolean => !!of?.marks?.includes(mark),
    /** The values of a mark with a parameter: who knows a card, which number it has. */
    valuesOf: (of: Marked | undefined, mark: W['markOf']): string[] =>
      (of?.marks ?? []).flatMap((it) => pattern(mark).exec(it)?.[1] ?? []),
    /** The marks but for these, to be read out or written as they are. */
    marksBut: (of: Marked | undefined, ...but: (W['mark'] | W['markOf'])[]): string[] =>
      (of?.marks ?? []).filter((it) => !but.some((mark) => pattern(mark).test(it))),
    /** The one zone of a kind that belongs to a seat, or to nobody. */
    zone: (scene: Scene, kind: W['zone'], seat: number | null = null): Zone | undefined =>
      zone(scene, kind, seat),
    /** All zones of a kind, whoever they belong to. */
    zones: (scene: Scene, kind: W['zone']): Zone[] => scene.zones.filter((z) => z.kind === kind),
    /** What is counted, as text. */
    counter: (of: Counted, kind: W['counter']): string | undefined =>
      of.counters?.find((c) => c.kind === kind)?.value,
    /** The choices that are such a deed. */
    choicesOf: (choices: Choice[], deed: W['deed']): Choice[] =>
      choices.filter((choice) => choice.touch.deed === deed),
  }
}
