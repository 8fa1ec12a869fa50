/** How this person likes the page, remembered by this browser. */

import { onRemembered, recall, remember } from './local-storage'

type Theme = 'auto' | 'light' | 'dark'
type LogSize = 'small' | 'normal' | 'large'

const still = matchMedia('(prefers-reduced-motion: reduce)')
const dark = matchMedia('(prefers-color-scheme: dark)')

const USUAL = {
  name: '',
  language: '', // of those that the page has; empty: as the browser has it
  mark: '', // the sign beside the name; see web/src/accounts
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

const KEY = 'settings'
const stored = () => ({ ...USUAL, ...recall<Partial<typeof USUAL>>(KEY) })

let seen: Record<string, unknown> = stored() // what was stored when this tab looked last

export const settings = $state(stored())

/** Merge what was changed in this tab with what another tab has stored since. */
function merge(): void {
  const here: Record<string, unknown> = settings
  const theirs = Object.entries(stored()).filter(([key]) => here[key] === seen[key])
  Object.assign(settings, Object.fromEntries(theirs))
  remember(KEY, chosen())
  seen = stored()
}

/** What is not as usual: all else goes on following the browser, should it want things still one day. */
function chosen(): object {
  const usual: Record<string, unknown> = USUAL
  return Object.fromEntries(Object.entries(settings).filter(([key, value]) => value !== usual[key]))
}

/** Keep the settings, follow other tabs, and dress the page; for as long as the page lives. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(merge)
    $effect(dress)
  })
  onRemembered(KEY, merge)
  dark.addEventListener('change', dress)
}

/** Give the page its theme, and say whether pieces fly. */
function dress(): void {
  const theme = settings.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : settings.theme
  document.documentElement.dataset.theme = theme
  document.documentElement.toggleAttribute('data-still', settings.still || !settings.speed)
}
