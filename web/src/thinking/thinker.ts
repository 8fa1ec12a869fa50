// Asks the thinking worker, from the page or from another worker.

import type {
  FromThinker,
  GameFiles,
  ThinkingAnswer,
  ThinkingRequest,
  ToThinker,
} from './messages.ts'

type Ask = (asked: ThinkingRequest) => Promise<ThinkingAnswer>

/** Returns a function that sends a request to a thinking worker, and returns the answer. */
export function thinkerIn(worker: Worker, files: GameFiles): Ask {
  const waiting = new Map<number, (answer: ThinkingAnswer) => void>()
  let last = 0
  worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
    waiting.get(data.id)?.(data.answer)
    waiting.delete(data.id)
  }
  worker.onerror = ({ message }) => {
    for (const settle of waiting.values()) settle({ error: message || 'the worker has failed' })
    waiting.clear()
  }
  const send = (message: ToThinker) => worker.postMessage(message)
  send({ files })
  return (asked) =>
    new Promise((resolve) => {
      waiting.set((last += 1), resolve)
      send({ id: last, asked })
    })
}
