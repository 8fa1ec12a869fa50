/** Players who are out of the game: who they are, and skipping to the end of the match. */

import type { Scene, SkipToEnd, Table } from '../generated/messages'

/** Return whether the user sits at the table, and all of their seats are out of the game. */
export function isOut(table: Table | undefined, scene: Scene | undefined): boolean {
  const mine = table?.chairs.filter((chair) => chair.yours) ?? []
  return mine.length > 0 && mine.every(({ seat }) => !!scene?.seats[seat]?.out)
}

/** Whether the match is played to its end without waiting for the user. */
export class SkippedToEnd {
  on = $state(false)

  constructor(readonly send: (message: SkipToEnd) => void) {}

  /** Skip to the end, or no longer. */
  set(now: boolean): void {
    this.on = now
    this.send({ type: 'skip', now })
  }

  /** Tell the server again, over a new connection. */
  renew(): void {
    if (this.on) this.set(true)
  }
}
