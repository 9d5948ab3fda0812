import { createHmac, randomBytes } from 'node:crypto'
import type { Channel } from '@wyrmtable/store'
import type { Letter } from '../letter.ts'
import { postOutside, type Reach } from './post-outside.ts'
import type { Sender, Sent } from './sender.ts'

/** What both sides know, as whoever receives is given it. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** The signature of a message as https://www.standardwebhooks.com has it; `docs/formats/webhooks.md` has vectors. */
export function signatureOf(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
}

/** Posts a notice as JSON to whoever is to receive it, signed. */
export class Webhook implements Sender {
  private readonly reach: Reach
  private readonly now: () => number

  constructor(reach: Reach, now: () => number) {
    this.reach = reach
    this.now = now
  }

  async send({ target, secret }: Channel, letter: Letter, id: string, home: string): Promise<Sent> {
    const { path, ...told } = letter
    const body = JSON.stringify({ ...told, link: `${home}${path}` })
    const seconds = Math.floor(this.now() / 1000)
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Wyrmtable',
      'webhook-id': id,
      'webhook-timestamp': `${seconds}`,
      'webhook-signature': signatureOf(secret, id, seconds, body),
    }
    const sent = await postOutside(target, headers, body, this.reach)
    // Whoever moves a receiver may forget it for a while: it is tried again.
    if (sent.ok) return sent
    const { isGone: _, ...failed } = sent
    return failed
  }
}
