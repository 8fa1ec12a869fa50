import { beforeEach, expect, it, vi } from 'vitest'
import { forgetMemory, keepMemory, readMemory } from './kept-memory'

const VERSION = 'a'.repeat(64)
const MEMORY = new Uint8Array([1, 2, 3])

let disk: Uint8Array
let room: number // bytes that the browser lets a file have

const file = {
  getSize: () => disk.length,
  read(into: Uint8Array, { at }: { at: number }) {
    const found = disk.subarray(at, at + into.length)
    into.set(found)
    return found.length
  },
  write(content: Uint8Array, { at }: { at: number }) {
    const fits = content.subarray(0, Math.max(0, room - at))
    const longer = new Uint8Array(Math.max(disk.length, at + fits.length))
    longer.set(disk)
    longer.set(fits, at)
    disk = longer
    return fits.length
  },
  truncate(size: number) {
    disk = disk.slice(0, size)
  },
  flush: () => {},
  close: () => {},
}

beforeEach(() => {
  disk = new Uint8Array()
  room = Infinity
  const handle = { createSyncAccessHandle: async () => file }
  const folder = { getFileHandle: async () => handle }
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => folder } })
})

it('reads the memory that was kept, for its own version only', async () => {
  expect(await readMemory(VERSION)).toBeUndefined()
  await keepMemory(VERSION, MEMORY)
  expect(await readMemory(VERSION)).toEqual(MEMORY)
  expect(await readMemory('b'.repeat(64))).toBeUndefined()
})

it('replaces what was kept before', async () => {
  await keepMemory(VERSION, new Uint8Array(9))
  await keepMemory(VERSION, MEMORY)
  expect(await readMemory(VERSION)).toEqual(MEMORY)
})

it('reads nothing of a file that was cut short, or did not fit', async () => {
  file.write(MEMORY, { at: 64 })
  expect(await readMemory(VERSION)).toBeUndefined()
  room = 66
  await keepMemory(VERSION, MEMORY)
  expect(await readMemory(VERSION)).toBeUndefined()
})

it('forgets', async () => {
  await keepMemory(VERSION, MEMORY)
  await forgetMemory()
  expect(await readMemory(VERSION)).toBeUndefined()
})
