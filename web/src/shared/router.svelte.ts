/** The page's addresses: `/`, `/me`, `/lab/<game>`, `/practice/<game>/<puzzle>`,
 * `/exercise/<table>/<position>`, `/tournament/<id>`, `/circle/<id>`, `/daily/<game>/<date>`,
 * `/journal`, `/t/<table>` and `/t/<table>/replay/<move>/<eyes>`. The eyes are a seat's letter, `-` for a
 * spectator, or `all`.
 *
 * Secrets such as invitations follow a `#`, which browsers do not send to the server. The page
 * removes these secrets from the address bar on arrival. So nobody can see or copy them there, or
 * find them in the history.
 *
 * A static host serves only one page. So on a site, the whole address follows a `#`, as in
 * `#/t/<table>`. */

import { house, isSite } from '../house/house'

interface Address {
  table: string // '' in the lobby
  lab: string | undefined // the game in the lab, '' for none in particular
  me: boolean // the profile page
  practice: string | undefined // the game of the puzzles, '' for none in particular
  puzzle: string // '' for none
  exercise: string // the table of a match of yours, '' for none
  tournament: string // '' for none
  circle: string // '' for none
  daily: string // the game of a deal of the day, '' for none
  journal: boolean // the page that opens journals
  date: string // of that deal, '' if the address has none
  replay: boolean
  move: number // position in the replay, or of the exercise
  eyes: string // '' for your own seat, if any
  invitation: string // kept in this history entry, for a reload
  recover: string
  prove: string // token that confirms a mail address
  stop: string // token that unsubscribes it
  device: string // token that makes this device another one's guest
}

let address = $state.raw(read())

export const route = {
  get now(): Address {
    return address
  },
}

/** Return an address with an invitation, as `read` parses it. */
export const inviting = (to: string, invitation: string): string =>
  `${to}#${new URLSearchParams({ invitation })}`

/** Return an address of the page as the browser shows it. */
const shown = (to: string): string => (isSite ? `#${to}` : to)

/** Navigate to an address of the page, with a history entry. */
export function go(to: string): void {
  history.pushState(null, '', shown(to))
  address = read()
}

/** Change the address of what is shown, without a history entry. */
export function readdress(to: string): void {
  history.replaceState(history.state, '', shown(to))
}

/** Follow links of the page without a reload. */
export function followLinks(): void {
  addEventListener('popstate', () => (address = read()))
  addEventListener('click', (event) => {
    const link = linkAt(event)
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
      return
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    go(isSite && link.hash ? link.hash.slice(1) : link.pathname + link.hash)
  })
  if (isSite) followSiteLinks()
}

/** On a site: give links the address that a static host knows, before they are used or copied, and
 * download from the local house. */
function followSiteLinks(): void {
  for (const kind of ['pointerdown', 'focusin'])
    addEventListener(kind, (event) => {
      const link = linkAt(event)
      const to = link?.getAttribute('href') ?? ''
      if (to.startsWith('/') && !to.startsWith('/api/')) link?.setAttribute('href', shown(to))
    })
  addEventListener('click', (event) => {
    const link = linkAt(event)
    if (!link?.pathname.startsWith('/api/')) return
    event.preventDefault()
    void download(link.pathname, link.download)
  })
}

/** Save what the local house has at a path as a file. */
async function download(path: string, name: string): Promise<void> {
  const content = await (await house.fetch(path)).blob()
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

const linkAt = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a') : null

function read(): Address {
  const path = isSite ? location.hash.slice(1) : location.pathname
  const [first, table = '', rest, move = '', eyes = ''] = path.split('/').slice(1)
  const secrets = new URLSearchParams(isSite ? '' : location.hash.slice(1))
  const invitation = secrets.get('invitation') ?? history.state?.invitation ?? ''
  if (location.hash && !isSite) history.replaceState({ invitation }, '', location.pathname)
  return {
    table: first === 't' ? table : '',
    lab: first === 'lab' ? table : undefined,
    me: first === 'me',
    practice: first === 'practice' ? table : undefined,
    puzzle: first === 'practice' ? (rest ?? '') : '',
    exercise: first === 'exercise' ? table : '',
    tournament: first === 'tournament' ? table : '',
    circle: first === 'circle' ? table : '',
    daily: first === 'daily' ? table || '-' : '',
    journal: first === 'journal',
    date: first === 'daily' ? rest || '' : '',
    replay: rest === 'replay',
    move: number(first === 'exercise' ? rest : move),
    eyes,
    invitation,
    recover: secrets.get('recover') ?? '',
    prove: secrets.get('prove') ?? '',
    stop: secrets.get('stop') ?? '',
    device: secrets.get('device') ?? '',
  }
}

function number(text = ''): number {
  return /^\d{1,6}$/.test(text) ? +text : 0
}
