import { svelte } from '@sveltejs/vite-plugin-svelte'
import subsetFont from 'subset-font'
import { defineConfig, type Plugin } from 'vite'
import { installing } from './installing.js'

const HOUSE = 'http://127.0.0.1:8123' // tinstar serve --port 8123

/** Rye is for titles alone: the page carries the letters of plain English, half of its weight. */
const lettersOfTitles: Plugin = {
  name: 'letters-of-titles',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const plain = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i)) + '’…'
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.includes('rye')) continue
      file.source = await subsetFont(file.source as Uint8Array, plain, { targetFormat: 'woff2' })
    }
  },
}

export default defineConfig({
  plugins: [svelte(), lettersOfTitles, installing()],
  server: {
    // The house answers only its own pages, so this one passes for one of them.
    proxy: { '/api': { target: HOUSE, ws: true, changeOrigin: true, headers: { origin: HOUSE } } },
  },
  build: {
    outDir: '../src/tinstar/faces/page', // from where the server hands it out
    emptyOutDir: true,
    target: ['chrome123', 'firefox120', 'safari17.5'], // what knows light-dark()
    assetsInlineLimit: 0, // the server's policy allows no data: addresses
  },
})
