// The memory of a module: arrays of numbers and of records, placed one after the other.

import type { Field, NumberType, RecordType } from './description.ts'

const PAGE = 65536 // bytes: memory grows by whole pages
const LINE = 64 // bytes: arrays begin at multiples of it

/** One number. Only "u8", the type of random streams, is a bigint. */
export type Value = number | bigint

interface Access {
  read(view: DataView, at: number): Value
  write(view: DataView, at: number, value: Value): void
}

const ACCESS: Record<NumberType, Access> = {
  i1: { read: (v, at) => v.getInt8(at), write: (v, at, x) => v.setInt8(at, Number(x)) },
  u1: { read: (v, at) => v.getUint8(at), write: (v, at, x) => v.setUint8(at, Number(x)) },
  i2: {
    read: (v, at) => v.getInt16(at, true),
    write: (v, at, x) => v.setInt16(at, Number(x), true),
  },
  u2: {
    read: (v, at) => v.getUint16(at, true),
    write: (v, at, x) => v.setUint16(at, Number(x), true),
  },
  i4: {
    read: (v, at) => v.getInt32(at, true),
    write: (v, at, x) => v.setInt32(at, Number(x), true),
  },
  u4: {
    read: (v, at) => v.getUint32(at, true),
    write: (v, at, x) => v.setUint32(at, Number(x), true),
  },
  i8: {
    read: (v, at) => Number(v.getBigInt64(at, true)),
    write: (v, at, x) => v.setBigInt64(at, BigInt(x), true),
  },
  u8: {
    read: (v, at) => v.getBigUint64(at, true),
    write: (v, at, x) => v.setBigUint64(at, BigInt(x), true),
  },
  f4: {
    read: (v, at) => v.getFloat32(at, true),
    write: (v, at, x) => v.setFloat32(at, Number(x), true),
  },
  f8: {
    read: (v, at) => v.getFloat64(at, true),
    write: (v, at, x) => v.setFloat64(at, Number(x), true),
  },
}

/** Returns the bytes of one number. */
export const widthOf = (type: NumberType) => Number(type.slice(1))

export const isNumberType = (of: string): of is NumberType => Object.hasOwn(ACCESS, of)

/** Hands out a module's memory, from the first free byte on. Only all of it can be given back. */
export class Memory {
  readonly #memory: WebAssembly.Memory
  readonly #records: Record<string, RecordType>
  readonly #first: number
  #free: number
  #used: number // bytes that have been handed out before
  #view: DataView

  constructor(memory: WebAssembly.Memory, free: number, records: Record<string, RecordType>) {
    this.#memory = memory
    this.#first = this.#free = this.#used = free
    this.#records = records
    this.#view = new DataView(memory.buffer)
  }

  /** A view of all memory. It is another one after the memory has grown. */
  get view(): DataView {
    if (this.#view.buffer !== this.#memory.buffer) this.#view = new DataView(this.#memory.buffer)
    return this.#view
  }

  /** Places an array of zeros. `of` is a number type, or the name of a record type. */
  array(of: string, ...shape: number[]): PlacedArray {
    const record = this.#records[of]
    if (!record && !isNumberType(of)) {
      const known = Object.keys(this.#records).join(', ')
      throw new Error(`expected a type of numbers, or a record among ${known}; got ${of}`)
    }
    const size = record ? record.size : widthOf(of as NumberType)
    const bytes = shape.reduce((product, length) => product * length, size)
    return new PlacedArray(this, of, shape, this.#place(bytes), record, bytes)
  }

  /** Takes all arrays back, to hand out their memory again. Nobody may use them from now on. */
  release(): void {
    this.#free = this.#first
  }

  #place(bytes: number): number {
    const at = Math.ceil(this.#free / LINE) * LINE
    const missing = at + bytes - this.#memory.buffer.byteLength
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE))
    const dirty = Math.min(this.#used - at, bytes)
    if (dirty > 0) new Uint8Array(this.#memory.buffer, at, dirty).fill(0)
    this.#free = at + bytes
    this.#used = Math.max(this.#used, this.#free)
    return at
  }
}

/** An array in the memory of a module. */
export class PlacedArray {
  readonly of: string
  readonly shape: readonly number[]
  /** The address of its first byte. */
  readonly at: number
  /** Its size in bytes. */
  readonly size: number
  readonly #memory: Memory
  readonly #record: RecordType | undefined

  constructor(
    memory: Memory,
    of: string,
    shape: readonly number[],
    at: number,
    record: RecordType | undefined,
    size: number,
  ) {
    this.of = of
    this.shape = shape
    this.at = at
    this.size = size
    this.#memory = memory
    this.#record = record
  }

  /** The bytes, in place. They are no longer there after the memory has grown. */
  bytes(): Uint8Array {
    return new Uint8Array(this.#memory.view.buffer, this.at, this.size)
  }

  /** Replaces all bytes. */
  fill(bytes: Uint8Array): this {
    if (bytes.length !== this.size)
      throw new Error(`${this.of}: expected ${this.size} bytes, got ${bytes.length}`)
    this.bytes().set(bytes)
    return this
  }

  /** Returns one row as an array of its own, in the same memory. */
  row(at: number): PlacedArray {
    const address = this.#address(at)
    const size = this.size / this.shape.reduce((product, length) => product * length, 1)
    return new PlacedArray(this.#memory, this.of, [1], address, this.#record, size)
  }

  /** Returns the same memory as one row of numbers. */
  seenAs(of: NumberType): PlacedArray {
    return new PlacedArray(
      this.#memory,
      of,
      [this.size / widthOf(of)],
      this.at,
      undefined,
      this.size,
    )
  }

  /** Returns the same memory as numbers, with a row for each record. */
  rowsOf(of: NumberType): PlacedArray {
    const [rows] = this.shape
    const shape = [rows!, this.size / rows! / widthOf(of)]
    return new PlacedArray(this.#memory, of, shape, this.at, undefined, this.size)
  }

  /** Reads a number of an array of numbers. `at` counts through all axes. */
  number(at: number): Value {
    return ACCESS[this.#numbers()].read(this.#memory.view, this.#address(at))
  }

  setNumber(at: number, value: Value): void {
    ACCESS[this.#numbers()].write(this.#memory.view, this.#address(at), value)
  }

  /** Reads a number of a record. `cell` counts through all axes of the field. */
  get(row: number, field: string, cell = 0): Value {
    const { of, address } = this.#cell(row, field, cell)
    return ACCESS[of].read(this.#memory.view, address)
  }

  set(row: number, field: string, cell: number, value: Value): void {
    const { of, address } = this.#cell(row, field, cell)
    ACCESS[of].write(this.#memory.view, address, value)
  }

  /** Returns a copy of the first numbers of a field, or of all. */
  list(row: number, field: string, length = cellsOf(this.#field(field))): Value[] {
    return Array.from({ length }, (_, cell) => this.get(row, field, cell))
  }

  /** Returns the bytes of a field, in place. */
  fieldBytes(row: number, field: string): Uint8Array {
    const { of, address } = this.#cell(row, field, 0)
    const size = cellsOf(this.#field(field)) * widthOf(of)
    return new Uint8Array(this.#memory.view.buffer, address, size)
  }

  #numbers(): NumberType {
    if (isNumberType(this.of)) return this.of
    throw new Error(`expected an array of numbers, got records of the type ${this.of}`)
  }

  #field(name: string): Field {
    if (!this.#record) throw new Error(`expected an array of records, got numbers (${this.of})`)
    const { fields } = this.#record
    const found = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!found)
      throw new Error(`${this.of}: expected one of its fields, got ${JSON.stringify(name)}`)
    return found
  }

  #cell(row: number, name: string, cell: number): { of: NumberType; address: number } {
    const field = this.#field(name)
    const width = widthOf(field.of)
    if (!(cell >= 0 && cell < cellsOf(field)))
      throw new Error(`${this.of}.${name}: expected a cell below ${cellsOf(field)}, got ${cell}`)
    return { of: field.of, address: this.#address(row) + field.offset + cell * width }
  }

  #address(at: number): number {
    const length = this.shape.reduce((product, each) => product * each, 1)
    if (!(at >= 0 && at < length))
      throw new Error(`${this.of}: expected an index below ${length}, got ${at}`)
    return this.at + (this.size / length) * at
  }
}

const cellsOf = (field: Field) => field.shape.reduce((product, length) => product * length, 1)
