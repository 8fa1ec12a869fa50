/** How fast the others' moves are shown to somebody who waits for their own turn: in no hurry at
 * first, and the faster the longer it has taken. */

const CALM = 2_000 // milliseconds at the usual speed
const RISE = 2_500 // in so many more it becomes once more as fast

/** Say how many times as fast as usual the next frame is shown after so many milliseconds. */
export const hasteAfter = (watched: number): number => 1 + Math.max(0, watched - CALM) / RISE
