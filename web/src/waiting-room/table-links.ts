/** Links that let others in. */
import type { TableLinks, Table } from '../generated/messages'

// On the server's own machine, its address is useless to others.
const own = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)

/** Return the server's address for other people; undefined if it is this page's address. */
export const outsideOf = (links?: TableLinks) => (own ? links?.outside : undefined)

/** Return a table's address for other people, if known. */
export const addressOf = (table: Table, links?: TableLinks): string =>
  `${outsideOf(links) || location.origin}/t/${table.id}`

/** Return the address that lets somebody sit down at a table. */
export const invitationTo = (table: Table, links: TableLinks): string =>
  `${addressOf(table, links)}#invitation=${encodeURIComponent(links.invitation)}`
