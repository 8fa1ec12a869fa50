/** API calls of the chat, loaded together with it. */

import type {
  BlockedSeats,
  BlockSeat,
  Chat,
  NewChatLine,
  Report,
  ReportReceipt,
  Table,
  ChatLine,
} from '../generated/messages'
import { tablePath, get, tell } from '../shared/api-client'

export const chatApi = {
  lines: async (table: string) => (await get<Chat>(`${tablePath(table)}/chat`)).lines,
  write: (table: string, said: NewChatLine) =>
    tell<ChatLine>('POST', `${tablePath(table)}/chat`, said),
  allow: (table: string, wish: boolean) =>
    tell<Table>('POST', `${tablePath(table)}/chatting`, { wish }),
  block: async (table: string, said: BlockSeat) =>
    (await tell<BlockedSeats>('POST', `${tablePath(table)}/blocked`, said)).seats,
  report: (table: string, said: Report) =>
    tell<ReportReceipt>('POST', `${tablePath(table)}/reports`, said),
}
