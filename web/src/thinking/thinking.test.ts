import { describe, expect, it } from 'vitest'
import type { GameCode } from '../machine-code/game-code.ts'
import { Memory } from '../machine-code/memory.ts'
import type { FromThinker, Limit, NetMessage, Numbers, SearchRequest } from './messages.ts'
import type { ToThinker } from './messages.ts'
import { NetReader } from './net.ts'
import { batches } from './search.ts'
import { Thinker } from './thinker.ts'
import { Thinking } from './thinking.ts'

// The answers themselves are compared with Python's: tests/equal/test_thinking.py.

const LIMIT: Limit = { firstBatch: 50, batchSeconds: 0.02 }

/** Returns the batches of a search that makes so many playouts a second. */
function batched(limit: Partial<Limit>, speed: number): number[] {
  let done = 0
  return Array.from(
    batches({ ...LIMIT, ...limit }, () => done / speed),
    (batch) => {
      done += batch
      return batch
    },
  )
}

describe('batches of playouts', () => {
  it('are one for a number of playouts', () => {
    expect(batched({ playouts: 400 }, 1)).toEqual([400])
  })

  it('begin small, and then last as long as is said, until the time is used up', () => {
    const found = batched({ seconds: 0.1 }, 10_000)
    expect(found[0]).toBe(50)
    expect(Math.max(...found)).toBe(200)
    const sum = found.reduce((all, batch) => all + batch)
    expect(sum).toBeGreaterThanOrEqual(1000)
    expect(sum).toBeLessThan(1003)
  })

  it('go on where a clock stands still for a while', () => {
    let readings = 0
    const found = [...batches({ ...LIMIT, seconds: 0.01 }, () => ((readings += 1) < 3 ? 0 : 1))]
    expect(found).toEqual([25, 25, 25])
  })

  it('have at least one playout, however slow', () => {
    const clock = [5, 5.1, 5.2, 20]
    expect([...batches({ ...LIMIT, seconds: 10 }, () => clock.shift()!)]).toEqual([50, 1, 1, 1])
  })
})

const numbers = (of: Numbers['of'], ...shape: number[]): Numbers => {
  const size = shape.reduce((product, length) => product * length, Number(of.slice(1)))
  return { of, shape, content: new Uint8Array(size) }
}

describe('a net', () => {
  const memory = () => new Memory(new WebAssembly.Memory({ initial: 1 }), 64, {})
  const halves = [0x3c00, 0xc000, 0x3555, 0x0001, 0x8000, 0x7bff, 0xb800, 0x2e66]
  const bodyOf = (...parts: number[]) => new Uint8Array(Uint16Array.from(parts).buffer)
  const NET: NetMessage = {
    digest: 'a',
    body: bodyOf(2, ...halves),
    rows: 1,
    shapes: [
      [3, 2],
      [1, 2],
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
      [0, 0],
    ],
    actions: 4,
    mostFeatures: 9,
    cells: numbers('i4', 2, 3, 5),
    bits: numbers('i4', 2, 0, 2),
    tables: numbers('i2', 7),
    others: numbers('i4', 3),
    turned: numbers('i2', 2, 4),
  }

  it('is read from halves, and features without a row have zeros', () => {
    const { net } = new NetReader().place(memory(), NET)
    const read = net.flatMap((part) =>
      Array.from({ length: part.size / 4 }, (_, i) => Number(part.number(i))),
    )
    const known = [1, -2, 0.333251953125, 2 ** -24, -0, 65504, -0.5, 0.0999755859375]
    expect(read).toEqual([0, 0, 0, 0, ...known])
  })

  it('has working memory for one action more than the game has', () => {
    const { mind, eyes } = new NetReader().place(memory(), NET)
    expect(mind.map((part) => [part.of, ...part.shape])).toEqual([
      ...[
        ['i2', 9],
        ['i4', 1],
        ['f4', 2],
        ['f4', 1],
        ['f4', 1],
      ],
      ...[
        ['i8', 5],
        ['i2', 5],
        ['f4', 5],
      ],
    ])
    expect(eyes).toHaveLength(2)
  })

  it('is read again if another one comes', () => {
    const nets = new NetReader()
    const first = (net: NetMessage) => nets.place(memory(), net).net[0]!.number(4)
    expect(first(NET)).toBe(1)
    expect(first({ ...NET, digest: 'b', body: bodyOf(2, 0x4200, ...halves.slice(1)) })).toBe(3)
    expect(first(NET)).toBe(1)
  })
})

describe('a thinker', () => {
  const asked = { kind: 'search', game: 'planted' } as SearchRequest

  it('says what went wrong, and loads again at the next request', async () => {
    let loads = 0
    const thinking = new Thinking(() => Promise.reject(new Error(`broken ${(loads += 1)}`)))
    expect(await thinking.answer(asked)).toEqual({ error: 'broken 1' })
    expect(await thinking.answer(asked)).toEqual({ error: 'broken 2' })
  })

  it('answers at once as soon as the module is loaded', async () => {
    let loads = 0
    const planted = { memory: { release: () => {} } } as unknown as GameCode
    const thinking = new Thinking(async () => {
      if ((loads += 1) === 1) throw new Error('broken')
      return planted
    })
    for (const tries of [1, 2]) {
      expect(thinking.answerNow(asked)).toBeUndefined()
      await new Promise((resolve) => setTimeout(resolve))
      expect(loads).toBe(tries)
    }
    expect(thinking.answerNow(asked)).toHaveProperty('error') // the planted module has no arrays
    expect(loads).toBe(2)
  })

  it('keeps the memory of one game', async () => {
    const loads: string[] = []
    const thinking = new Thinking(async (game) => {
      loads.push(game)
      return { memory: { release: () => {} } } as unknown as GameCode
    })
    for (const game of ['planted', 'planted', 'other', 'planted'])
      await thinking.answer({ ...asked, game })
    expect(loads).toEqual(['planted', 'other', 'planted'])
  })

  class Planted {
    sent: ToThinker[] = []
    onmessage?: (event: { data: FromThinker }) => void
    postMessage(message: ToThinker): void {
      this.sent.push(message)
    }
  }

  it('gives each answer to who asked, whatever the order', async () => {
    const port = new Planted()
    const thinker = new Thinker(port as unknown as MessagePort)
    thinker.begin({})
    const answers = [thinker.ask(asked), thinker.ask(asked)]
    expect(port.sent).toEqual([{ files: {} }, { id: 1, asked }, { id: 2, asked }])
    for (const id of [2, 1]) port.onmessage!({ data: { id, answer: { error: `of ${id}` } } })
    expect(await Promise.all(answers)).toEqual([{ error: 'of 1' }, { error: 'of 2' }])
  })

  it('answers all requests if its worker fails', async () => {
    const thinker = new Thinker(new Planted() as unknown as MessagePort)
    const answer = thinker.ask(asked)
    thinker.fail('out of memory')
    expect(await answer).toEqual({ error: 'out of memory' })
  })
})
