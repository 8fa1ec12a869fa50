// Answers requests for searches and nets, by the machine code of games.

import type { GameCode } from '../machine-code/game-code.ts'
import type { ThinkingAnswer, ThinkingRequest } from './messages.ts'
import { NetReader } from './net.ts'
import { playOut } from './playouts.ts'
import { draw, policy } from './policy.ts'
import { Position } from './position.ts'
import { search } from './search.ts'

/** Answers requests. Each game has one running module, whose memory is used again and again. */
export class Thinking {
  readonly #load: (game: string) => Promise<GameCode>
  readonly #nets = new NetReader()
  readonly #games = new Map<string, Promise<GameCode>>()

  constructor(load: (game: string) => Promise<GameCode>) {
    this.#load = load
  }

  /** Answers one request. Requests never overlap, because none waits while it computes. */
  async answer(asked: ThinkingRequest): Promise<ThinkingAnswer> {
    try {
      return this.#computed(await this.#code(asked.game), asked)
    } catch (reason) {
      return { error: reason instanceof Error ? reason.message : String(reason) }
    }
  }

  /** Returns the running module of a game. If loading fails, the next request tries again. */
  #code(game: string): Promise<GameCode> {
    const found = this.#games.get(game)
    if (found) return found
    const loading = this.#load(game)
    this.#games.set(game, loading)
    loading.catch(() => this.#games.delete(game))
    return loading
  }

  #computed(code: GameCode, asked: ThinkingRequest): ThinkingAnswer {
    code.memory.release()
    const position = new Position(code, asked)
    const place = () => this.#nets.place(code.memory, asked.net!)
    switch (asked.kind) {
      case 'search':
        return search(position, asked, asked.net ? place() : null)
      case 'draw':
        return draw(position, asked, place())
      case 'policy':
        return policy(position, asked, place())
      case 'playouts':
        return playOut(position, asked, asked.net ? place() : null)
    }
  }
}
