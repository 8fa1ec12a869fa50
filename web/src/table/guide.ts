/** The guided start: the game's own primer, each line beside the part of the table it speaks of. */

import type { Scene, Zone } from '../generated/messages'

export interface Step {
  text: string
  target: string // a CSS selector; '' for none
}

const LAST: Step[] = [
  {
    text: 'Here stands whose turn it is and what is asked of you. What you may do lights up on the table.',
    target: '[aria-label="What is asked"]',
  },
  {
    text: 'Here you find a hint, the rules beside what they allow now, and a way to take a move back.',
    target: '[aria-label="Beside the table"]',
  },
]

export function steps(primer: string[], scene: Scene): Step[] {
  return [...primer.map((text) => ({ text, target: placesOf(spokenOf(text, scene)) })), ...LAST]
}

/** The zone that the line names first, one's own if there is one. */
function spokenOf(text: string, scene: Scene): Zone | undefined {
  const words = text.toLowerCase()
  const found = scene.zones
    .map((zone) => ({ zone, at: words.search(new RegExp(`\\b${zone.kind.replaceAll('_', ' ')}`)) }))
    .filter(({ at }) => at >= 0)
  const rank = ({ zone, at }: (typeof found)[number]) => at + (zone.seat === scene.you ? 0 : 0.5)
  return found.toSorted((a, b) => rank(a) - rank(b))[0]?.zone
}

const placesOf = (zone: Zone | undefined): string =>
  (zone?.places ?? []).map((place) => `[data-place="${CSS.escape(place.id)}"]`).join(',')

/** The box around all that a selector finds, in CSS pixels; undefined if nothing is on screen. */
export function boxAround(selector: string): DOMRect | undefined {
  const found = selector ? [...document.querySelectorAll(selector)] : []
  const boxes = found.map((e) => e.getBoundingClientRect()).filter((box) => box.width > 0)
  if (!boxes.length) return undefined
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return new DOMRect(left, top, right - left, bottom - top)
}
