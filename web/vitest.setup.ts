/** Stand-ins for what jsdom lacks. */

/** A query that never matches and never changes. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
