import './theme/index.css'
import './shared/layout.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { followLinks } from './shared/router.svelte'
import { applySettings } from './shared/settings.svelte'
import { withTranslations } from './shared/i18n'
import { followTurns } from './shared/my-turns.svelte'

applySettings()
followLinks()
followTurns()

// Browsers lend workers to https and to their own machine alone; elsewhere the page does without.
if (import.meta.env.PROD && isSecureContext)
  void navigator.serviceWorker?.register('/worker.js').catch(() => {})

// A house that was renewed has other files than this page would fetch: it is loaded anew, if the house is
// there at all; but a page that has only just come would not find them the second time either.
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
void withTranslations(Promise.resolve()).then(() => mount(App, { target }))
