// Asks the thinking worker, from another worker.

import type {
  FromThinker,
  GameFiles,
  ThinkingAnswer,
  ThinkingRequest,
  ToThinker,
} from './messages.ts'

type Ask = (asked: ThinkingRequest) => Promise<ThinkingAnswer>

/** Returns a function that sends a request to the thinking worker at a port, and returns the answer. */
export function thinkerAt(port: MessagePort, files: GameFiles): Ask {
  const waiting = new Map<number, (answer: ThinkingAnswer) => void>()
  let last = 0
  port.onmessage = ({ data }: MessageEvent<FromThinker>) => {
    waiting.get(data.id)?.(data.answer)
    waiting.delete(data.id)
  }
  const send = (message: ToThinker) => port.postMessage(message)
  send({ files })
  return (asked) =>
    new Promise((resolve) => {
      waiting.set((last += 1), resolve)
      send({ id: last, asked })
    })
}
