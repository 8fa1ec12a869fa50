/* Keeps all files of a site, so that it works without a network from the second visit on.

The build writes the digest of each file into FILES. A new version of the site brings a new worker.
It fetches only files that have changed, and waits until no page of the older version is open, or
until the page asks it to take over. So files of two versions are never mixed. */

const FILES = __FILES__
const CACHE = `tinstar-site ${self.registration.scope}`
const START = 'index.html'

const addressOf = (path) => new URL(path, self.registration.scope).href
const keyOf = (path) => `${addressOf(path)}?${FILES[path]}`

/** Fetch a file, once again if it is not what the build has listed. */
async function fetched(path, tries = 2) {
  const response = await fetch(addressOf(path), { cache: 'no-cache' })
  const content = await response.arrayBuffer()
  const digest = [...new Uint8Array(await crypto.subtle.digest('SHA-256', content))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  if (response.ok && digest.startsWith(FILES[path])) return new Response(content, response)
  if (tries > 1) return fetched(path, tries - 1)
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

/** Return the kept file that a request asks for. */
async function kept(request) {
  const scope = self.registration.scope
  const address = request.url.split(/[?#]/)[0]
  const path = address.startsWith(scope) ? address.slice(scope.length) || START : ''
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
