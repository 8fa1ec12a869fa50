/** Emits the service worker, which a browser needs to install the page. */

import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'

/** Emits `service-worker.js` as `worker.js`, with the name of the build that it belongs to. */
export const installing = () => ({
  name: 'installing',
  apply: 'build',
  generateBundle(_options, bundle) {
    const build = crc32(Object.keys(bundle).sort().join()).toString(16)
    const worker = readFileSync('service-worker.js', 'utf8').replace('__BUILD__', build)
    this.emitFile({ type: 'asset', fileName: 'worker.js', source: worker })
  },
})
