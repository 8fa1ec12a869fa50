// Searches from a seat's view: src/tinstar/players/local_thinking.py does the same in Python.

import type { Argument } from '../machine-code/game-code.ts'
import type { PlacedArray } from '../machine-code/memory.ts'
import type { Limit, SearchAnswer, SearchRequest } from './messages.ts'
import { guideOf } from './net.ts'
import type { PlacedNet } from './net.ts'
import type { Position } from './position.ts'

/** Searches. `now` reads a clock in milliseconds. */
export function search(
  position: Position,
  asked: SearchRequest,
  net: PlacedNet | null,
  now: () => number = () => performance.now(),
): SearchAnswer {
  const { memory } = position.code
  const states = position.thrice()
  const tree = memory.array('node', asked.nodes)
  const scratch = memory.array('scratch', 1).fill(asked.scratch)
  const [grow, way] = net
    ? ['grow_by_net', guideOf(memory, net, position.sights, states, asked.considerate)]
    : ['grow', asked.ways]
  const start = now()
  const spent = () => (now() - start) / 1000
  let playouts = 0
  for (const batch of batches(asked, spent)) {
    position.call(grow as string, states, asked.seat, tree, scratch, way as Argument, batch)
    playouts += batch
  }
  const counters = scratch.list(0, 'counters').map(Number)
  return { found: childrenOf(tree), playouts, counters, seconds: spent() }
}

/** Yields the size of each next batch of playouts, until time or playouts are used up. */
export function* batches(limit: Limit, spent: () => number): Generator<number> {
  if (limit.playouts !== undefined) {
    yield limit.playouts
    return
  }
  const seconds = limit.seconds!
  let done = 0
  for (let gone = 0; gone < seconds; gone = spent()) {
    const speed = gone ? done / gone : limit.firstBatch / limit.batchSeconds
    const batch = Math.max(1, Math.trunc(speed * Math.min(limit.batchSeconds, seconds - gone)))
    yield batch
    done += batch
  }
}

/** Returns each action at the root, its visits and the sum of its outlooks. */
export function childrenOf(tree: PlacedArray): [number, number, number][] {
  const first = Number(tree.get(0, 'first'))
  return Array.from({ length: Number(tree.get(0, 'children')) }, (_, at) => {
    const number = (field: string) => Number(tree.get(first + at, field))
    return [number('action'), number('visits'), number('total')]
  })
}
