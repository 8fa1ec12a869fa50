/** Links that let others in. */
import type { TableLinks, Table } from '../generated/messages'

// At the house's own machine its address is of no use to others.
const own = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)

/** Return where others reach the house; undefined where they reach it as this page did. */
export const outsideOf = (links?: TableLinks) => (own ? links?.outside : undefined)

/** Return the address of a table, as others reach it where that is known. */
export const addressOf = (table: Table, links?: TableLinks): string =>
  `${outsideOf(links) || location.origin}/t/${table.id}`

/** Return the address that lets somebody sit down at a table. */
export const invitationTo = (table: Table, links: TableLinks): string =>
  `${addressOf(table, links)}#invitation=${encodeURIComponent(links.invitation)}`
