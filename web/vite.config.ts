import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { catalogues } from './fluent-plugin.js'
import { faces } from './font-subset-plugin.js'
import { installing } from './service-worker-plugin.js'
import { sitePolicy } from './site-policy-plugin.js'
import { LICENCES, licencesOfFonts } from './font-licences-plugin.js'

const SERVER = 'http://127.0.0.1:8123' // tinstar serve --port 8123

// `vite build --mode site` builds the page of a static site, with a house in a worker of its own.
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [
    svelte(),
    catalogues(),
    faces(),
    licencesOfFonts(),
    ...(mode === 'site' ? [sitePolicy()] : [installing()]),
  ],
  worker: { format: 'es' },
  server: {
    // The server answers only its own pages, so this one passes for one of them.
    proxy: {
      '/api': { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } },
    },
  },
  build: {
    outDir: `../src/tinstar/ui/${mode === 'site' ? 'site' : 'page'}`, // from where it is served
    emptyOutDir: true,
    target: ['chrome123', 'firefox120', 'safari17.5'], // what knows light-dark()
    license: { fileName: LICENCES }, // of all code that is bundled
    assetsInlineLimit: 0, // the server's policy allows no data: addresses
  },
}))
