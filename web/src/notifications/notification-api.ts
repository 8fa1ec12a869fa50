/** API calls about notification channels. */

import type {
  AddWebhook,
  AddMailChannel,
  NotificationChannels,
  MailLinkToken,
  AddPushChannel,
} from '../generated/messages'
import { get, tell } from '../shared/api-client'

export const notificationApi = {
  notices: () => get<NotificationChannels>('/me/notices'),
  tellHere: (said: AddPushChannel) => tell<NotificationChannels>('POST', '/me/notices/push', said),
  tellByMail: (said: AddMailChannel) =>
    tell<NotificationChannels>('POST', '/me/notices/mail', said),
  tellThere: (said: AddWebhook) => tell<NotificationChannels>('POST', '/me/notices/hook', said),
  tellNoMore: (id: string) =>
    tell<NotificationChannels>('DELETE', `/me/notices/${encodeURIComponent(id)}`),
  prove: (said: MailLinkToken) => tell<MailLinkToken>('POST', '/notices/prove', said),
  stop: (said: MailLinkToken) => tell<MailLinkToken>('POST', '/notices/stop', said),
}
