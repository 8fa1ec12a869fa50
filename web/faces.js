/** The letters of the page: each `@font-face` of a build carries those of its `unicode-range` alone, and of Rye,
which is for titles, only those that are said. The name of such a file goes by what is in it. */

import subsetFont from 'subset-font'
import { lettersSaid } from './catalogues.js'

const FACE = /@font-face\{[^}]*url\(([^)]+)\)[^}]*unicode-range:([^;}]+)[^}]*\}/g
const RUN = /U\+(\w+)(?:-(\w+))?/gi
const EVERYBODYS = /[ -~\xa0\u2010-\u2026]/ // in any language

const basename = (path) => path.replace(/.*\//, '')

export const faces = () => ({
  name: 'faces',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const assets = Object.values(bundle).filter((file) => file.type === 'asset')
    const cut = new Set()
    for (const sheet of assets.filter(({ fileName }) => fileName.endsWith('.css')))
      for (const [face, url, range] of `${sheet.source}`.matchAll(FACE)) {
        const whole = assets.find(({ fileName }) => basename(fileName) === basename(url))
        const name = basename(url).replace(/-.*/, '.woff2')
        const letters = lettersIn(range).filter((letter) => name !== 'rye.woff2' || isSaid(letter))
        const source = await subsetFont(whole.source, letters.join(''), { targetFormat: 'woff2' })
        const part = this.getFileName(this.emitFile({ type: 'asset', name, source }))
        sheet.source = `${sheet.source}`.replace(face, face.replace(basename(url), basename(part)))
        cut.add(whole.fileName)
      }
    for (const fileName of cut) delete bundle[fileName]
  },
})

const lettersIn = (range) =>
  [...range.matchAll(RUN)].flatMap(([, from, to = from]) => {
    const [first, last] = [from, to].map((hex) => parseInt(hex, 16))
    return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))
  })

const isSaid = (letter) => EVERYBODYS.test(letter) || lettersSaid.has(letter)
