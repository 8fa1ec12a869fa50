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
