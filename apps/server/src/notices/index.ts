import type { House } from '../matches/house.ts'
import type { Presence } from '../matches/presence.ts'
import { Mail } from './channels/mail.ts'
import { Push } from './channels/push.ts'
import { Tokens } from './channels/tokens.ts'
import { Webhook } from './channels/webhook.ts'
import { Notices } from './notices.ts'
import { occasionsAfter } from './occasions.ts'
import type { NoticeSettings } from './settings.ts'

/** From now on what happens in matches gives occasion to notices. */
export function startNotices(
  house: House,
  presence: Pick<Presence, 'lastSeen'>,
  { home, reach, mail }: NoticeSettings,
): Notices {
  house.occasionsAfter = occasionsAfter
  const { notices } = house.store
  const senders = {
    webhook: new Webhook(reach, () => house.time.now()),
    push: new Push(reach, notices),
    ...(mail === undefined ? {} : { mail: new Mail(mail, new Tokens(notices)) }),
  }
  return new Notices(house, presence, senders, home)
}
