/** Several people at one screen: whether it must be covered before the next of them looks. */

import { api } from '../shared/api-client'

/** Say whether that seat would be shown something hidden; also where the house does not say. */
export async function mustBeCovered(table: string, seat: number): Promise<boolean> {
  const frame = await api.frame(table, seat).catch(() => undefined)
  return !frame?.open
}
