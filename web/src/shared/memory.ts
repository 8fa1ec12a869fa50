/** What this browser remembers between visits; nothing at all where it may not. */

export function recall<T>(key: string): T | undefined {
  try {
    return JSON.parse(localStorage.getItem(`tinstar.${key}`) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`tinstar.${key}`, JSON.stringify(value))
  } catch {
    // private windows and full disks forget, and the page goes on
  }
}
