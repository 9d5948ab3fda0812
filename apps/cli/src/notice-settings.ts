import type { NoticeOptions } from '../../server/src/index.ts'
import type { Context } from './context.ts'

/** What the environment says of how people are told who are not looking; a server and its workers need the same. */
export function noticeSettings({ surroundings }: Context): NoticeOptions {
  const { PUBLIC_URL, NOTICE_NETWORKS, SMTP_URL, MAIL_FROM } = surroundings.environment
  return {
    ...{ publicUrl: said(PUBLIC_URL), networks: said(NOTICE_NETWORKS) },
    ...{ smtpUrl: said(SMTP_URL), mailFrom: said(MAIL_FROM) },
  }
}

/** The values, for the message of a fault in one of them. */
export function noticeValues(context: Context) {
  const { publicUrl = '', networks = '', mailFrom = '' } = noticeSettings(context)
  return { publicUrl, networks, mailFrom }
}

const said = (value: string | undefined): string | undefined => (value === '' ? undefined : value)
