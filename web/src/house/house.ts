/** How the page reaches its house: a server, or a local house in this browser. */

/** A connection to a table, with the part of `WebSocket` that the page uses. */
export interface TableConnection {
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  readonly readyState: number
  send(text: string): void
  close(): void
}

export interface House {
  /** Answer a request, as `fetch` does. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** Open a connection to a table. */
  connect(path: string): TableConnection
}

/** Whether this page is part of a static site, so that there is no server. */
export const isSite = import.meta.env.MODE === 'site'

/** The house of this page. */
export let house: House = {
  fetch: (path, init) => fetch(path, init),
  connect: (path) => new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`),
}

/** Start the local house, if this page is part of a site. Its answers wait until it is open. */
export async function startHouse(): Promise<void> {
  if (isSite) house = (await import('./local-house')).startLocalHouse()
}
