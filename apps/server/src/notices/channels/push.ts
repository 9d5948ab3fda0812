import { createHash } from 'node:crypto'
import type { Channel, NoticeStore } from '@wyrmtable/store'
import { z } from 'zod'
import type { Letter } from '../letter.ts'
import { postOutside, type Reach } from './post-outside.ts'
import type { Sender, Sent } from './sender.ts'

/** A browser that is off for longer need not be told any more. */
const lastsSeconds = 24 * 60 * 60

const bytes = (count: number) =>
  z.string().refine((text) => /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === count)

/** What a browser gives to whoever may write to it: a point of P-256, and a word. */
export const pushKeys = z.strictObject({ p256dh: bytes(65), auth: bytes(16) })

const serverKeys = z.object({ publicKey: z.string(), privateKey: z.string() })

/** The keys by which push services know this server again: made when they are first wanted, and kept. */
export async function pushServerKeys(notices: NoticeStore) {
  const { generateVAPIDKeys } = await library()
  const kept = await notices.serverKey('push', () => JSON.stringify(generateVAPIDKeys()))
  return serverKeys.parse(JSON.parse(kept))
}

/** Read when it is first wanted: a server that starts need not wait for it. */
const library = async () => (await import('web-push')).default

/** Writes to a browser by the service of whoever made it, which cannot read what it brings. */
export class Push implements Sender {
  private readonly reach: Reach
  private readonly notices: NoticeStore

  constructor(reach: Reach, notices: NoticeStore) {
    this.reach = reach
    this.notices = notices
  }

  async send({ target, secret }: Channel, letter: Letter, _id: string, home: string): Promise<Sent> {
    const { title, text, path, language, about, kind } = letter
    const tag = about === undefined ? kind : `${about.match}/${kind}`
    const keys = await pushServerKeys(this.notices)
    const { generateRequestDetails } = await library()
    const { endpoint, headers, body } = generateRequestDetails(
      { endpoint: target, keys: pushKeys.parse(JSON.parse(secret)) },
      JSON.stringify({ title, text, path, language, tag }),
      {
        // Whom a service may turn to.
        vapidDetails: { subject: home.startsWith('https:') ? home : 'mailto:host@localhost', ...keys },
        TTL: lastsSeconds,
        contentEncoding: 'aes128gcm',
        urgency: kind === 'talk' ? 'normal' : 'high',
        // Of what waits for a browser that is off the latest of each kind is enough.
        topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
      },
    )
    return postOutside(endpoint, headers, body ?? '', this.reach)
  }
}
