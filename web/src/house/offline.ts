/** The service worker of a site: it works without a network, and a new version waits its turn. */

import { houseState } from './house-state.svelte'

/** Keep all files of the site. Call this once the house is open, so that it is not delayed. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const had = navigator.serviceWorker.controller
  const registration = await navigator.serviceWorker.register('worker.js').catch(() => undefined)
  if (!registration) return
  const offer = () => {
    if (registration.waiting && had) houseState.hasUpdate(() => use(registration))
  }
  offer()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer)
  })
}

/** Open the page again with the new version. */
function use(registration: ServiceWorkerRegistration): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  registration.waiting?.postMessage('take-over')
}
