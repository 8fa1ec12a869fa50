/** What the page asks the server about notifications: where to send them, and where no longer. */

import type { HookThere, MailTo, Notices, NoticeToken, PushHere } from '../generated/messages'
import { get, tell } from '../shared/api-client'

export const notificationApi = {
  notices: () => get<Notices>('/me/notices'),
  tellHere: (said: PushHere) => tell<Notices>('POST', '/me/notices/push', said),
  tellByMail: (said: MailTo) => tell<Notices>('POST', '/me/notices/mail', said),
  tellThere: (said: HookThere) => tell<Notices>('POST', '/me/notices/hook', said),
  tellNoMore: (id: string) => tell<Notices>('DELETE', `/me/notices/${encodeURIComponent(id)}`),
  prove: (said: NoticeToken) => tell<NoticeToken>('POST', '/notices/prove', said),
  stop: (said: NoticeToken) => tell<NoticeToken>('POST', '/notices/stop', said),
}
