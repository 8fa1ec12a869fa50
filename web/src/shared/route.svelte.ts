/** The address of the page: `/`, `/t/<table>` and `/t/<table>/replay`. */

interface Address {
  table: string // empty in the lobby
  replay: boolean
  query: URLSearchParams
}

let address = $state.raw(read())

export const route = {
  get now(): Address {
    return address
  },
}

export function go(to: string): void {
  history.pushState(null, '', to)
  address = read()
}

/** Take secrets out of the address, where they would be seen and copied. */
export function forgetQuery(): void {
  history.replaceState(null, '', location.pathname)
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
    go(link.pathname + link.search)
  })
}

function read(): Address {
  const [first, table = '', rest] = location.pathname.split('/').slice(1)
  return {
    table: first === 't' ? table : '',
    replay: rest === 'replay',
    query: new URLSearchParams(location.search),
  }
}
