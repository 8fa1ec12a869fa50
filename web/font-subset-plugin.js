/** The letters of the page: a build cuts each file of a typeface in two, so that who reads English needs one of them.
Of Rye, which is for titles, it carries only the letters that are said. The name of such a file goes by what is in it. */

import subsetFont from 'subset-font'
import { lettersSaid } from './fluent-plugin.js'

const FACE = /@font-face\{[^}]*url\(([^)]+)\)[^}]*(?=\})/g
const RUN = /U\+(\w+)(?:-(\w+))?/g
const ENGLISH = 'U+20-7E,U+A0,U+B7,U+D7,U+2010-2026,U+2212'
const OTHERS = // all else that files of Latin letters have
  'U+A1-B6,U+B8-D6,U+D8-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-200F,U+2027-206F,U+20AC,U+2122,U+2191,U+2193,U+2215'

const basename = (path) => path.replace(/.*\//, '')

export const faces = () => ({
  name: 'faces',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const assets = Object.values(bundle).filter((file) => file.type === 'asset')
    const part = async (whole, range) => {
      const name = basename(whole.fileName).replace(/-.*/, '.woff2')
      const letters = lettersIn(range).filter(
        (letter) => range === ENGLISH || name !== 'rye.woff2' || lettersSaid.has(letter),
      )
      const source = await subsetFont(whole.source, letters.join(''), { targetFormat: 'woff2' })
      return basename(this.getFileName(this.emitFile({ type: 'asset', name, source })))
    }
    for (const sheet of assets.filter(({ fileName }) => fileName.endsWith('.css')))
      for (const [face, url] of `${sheet.source}`.matchAll(FACE)) {
        const whole = assets.find(({ fileName }) => basename(fileName) === basename(url))
        const [rest, english] = [await part(whole, OTHERS), await part(whole, ENGLISH)]
        const cut = (file, range) => `${face.replace(basename(url), file)};unicode-range:${range}`
        sheet.source = `${sheet.source}`.replace(
          face,
          `${cut(rest, OTHERS)}}${cut(english, ENGLISH)}`,
        )
        delete bundle[whole.fileName]
      }
  },
})

const lettersIn = (range) =>
  [...range.matchAll(RUN)].flatMap(([, from, to = from]) => {
    const [first, last] = [from, to].map((hex) => parseInt(hex, 16))
    return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))
  })
