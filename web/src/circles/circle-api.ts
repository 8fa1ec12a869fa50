/** API calls about circles. */

import type {
  Circle,
  CirclePreview,
  CircleStandings,
  MyCircles,
  NewTable,
  Night,
  MyProfile,
  Table,
} from '../generated/messages'
import { get, tell } from '../shared/api-client'
import { settings } from '../shared/settings.svelte'

const USUAL_MARK = 'star'

/** The API calls of one circle. */
export function circleApi(id: string) {
  const at = `/circles/${encodeURIComponent(id)}`
  return {
    look: () => get<Circle>(`${at}?looks=${!document.hidden}`),
    standings: () => get<CircleStandings>(`${at}/standings`),
    sign: (invitation: string) => tell<CirclePreview>('POST', `${at}/sign`, { invitation }),
    join: (invitation: string) => tell<Circle>('POST', `${at}/join`, { invitation }),
    leave: () => tell<MyCircles>('POST', `${at}/leave`),
    set: (table: NewTable) => tell<Table>('POST', `${at}/tables`, table),
    rename: (name: string) => tell<Circle>('PUT', at, { name }),
    renewLink: () => tell<Circle>('POST', `${at}/link`),
    meet: (night: Night | null) => tell<Circle>('PUT', `${at}/night`, { night }),
    beQuiet: (quiet: boolean) => tell<Circle>('PUT', `${at}/quiet`, { quiet }),
    remove: (number: number) => tell<Circle>('DELETE', `${at}/members/${number}`),
    dissolve: () => tell<MyCircles>('DELETE', at),
  }
}

/** Found a circle. */
export const createCircle = (name: string) => tell<Circle>('POST', '/circles', { name })

/** Create a profile with that name, unless you have one: circles show profiles. */
export async function introduce(name: string): Promise<void> {
  let known = await get<MyProfile>('/me')
  if (!known.name) known = await tell<MyProfile>('PUT', '/me', { name, mark: USUAL_MARK })
  settings.name ||= known.name
  settings.mark = known.mark
}
