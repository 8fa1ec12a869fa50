import { expect, test } from 'vitest'
import { filesIn } from './tar-archive'

const bytes = (text: string) => new TextEncoder().encode(text)

/** Return a file as it lies in a tar archive. */
function entry(name: string, content: string, prefix = ''): Uint8Array {
  const found = new Uint8Array(512 + Math.ceil(content.length / 512) * 512)
  found.set(bytes(name))
  found.set(bytes(content.length.toString(8).padStart(11, '0')), 124)
  found.set(bytes(prefix), 345)
  found.set(bytes(content), 512)
  return found
}

test('files of an archive come by their paths, also long, empty and with a long path', () => {
  const long = 'x'.repeat(600)
  const entries = [entry('a.txt', long), entry('empty', ''), entry('b.py', 'b', 'a/folder')]
  const archive = [...entries, new Uint8Array(1024)].flatMap((part) => [...part])
  expect(filesIn(Uint8Array.from(archive))).toEqual({
    'a.txt': bytes(long),
    empty: new Uint8Array(),
    'a/folder/b.py': bytes('b'),
  })
})
