/** Being told in this browser, by the push service of whoever makes it. */

import type { NotificationChannels, AddPushChannel } from '../generated/messages'
import { recall, remember } from '../shared/local-storage'
import { notificationApi } from './notification-api'
import { say } from './words'

const KEY = 'push' // under which this browser remembers which of the channels is its own

/** Whether it could be told at all. Phones of one make do so only for pages that are installed. */
export const canBeTold = (): boolean =>
  isSecureContext &&
  'PushManager' in window &&
  'Notification' in window &&
  !!navigator.serviceWorker

/** Which of these is this browser. */
export const here = (notices: NotificationChannels): string | undefined => {
  const id = recall<string>(KEY)
  return notices.channels.find((channel) => channel.id === id)?.id
}

/** Have this browser told. Asks the person, so it must come of a click. */
export async function tellHere(key: string): Promise<NotificationChannels> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error(say('notices-refused'))
  const worker = await navigator.serviceWorker.ready
  await (await worker.pushManager.getSubscription())?.unsubscribe() // of another house, or guest
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

/** This browser wants to hear nothing more. */
export async function hearNoMore(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
  remember(KEY, null)
}
