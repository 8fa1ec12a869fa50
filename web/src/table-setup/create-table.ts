/** Create a table and go there. */

import type { Duplicate, NewTable, Table, Tournament } from '../generated/messages'
import { sendCommitment, choose } from '../waiting-room/shuffle-commitment'
import { kitOf } from '../board/game-kit'
import { isSite } from '../house/house'
import { api, tell } from '../shared/api-client'
import { go } from '../shared/router.svelte'
import type { Deals } from './table-defaults'

/** Create a table, start the match if nobody is missing, and go there. */
export async function createTable(wanted: NewTable, words = '', deals?: Deals): Promise<void> {
  if (isSite) loadTableCode(wanted.game) // on a server, tables are made at once
  if (deals && deals.kind !== 'own') return go(await openMany(wanted, deals))
  await enterTable(await api.set(wanted), words)
}

/** Start the match of a new table if nobody is missing, and go there. */
export async function enterTable(table: Table, words: string): Promise<void> {
  choose(table.id, words)
  await sendCommitment(table)
  const ready = !table.chairs.some((chair) => chair.holder === 'free')
  if (ready) await sendCommitment(await api.start(table.id))
  go(`/t/${table.id}`)
}

/** Load the code of a table while the house makes the table. */
function loadTableCode(game: string): void {
  const code = [import('../live-table/TablePage.svelte'), import('../shared/hashing'), kitOf(game)]
  for (const each of code) each.catch(() => {}) // is thrown where it is needed
}

/** Create several tables with the same deals, or a tournament; return the address to go to. */
async function openMany(table: NewTable, { kind, tables, rounds }: Deals): Promise<string> {
  if (kind === 'same') {
    const { links } = await tell<Duplicate>('POST', '/duplicates', { table, tables })
    return `/t/${links[0]?.id}`
  }
  const asked = { table, kind, rounds }
  return `/tournament/${(await tell<Tournament>('POST', '/tournaments', asked)).id}`
}
