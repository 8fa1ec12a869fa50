// Nets in the memory of a module: the weights, the tables for reading a view, and working memory.
// src/tinstar/players/net.py explains them: Net, Eyes and Mind.

import type { Argument } from '../machine-code/game-code.ts'
import type { Memory, PlacedArray } from '../machine-code/memory.ts'
import type { NetMessage, Numbers } from './messages.ts'

/** A net in memory, with all that evaluating a view needs. */
export interface PlacedNet {
  eyes: Argument[]
  net: PlacedArray[]
  mind: PlacedArray[]
}

/** Reads the weights of nets. The last net that was read stays in memory. */
export class NetReader {
  #digest = ''
  #weights: Float32Array[] = []

  /** Places a net in the memory of a module. */
  place(memory: Memory, message: NetMessage): PlacedNet {
    if (message.digest !== this.#digest) {
      this.#weights = weightsIn(message)
      this.#digest = message.digest
    }
    const net = message.shapes.map((shape, i) => {
      const { buffer, byteOffset, byteLength } = this.#weights[i]!
      return memory.array('f4', ...shape).fill(new Uint8Array(buffer, byteOffset, byteLength))
    })
    const { cells, bits, tables, others, turned, shapes, actions, mostFeatures } = message
    const walk = [cells, bits, tables, others].map((each) => placeNumbers(memory, each))
    const eyes = [walk, placeNumbers(memory, turned)]
    return { eyes, net, mind: placeMind(memory, shapes, actions, mostFeatures) }
  }
}

/** Places an array of whole numbers. */
export function placeNumbers(memory: Memory, { of, shape, content }: Numbers): PlacedArray {
  return memory.array(of, ...shape).fill(content)
}

/** Places the working memory of a net. */
export function placeMind(
  memory: Memory,
  shapes: readonly (readonly number[])[],
  actions: number,
  mostFeatures: number,
): PlacedArray[] {
  const [, first, , start, values] = shapes
  const parts: [string, number][] = [
    ['i2', mostFeatures],
    ['i4', 1],
    ['f4', first![1]!],
    ['f4', start![1]!],
    ['f4', values![0]!],
    ['i8', actions + 1],
    ['i2', actions + 1],
    ['f4', actions + 1],
  ]
  return parts.map(([of, length]) => memory.array(of, length))
}

/** Returns the guide of a search by a net. `states` are three records, the second one sampled. */
export function guideOf(
  memory: Memory,
  { eyes, net, mind }: PlacedNet,
  sights: PlacedArray,
  states: PlacedArray,
  considerate: boolean,
): Argument[] {
  const view = memory.array('state', 1)
  const cells = states.row(1).seenAs('i2')
  return [net, eyes, mind, sights, cells, view, view.seenAs('i2'), Number(considerate)]
}

/** Returns the weights of a net. Features without a row in the file have zeros. */
function weightsIn({ body, rows, shapes }: NetMessage): Float32Array[] {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength)
  const weights = shapes.map(([n, width]) => new Float32Array(n! * width!))
  let at = 2 * rows
  const next = () => halfAt(view, (at += 2) - 2)
  const width = shapes[0]![1]!
  for (let row = 0; row < rows; row++) {
    const first = view.getUint16(2 * row, true) * width
    for (let i = 0; i < width; i++) weights[0]![first + i] = next()
  }
  for (const part of weights.slice(1)) for (let i = 0; i < part.length; i++) part[i] = next()
  return weights
}

/** Reads a number of two bytes (IEEE 754 binary16). Nets have finite numbers only. */
function halfAt(view: DataView, at: number): number {
  const bits = view.getUint16(at, true)
  const exponent = (bits >> 10) & 31
  const fraction = bits & 1023
  const size = exponent ? (1024 + fraction) * 2 ** (exponent - 25) : fraction * 2 ** -24
  return bits >> 15 ? -size : size
}
