/** Hands all that the local house stores to the person, as a file. */

import type { LocalHouse } from './local-house'

const NAME = 'tinstar-house.tinstar'

/** Save the house and the page's stored values as a file. */
export async function saveHouse(house: LocalHouse, values: Record<string, string>): Promise<void> {
  const content = await house.save(JSON.stringify(values))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content]))
  link.download = NAME
  link.click()
  URL.revokeObjectURL(link.href)
}
