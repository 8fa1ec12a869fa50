/** The parts that a game's folder adds to the board, and how the board finds them. */
import { createContext, type Component } from 'svelte'
import { api } from '../shared/api-client'
import { withTranslations } from '../shared/i18n'
import type { Chair } from '../generated/messages'
import type { MoveSelection } from './move-selection.svelte'
import type { Piece, Scene } from './scene'
import type { FrameAnimation } from './frame-animation.svelte'

/** The default export of `games/<game>/index.ts`. Parts that are missing get a plain default. */
export interface Kit {
  /** The whole table, built from `PlaceView`s. */
  Board?: Component<{ scene: Scene }>
  /** The picture of a face, by its word in notation: an `<svg>` with a viewBox of 64 by 64. */
  PiecePicture?: Component<{ face: string }>
  /** The colour of each face as CSS, the same by day and by night. */
  tints?: Record<string, string>
  /** A piece that is not a card: a pawn, a chip. */
  Piece?: Component<{ piece: Piece }>
  /** Milliseconds (at speed 1) for turning a piece over, if the default is too short. */
  turning?: number
  /** Deeds that a click on the piece alone performs, because the piece can go to one place only. */
  atOnce?: readonly string[]
  /** The height of the question bar on a phone as CSS, enough for the longest question, so that the
   * table never moves. */
  bar?: string
  /** A question that asks for several moves at once, confirmed together. */
  plan?: {
    asks: (scene: Scene) => boolean
    prompt: (scene: Scene) => string
    Form: Component<{ scene: Scene; onchoose: (action: number, then?: string[]) => void }>
  }
  /** A call out of turn: its deed, the word to call, and its key. */
  shout?: { deed: string; word: string; key: string }
}

/** A seat's clock as its plate shows it. */
export interface Time {
  text: string
  spoken: string
  runs: boolean
  low: boolean
}

/** The context that every part of the board can read. */
export interface Surroundings {
  readonly selection: MoveSelection
  readonly animation: FrameAnimation
  readonly kit: Kit
  /** The seats that have still to choose, if several act simultaneously. */
  readonly waits: number[] | undefined
  /** Who plays each seat, as far as the page knows: "person", "computer" or "free". */
  readonly holders: string[]
  /** The character of each seat, if a companion plays it. */
  readonly characters?: Chair['character'][]
  /** True if a form below the table may ask for several moves at once. */
  readonly plans?: boolean
  /** The time of each seat, if the table has a clock. */
  readonly times?: (Time | undefined)[]
}

export const [surroundings, setSurroundings] = createContext<Surroundings>()

/** Returns whether the clicked element had already shown what a click does. A tooltip shows this
 * for mouse and keyboard. For fingers a label does, if there is room. */
export function isSaid(event: MouseEvent): boolean {
  const label = (event.currentTarget as Element).querySelector<HTMLElement>('.says')
  return (event as PointerEvent).pointerType !== 'touch' || !label || label.offsetWidth > 0
}

const kits = import.meta.glob<{ default: Kit }>('../games/*/index.ts')

/** Returns the kit of a game, loaded on first use. An external game has the tints and outlines that
 * the server sends. Anything that cannot be loaded gets plain defaults. */
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
