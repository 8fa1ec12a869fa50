/** Functions that read and change a scene, without drawing it. */
import type {
  Choice,
  Event,
  Move,
  Piece,
  Place,
  Refusal,
  Scene,
  Seat,
  Touch,
  Zone,
} from '../generated/messages'
import { say } from './words'

export type { Choice, Move, Piece, Place, Refusal, Scene, Seat, Touch, Zone }
/** Something that happened at the table. The browser's own events are called `Event`. */
export type Happening = Event

/** Returns the one zone of a kind that belongs to a seat, or to nobody. */
export function zone(scene: Scene, kind: string, seat: number | null = null): Zone | undefined {
  return scene.zones.find((z) => z.kind === kind && (z.seat ?? null) === seat)
}

/** Returns the viewer's own seat, if any, and the other seats clockwise from the viewer's left. */
export function seating({ seats, you }: Scene): { mine: Seat | undefined; others: Seat[] } {
  const mine = seats[you]
  return { mine, others: mine ? [...seats.slice(you + 1), ...seats.slice(0, you)] : seats }
}

/** Returns the place with that id, in any zone. */
export function placeOf(scene: Scene, id: string): Place | undefined {
  return scene.zones.flatMap((z) => z.places).find((p) => p.id === id)
}

/** Returns the pieces at a place; none if there is no place. */
export function pieces(place: Place | undefined): Piece[] {
  return place?.pieces ?? []
}

/** Returns how many pieces lie at a place. */
export function count(place: Place | undefined): number {
  return pieces(place).reduce((sum, p) => sum + (p.count ?? 1), 0)
}

/** Returns a place's name in a sentence: "your jail, 3". */
export function placeName(of: Zone, place: Place): string {
  return place.name ? `${of.name}, ${place.name}` : of.name
}

/** Returns the translated name of a mark. */
export const called = (scene: Scene | undefined, mark: string): string =>
  scene?.called?.[mark] ?? mark

/** Returns a piece in words: "Huckster, value 0, locked" or "face down". */
export function pieceName(piece: Piece, scene: Scene | undefined): string {
  const name = piece.name || say('face-down')
  const many = (piece.count ?? 1) > 1 ? `${piece.count} ` : ''
  const value = piece.value ? say('value', { value: piece.value }) : ''
  const marks = (piece.marks ?? []).map((mark) => called(scene, mark))
  return [many + name, value, ...marks].filter(Boolean).join(', ')
}

/** Returns the letters of the longest word, to make a text fit on a card. */
export const longest = (text = ''): number =>
  Math.max(...text.split(/[ -]/).map((word) => word.length), 1)

/** Returns a choice in words, without the warning in capitals that lists show. */
export function deed({ text, touch }: Choice): string {
  return touch.warning ? text.replace(`: ${touch.warning.toUpperCase()}`, '') : text
}

/** Returns one choice of each group of equivalent choices. */
export function offered(choices: Choice[]): Choice[] {
  const seen = new Map(choices.toReversed().map((c) => [c.touch.alike || c.action, c]))
  return choices.filter((c) => seen.get(c.touch.alike || c.action) === c)
}

/** Returns pieces with stable keys for `{#each}`; `nth` counts pieces that look alike. */
export function withKeys(all: Piece[]): { piece: Piece; key: string; nth: number }[] {
  const seen = new Map<string, number>()
  return all.map((piece) => {
    const face = piece.face ?? ''
    const nth = seen.get(face) ?? 0
    seen.set(face, nth + 1)
    return { piece, key: `${face}#${nth}`, nth }
  })
}

/** Returns the scene after a piece has left its place, before it has arrived. */
export function afterLeaving(scene: Scene, move: Move): Scene {
  return changed(scene, move.source, (lying) => without(lying, move.piece))
}

/** Returns the scene after a piece has arrived. */
export function afterArriving(scene: Scene, move: Move): Scene {
  return changed(scene, move.target, (lying, lies) => joined(lying, move.piece, lies))
}

/** Returns the scene after a piece was turned over where it lies. */
export function turned(scene: Scene, move: Move): Scene {
  return changed(scene, move.source, (lying) => [...without(lying, move.piece), move.piece])
}

type Change = (lying: Piece[], lies: Zone['lies']) => Piece[]

const LOOSE: Zone = { kind: 'loose', name: '', lies: 'row', places: [] }

/** Creates a missing place when its first piece arrives. */
function changed(scene: Scene, id: string, change: Change): Scene {
  if (!placeOf(scene, id)) {
    const place = { id, name: '', pieces: change([], LOOSE.lies) }
    const { places } = zone(scene, LOOSE.kind) ?? LOOSE
    const known = scene.zones.filter(({ kind }) => kind !== LOOSE.kind)
    return place.pieces.length
      ? { ...scene, zones: [...known, { ...LOOSE, places: [...places, place] }] }
      : scene
  }
  const renew = (of: Zone): Zone =>
    of.places.some((p) => p.id === id)
      ? {
          ...of,
          places: of.places.map((p) =>
            p.id === id ? { ...p, pieces: change(pieces(p), of.lies) } : p,
          ),
        }
      : of
  return { ...scene, zones: scene.zones.map(renew) }
}

/** Takes a piece away: a piece with the same face and marks, else with the same face, else a hidden
 * piece (which shows its face only now), else the last piece. Money is subtracted from the sum. */
function without(lying: Piece[], piece: Piece): Piece[] {
  if (moneyOf(piece)) return paid(lying, -moneyOf(piece))
  const alike = (face: string | null) => lying.findLastIndex((p) => (p.face ?? null) === face)
  const face = piece.face ?? null
  const same = lying.findLastIndex(
    (p) => (p.face ?? null) === face && `${p.marks ?? ''}` === `${piece.marks ?? ''}`,
  )
  const at = [same, alike(face), alike(null), lying.length - 1].find((i) => i >= 0)
  if (at === undefined) return lying
  const taken = lying[at]!
  const left = (taken.count ?? 1) - (piece.count ?? 1)
  return left > 0 ? lying.with(at, { ...taken, count: left }) : lying.toSpliced(at, 1)
}

/** Returns the money in a piece; 0 if it is something else. */
export function moneyOf(piece: Piece): number {
  return Number(/^\$(\d+)$/.exec(piece.face ?? '')?.[1] ?? 0)
}

/** Returns the pieces after adding `more` dollars, or subtracting if negative. */
function paid(lying: Piece[], more: number): Piece[] {
  const at = lying.findIndex((p) => moneyOf(p) > 0)
  const total = more + (at < 0 ? 0 : moneyOf(lying[at]!))
  const left = total > 0 ? [{ face: `$${total}`, name: say('money', { n: `${total}` }) }] : []
  return at < 0 ? [...lying, ...left] : lying.toSpliced(at, 1, ...left)
}

/** Stacks equal pieces, except in a row or in your own hand; money is added up. */
function joined(lying: Piece[], piece: Piece, lies: Zone['lies']): Piece[] {
  if (moneyOf(piece)) return paid(lying, moneyOf(piece))
  const at = lying.findIndex((p) => (p.face ?? null) === (piece.face ?? null))
  const apart = lies === 'row' || (lies === 'hand' && piece.face)
  if (apart || at < 0) return [...lying, piece]
  const there = lying[at]!
  return lying.with(at, { ...there, count: (there.count ?? 1) + (piece.count ?? 1) })
}

/** Returns a choice among many numbers, in order: at least `MANY` choices of one deed that
 * differ only in the result. Empty if there is none. */
export function amountChoices(all: Choice[]): Choice[] {
  const choices = offered(all)
  const about = ({ touch }: Choice) => [touch.deed, touch.source, touch.face, touch.target].join()
  return (
    choices
      .map((c) => choices.filter((o) => about(o) === about(c)))
      .find((r) => r.length >= MANY) ?? []
  )
}
const MANY = 4

/** Returns choices that are best said in words: choices about no piece and no place, and choices
 * about a place alone if the deed has at most `FEW` choices. Choices of an amount are left out. */
export function worded(choices: Choice[]): Choice[] {
  const numbers = amountChoices(choices)
  const open = offered(choices).filter((c) => c.touch.face == null && !numbers.includes(c))
  const alike = (c: Choice) => open.filter((o) => o.touch.deed === c.touch.deed).length
  return open.filter((c) => c.touch.target == null || (c.touch.source == null && alike(c) <= FEW))
}
const FEW = 2
