/** From where somebody looks who sits at no seat. */

export const WATCHER = -1
export const EVERYTHING = -2 // with all cards shown: in a replay, or so many decisions late
