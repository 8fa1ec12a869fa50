// Answers requests for searches and nets, a line each, in Node: `node think.ts FOLDER`.
// FOLDER has GAME.wasm and GAME.json. Bytes are written as {"base64": ...}.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { readDescription } from '../../web/src/machine-code/description.ts'
import { compileGame, startGame } from '../../web/src/machine-code/game-code.ts'
import type { GameCode } from '../../web/src/machine-code/game-code.ts'
import type { ThinkingRequest } from '../../web/src/thinking/messages.ts'
import { Thinking } from '../../web/src/thinking/thinking.ts'

async function load(game: string): Promise<GameCode> {
  const file = (suffix: string) => readFileSync(join(process.argv[2]!, game + suffix))
  const description = readDescription(file('.json').toString())
  return startGame(await compileGame(file('.wasm'), description), description)
}

const bytesIn = (_: string, value: unknown) =>
  value && typeof value === 'object' && 'base64' in value
    ? new Uint8Array(Buffer.from(value.base64 as string, 'base64'))
    : value

const bytesOut = (_: string, value: unknown) =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value

const thinking = new Thinking(load)
for await (const line of createInterface({ input: process.stdin })) {
  const answer = await thinking.answer(JSON.parse(line, bytesIn) as ThinkingRequest)
  process.stdout.write(JSON.stringify(answer, bytesOut) + '\n')
}
