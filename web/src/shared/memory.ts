/** What this browser remembers between visits; nothing at all where it may not. */

const OURS = 'tinstar.'

export function recall<T>(key: string): T | undefined {
  try {
    return JSON.parse(localStorage.getItem(OURS + key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(OURS + key, JSON.stringify(value))
  } catch {
    // private windows and full disks forget, and the page goes on
  }
}

/** All whose keys begin so. */
export function forgetAll(begin: string): void {
  try {
    for (const found of Object.keys(localStorage))
      if (found.startsWith(OURS + begin)) localStorage.removeItem(found)
  } catch {
    // where nothing is remembered there is nothing to forget
  }
}
