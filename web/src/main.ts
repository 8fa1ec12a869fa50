import './theme/index.css'
import './shared/layout.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { isSite, startHouse } from './house/house'
import { followLinks } from './shared/router.svelte'
import { applySettings } from './shared/settings.svelte'
import { withTranslations } from './shared/i18n'
import { followTurns } from './shared/my-turns.svelte'

applySettings()
followLinks()
followTurns()

// Browsers allow service workers only over HTTPS and on localhost; the page works without one.
if (import.meta.env.PROD && isSecureContext && !isSite)
  void navigator.serviceWorker?.register('/worker.js').catch(() => {})

// After an update the server has other files than this page would fetch: reload it, if the server
// replies. A page that has just been loaded would fail again, so it stays.
const JUST = 10_000 // milliseconds
addEventListener('vite:preloadError', () => {
  if (performance.now() > JUST)
    void fetch('/').then(
      () => location.reload(),
      () => {},
    )
})

const target = document.getElementById('page')
if (!target) throw new Error('expected an element #page in index.html')
void withTranslations(startHouse()).then(() => mount(App, { target }))
