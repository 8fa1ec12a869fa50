/** At which of one's tables one is asked, for all that is said of it outside of the table itself: the
title and icon of the tab, a sound, a phone that trembles. */

import type { MyTurns } from '../generated/messages'
import { get } from './api-client'
import { route } from './router.svelte'
import { settings } from './settings.svelte'

const FIRST = 1_000 // milliseconds; until then a page has other things to load
const SOON = 15_000 // where somebody plays elsewhere
const SELDOM = 120_000 // and where not

let asked = $state.raw<string[]>([])
let hidden = $state(document.hidden)
let others = 0 // matches that one has elsewhere
let known: Set<string> | undefined // who has just come hears nothing of what was before
let heardAt = -SELDOM

export const turns = {
  /** Whether nobody sees the page. */
  get hidden(): boolean {
    return hidden
  },
  /** Whether one is asked at another table than this one. */
  elsewhere: (table: string): boolean => asked.some((id) => id !== table),
}

/** So it stands, and one has so many matches. */
export function turnsAre(now: string[], playing: number): void {
  heardAt = performance.now()
  others = playing - (route.now.table ? 1 : 0)
  asked = now
  const fresh = now.filter((id) => !known?.has(id) && id !== route.now.table)
  if (known && fresh.length) ring()
  known = new Set(now)
}

/** Ask how it stands, as often as it is worth while; for as long as the page lives. */
export function followTurns(): void {
  document.addEventListener('visibilitychange', () => {
    hidden = document.hidden
    void look()
  })
  setTimeout(look, FIRST)
  setInterval(look, SOON)
}

async function look(): Promise<void> {
  const pause = others > 0 || !route.now.table ? SOON : SELDOM
  if (performance.now() - heardAt < pause - 1000) return // the lobby has just asked, too
  const found = await get<MyTurns>('/me/turns').catch(() => undefined)
  if (found)
    turnsAre(
      found.turns.map(({ table }) => table),
      found.playing,
    )
}

async function ring(): Promise<void> {
  if (!settings.sound && !settings.buzz) return
  const { buzz, sound } = await import('./sound-effects')
  sound('turn')
  buzz()
}
