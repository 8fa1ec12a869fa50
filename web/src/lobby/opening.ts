/** From a table as it is wanted to one where somebody sits. */

import type { NewTable } from '../generated/messages'
import { attend, choose } from '../gathering/shuffle'
import { house } from '../shared/house'
import { go } from '../shared/route.svelte'

/** Set the table, start where nobody is missing, and go there. */
export async function open(wanted: NewTable, words = ''): Promise<void> {
  const table = await house.set(wanted)
  choose(table.id, words)
  await attend(table)
  const ready = !table.chairs.some((chair) => chair.holder === 'free')
  if (ready) await attend(await house.start(table.id))
  go(`/t/${table.id}`)
}
