import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { catalogues } from './catalogues.js'

export default defineConfig({
  plugins: [svelte(), catalogues()],
  resolve: { conditions: ['browser'] }, // Svelte for a page, not for a server
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['vitest.setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
})
