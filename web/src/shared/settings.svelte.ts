/** How this person likes the page, remembered by this browser. */

import { recall, remember } from './memory'

type Theme = 'auto' | 'light' | 'dark'
type LogSize = 'small' | 'normal' | 'large'

const still = matchMedia('(prefers-reduced-motion: reduce)')
const dark = matchMedia('(prefers-color-scheme: dark)')

const USUAL = {
  name: '',
  language: '', // of those that the page has; empty: as the browser has it
  mark: '', // the sign beside the name; see web/src/me
  speed: 1, // of what is told and shown; 0: it is simply there
  still: still.matches, // nothing flies: it is told, and lies there
  careful: true, // asked once more before what may cost something
  sound: false,
  volume: 0.6, // from 0 to 1
  buzz: false, // a phone trembles when one is asked
  phrases: true, // what others say by a click is shown
  guide: true, // whether a game that is new here is explained while it is played
  theme: 'auto' as Theme,
  log: 'normal' as LogSize,
}

export const settings = $state({ ...USUAL, ...recall<object>('settings') })

/** What is not as usual: all else goes on following the browser, should it want things still one day. */
function chosen(): object {
  const usual: Record<string, unknown> = USUAL
  return Object.fromEntries(Object.entries(settings).filter(([key, value]) => value !== usual[key]))
}

/** Keep the settings, and dress the page in the theme; for as long as the page lives. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => remember('settings', chosen()))
    $effect(dress)
  })
  dark.addEventListener('change', dress)
}

function dress(): void {
  const theme = settings.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : settings.theme
  document.documentElement.dataset.theme = theme
  document.documentElement.toggleAttribute('data-still', settings.still || !settings.speed)
}
