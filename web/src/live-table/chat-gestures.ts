/** Gestures at a table: names, and line drawings in a box of 24 by 24. The server defines the ids.
 */

import { say } from './words'

export const gestures: Record<string, string> = {
  hat: 'M2 15c3 3 17 3 20 0M6 15c0-6 1-9 3-9 1 0 2 1 3 1s2-1 3-1c2 0 3 3 3 9M6.5 12.5h11',
  nod: 'M12 3v14M7 12l5 5 5-5M8 21h8',
  shrug: 'M12 4a2.5 2.5 0 1 0 .01 0M2 11l3 3 4-2h6l4 2 3-3M9 12v8h6v-8',
  glass: 'M7 3h10l-1.5 18h-7zM7.6 10h8.8',
  think: 'M12 21v-4M8 17h8v-3c2-1 3-3 3-5a7 7 0 0 0-14 0c0 2 1 4 3 5zM10 9a2 2 0 1 1 2 2v1.5',
  clap: 'M5 13l6-7 2 2-4 5M8 18l8-9 2 2-7 8c-2 2-5 1-6-1l-1-4M4 4l1 2M9 2v2M18 4l-2 2',
  key: 'M8 12a4 4 0 1 1 .01 0M11 11l9 9M17 17l2-2M14 14l2-2',
  stare: 'M2 12c5-7 15-7 20 0-5 7-15 7-20 0M12 9a3 3 0 1 0 .01 0M3 6l6-2M21 6l-6-2',
  coin: 'M12 5a7 7 0 1 0 .01 0M12 8v8M9.5 10h4a1.5 1.5 0 0 1 0 3h-3',
  paw: 'M12 12c-3 0-6 4-5 7 1 2 3 1 5 1s4 1 5-1c1-3-2-7-5-7M5 9a1.5 2 0 1 0 .01 0M9.5 5a1.5 2 0 1 0 .01 0M14.5 5a1.5 2 0 1 0 .01 0M19 9a1.5 2 0 1 0 .01 0',
  star: 'M12 3l2.5 6 6.5.5-5 4 1.6 6.5-5.6-3.5-5.6 3.5 1.6-6.5-5-4 6.5-.5z',
}

/** Return the gesture's name; '' if it is unknown. */
export const gestureSaid = (name: string): string => (gestures[name] ? say(`gesture-${name}`) : '')
