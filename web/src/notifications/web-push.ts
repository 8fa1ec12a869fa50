/** Web Push in this browser. */

import type { NotificationChannels, AddPushChannel } from '../generated/messages'
import { recall, remember } from '../shared/local-storage'
import { notificationApi } from './notification-api'
import { say } from './words'

const KEY = 'push' // key under which this browser stores its channel's id

/** Return whether Web Push is possible; on iPhones only for installed pages. */
export const canBeTold = (): boolean =>
  isSecureContext &&
  'PushManager' in window &&
  'Notification' in window &&
  !!navigator.serviceWorker

/** Return the channel of this browser, if any. */
export const here = (notices: NotificationChannels): string | undefined => {
  const id = recall<string>(KEY)
  return notices.channels.find((channel) => channel.id === id)?.id
}

/** Subscribe this browser. Call this from a click, because the browser asks for permission. */
export async function tellHere(key: string): Promise<NotificationChannels> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error(say('notices-refused'))
  const worker = await navigator.serviceWorker.ready
  await (await worker.pushManager.getSubscription())?.unsubscribe() // of another server or guest
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  const { endpoint, keys } = subscription.toJSON()
  const said = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth } as AddPushChannel
  const notices = await notificationApi.tellHere(said)
  remember(KEY, notices.added)
  return notices
}

/** Unsubscribe this browser. */
export async function hearNoMore(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
  remember(KEY, null)
}
