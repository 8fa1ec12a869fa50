/** What this browser remembers between visits; nothing at all where it may not. */

const OURS = 'tinstar.'

/** Return what is remembered under that key, or undefined. */
export function recall<T>(key: string): T | undefined {
  try {
    return JSON.parse(localStorage.getItem(OURS + key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Remember a value, which must be JSON, under that key. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(OURS + key, JSON.stringify(value))
  } catch {
    // private windows and full disks forget, and the page goes on
  }
}

/** Call `changed` whenever another tab has remembered something under that key, or forgotten it. */
export function onRemembered(key: string, changed: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === OURS + key || event.key === null) changed()
  })
}

/** Forget all whose keys begin so. */
export function forgetAll(begin: string): void {
  try {
    for (const found of Object.keys(localStorage))
      if (found.startsWith(OURS + begin)) localStorage.removeItem(found)
  } catch {
    // where nothing is remembered there is nothing to forget
  }
}
