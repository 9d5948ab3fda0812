import type { Channel } from '@wyrmtable/store'
import type { Transporter } from 'nodemailer'
import type { Letter } from '../letter.ts'
import { noticeText } from '../text/index.ts'
import type { Sender, Sent } from './sender.ts'
import type { Tokens } from './tokens.ts'

const withinMs = 20_000

export interface MailSettings {
  /** Of the server that takes mail: `smtp://user:password@host:587`. */
  readonly url: string
  /** From whom it is, such as `Wyrmtable <games@example.org>`. */
  readonly from: string
}

/** Sends letters by a mail server of the host's; each says how to have no more of them. */
export class Mail implements Sender {
  private readonly from: string
  private readonly tokens: Tokens
  private readonly url: string
  private transport: Promise<Transporter> | undefined

  constructor({ url, from }: MailSettings, tokens: Tokens) {
    this.from = from
    this.tokens = tokens
    this.url = url
  }

  async send({ id, target }: Channel, letter: Letter, name: string, home: string): Promise<Sent> {
    const { kind, title, text, path, language } = letter
    const t = noticeText(language)
    const isQuestion = kind === 'confirm'
    const stop = await this.tokens.of('stop', id)
    const link = isQuestion
      ? `${home}/#/notices/confirm/${await this.tokens.of('confirm', id)}`
      : `${home}${path}`
    const end = isQuestion ? [] : ['', '-- ', t('notice.stop'), `${home}/#/notices/stop/${stop}`]
    try {
      this.transport ??= transportTo(this.url)
      const transport = await this.transport
      await transport.sendMail({
        from: this.from,
        to: { name: '', address: target },
        subject: title,
        text: [text, '', link, ...end].join('\n'),
        messageId: `<${name}@${new URL(home).hostname}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': language,
          ...(isQuestion
            ? {}
            : {
                'List-Unsubscribe': `<${home}/api/notices/stop/${stop}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }),
        },
      })
      return { ok: true }
    } catch (error) {
      return { ok: false, code: codeOf(error) }
    }
  }
}

/** The library is read with the first letter: a server that starts need not wait for it. */
async function transportTo(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const patience = { connectionTimeout: withinMs, greetingTimeout: withinMs, socketTimeout: withinMs }
  return createTransport({ url, ...patience })
}

const codeOf = (error: unknown) => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ETIMEDOUT') return 'tooSlow'
  return code === 'ECONNECTION' || code === 'ESOCKET' || code === 'EDNS' ? 'noConnection' : 'mailRefused'
}
