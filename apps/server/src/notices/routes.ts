import type { Channel } from '@wyrmtable/store'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { House } from '../matches/house.ts'
import { newWord } from '../matches/keys.ts'
import { Problem } from '../matches/problem.ts'
import type { SignedIn } from '../people/people.ts'
import { signedIn } from '../people/routes.ts'
import { mayAsk } from './channels/post-outside.ts'
import { newWebhookSecret } from './channels/webhook.ts'
import { mostTries, type Notices } from './notices.ts'
import { rulesOf, rulesSchema } from './rules.ts'
import type { NoticeSettings } from './settings.ts'

/** Ways of one account. */
const mostChannels = 12

const few = { config: { rateLimit: { max: 30 } } }
const channelParams = z.strictObject({ id: z.string().max(40) })

const channelSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('webhook'),
    target: z.url().max(2_000),
    label: z.string().trim().max(60),
  }),
])

/** What an account is told while it is not looking; `docs/formats/http-api.md` describes it. */
export function registerNotices(
  plain: FastifyInstance,
  house: House,
  notices: Notices,
  { reach }: NoticeSettings,
): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const { notices: store } = house.store

  app.get('/api/notices', async (request) => {
    const { account } = signedIn(request)
    const [rules, channels] = await Promise.all([rulesOf(store, account.id), store.channels(account.id)])
    return { rules, channels: channels.map(toldOf), tries: mostTries }
  })

  app.put('/api/notices/rules', { schema: { body: rulesSchema }, ...few }, async (request) => {
    await store.setRules(signedIn(request).account.id, JSON.stringify(request.body))
    return {}
  })

  app.post('/api/notices/channels', { schema: { body: channelSchema }, ...few }, async (request, reply) => {
    const { account } = signedIn(request)
    const { kind, target, label } = request.body
    if (!mayAsk(target, reach)) throw new Problem('badInput', { reason: 'address' })
    if ((await store.channels(account.id)).length >= mostChannels) throw new Problem('tooMuch', {})
    const secret = newWebhookSecret()
    const id = newWord()
    const isNew = await store.addChannel({
      ...{ id, account: account.id, kind, target, secret, label, home: homeOf(request) },
      ...{ createdAt: house.time.now(), isConfirmed: true, isPaused: false, failures: 0 },
      ...{ failedAt: undefined, why: undefined, workedAt: undefined },
    })
    if (!isNew) throw new Problem('taken', {})
    reply.code(201)
    return { id, secret }
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
      await notices.test(channel)
      return {}
    },
  )

  app.delete('/api/notices/channels/:id', { schema: { params: channelParams } }, async (request) => {
    const { account } = signedIn(request)
    await store.removeChannel(account.id, request.params.id)
    return {}
  })

  async function own({ account }: SignedIn, id: string): Promise<Channel> {
    const channel = await store.channel(id)
    if (channel?.account !== account.id) throw new Problem('noSuchThing', {})
    return channel
  }
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
