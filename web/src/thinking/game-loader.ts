// Loads the modules of games from their addresses.

import { readDescription } from '../machine-code/description.ts'
import type { Description } from '../machine-code/description.ts'
import { compileGame, startGame } from '../machine-code/game-code.ts'
import type { GameCode } from '../machine-code/game-code.ts'
import type { GameFiles } from './messages.ts'

type Compiled = [WebAssembly.Module, Description]
const compiled = new Map<string, Promise<Compiled>>()

/** Starts the module of a game, with memory of its own. It is fetched and compiled only once. */
export async function loadGame(files: GameFiles, game: string): Promise<GameCode> {
  const found = compiled.get(game) ?? compile(files, game)
  compiled.set(game, found)
  found.catch(() => compiled.delete(game))
  return startGame(...(await found))
}

/** The type that the server gives the file does not matter. */
async function compile(files: GameFiles, game: string): Promise<Compiled> {
  const found = files[game]
  if (!found) throw new Error(`expected a game with machine code, got ${game}`)
  const [module, text] = await Promise.all([fetched(found.module), fetched(found.description)])
  const description = readDescription(await text.text())
  return [await compileGame(await module.arrayBuffer(), description), description]
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: expected a file, got status ${response.status}`)
  return response
}
