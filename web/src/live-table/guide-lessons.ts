/** The guide for a first game: which lesson matters now, its subject, and the place of its card. */

import type { Frame, Lesson, Scene } from '../generated/messages'
import { say } from './words'

/** A lesson and CSS selectors of its subject; the first match is used. */
export interface Said {
  when: string
  text: string
  targets: string[]
}

/** Lessons about the page itself, for any game. */
export const PAGE = 'page'
const QUESTION = '.bar'
const DOORS = '.doors'
/** What is true of the table: all others wait while one reads, and whether one may ask for help. */
export interface Custom {
  waits: boolean
  helps: boolean
}
const OWN = {
  'page asked': ({ waits }: Custom) => say(waits ? 'lesson-asked-alone' : 'lesson-asked'),
  'page beside': ({ helps }: Custom) => say(helps ? 'lesson-beside' : 'lesson-beside-daily'),
  'page done': () => say('lesson-done'),
}
const NEARLY = 3 // untold lessons at which a game counts as known
const AT_ONCE = 3 // lessons per frame; the others wait for the next

function parts({ when }: Lesson): { sort: string; name: string } {
  const [sort = '', ...rest] = when.split(' ')
  return { sort, name: rest.join(' ') }
}

/** Return the lessons that matter with a frame and were not shown yet. */
export function due(lessons: Lesson[], told: string[], frame: Frame, custom: Custom): Said[] {
  const untold = ({ when }: Pick<Lesson, 'when'>) => !told.includes(when)
  const own = (when: keyof typeof OWN): Lesson[] =>
    untold({ when }) ? [{ when, text: OWN[when](custom) }] : []
  const left = lessons.filter(untold)
  const found = left.filter((lesson) => matters(lesson, frame))
  if (frame.scene.choices?.length) {
    const first = found[0]?.when === 'start' ? 1 : 0
    const asked = own('page asked')
    if (asked.length) found.splice(first, 0, ...asked)
    else found.push(...own('page beside'))
  }
  if (left.length - found.length <= NEARLY) found.push(...own('page done'))
  return found.slice(0, AT_ONCE).map((lesson) => ({ ...lesson, targets: targetsOf(lesson, frame) }))
}

/** Return whether a lesson matters now, by the rule of
 * `tinstar.presentation.guided_first_game.matters`. */
function matters(lesson: Lesson, { scene, events }: Frame): boolean {
  const { sort, name } = parts(lesson)
  if (sort === 'lies') return scene.zones.some((zone) => zone.kind === name)
  if (sort === 'asked') return (scene.choices ?? []).some(({ touch }) => touch.deed === name)
  if (sort === 'told') return events.some((event) => event.kind === name)
  return sort === 'start'
}

function targetsOf(lesson: Lesson, { scene, events }: Frame): string[] {
  const { sort, name } = parts(lesson)
  if (lesson.when === 'page beside') return [DOORS]
  if (lesson.beside) return [places(zoneOf(lesson.beside, scene))]
  if (sort === 'told') {
    const moves = events.findLast((event) => event.kind === name && event.moves?.length)?.moves
    return [places([moves?.at(-1)?.target]), QUESTION]
  }
  if (sort === 'asked') {
    const touched = (scene.choices ?? []).filter(({ touch }) => touch.deed === name)
    return [places(touched.map(({ touch }) => touch.target ?? touch.source)), QUESTION]
  }
  return sort === 'page' ? [QUESTION] : []
}

/** Return the places of the zone of that kind, the user's own if there is one. */
function zoneOf(kind: string, scene: Scene): string[] {
  const zones = scene.zones.filter((zone) => zone.kind === kind)
  const zone = zones.find(({ seat }) => seat === scene.you) ?? zones[0]
  return zone?.places.map(({ id }) => id) ?? []
}

const places = (ids: (string | null | undefined)[]): string =>
  [...new Set(ids)].flatMap((id) => (id ? `[data-place="${CSS.escape(id)}"]` : [])).join(',')

/** Return a CSS selector for everything that a card should not cover: choices, the prompt, and own
 * pieces. */
export function keptClear(scene: Scene): string {
  const own = scene.zones.filter(({ seat }) => seat === scene.you)
  return [ASKED, places(own.flatMap((zone) => zone.places.map(({ id }) => id)))]
    .filter(Boolean)
    .join(',')
}
const ASKED = '.game-board [data-stop]:not(.refused), .bar'

// --- placement ----------------------------------------------------------------------------------

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Return the first target that is on screen and leaves room for a card. */
export function boxOf(targets: string[]): Box | undefined {
  const room = MOST_OF_WINDOW * innerWidth * innerHeight
  const size = (box: Box) => (box.right - box.left) * (box.bottom - box.top)
  const boxes = targets.flatMap((target) => boxAround(target) ?? [])
  return boxes.find((box) => size(box) < room) ?? boxes.at(-1)
}

/** Return the box around all matches of a selector, in CSS pixels; undefined if none is visible. */
function boxAround(selector: string): Box | undefined {
  const found = selector ? [...document.querySelectorAll(selector)] : []
  const boxes = found.map((e) => e.getBoundingClientRect()).filter((box) => box.width > 0)
  if (!boxes.length) return undefined
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  }
}

const MOST_OF_WINDOW = 0.35 // part of the window that a subject may fill
export const RING = 7 // px between a subject and the ring around it
const GAP = 16 // px between a card and its subject
const EDGE = 10 // px from the edge of the window
const WORST = 1000 // weight of covering the subject, compared with other boxes

/** Return the best place for a card of that size: near its subject, never over it, and clear of the
 * other boxes if possible. */
export function beside(
  spoken: Box | undefined,
  others: Box[],
  wide: number,
  high: number,
): { left: number; top: number } {
  const lefts = [EDGE, innerWidth - EDGE - wide, (innerWidth - wide) / 2]
  const tops = [EDGE, innerHeight - EDGE - high, (innerHeight - high) / 2]
  if (spoken) {
    lefts.push(spoken.left - GAP - wide, spoken.right + GAP, spoken.left, spoken.right - wide)
    lefts.push((spoken.left + spoken.right - wide) / 2)
    tops.push(spoken.top - GAP - high, spoken.bottom + GAP, spoken.top, spoken.bottom - high)
  }
  const within = (at: number, room: number) => Math.max(EDGE, Math.min(at, room - EDGE))
  const spots = lefts.flatMap((left) =>
    tops.map((top) => ({
      left: within(left, innerWidth - wide),
      top: within(top, innerHeight - high),
    })),
  )
  const middle = {
    left: innerWidth / 2,
    top: innerHeight / 2,
    right: innerWidth / 2,
    bottom: innerHeight / 2,
  }
  const cost = ({ left, top }: { left: number; top: number }) => {
    const card = { left, top, right: left + wide, bottom: top + high }
    const covered = others.reduce((sum, other) => sum + overlap(card, other), 0)
    return (
      WORST * (spoken ? overlap(card, wider(spoken)) : 0) +
      covered +
      distance(card, spoken ?? middle)
    )
  }
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best))
}

const wider = ({ left, top, right, bottom }: Box): Box => ({
  left: left - RING - 3,
  top: top - RING - 3,
  right: right + RING + 3,
  bottom: bottom + RING + 3,
})

/** Return the overlap of two boxes in square pixels. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return wide > 0 && high > 0 ? wide * high : 0
}

function distance(a: Box, b: Box): number {
  return Math.hypot(
    (a.left + a.right - b.left - b.right) / 2,
    (a.top + a.bottom - b.top - b.bottom) / 2,
  )
}
