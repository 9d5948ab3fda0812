import { StartFault } from '../start-fault.ts'
import { type Networks, parseNetworks } from './channels/addresses.ts'
import type { MailSettings } from './channels/mail.ts'
import type { Reach } from './channels/post-outside.ts'

/** What a host says of notices. */
export interface NoticeOptions extends Pick<Reach, 'withinMs' | 'resolve'> {
  /** Where people reach this server, such as `https://games.example.org`. Absent: each where they last did. */
  readonly publicUrl?: string | undefined
  /** Internal addresses and ranges, separated by commas, that notices may be sent to. Absent: none. */
  readonly networks?: string | undefined
  /** Of a mail server, such as `smtp://user:password@mail.example.org:587`. Absent: no mail is sent. */
  readonly smtpUrl?: string | undefined
  /** From whom mail is, such as `Wyrmtable <games@example.org>`. */
  readonly mailFrom?: string | undefined
}

export interface NoticeSettings {
  /** Without a slash at the end. */
  readonly home: string | undefined
  readonly reach: Reach
  readonly mail: MailSettings | undefined
}

/** Reads them; throws a StartFault that says what is wrong. */
export function noticeSettings(options: NoticeOptions): NoticeSettings {
  const { publicUrl, networks = '', smtpUrl, mailFrom, ...reach } = options
  const home = homeOf(publicUrl)
  const mail = mailOf(smtpUrl, mailFrom)
  // A letter to an address that somebody gave must not lead where that somebody says.
  if (mail !== undefined && home === undefined) {
    throw new StartFault('publicUrlMissing', 'Letters need PUBLIC_URL, where their links lead.')
  }
  return { home, reach: { ...reach, networks: networksOf(networks) }, mail }
}

function mailOf(url: string | undefined, from = ''): MailSettings | undefined {
  if (url === undefined) return undefined
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  // It may hold a password: it is not shown.
  if (parsed === undefined || !/^smtps?:$/.test(parsed.protocol) || parsed.hostname === '') {
    throw new StartFault('smtpUnknown', 'SMTP_URL is no address of a mail server.')
  }
  if (!/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from)) {
    throw new StartFault('mailFromUnknown', `${from} is no address that mail can be from.`)
  }
  return { url, from }
}

function homeOf(url: string | undefined): string | undefined {
  if (url === undefined) return undefined
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (
    parsed === undefined ||
    !/^https?:$/.test(parsed.protocol) ||
    parsed.hash !== '' ||
    parsed.search !== ''
  ) {
    throw new StartFault('publicUrlUnknown', `${url} is no address at which people reach this server.`)
  }
  return parsed.href.replace(/\/+$/, '')
}

function networksOf(list: string): Networks {
  const networks = parseNetworks(list)
  if (networks === undefined) {
    throw new StartFault('networksUnknown', `${list} is no list of addresses and ranges.`)
  }
  return networks
}
