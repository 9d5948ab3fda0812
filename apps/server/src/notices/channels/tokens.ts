import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { NoticeStore } from '@wyrmtable/store'

/** Words in letters by which whoever reads them does one thing to one channel, on any device. Nothing is kept of them. */
export class Tokens {
  private readonly notices: NoticeStore

  constructor(notices: NoticeStore) {
    this.notices = notices
  }

  async of(deed: 'confirm' | 'stop', channel: string): Promise<string> {
    const key = await this.notices.serverKey('letters', () => randomBytes(32).toString('base64url'))
    const mark = createHmac('sha256', Buffer.from(key, 'base64url')).update(`${deed}/${channel}`)
    return `${channel}.${mark.digest('base64url')}`
  }

  /** The channel that somebody may do it to; undefined where the word was never given. */
  async channelOf(deed: 'confirm' | 'stop', token: string): Promise<string | undefined> {
    const [channel = ''] = token.split('.')
    const [own, theirs] = [Buffer.from(await this.of(deed, channel)), Buffer.from(token)]
    return own.length === theirs.length && timingSafeEqual(own, theirs) ? channel : undefined
  }
}
