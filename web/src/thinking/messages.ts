// What is asked of the thinking worker, and what it answers.
// src/tinstar/players/remote_thinking.py makes the requests.

import type { NumberType } from '../machine-code/description.ts'

/** An array of whole numbers. */
export interface Numbers {
  of: NumberType
  shape: number[]
  content: Uint8Array
}

/** A net, and the tables by which it sees a game. */
export interface NetMessage {
  /** Of the body. */
  digest: string
  /** The numbers of the features that have rows, then all numbers of the net, as halves. */
  body: Uint8Array
  rows: number
  /** Of the arrays of the net. */
  shapes: number[][]
  actions: number
  mostFeatures: number
  cells: Numbers
  bits: Numbers
  tables: Numbers
  others: Numbers
  /** The renumbered actions of each seat. */
  turned: Numbers
}

/** What every request has: the game, its numbers, and a record: what a seat sees. */
export interface Seen {
  game: string
  players: number
  box: Uint8Array
  sights: Numbers
  record: Uint8Array
  seat: number
}

/** The limit of a search: either playouts, or seconds and how to read the clock. */
export interface Limit {
  playouts?: number
  seconds?: number
  firstBatch: number
  batchSeconds: number
}

export interface SearchRequest extends Seen, Limit {
  kind: 'search'
  /** Scratch memory, with the random stream. */
  scratch: Uint8Array
  /** The most nodes of the tree. */
  nodes: number
  /** For a search without a net: what guides it, and whether it minds etiquette. */
  ways: number
  considerate: boolean
  net?: NetMessage | null
}

export interface SearchAnswer {
  /** Each action at the root, its visits and the sum of its outlooks. */
  found: [number, number, number][]
  playouts: number
  counters: number[]
  seconds: number
}

export interface DrawRequest extends Seen {
  kind: 'draw'
  stream: Uint8Array
  power: number
  considerate: boolean
  net: NetMessage
}

export interface DrawAnswer {
  action: number
  /** The actions that are possible, and their probabilities. */
  policy: [number, number][]
  /** The random stream after the draw. */
  stream: Uint8Array
}

export interface PolicyRequest extends Seen {
  kind: 'policy'
  net: NetMessage
}

export interface PolicyAnswer {
  /** Each legal action, and its probability. */
  policy: [number, number][]
}

/** Playouts that evaluate a position. Seat -1 stands for the true position. */
export interface PlayoutsRequest extends Seen {
  kind: 'playouts'
  scratch: Uint8Array
  actions: number[]
  /** Eight bytes: of the random streams. */
  seed: Uint8Array
  /** The number of the first playout. */
  first: number
  playouts: number
  hints: boolean
  net?: NetMessage | null
}

export interface PlayoutsAnswer {
  /** Floats of eight bytes: the value to each seat, after each action, in each playout. */
  values: Uint8Array
}

/** Whether an action showed other players only which action was chosen. The record is before it. */
export interface UndoRequest extends Seen {
  kind: 'undo'
  /** What the seat sees after the action. */
  after: Uint8Array
  action: number
  /** How many chains of positions are sampled. */
  chains: number
  /** How many records the check works with. */
  records: number
  /** The random stream of the samples. */
  stream: Uint8Array
}

export interface UndoAnswer {
  showsNothingNew: boolean
}

export type ThinkingRequest =
  SearchRequest | DrawRequest | PolicyRequest | PlayoutsRequest | UndoRequest
export type ThinkingAnswer =
  SearchAnswer | DrawAnswer | PolicyAnswer | PlayoutsAnswer | UndoAnswer | { error: string }

/** Where the files of the games are: addresses of GAME.wasm and GAME.json. */
export type GameFiles = Record<string, { module: string; description: string }>

export type ToThinker =
  | { files: GameFiles }
  | { version: string; memory: Uint8Array<ArrayBuffer> }
  | { id: number; asked: ThinkingRequest }
export interface FromThinker {
  id: number
  answer: ThinkingAnswer
}
