/** Stand-ins for browser features that jsdom lacks. */

/** A media query that never matches and never changes. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
