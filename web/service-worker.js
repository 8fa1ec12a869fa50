/* Where the house cannot be reached, a page of ours says so. Nothing else is kept: no answer of the
house, no table, no secret; whatever is not a page being opened goes its way as if this were not here.
And somebody whose turn it is, or whose circle meets, may be told so, which is all that the house
sends. The build writes its own name for __BUILD__, so that a newer page brings a newer worker. */

const KEPT = 'tinstar-__BUILD__'
const AWAY = '/away.html'

async function prepare() {
  const kept = await caches.open(KEPT)
  await kept.add(new Request(AWAY, { cache: 'reload' }))
  await self.skipWaiting()
}

async function tidy() {
  const others = (await caches.keys()).filter((name) => name !== KEPT)
  await Promise.all(others.filter((n) => n.startsWith('tinstar-')).map((n) => caches.delete(n)))
  await self.clients.claim()
}

self.addEventListener('install', (event) => event.waitUntil(prepare()))
self.addEventListener('activate', (event) => event.waitUntil(tidy()))
self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request
  if (mode !== 'navigate' || new URL(url).pathname.startsWith('/api/')) return
  event.respondWith(fetch(event.request).catch(() => caches.match(AWAY)))
})

/* Only the house can make a browser open this; all the same it is taken for what anybody might say. */
function told(event) {
  const { title, body, table = '', circle = '' } = event.data?.json() ?? {}
  const is = (id) => /^[\w-]{1,40}$/.test(id)
  const at = is(table) ? `/t/${table}` : is(circle) ? `/circle/${circle}` : '/'
  const how = { body, tag: at, data: at, icon: '/icon-192.png' }
  return self.registration.showNotification(title || 'Tinstar', how)
}

async function open(at) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => new URL(url).pathname === at)
  await (there ? there.focus() : self.clients.openWindow(at))
}

self.addEventListener('push', (event) => event.waitUntil(told(event)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})
