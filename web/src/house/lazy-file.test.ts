import { expect, test } from 'vitest'
import { putLazily } from './lazy-file'
import type { FileNode, FileSystem } from './python-memory'

test('a file is fetched when it is first opened, and only then', () => {
  const node: FileNode = { contents: new Uint8Array(0), usedBytes: 0, stream_ops: { read: 1 } }
  const fs = { writeFile: () => {}, lookupPath: () => ({ node }) } as unknown as FileSystem
  let fetched = 0
  putLazily(fs, '/net.bin', 3, () => {
    fetched += 1
    return new Uint8Array([1, 2, 3])
  })
  expect([node.usedBytes, fetched]).toEqual([3, 0])
  ;(node.stream_ops as { open: () => void }).open()
  expect([...node.contents, fetched]).toEqual([1, 2, 3, 1])
  expect(node.stream_ops).toEqual({ read: 1 })
})
