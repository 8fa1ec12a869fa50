// The entry of the thinking worker. Its first message says where the files of the games are. Every
// further message is a request with a number, which the answer has too.

import { readDescription } from '../machine-code/description.ts'
import { compileGame, startGame } from '../machine-code/game-code.ts'
import type { GameCode } from '../machine-code/game-code.ts'
import type { GameFiles, ToThinker } from './messages.ts'
import { Thinking } from './thinking.ts'

let files: GameFiles = {}
const thinking = new Thinking(load)

/** Loads the module of a game. The type that the server gives the file does not matter. */
async function load(game: string): Promise<GameCode> {
  const found = files[game]
  if (!found) throw new Error(`expected a game with machine code, got ${game}`)
  const [module, text] = await Promise.all([fetched(found.module), fetched(found.description)])
  const description = readDescription(await text.text())
  return startGame(await compileGame(await module.arrayBuffer(), description), description)
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: expected a file, got status ${response.status}`)
  return response
}

self.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
  if ('files' in data) files = data.files
  else self.postMessage({ id: data.id, answer: await thinking.answer(data.asked) })
}
