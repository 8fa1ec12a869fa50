/** What a phone needs to install the page: the star as pictures of fixed sizes, and the worker. */

import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'

const HALF = 16 // of the side of the star's viewBox
const FINE = 3 // so many looks a pixel, either way
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Emits `worker.js`, named after the build it belongs to, and the icons, drawn from `star.svg`. */
export function installing() {
  return {
    name: 'installing',
    apply: 'build',
    generateBundle(_options, bundle) {
      const build = crc32(Object.keys(bundle).sort().join()).toString(16)
      const worker = readFileSync('worker.js', 'utf8').replace('__BUILD__', build)
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: worker })
      const star = readFileSync('public/star.svg', 'utf8')
      for (const [name, size, share] of [
        ['icon-180', 180, 0.86], // of an iPhone, which rounds the corners itself
        ['icon-192', 192, 1],
        ['icon-512', 512, 1],
        ['icon-mask', 512, 0.72], // others cut out a circle
      ])
        this.emitFile({ type: 'asset', fileName: `${name}.png`, source: icon(star, size, share) })
    },
  }
}

/** The star at `share` of the width; where that is all of it, on the disc it has in the SVG. */
function icon(star, size, share) {
  const [ground, gold] = [...star.matchAll(/fill="(#\w{6})"/g)].map((found) => color(found[1]))
  const outline = points(/ d="([^"]+)"/.exec(star)[1])
  const disc = share === 1 ? Math.hypot : () => 0
  const rows = Buffer.alloc(size * (1 + 4 * size))
  for (let y = 0; y < size; y++) {
    const onStar = new Uint8Array(size)
    const onGround = new Uint8Array(size)
    for (let v = 0; v < FINE; v++) {
      const down = (2 * (y * FINE + v + 0.5)) / (size * FINE) - 1 // from -1 to 1
      const edges = crossings(outline, HALF + (HALF * down) / share)
      for (let u = 0; u < size * FINE; u++) {
        const across = (2 * (u + 0.5)) / (size * FINE) - 1
        const x = Math.floor(u / FINE)
        if (disc(across, down) > 1) continue
        onGround[x]++
        const passed = edges.filter((edge) => edge < HALF + (HALF * across) / share).length
        if (passed % 2) onStar[x]++
      }
    }
    for (let x = 0; x < size; x++) {
      const part = onStar[x] / (onGround[x] || 1)
      const mixed = ground.map((c, i) => Math.round(c + (gold[i] - c) * part))
      rows.set([...mixed, (255 * onGround[x]) / FINE ** 2], y * (1 + 4 * size) + 1 + 4 * x)
    }
  }
  return png(size, rows)
}

const color = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))

/** The corners of a path of straight lines. */
function points(path) {
  const found = []
  for (const [, kind, numbers] of path.matchAll(/([MLl])([^MLlz]*)/g)) {
    const all = [...numbers.matchAll(/-?\d*\.?\d+/g)].map(Number)
    for (let i = 0; i < all.length; i += 2) {
      const [x, y] = (kind === 'l' && found.at(-1)) || [0, 0]
      found.push([x + all[i], y + all[i + 1]])
    }
  }
  return found
}

/** Where an outline crosses the line at that height: within is what lies behind an odd number. */
function crossings(outline, y) {
  const sides = outline.map((a, i) => [a, outline.at(i - 1)])
  return sides
    .filter(([a, b]) => a[1] > y !== b[1] > y)
    .map(([a, b]) => a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]))
}

/** Rows of RGBA, each after a 0 that says "not filtered", as a PNG. */
function png(size, rows) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 6], 8) // bits, and red, green, blue, alpha
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND')]
  return Buffer.concat([SIGNATURE, ...parts])
}

function chunk(kind, data = Buffer.alloc(0)) {
  const body = Buffer.concat([Buffer.from(kind), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
