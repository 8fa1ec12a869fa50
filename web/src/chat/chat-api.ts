/** What talking asks the house for; loaded with it. */

import type {
  BlockedSeats,
  BlockSeat,
  Chat,
  NewLine,
  Report,
  Reported,
  Table,
  Written,
} from '../generated/messages'
import { at, get, tell } from '../shared/api-client'

export const talk = {
  lines: async (table: string) => (await get<Chat>(`${at(table)}/chat`)).lines,
  write: (table: string, said: NewLine) => tell<Written>('POST', `${at(table)}/chat`, said),
  allow: (table: string, wish: boolean) => tell<Table>('POST', `${at(table)}/chatting`, { wish }),
  block: async (table: string, said: BlockSeat) =>
    (await tell<BlockedSeats>('POST', `${at(table)}/blocked`, said)).seats,
  report: (table: string, said: Report) => tell<Reported>('POST', `${at(table)}/reports`, said),
}
