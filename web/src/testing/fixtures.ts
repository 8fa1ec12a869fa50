/** Minimal tables, frames and scenes for tests; arguments override parts. */

import type { Chair, Choice, Event, Frame, Scene, Table, Touch } from '../generated/messages'

/** A seat with a person named by its letter. */
export function aChair(seat: number, more: Partial<Chair> = {}): Chair {
  const letter = 'ABCDEFGH'[seat] ?? ''
  return {
    seat,
    letter,
    name: letter,
    holder: 'person',
    kind: '',
    character: '',
    online: true,
    yours: false,
    commitment: '',
    words: '',
    left: '',
    returns: false,
    lost: false,
    ...more,
  }
}

/** A running table: seat 0 is yours, seat 1 another person's. */
export function aTable(more: Partial<Table> = {}): Table {
  return {
    id: 'T',
    game: 'calaboose',
    title: 'Calaboose',
    phase: 'playing',
    daily: '',
    chairs: [aChair(0, { yours: true }), aChair(1)],
    options: {},
    memory_aid: false,
    no_holds_barred: false,
    pace: 0,
    host: true,
    host_name: '',
    watchers: 0,
    commitment: '',
    successor: '',
    window: 0,
    left: 0,
    one_screen: [],
    made: 0,
    asked: [],
    scores: [],
    winners: [],
    clock: null,
    clocks: null,
    delay: 0,
    quiet: false,
    chat: false,
    duplicate: '',
    zone_gone: false,
    away_after: 180,
    missing: [],
    decider: '',
    tournament: '',
    practice: false,
    ...more,
  }
}

/** A choice with the meaning of pointing at it. */
export function aChoice(action: number, touch: Partial<Touch>): Choice {
  return { action, notation: `n${action}`, text: `Do ${action}`, touch: { deed: 'put', ...touch } }
}

/** A scene of two seats from seat 0, of which `asked` are to act. */
export function aScene(more: Partial<Scene> = {}, asked: number[] = []): Scene {
  const seats = [0, 1].map((seat) => ({
    seat,
    letter: 'AB'[seat] ?? '',
    name: 'AB'[seat] ?? '',
    score: 0,
    asked: asked.includes(seat),
  }))
  return { title: '', position: 0, you: 0, seats, zones: [], counters: [], prompt: '', ...more }
}

/** A frame for seat 0 with the events `texts` of seat `by`. */
export function aFrame(
  at: number,
  { texts = [] as string[], by = 1, asked = [] as number[], scene = {}, ...more }: Told = {},
): Frame {
  const events: Event[] = texts.map((text) => ({ kind: 'put', text, seat: by }))
  const shown = aScene({ position: at, ...scene }, asked)
  return {
    type: 'frame',
    seat: 0,
    at,
    events,
    scene: shown,
    undo: false,
    waiting: null,
    open: false,
    ...more,
  }
}

interface Told extends Partial<Omit<Frame, 'scene'>> {
  texts?: string[]
  by?: number
  asked?: number[]
  scene?: Partial<Scene>
}
