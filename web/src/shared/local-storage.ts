/** Values that this browser stores between visits, if the user allows it. */

const OURS = 'tinstar.'

/** Return the stored value of a key, or undefined. */
export function recall<T>(key: string): T | undefined {
  try {
    return JSON.parse(localStorage.getItem(OURS + key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Store a JSON value under a key. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(OURS + key, JSON.stringify(value))
  } catch {
    // private windows and full disks: the page works without
  }
}

/** Call `changed` whenever another tab stores or deletes that key. */
export function onRemembered(key: string, changed: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === OURS + key || event.key === null) changed()
  })
}

/** Delete all keys with that prefix. */
export function forgetAll(begin: string): void {
  try {
    for (const found of Object.keys(localStorage))
      if (found.startsWith(OURS + begin)) localStorage.removeItem(found)
  } catch {
    // nothing is stored
  }
}

/** Return all stored values by their keys, as they are stored. */
export function everything(): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(OURS)))
  } catch {
    return {} // nothing is stored
  }
}

/** Replace all stored values by those of a saved file. What is no such value is left out. */
export function replaceEverything(values: Record<string, string>): void {
  forgetAll('')
  for (const [key, text] of Object.entries(values)) {
    if (!key.startsWith(OURS)) continue
    try {
      remember(key.slice(OURS.length), JSON.parse(text))
    } catch {
      // not a value that `remember` has stored
    }
  }
}
