/** The address of the page: `/`, `/me`, `/lab/<game>`, `/tournament/<id>`, `/circle/<id>`,
`/t/<table>` and `/t/<table>/replay/<move>/<eyes>`, where the eyes are a seat's letter, `-` for a
spectator or `all`.

What lets somebody in comes behind a `#`, which no browser sends to the house, and leaves the
address bar on arrival: nobody is to see it there, copy it, or find it in the history. */

interface Address {
  table: string // empty in the lobby
  lab: string | undefined // the game that is looked at there, empty for none in particular
  me: boolean // one's own page
  tournament: string // empty: none
  circle: string // of friends; empty: none
  replay: boolean
  move: number // of the replay
  eyes: string // empty: one's own, if one sat there
  invitation: string // kept with this entry of the history, for those who load the page again
  recover: string
  prove: string // an address by mail
  stop: string // letters to it
  device: string // what makes this device somebody's who has another
}

let address = $state.raw(read())

export const route = {
  get now(): Address {
    return address
  },
}

/** The address that lets somebody in, as `read` takes it. */
export const inviting = (to: string, invitation: string): string =>
  `${to}#${new URLSearchParams({ invitation })}`

/** Go to an address of the page, with an entry in the history. */
export function go(to: string): void {
  history.pushState(null, '', to)
  address = read()
}

/** Follow links of the house without loading the page again. */
export function followLinks(): void {
  addEventListener('popstate', () => (address = read()))
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
      return
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    go(link.pathname + link.hash)
  })
}

function read(): Address {
  const [first, table = '', rest, move = '', eyes = ''] = location.pathname.split('/').slice(1)
  const secrets = new URLSearchParams(location.hash.slice(1))
  const invitation = secrets.get('invitation') ?? history.state?.invitation ?? ''
  if (location.hash) history.replaceState({ invitation }, '', location.pathname)
  return {
    table: first === 't' ? table : '',
    lab: first === 'lab' ? table : undefined,
    me: first === 'me',
    tournament: first === 'tournament' ? table : '',
    circle: first === 'circle' ? table : '',
    replay: rest === 'replay',
    move: /^\d{1,6}$/.test(move) ? +move : 0,
    eyes,
    invitation,
    recover: secrets.get('recover') ?? '',
    prove: secrets.get('prove') ?? '',
    stop: secrets.get('stop') ?? '',
    device: secrets.get('device') ?? '',
  }
}
