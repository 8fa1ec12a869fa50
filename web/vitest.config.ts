import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { catalogues } from './fluent-plugin.js'

export default defineConfig({
  plugins: [svelte(), catalogues()],
  resolve: { conditions: ['browser'] }, // Svelte for a page, not for a server
  server: { fs: { allow: ['..'] } }, // the files of tests/formats
  test: {
    environment: 'jsdom',
    pool: 'vmThreads', // makes the stand-in for the DOM once for all files
    include: ['src/**/*.test.ts'],
    setupFiles: ['vitest.setup.ts'],
    testTimeout: 30_000, // on machines with much else to do
    restoreMocks: true,
    unstubGlobals: true,
  },
})
