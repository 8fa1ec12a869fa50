/** What everybody is to know of a company, in a sentence. */

import type { Table } from '../generated/messages'

/** Who plays several seats at one screen, and so sees the cards of all of them. */
export function sharing(table: Table): string[] {
  return table.one_screen.map((seats) => {
    const names = seats.map((seat) => {
      const chair = table.chairs[seat]
      return chair ? `${chair.name} (${chair.letter})` : ''
    })
    return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} sit at one screen.`
  })
}

/** Such a match goes on only while somebody looks on. */
export const amongThemselves = (table: Table): boolean =>
  table.phase === 'playing' && table.chairs.every((chair) => chair.holder === 'computer')
