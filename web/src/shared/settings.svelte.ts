/** The settings of the page, stored in this browser: defaults and storage. `SettingsSheet.svelte`
 *  offers the choices. */

import { onRemembered, recall, remember } from './local-storage'

type Theme = 'auto' | 'light' | 'dark'
type LogSize = 'small' | 'normal' | 'large'

const still = matchMedia('(prefers-reduced-motion: reduce)')
const dark = matchMedia('(prefers-color-scheme: dark)')

const USUAL = {
  name: '',
  language: '', // one of the page's languages; '' for the browser's choice
  mark: '', // the icon beside the name; see web/src/accounts
  speed: 1, // of animations; 0: none
  still: still.matches, // reduced motion
  careful: true, // confirm risky moves
  pointless: false, // let the server decline what holds nothing sensible
  sound: false,
  volume: 0.6, // from 0 to 1
  buzz: false, // vibrate on your turn
  phrases: true, // show others' phrases and gestures
  guide: true, // explain a new game during play
  theme: 'auto' as Theme,
  log: 'normal' as LogSize,
}

const KEY = 'settings'
/** Return the stored settings. A saved file of somebody else could have others than these. */
function stored(): typeof USUAL {
  const usual: Record<string, unknown> = USUAL
  const found = Object.entries(recall<object>(KEY) ?? {})
  const fit = found.filter(([key, value]) => typeof value === typeof usual[key])
  return { ...USUAL, ...Object.fromEntries(fit) }
}

let seen: Record<string, unknown> = stored() // the stored settings when this tab last read them

export const settings = $state(stored())

/** Merge this tab's changes with those of another tab. */
function merge(): void {
  const here: Record<string, unknown> = settings
  const theirs = Object.entries(stored()).filter(([key]) => here[key] === seen[key])
  Object.assign(settings, Object.fromEntries(theirs))
  remember(KEY, chosen())
  seen = stored()
}

/** Return the settings that differ from the defaults: all other settings keep following the
 * browser. */
function chosen(): object {
  const usual: Record<string, unknown> = USUAL
  return Object.fromEntries(Object.entries(settings).filter(([key, value]) => value !== usual[key]))
}

/** Store the settings, follow other tabs, and apply them, for as long as the page is open. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(merge)
    $effect(dress)
  })
  onRemembered(KEY, merge)
  dark.addEventListener('change', dress)
}

/** Apply the theme and reduced motion. */
function dress(): void {
  const theme = settings.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : settings.theme
  document.documentElement.dataset.theme = theme
  document.documentElement.toggleAttribute('data-still', settings.still || !settings.speed)
}
