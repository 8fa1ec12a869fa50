import { svelte } from '@sveltejs/vite-plugin-svelte'
import subsetFont from 'subset-font'
import { defineConfig, type Plugin } from 'vite'
import { catalogues, lettersSaid } from './catalogues.js'
import { installing } from './installing.js'
import { LICENCES, licencesOfFonts } from './licences.js'

const HOUSE = 'http://127.0.0.1:8123' // tinstar serve --port 8123

const basename = (path: string) => path.replace(/.*\//, '')

/** Rye is for titles alone: the page carries the letters that its words have, a third of its weight. The file's
name goes by what is in it then. */
const lettersOfTitles: Plugin = {
  name: 'letters-of-titles',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const plain = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i)) + '’…'
    const letters = plain + [...lettersSaid].join('')
    const assets = Object.values(bundle).filter((file) => file.type === 'asset')
    for (const whole of assets.filter(({ fileName }) => fileName.includes('rye'))) {
      const source = await subsetFont(whole.source as Uint8Array, letters, { targetFormat: 'woff2' })
      const part = this.getFileName(this.emitFile({ type: 'asset', name: 'rye.woff2', source }))
      for (const sheet of assets.filter(({ fileName }) => fileName.endsWith('.css')))
        sheet.source = `${sheet.source}`.replaceAll(basename(whole.fileName), basename(part))
      delete bundle[whole.fileName]
    }
  },
}

export default defineConfig({
  plugins: [svelte(), catalogues(), lettersOfTitles, licencesOfFonts(), installing()],
  server: {
    // The house answers only its own pages, so this one passes for one of them.
    proxy: { '/api': { target: HOUSE, ws: true, changeOrigin: true, headers: { origin: HOUSE } } },
  },
  build: {
    outDir: '../src/tinstar/faces/page', // from where the server hands it out
    emptyOutDir: true,
    target: ['chrome123', 'firefox120', 'safari17.5'], // what knows light-dark()
    license: { fileName: LICENCES }, // of all code that is bundled
    assetsInlineLimit: 0, // the server's policy allows no data: addresses
  },
})
