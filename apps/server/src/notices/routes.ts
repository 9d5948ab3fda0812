import type { Channel } from '@wyrmtable/store'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { House } from '../matches/house.ts'
import { newWord } from '../matches/keys.ts'
import { Problem } from '../matches/problem.ts'
import { deviceOf } from '../people/device.ts'
import type { SignedIn } from '../people/people.ts'
import { signedIn } from '../people/routes.ts'
import { LettersAsked } from './channels/letters-asked.ts'
import { mayAsk } from './channels/post-outside.ts'
import { pushKeys, pushServerKeys } from './channels/push.ts'
import { Tokens } from './channels/tokens.ts'
import { newWebhookSecret } from './channels/webhook.ts'
import { mostTries, type Notices } from './notices.ts'
import { rulesOf, rulesSchema } from './rules.ts'
import type { NoticeSettings } from './settings.ts'

/** Ways of one account. */
const mostChannels = 12

const few = { config: { rateLimit: { max: 30 } } }
/** Less than what no address leads to, which has nothing to say of what was wrong. */
const tokenParams = z.strictObject({ token: z.string().max(80) })
const channelParams = z.strictObject({ id: z.string().max(40) })

const channelSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('webhook'),
    target: z.url().max(2_000),
    label: z.string().trim().max(60),
  }),
  z.strictObject({ kind: z.literal('push'), target: z.url().max(2_000), keys: pushKeys }),
  z.strictObject({ kind: z.literal('mail'), target: z.email().max(200) }),
])
type Wish = z.infer<typeof channelSchema>

/** What an account is told while it is not looking; `docs/formats/http-api.md` describes it. */
export function registerNotices(
  plain: FastifyInstance,
  house: House,
  notices: Notices,
  { reach, mail }: NoticeSettings,
): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const { notices: store } = house.store
  const tokens = new Tokens(store)
  const letters = new LettersAsked(house.time)

  app.get('/api/notices', async (request) => {
    const { account } = signedIn(request)
    const [rules, channels, keys] = await Promise.all([
      rulesOf(store, account.id),
      store.channels(account.id),
      pushServerKeys(store),
    ])
    return {
      ...{ rules, channels: channels.map(toldOf), tries: mostTries },
      offers: { push: keys.publicKey, mail: mail !== undefined },
    }
  })

  app.put('/api/notices/rules', { schema: { body: rulesSchema }, ...few }, async (request) => {
    await store.setRules(signedIn(request).account.id, JSON.stringify(request.body))
    return {}
  })

  app.post('/api/notices/channels', { schema: { body: channelSchema }, ...few }, async (request, reply) => {
    const { account } = signedIn(request)
    const wish = request.body
    const { kind, target } = wish
    if (kind === 'mail' && mail === undefined) throw new Problem('wrongMoment', { reason: 'noMail' })
    if (kind !== 'mail' && !mayAsk(target, reach)) throw new Problem('badInput', { reason: 'address' })
    if ((await store.channels(account.id)).length >= mostChannels) throw new Problem('tooMuch', {})
    const secret = secretOf(wish)
    const id = newWord()
    const channel: Channel = {
      ...{
        id,
        account: account.id,
        kind,
        target,
        secret,
        label: labelOf(wish, request),
        home: homeOf(request),
      },
      ...{ createdAt: house.time.now(), isConfirmed: kind !== 'mail', isPaused: false, failures: 0 },
      ...{ failedAt: undefined, why: undefined, workedAt: undefined },
    }
    if (kind === 'mail') letters.count(account.id, target)
    if (!(await store.addChannel(channel))) throw new Problem('taken', {})
    if (kind === 'mail') await notices.send('confirm', channel)
    reply.code(201)
    return kind === 'webhook' ? { id, secret } : { id }
  })

  app.put(
    '/api/notices/channels/:id',
    { schema: { params: channelParams, body: z.strictObject({ isPaused: z.boolean() }) }, ...few },
    async (request) => {
      const { id } = await own(signedIn(request), request.params.id)
      await store.pauseChannel(id, request.body.isPaused)
      return {}
    },
  )

  app.post(
    '/api/notices/channels/:id/test',
    { schema: { params: channelParams }, config: { rateLimit: { max: 10 } } },
    async (request) => {
      const channel = await own(signedIn(request), request.params.id)
      if (!channel.isConfirmed || channel.isPaused) throw new Problem('wrongMoment', {})
      await notices.send('test', channel)
      return {}
    },
  )

  app.delete('/api/notices/channels/:id', { schema: { params: channelParams } }, async (request) => {
    const { account } = signedIn(request)
    await store.removeChannel(account.id, request.params.id)
    return {}
  })

  /** By a link in a letter: it may be opened where nobody is signed in. */
  app.post('/api/notices/confirm/:token', { schema: { params: tokenParams }, ...few }, async (request) => {
    const channel = await lettersTo('confirm', request.params.token)
    await store.confirmChannel(channel.id)
    return { target: channel.target }
  })

  // Mail programs say by a form that no more is wanted (RFC 8058).
  plain.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, __, done) =>
      done(null, undefined),
    )
    scope
      .withTypeProvider<ZodTypeProvider>()
      .post('/api/notices/stop/:token', { schema: { params: tokenParams }, ...few }, async (request) => {
        const channel = await lettersTo('stop', request.params.token)
        await store.removeChannel(channel.account, channel.id)
        return { target: channel.target }
      })
  })

  async function lettersTo(deed: 'confirm' | 'stop', token: string): Promise<Channel> {
    const id = await tokens.channelOf(deed, token)
    const channel = id === undefined ? undefined : await store.channel(id)
    if (channel === undefined) throw new Problem('noSuchThing', {})
    return channel
  }

  async function own({ account }: SignedIn, id: string): Promise<Channel> {
    const channel = await store.channel(id)
    if (channel?.account !== account.id) throw new Problem('noSuchThing', {})
    return channel
  }
}

/** What it takes to write there, besides the address. */
function secretOf(wish: Wish): string {
  if (wish.kind === 'webhook') return newWebhookSecret()
  return wish.kind === 'push' ? JSON.stringify(wish.keys) : ''
}

function labelOf(wish: Wish, { headers }: FastifyRequest): string {
  if (wish.kind === 'webhook') return wish.label
  return wish.kind === 'push' ? deviceOf(headers['user-agent']) : ''
}

/** A way as its owner is shown it: what it takes to write there is shown to nobody again. */
function toldOf({ account: _, secret: __, home: ___, failedAt, workedAt, why, ...channel }: Channel) {
  const [code = null, status] = why?.split(' ') ?? []
  return {
    ...channel,
    failedAt: failedAt ?? null,
    workedAt: workedAt ?? null,
    why: code,
    status: status === undefined ? null : Number(status),
  }
}

/** Where whoever asks reaches this server: nobody else's links are made of it. */
function homeOf({ headers, protocol, host }: FastifyRequest): string {
  return headers.origin ?? `${protocol}://${host}`
}
