/** Playback speed of other players' moves: normal at first, and faster the longer the user has
 * waited. */

const CALM = 2_000 // milliseconds at normal speed
const RISE = 2_500 // milliseconds in which the speed rises by its normal value

/** Return the speed factor of the next frame after that many milliseconds of watching. */
export const hasteAfter = (watched: number): number => 1 + Math.max(0, watched - CALM) / RISE
