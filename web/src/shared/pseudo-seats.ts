/** The seat number of a spectator. */

export const WATCHER = -1
export const EVERYTHING = -2 // all cards open: in a replay, or as a delayed spectator
