/** The tables where it is your turn, for signals outside the table: tab title, icon, sound and
 * vibration. */

import type { MyTurns } from '../generated/messages'
import { get } from './api-client'
import { route } from './router.svelte'
import { settings } from './settings.svelte'

const FIRST = 1_000 // milliseconds; before that the page has more urgent requests
const SOON = 15_000 // if you have matches elsewhere
const SELDOM = 120_000 // if not

let asked = $state.raw<string[]>([])
let hidden = $state(document.hidden)
let others = 0 // matches at other tables
let known: Set<string> | undefined // turns that existed on arrival make no sound
let heardAt = -SELDOM

export const turns = {
  /** True if the page is hidden. */
  get hidden(): boolean {
    return hidden
  },
  /** Return whether it is your turn at another table. */
  elsewhere: (table: string): boolean => asked.some((id) => id !== table),
}

/** Store the current turns, and the number of your matches. */
export function turnsAre(now: string[], playing: number): void {
  heardAt = performance.now()
  others = playing - (route.now.table ? 1 : 0)
  asked = now
  const fresh = now.filter((id) => !known?.has(id) && id !== route.now.table)
  if (known && fresh.length) ring()
  known = new Set(now)
}

/** Poll regularly, for as long as the page is open. */
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
  if (performance.now() - heardAt < pause - 1000) return // the lobby has just asked
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
