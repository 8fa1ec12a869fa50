/** The drawings of the marks, on a field of 32: filled areas and lines. Message ids such as
 * `mark-star` name them. */

import type { EditProfile } from '../generated/messages'
import { STAR } from '../shared/logo-star'

type Mark = EditProfile['mark']

export interface Drawing {
  fill?: string
  line?: string
  width?: number
}

export const MARKS: Record<Mark, Drawing> = {
  star: { fill: STAR },
  horseshoe: { line: 'M8 27c-5-10-2-21 8-21s13 11 8 21M5 28h6M21 28h6', width: 4.2 },
  hat: {
    fill: 'M1 20c4 8 26 8 30 0-3 1-6 .6-7.4-1.6C22.6 12 22.4 7 19.4 7c-1.4 0-2.2 1.6-3.4 1.6S14 7 12.6 7c-3 0-3.2 5-4.2 11.4C7 20.6 4 21 1 20z',
  },
  boot: {
    fill: 'M9 2c3 1.6 6 1.6 9 0l-.4 13c2.4 3.6 9.4 4 10.4 8.4V26H16l-2-2-1 5H8.4V21z',
  },
  cactus: { line: 'M16 29V5M16 20H8v-8M16 16h8V8', width: 4.6 },
  key: { line: 'M10.5 4.5a6 6 0 1 0 .01 0zM15 15l13 13M22 22l4-4M26 26l3-3', width: 3.2 },
  lantern: {
    line: 'M9 27h14M11 12h10l2 11H9zM12 12V9h8v3M11 9c0-8 10-8 10 0',
    fill: 'M16 14c3 3.2 2.6 7 0 7s-3-3.8 0-7z',
    width: 2.2,
  },
  wheel: {
    line: 'M16 4a12 12 0 1 0 .01 0zM16 4v24M4 16h24M7.5 7.5l17 17M24.5 7.5l-17 17',
    fill: 'M16 12a4 4 0 1 0 .01 0z',
    width: 2.4,
  },
  moon: { fill: 'M20 3a13 13 0 1 0 9 18A11 11 0 0 1 20 3z' },
  bottle: { fill: 'M13 2h6v8l4 4.5V30H9V14.5l4-4.5zM12 18v7h8v-7z' },
  feather: {
    fill: 'M28 3C16 4 8 11 8 21.5L21 10 10 24c10 0 18-8 18-21z',
    line: 'M9 22.5L4 29',
    width: 2.4,
  },
  flame: {
    fill: 'M17 1c1 7 9 10 9 18.5A10 10 0 0 1 6 20c0-4.6 2.6-7 4.4-9.6.2 3 1 4.6 2.6 5.6C15.6 12 17 7 17 1zM16 27c3 0 4-4 0-8-4 4-3 8 0 8z',
  },
}
