import { describe, expect, it } from 'vitest'
import { readDescription } from './description.ts'
import type { Description } from './description.ts'
import { compileGame, startGame } from './game-code.ts'
import type { Argument, GameCode } from './game-code.ts'

// A module with one function of four numbers: it adds the last to the 64-bit number at the first,
// and returns the sum. So it takes an array of records (its address and length), a bool and a number.
const HEAP = 1024
const FAILED = 1016
const number = (value: number) => [0x41, ...signed(value), 0x0b] // i32.const
const text = (name: string) => [name.length, ...new TextEncoder().encode(name)]
const part = (id: number, ...content: number[]) => [id, content.length, ...content]
const signed = (value: number) => [(value & 127) | 128, value >> 7]

const CODE = [
  ...[0x20, 0, 0xa7, 0x20, 0, 0xa7, 0x29, 0, 0], // the address twice, and the number that is there
  ...[0x20, 3, 0x7c, 0x37, 0, 0], // plus the last number, written back
  ...[0x20, 0, 0xa7, 0x29, 0, 0, 0x0b],
]
const MODULE = [
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...part(1, 1, 0x60, 4, 0x7e, 0x7e, 0x7e, 0x7e, 1, 0x7e),
  ...part(3, 1, 0),
  ...part(5, 1, 0, 1),
  ...part(6, 2, 0x7f, 0, ...number(HEAP), 0x7f, 0, ...number(FAILED)),
  ...part(
    7,
    ...[4, ...text('memory'), 2, 0, ...text('__heap_base'), 3, 0],
    ...[...text('tinstar_failed'), 3, 1, ...text('planted_0'), 0, 0],
  ),
  ...part(10, 1, CODE.length + 1, 0, ...CODE),
]

const module = (sources = 'abc', layouts = 'def') =>
  new Uint8Array([
    ...MODULE,
    ...part(0, ...text('tinstar'), ...text(`${sources}\n${layouts}`).slice(1)),
  ])

const DESCRIPTION: Description = {
  format: 1,
  game: 'planted',
  sources: 'abc',
  layouts: 'def',
  bytes: module().length,
  entries: {
    add: {
      symbol: 'planted_0',
      returns: 'int',
      arguments: [
        { is: 'array', name: 'purses', of: 'purse', axes: 1 },
        {
          is: 'tuple',
          name: 'how',
          elements: [
            { is: 'number', name: 'loud', of: 'bool' },
            { is: 'number', name: 'amount', of: 'int' },
          ],
        },
      ],
    },
  },
  records: {
    purse: {
      size: 14,
      fields: {
        gold: { offset: 0, of: 'i8', shape: [] },
        owners: { offset: 8, of: 'i2', shape: [3] },
      },
    },
  },
}

async function started(description = DESCRIPTION): Promise<GameCode> {
  return startGame(await compileGame(module(), description), description)
}

describe('machine code in the page', () => {
  it('is called with records and numbers', async () => {
    const code = await started()
    const purses = code.memory.array('purse', 2)
    purses.set(0, 'gold', 0, 40)
    expect(code.call('add', purses, [true, 2])).toBe(42)
    expect(code.call('add', purses.row(0), [false, -50])).toBe(-8)
    expect(purses.get(0, 'gold')).toBe(-8)
    expect(purses.get(1, 'gold')).toBe(0)
  })

  it('reads and writes fields by name, also after its memory has grown', async () => {
    const { memory } = await started()
    const purses = memory.array('purse', 2)
    purses.set(1, 'owners', 2, -7)
    const many = memory.array('f8', 3, 100_000)
    many.setNumber(299_999, 0.5)
    expect(purses.list(1, 'owners')).toEqual([0, 0, -7])
    expect([...purses.fieldBytes(1, 'owners')]).toEqual([0, 0, 0, 0, 249, 255])
    expect(many.number(299_999)).toBe(0.5)
    expect(many.size).toBe(2_400_000)
    expect(purses.seenAs('i2').number(13)).toBe(-7)
  })

  it('hands memory out again, as zeros', async () => {
    const { memory } = await started()
    const [first, second] = [memory.array('i8', 100), memory.array('i8', 100)]
    first.bytes().fill(7)
    second.bytes().fill(7)
    memory.release()
    const again = memory.array('i8', 150)
    expect(again.at).toBe(first.at)
    expect(again.bytes().every((byte) => byte === 0)).toBe(true)
    expect(
      memory
        .array('i8', 100)
        .bytes()
        .every((byte) => byte === 0),
    ).toBe(true)
  })

  it('keeps random streams exactly', async () => {
    const stream = (await started()).memory.array('u8', 1)
    stream.setNumber(0, 0xffff_ffff_ffff_fffen)
    expect(stream.number(0)).toBe(0xffff_ffff_ffff_fffen)
  })

  it('runs side by side, each with its own memory', async () => {
    const compiled = await compileGame(module(), DESCRIPTION)
    const [one, two] = [
      await startGame(compiled, DESCRIPTION),
      await startGame(compiled, DESCRIPTION),
    ]
    one.memory.array('purse', 1).set(0, 'gold', 0, 5)
    expect(two.memory.array('purse', 1).get(0, 'gold')).toBe(0)
  })
})

describe('what is refused', () => {
  const bytes = module()

  it.each<[string, Uint8Array<ArrayBuffer>, Partial<Description>, string]>([
    ['a cut module', bytes.slice(0, 60), {}, `expected ${bytes.length} bytes, got 60`],
    ['other bytes', new Uint8Array(bytes.length), {}, 'expected a WebAssembly module, got: '],
    ['other sources', module('abd'), {}, 'expected a module made from the sources abc, got abd'],
    ['another layout', module('abc', 'dee'), {}, 'expected a module with the layouts def, got dee'],
    [
      'no digests',
      new Uint8Array(MODULE),
      { bytes: MODULE.length },
      'expected a module made from the sources abc, got none',
    ],
  ])('%s', async (_, module, changes, said) => {
    await expect(compileGame(module, { ...DESCRIPTION, ...changes })).rejects.toThrow(
      `planted.wasm: `,
    )
    await expect(compileGame(module, { ...DESCRIPTION, ...changes })).rejects.toThrow(said)
  })

  it('a missing entry point', async () => {
    const entries = { add: { ...DESCRIPTION.entries.add!, symbol: 'planted_1' } }
    const said = 'planted.wasm: expected an entry point add, got none'
    await expect(started({ ...DESCRIPTION, entries })).rejects.toThrow(said)
    const code = await started()
    expect(() => code.call('take')).toThrow('expected an entry point among add; got "take"')
  })

  it.each<[string, (code: GameCode) => Argument[], string]>([
    ['too few arguments', () => [], 'add: expected 2 arguments, got 0'],
    [
      'an argument too many in a tuple',
      (code) => [code.memory.array('purse', 1), [true, 1, 1]],
      'add: how: expected 2 arguments, got 3',
    ],
    [
      'other records',
      (code) => [code.memory.array('i8', 1), [true, 1]],
      'add: purses: expected an array of purse of 1 axes, got one of i8 of 1 axes',
    ],
    [
      'other axes',
      (code) => [code.memory.array('purse', 1, 1), [true, 1]],
      'add: purses: expected an array of purse of 1 axes, got one of purse of 2 axes',
    ],
    [
      'a number instead of a tuple',
      (code) => [code.memory.array('purse', 1), 1],
      'add: how: expected a list, got number 1',
    ],
    [
      'half a number',
      (code) => [code.memory.array('purse', 1), [true, 0.5]],
      'add: how: amount: expected a number (int), got number 0.5',
    ],
  ])('%s', async (_, given, said) => {
    const code = await started()
    expect(() => code.call('add', ...given(code))).toThrow(said)
  })

  it('an index within no array', async () => {
    const code = await started()
    const purses = code.memory.array('purse', 1)
    code.memory.view.setInt32(FAILED, 1, true)
    expect(() => code.call('add', purses, [true, 1])).toThrow('expected an index within the array')
    expect(code.call('add', purses, [true, 1])).toBe(2)
  })

  it.each<[string, (code: GameCode) => unknown, string]>([
    ['an unknown type', ({ memory }) => memory.array('coin', 1), 'a record among purse; got coin'],
    [
      'an unknown field',
      ({ memory }) => memory.array('purse', 1).get(0, 'silver'),
      'purse: expected one of its fields, got "silver"',
    ],
    [
      'a row that is not there',
      ({ memory }) => memory.array('purse', 2).get(2, 'gold'),
      'purse: expected an index below 2, got 2',
    ],
    [
      'a cell that is not there',
      ({ memory }) => memory.array('purse', 1).get(0, 'owners', 3),
      'purse.owners: expected a cell below 3, got 3',
    ],
    [
      'too few bytes',
      ({ memory }) => memory.array('purse', 1).fill(new Uint8Array(3)),
      'purse: expected 14 bytes, got 3',
    ],
  ])('%s', async (_, read, said) => {
    const code = await started()
    expect(() => read(code)).toThrow(said)
  })

  it.each(['', 'no JSON', '{}', 'null', '{"format": 2}'])('a description that says %j', (said) => {
    expect(() => readDescription(said)).toThrow(/^(a description: )?expected .*, got /)
  })
})
