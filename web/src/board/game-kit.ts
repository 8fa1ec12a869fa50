/** What a game's folder brings to the table, and how the board finds it. */
import { createContext, type Component } from 'svelte'
import { api } from '../shared/api-client'
import { withTranslations } from '../shared/i18n'
import type { MoveSelection } from './move-selection.svelte'
import type { Piece, Scene } from './scene'
import type { FrameAnimation } from './frame-animation.svelte'

/** Default export of `games/<game>/index.ts`; whatever is missing is drawn plainly. */
export interface Kit {
  /** The whole table; built of `PlaceView`s. */
  Board?: Component<{ scene: Scene }>
  /** The picture of a face, by its word in notation: an `<svg>` with a viewBox of 64 by 64. */
  PiecePicture?: Component<{ face: string }>
  /** The colour of a face, as CSS has it; the same by day and by night. */
  tints?: Record<string, string>
  /** A piece that is not a card: a pawn, a chip. */
  Piece?: Component<{ piece: Piece }>
  /** Milliseconds, at speed 1, that it takes to turn a piece over, where a card's are too few. */
  turning?: number
  /** Deeds done by a click on the piece alone, as it can go to one place only. */
  atOnce?: readonly string[]
  /** How high the bar of questions is on a phone, so that the table stays where it is: what the
      longest question of the game needs, as CSS has it. */
  bar?: string
  /** What is shouted out of turn: the deed, what one calls, and the key that does it. */
  shout?: { deed: string; word: string; key: string }
}

/** What a seat's plate says of its time. */
export interface Time {
  text: string
  spoken: string
  runs: boolean
  low: boolean
}

/** What every part of the board can reach. */
export interface Surroundings {
  readonly selection: MoveSelection
  readonly animation: FrameAnimation
  readonly kit: Kit
  /** The seats that have still to speak, where several are asked at once. */
  readonly waits: number[] | undefined
  /** Who plays each seat, as far as the page knows: "person", "computer" or "free". */
  readonly holders: string[]
  /** What time each seat has, where the table has a clock. */
  readonly times?: (Time | undefined)[]
}

export const [surroundings, setSurroundings] = createContext<Surroundings>()

/** Whether a click was at something that says what it does. A mouse and the keyboard are told as they
    come there; a finger is told by a label, unless there is no room for it. */
export function isSaid(event: MouseEvent): boolean {
  const label = (event.currentTarget as Element).querySelector<HTMLElement>('.says')
  return (event as PointerEvent).pointerType !== 'touch' || !label || label.offsetWidth > 0
}

const kits = import.meta.glob<{ default: Kit }>('../games/*/index.ts')

/** The kit of a game, loaded when first asked for. One from outside has what the house says of its
    faces, and is otherwise drawn plainly; so is whatever cannot be had just now. */
export async function kitOf(game: string): Promise<Kit> {
  const found = kits[`../games/${game}/index.ts`]
  try {
    return found ? (await withTranslations(found())).default : await kitFromOutside(game)
  } catch {
    return {}
  }
}

async function kitFromOutside(game: string): Promise<Kit> {
  const { games } = await api.look()
  const board = games.find((each) => each.name === game)?.board
  if (!board) return {}
  const { default: OutlinePicture } = await import('./OutlinePicture.svelte')
  const PiecePicture = ((anchor, props) =>
    OutlinePicture(anchor, {
      get outline() {
        return board.emblems?.[props.face]
      },
    })) as Component<{ face: string }>
  return { tints: board.tints, PiecePicture }
}
