/** Several players at one screen: decide whether to cover the screen before the next player looks. */

import { api } from '../shared/api-client'

/** Return whether the seat's view has hidden cards; true also if the server does not reply. */
export async function mustBeCovered(table: string, seat: number): Promise<boolean> {
  const frame = await api.frame(table, seat).catch(() => undefined)
  return !frame?.open
}
