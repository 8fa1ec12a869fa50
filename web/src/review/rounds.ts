/** The rounds of a match, for games that count rounds or games of a series. */

import type { Frame } from '../generated/messages'

/** The counters by which a scene numbers its rounds. */
const COUNTED = ['round', 'game']

export interface Round {
  at: number // the index of its first position
  name: string // such as "round 2"
}

/** Return the rounds, or nothing if the game does not count any. */
export function roundsOf(frames: Frame[]): Round[] {
  const found: Round[] = []
  frames.forEach(({ scene }, at) => {
    const counter = scene.counters.find(({ kind = '' }) => COUNTED.includes(kind))
    if (!counter || scene.ending) return
    const name = `${counter.name} ${counter.value}`
    if (found.at(-1)?.name !== name) found.push({ at, name })
  })
  return found.length > 1 ? found : []
}
