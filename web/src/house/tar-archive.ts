/** Reads tar archives that are compressed by gzip. */

const BLOCK = 512
type Field = readonly [from: number, to: number]
const NAME: Field = [0, 100]
const SIZE: Field = [124, 136] // in octal digits
const PREFIX: Field = [345, 500] // of a long path

/** Return the files of a compressed archive, by their paths. */
export async function unpacked(compressed: ArrayBuffer): Promise<Record<string, Uint8Array>> {
  const plain = new Response(compressed).body!.pipeThrough(new DecompressionStream('gzip'))
  return filesIn(new Uint8Array(await new Response(plain).arrayBuffer()))
}

/** Return the files of an archive, by their paths. They are parts of `bytes`. */
export function filesIn(bytes: Uint8Array): Record<string, Uint8Array> {
  const text = (at: number, [from, to]: Field) =>
    new TextDecoder().decode(bytes.subarray(at + from, at + to)).split('\0')[0]!
  const found: Record<string, Uint8Array> = {}
  for (let at = 0; bytes[at];) {
    const path = [text(at, PREFIX), text(at, NAME)].filter(Boolean).join('/')
    const size = parseInt(text(at, SIZE), 8)
    found[path] = bytes.subarray(at + BLOCK, at + BLOCK + size)
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
  return found
}
