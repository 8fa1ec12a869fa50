/** How a player moves money among the Outlaws of a gang between two rounds.
 *
 * The game asks for one Outlaw after the other: the marked one, then the others from the left. The
 * last one gets what is left. The page asks once, for all of them. */
import { moneyOf, pieces, type Choice, type Place, type Scene } from '../../board/scene'
import { is } from './piece-kinds'
import { has, zone } from './scene-words'

/** A living Outlaw: its place, its name and its money, and whether it plays the next hand. */
export interface Purse {
  place: string
  name: string
  now: number
  marked: boolean
}

const sums = (scene: Scene): Choice[] =>
  (scene.choices ?? []).filter(({ touch }) => touch.deed === 'amount' && touch.target != null)
const dollars = (choice: Choice): number => Number(choice.notation.slice(1))

/** Returns whether the scene asks how to move the money of the whole gang. */
export function asksForMoney(scene: Scene): boolean {
  const marked = purses(scene).find((purse) => purse.marked)
  return sums(scene).some(({ touch }) => touch.target === marked?.place)
}

/** Returns the living Outlaws of the viewer's gang, from the left. */
export function purses(scene: Scene): Purse[] {
  return (zone(scene, 'gang', scene.you)?.places ?? []).flatMap(purseAt)
}

function purseAt(place: Place): Purse[] {
  const lying = pieces(place)
  const outlaw = lying.find(is('outlaw'))
  if (!outlaw || has(outlaw, 'dead')) return []
  const now = lying.reduce((sum, piece) => sum + moneyOf(piece), 0)
  return [{ place: place.id, name: outlaw.name ?? '', now, marked: has(outlaw, 'marked') }]
}

/** Returns the least money that each Outlaw may have: the marked one needs some for the hand. */
export function least(scene: Scene): number[] {
  const needed = Math.min(...sums(scene).map(dollars))
  return purses(scene).map(({ marked }) => (marked ? needed : 0))
}

/** Returns the smallest sum that can move. */
export function smallest(scene: Scene): number {
  const [first = 0, second = 0] = sums(scene).map(dollars)
  return second - first || 1
}

/** Returns the money after one Outlaw got `to` dollars, and the others paid or received the
 * difference. The richest of them pays first, and the marked one receives first. */
export function given(now: number[], at: number, to: number, floors: number[]): number[] {
  const total = now.reduce((a, b) => a + b, 0)
  const reserved = floors.reduce((a, b, i) => (i === at ? a : a + b), 0)
  const target = Math.max(floors[at]!, Math.min(to, total - reserved))
  const others = now.map((_, i) => i).filter((i) => i !== at)
  const after = now.with(at, target)
  let owed = target - now[at]!
  if (owed < 0) {
    const marked = others.find((i) => floors[i]! > 0) ?? others[0]!
    return after.with(marked, after[marked]! - owed)
  }
  for (const i of others.toSorted((a, b) => now[b]! - floors[b]! - (now[a]! - floors[a]!))) {
    const paid = Math.min(owed, now[i]! - floors[i]!)
    after[i] = after[i]! - paid
    owed -= paid
  }
  return after
}

/** Returns the money to begin with: as it is, but the marked Outlaw has what it needs. */
export function start(scene: Scene): number[] {
  const all = purses(scene)
  const floors = least(scene)
  const now = all.map((purse) => purse.now)
  const at = all.findIndex(({ marked }) => marked)
  return now[at]! < floors[at]! ? given(now, at, floors[at]!, floors) : now
}

/** Returns the notations of the moves for these sums, in the order in which the game asks. */
export function movesFor(all: Purse[], sums: number[]): string[] {
  const order = all.map((_, i) => i).toSorted((a, b) => rank(all[a]!) - rank(all[b]!))
  return order.slice(0, -1).map((i) => `$${sums[i]}`)
}
const rank = ({ marked }: Purse): number => (marked ? 0 : 1)
