// What GAME.json says about GAME.wasm: entry points, their arguments, and records.
// `make wasm` writes both files.

export const FORMAT = 1
export const SECTION = 'tinstar' // the custom section of a module: both digests, a line each

/** A kind of numbers, and their bytes. */
export type NumberType = 'i1' | 'u1' | 'i2' | 'u2' | 'i4' | 'u4' | 'i8' | 'u8' | 'f4' | 'f8'

export type Parameter =
  /** `of` is a number type, or the name of a record type. */
  | { is: 'array'; name: string; of: string; axes: number }
  | { is: 'number'; name: string; of: 'int' | 'uint64' | 'bool' | 'float' }
  | { is: 'tuple'; name: string; elements: Parameter[] }

export interface Entry {
  symbol: string
  returns: 'int' | 'bool' | 'float' | 'none'
  arguments: Parameter[]
}

export interface Field {
  offset: number
  of: NumberType
  shape: number[]
}

export interface RecordType {
  size: number
  fields: Record<string, Field>
}

export interface Description {
  format: number
  game: string
  /** A digest of all sources that influence machine code. */
  sources: string
  /** A digest of `entries` and `records`. */
  layouts: string
  /** The size of the module. */
  bytes: number
  entries: Record<string, Entry>
  records: Record<string, RecordType>
}

/** Returns what a file GAME.json says. */
export function readDescription(text: string): Description {
  let found: Partial<Description> | null
  try {
    found = JSON.parse(text) as Partial<Description> | null
  } catch {
    throw new Error('expected the description of a module as JSON, got another text')
  }
  expectEqual('a description', 'of format', FORMAT, found?.format)
  return found as Description
}

/** Throws unless a module was made together with this description. */
export function checkTogether(module: WebAssembly.Module, description: Description): void {
  const [section] = WebAssembly.Module.customSections(module, SECTION)
  const [sources, layouts] = section ? new TextDecoder().decode(section).split('\n') : []
  const file = `${description.game}.wasm`
  expectEqual(file, 'a module made from the sources', description.sources, sources)
  expectEqual(file, 'a module with the layouts', description.layouts, layouts)
}

export function expectEqual(
  where: string,
  what: string,
  expected: string | number,
  got: string | number | undefined,
): void {
  if (expected !== got)
    throw new Error(`${where}: expected ${what} ${expected}, got ${got ?? 'none'}`)
}
