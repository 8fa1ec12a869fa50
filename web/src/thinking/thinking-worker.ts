// The entry of the thinking worker. The page sends it a port to the worker that asks. A message from
// there says where the files of the games are, or has Python's memory to be kept, or is a request
// with a number, which the answer has too.

import { keepMemory } from '../house/kept-memory.ts'
import { loadGame } from './game-loader.ts'
import type { GameFiles, ToThinker } from './messages.ts'
import { Thinking } from './thinking.ts'

let files: GameFiles = {}
const thinking = new Thinking((game) => loadGame(files, game))

self.onmessage = ({ data: port }: MessageEvent<MessagePort>) => {
  port.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
    if ('files' in data) files = data.files
    else if ('memory' in data) await keepMemory(data.version, data.memory).catch(() => {})
    else port.postMessage({ id: data.id, answer: await thinking.answer(data.asked) })
  }
}
