/* Keeps all files of a site, so that it works without a network from the second visit on.

The build writes the digest of each file into FILES. A new version of the site brings a new worker.
It fetches only files that have changed, and waits until no page of the older version is open, or
until the page asks it to take over. So files of two versions are never mixed. */

const FILES = __FILES__
const CACHE = `tinstar-site ${self.registration.scope}`
const START = 'index.html'
const CODE = 'house/pyodide.asm.wasm'

const plainAddressOf = (path) => new URL(path, self.registration.scope).href
const keyOf = (path) => `${plainAddressOf(path)}?${FILES[path]}`
const addressOf = (path) => (path === CODE ? keyOf : plainAddressOf)(path)

/** Fetch a file, once again if it is not what the build has listed. The page has just fetched the
 * machine code: to ask the host about it would spoil what the browser has compiled. */
async function fetched(path, cache = path === CODE ? 'force-cache' : 'no-cache') {
  const response = await fetch(addressOf(path), { cache })
  const content = await response.arrayBuffer()
  const digest = [...new Uint8Array(await crypto.subtle.digest('SHA-256', content))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  if (response.ok && digest.startsWith(FILES[path])) return new Response(content, response)
  if (cache !== 'reload') return fetched(path, 'reload')
  throw new Error(`${path}: expected the file of this version, got another one`)
}

async function prepare() {
  const cache = await caches.open(CACHE)
  for (const path of Object.keys(FILES)) {
    if (!(await cache.match(keyOf(path)))) await cache.put(keyOf(path), await fetched(path))
  }
}

async function tidy() {
  const cache = await caches.open(CACHE)
  const own = new Set(Object.keys(FILES).map(keyOf))
  for (const { url } of await cache.keys()) if (!own.has(url)) await cache.delete(url)
  await self.clients.claim()
}

/** Return what the browser itself has kept, if anything. It uses machine code that it has compiled
 * only for files that it has kept, and not for those of CACHE. */
const keptByBrowser = (address) =>
  fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined)

/** Return the kept file that a request asks for. */
async function kept(request) {
  const scope = self.registration.scope
  const address = request.url.split(/[?#]/)[0]
  const path = address.startsWith(scope) ? address.slice(scope.length) || START : ''
  const own = path === CODE && request.url === keyOf(CODE) && (await keptByBrowser(request.url))
  if (own && own.ok) return own
  const cache = path in FILES && (await caches.open(CACHE))
  return (cache && (await cache.match(keyOf(path)))) || fetch(request)
}

self.addEventListener('install', (event) => event.waitUntil(prepare()))
self.addEventListener('activate', (event) => event.waitUntil(tidy()))
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET') event.respondWith(kept(event.request))
})
