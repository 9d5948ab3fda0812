import { StartFault } from '../start-fault.ts'
import { type Networks, parseNetworks } from './channels/addresses.ts'
import type { Reach } from './channels/post-outside.ts'

/** What a host says of notices. */
export interface NoticeOptions extends Pick<Reach, 'withinMs' | 'resolve'> {
  /** Where people reach this server, such as `https://games.example.org`. Absent: each where they last did. */
  readonly publicUrl?: string | undefined
  /** Internal addresses and ranges, separated by commas, that notices may be sent to. Absent: none. */
  readonly networks?: string | undefined
}

export interface NoticeSettings {
  /** Without a slash at the end. */
  readonly home: string | undefined
  readonly reach: Reach
}

/** Reads them; throws a StartFault that says what is wrong. */
export function noticeSettings({ publicUrl, networks = '', ...reach }: NoticeOptions): NoticeSettings {
  return { home: homeOf(publicUrl), reach: { ...reach, networks: networksOf(networks) } }
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
