/** Questions about the players of a table. */

import type { Table } from '../generated/messages'
import { listed, say } from './i18n'

/** Describe players who share a screen, and so see each other's cards. */
export function sharedScreens(table: Table): string[] {
  return table.one_screen.map((seats) => {
    const names = seats.map((seat) => {
      const chair = table.chairs[seat]
      return chair ? `${chair.name} (${chair.letter})` : ''
    })
    return say('one-screen', { names: listed(names) })
  })
}

/** Return whether only computers play; such a match continues only while somebody watches. */
export const onlyComputers = (table: Table): boolean =>
  table.phase === 'playing' && table.chairs.every((chair) => chair.holder === 'computer')

/** Return whether you sit there with other people, present or past. */
export const hasOtherPeople = ({ chairs }: Table): boolean =>
  chairs.some((chair) => chair.yours) &&
  chairs.some((chair) => !chair.yours && (chair.holder !== 'computer' || !!chair.left))
