import type { House } from '../matches/house.ts'
import type { Presence } from '../matches/presence.ts'
import { Webhook } from './channels/webhook.ts'
import { Notices } from './notices.ts'
import { occasionsAfter } from './occasions.ts'
import type { NoticeSettings } from './settings.ts'

/** From now on what happens in matches gives occasion to notices. */
export function startNotices(
  house: House,
  presence: Pick<Presence, 'lastSeen'>,
  { home, reach }: NoticeSettings,
): Notices {
  house.occasionsAfter = occasionsAfter
  const now = () => house.time.now()
  return new Notices(house, presence, { webhook: new Webhook(reach, now) }, home)
}
