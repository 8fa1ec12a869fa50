/** What is to be known of a company. */

import type { Table } from '../generated/messages'
import { listed, say } from './i18n'

/** Who plays several seats at one screen, and so sees the cards of all of them. */
export function sharedScreens(table: Table): string[] {
  return table.one_screen.map((seats) => {
    const names = seats.map((seat) => {
      const chair = table.chairs[seat]
      return chair ? `${chair.name} (${chair.letter})` : ''
    })
    return say('one-screen', { names: listed(names) })
  })
}

/** Such a match goes on only while somebody looks on. */
export const onlyComputers = (table: Table): boolean =>
  table.phase === 'playing' && table.chairs.every((chair) => chair.holder === 'computer')

/** Whether whoever looks sits there with other people, or may yet. */
export const hasOtherPeople = ({ chairs }: Table): boolean =>
  chairs.some((chair) => chair.yours) &&
  chairs.some((chair) => !chair.yours && (chair.holder !== 'computer' || !!chair.left))
