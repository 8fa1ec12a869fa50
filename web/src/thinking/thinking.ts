// Answers requests for searches and nets, by the machine code of games.

import type { GameCode } from '../machine-code/game-code.ts'
import type { NetMessage, ThinkingAnswer, ThinkingRequest } from './messages.ts'
import { NetReader } from './net.ts'
import { playOut } from './playouts.ts'
import { draw, policy } from './policy.ts'
import { Position } from './position.ts'
import { search } from './search.ts'
import { checkUndo } from './undo.ts'

/** Answers requests. A game has one running module, whose memory is used again and again. */
export class Thinking {
  readonly #load: (game: string) => Promise<GameCode>
  readonly #nets = new NetReader()
  readonly #games = new Map<string, Promise<GameCode>>()
  readonly #loaded = new Map<string, GameCode>()

  constructor(load: (game: string) => Promise<GameCode>) {
    this.#load = load
  }

  /** Answers one request. Requests never overlap, because none waits while it computes. A search
   * takes much memory, which only another game gives back. */
  async answer(asked: ThinkingRequest): Promise<ThinkingAnswer> {
    this.#forgetOthers(asked.game)
    try {
      return this.#computed(await this.#code(asked.game), asked)
    } catch (reason) {
      return { error: reason instanceof Error ? reason.message : String(reason) }
    }
  }

  /** Answers one request at once. Returns nothing as long as the module is being loaded. */
  answerNow(asked: ThinkingRequest): ThinkingAnswer | undefined {
    const code = this.#loaded.get(asked.game)
    if (!code) {
      this.prepare(asked.game)
      return undefined
    }
    try {
      return this.#computed(code, asked)
    } catch (reason) {
      return { error: String(reason) }
    }
  }

  /** Begins to load the module of a game. If that fails, the next request tries again. */
  prepare(game: string): void {
    this.#code(game).catch(() => {})
  }

  /** Returns the running module of a game. If loading fails, the next request tries again. */
  #code(game: string): Promise<GameCode> {
    const found = this.#games.get(game)
    if (found) return found
    const loading = this.#load(game)
    this.#games.set(game, loading)
    const isKept = () => this.#games.get(game) === loading
    loading.then(
      (code) => isKept() && this.#loaded.set(game, code),
      () => isKept() && this.#games.delete(game),
    )
    return loading
  }

  #forgetOthers(game: string): void {
    for (const other of this.#games.keys())
      if (other !== game) {
        this.#games.delete(other)
        this.#loaded.delete(other)
      }
  }

  #computed(code: GameCode, asked: ThinkingRequest): ThinkingAnswer {
    code.memory.release()
    const position = new Position(code, asked)
    const place = (net: NetMessage) => this.#nets.place(code.memory, net)
    switch (asked.kind) {
      case 'search':
        return search(position, asked, asked.net ? place(asked.net) : null)
      case 'draw':
        return draw(position, asked, place(asked.net))
      case 'policy':
        return policy(position, asked, place(asked.net))
      case 'playouts':
        return playOut(position, asked, asked.net ? place(asked.net) : null)
      case 'undo':
        return checkUndo(position, asked)
    }
  }
}
