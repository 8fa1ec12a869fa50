/** Files of Python's file system that are fetched when Python first opens them. */

import type { FileSystem } from './python-memory.ts'

/** Put a file at a path. `fetchNow` returns its content, which has so many bytes. */
export function putLazily(
  fs: FileSystem,
  path: string,
  bytes: number,
  fetchNow: () => Uint8Array,
): void {
  fs.writeFile(path, new Uint8Array(0))
  const { node } = fs.lookupPath(path)
  const operations = node.stream_ops
  node.usedBytes = bytes
  const open = () => {
    node.contents = fetchNow()
    node.stream_ops = operations
  }
  node.stream_ops = { ...operations, open }
}

/** Fetch a file at once, while the worker waits: Python cannot wait in any other way. */
export function fetchedNow(address: string): Uint8Array {
  const request = new XMLHttpRequest()
  request.open('GET', address, false)
  request.responseType = 'arraybuffer'
  request.send()
  if (request.status !== 200) throw new Error(`${address}: expected a file, got ${request.status}`)
  return new Uint8Array(request.response)
}
