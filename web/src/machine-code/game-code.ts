// Runs the rules of a game as WebAssembly: loads a module, and calls its entry points.
// How arguments become numbers: src/tinstar/engine/machine_code/calling_convention.py.

import { checkTogether } from './description.ts'
import type { Description, Entry, Parameter } from './description.ts'
import { Memory, PlacedArray } from './memory.ts'
import type { Value } from './memory.ts'

/** An argument of an entry point. A tuple is a list, in the order of its elements. */
export type Argument = PlacedArray | Value | boolean | readonly Argument[]

type NumbersOnly = (...numbers: bigint[]) => bigint

/** Compiles a module and checks that it belongs to its description. */
export async function compileGame(
  module: BufferSource,
  description: Description,
): Promise<WebAssembly.Module> {
  const file = `${description.game}.wasm`
  if (module.byteLength !== description.bytes)
    throw new Error(`${file}: expected ${description.bytes} bytes, got ${module.byteLength}`)
  const compiled = await WebAssembly.compile(module).catch((reason: unknown) => {
    throw new Error(`${file}: expected a WebAssembly module, got: ${String(reason)}`)
  })
  checkTogether(compiled, description)
  return compiled
}

/** Starts a compiled module, with memory of its own. Several may run side by side. */
export async function startGame(
  module: WebAssembly.Module,
  description: Description,
): Promise<GameCode> {
  const { exports } = await WebAssembly.instantiate(module)
  return new GameCode(exports, description)
}

/** A running module: arrays in its memory, and calls of its entry points. */
export class GameCode {
  readonly memory: Memory
  readonly #entries = new Map<string, { entry: Entry; call: NumbersOnly }>()
  readonly #failed: number // the address of a flag

  constructor(exports: WebAssembly.Exports, description: Description) {
    const global = (name: string) => Number((exports[name] as WebAssembly.Global).value)
    const memory = exports.memory as WebAssembly.Memory
    this.memory = new Memory(memory, global('__heap_base'), description.records)
    this.#failed = global('tinstar_failed')
    for (const [name, entry] of Object.entries(description.entries)) {
      const call = exports[entry.symbol]
      if (typeof call !== 'function')
        throw new Error(`${description.game}.wasm: expected an entry point ${name}, got none`)
      this.#entries.set(name, { entry, call: call as NumbersOnly })
    }
  }

  /** Calls an entry point, such as "list_actions". */
  call(name: string, ...given: Argument[]): number | boolean | undefined {
    const found = this.#entries.get(name)
    if (!found) {
      const known = [...this.#entries.keys()].join(', ')
      throw new Error(`expected an entry point among ${known}; got ${JSON.stringify(name)}`)
    }
    const numbers: bigint[] = []
    flatten(name, found.entry.arguments, given, numbers)
    const result = found.call(...numbers)
    if (this.memory.view.getInt32(this.#failed, true)) {
      this.memory.view.setInt32(this.#failed, 0, true)
      throw new Error(`${name}: expected an index within the array, got another`)
    }
    return RESULTS[found.entry.returns](result)
  }
}

const RESULTS: Record<Entry['returns'], (result: bigint) => number | boolean | undefined> = {
  int: Number,
  bool: (result) => result !== 0n,
  float: (result) => new Float64Array(BigInt64Array.of(result).buffer)[0],
  none: () => undefined,
}

function flatten(
  where: string,
  parameters: readonly Parameter[],
  given: readonly Argument[],
  numbers: bigint[],
): void {
  const many = parameters.length
  if (many !== given.length)
    throw new Error(`${where}: expected ${many} arguments, got ${given.length}`)
  for (let i = 0; i < many; i++) add(where, parameters[i]!, given[i]!, numbers)
}

function add(where: string, parameter: Parameter, given: Argument, numbers: bigint[]): void {
  const place = `${where}: ${parameter.name}`
  if (parameter.is === 'number') {
    numbers.push(asNumber(place, parameter.of, given))
  } else if (parameter.is === 'tuple') {
    if (!Array.isArray(given)) throw new Error(`${place}: expected a list, got ${told(given)}`)
    flatten(place, parameter.elements, given as readonly Argument[], numbers)
  } else {
    const { of, axes } = parameter
    if (!(given instanceof PlacedArray) || given.of !== of || given.shape.length !== axes)
      throw new Error(`${place}: expected an array of ${of} of ${axes} axes, got ${told(given)}`)
    numbers.push(BigInt(given.at), ...given.shape.map(BigInt))
  }
}

function asNumber(place: string, of: string, given: Argument): bigint {
  const whole = typeof given === 'bigint' || typeof given === 'boolean' || Number.isInteger(given)
  if (of === 'float' && typeof given === 'number')
    return new BigInt64Array(Float64Array.of(given).buffer)[0]!
  if (of === 'float' || !whole)
    throw new Error(`${place}: expected a number (${of}), got ${told(given)}`)
  return BigInt(given as Value | boolean)
}

function told(given: Argument): string {
  if (given instanceof PlacedArray) return `one of ${given.of} of ${given.shape.length} axes`
  return Array.isArray(given) ? 'a list' : `${typeof given} ${String(given)}`
}
