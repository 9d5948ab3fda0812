import type { MatchStore } from '@wyrmtable/store'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { House } from '../../matches/house.ts'
import { newWord } from '../../matches/keys.ts'
import { Problem } from '../../matches/problem.ts'
import { personName } from '../../person-name.ts'
import { meant, who } from '../meant.ts'
import { nameKeyOf } from '../name-key.ts'
import { signedIn } from '../routes.ts'

/** Blocks of one account, and reports of one account that nothing was done about yet. */
const [mostBlocks, mostReports] = [500, 10]

/** Keeping away from others and telling the host of them; `docs/formats/http-api.md` describes it. */
export function registerModeration(plain: FastifyInstance, house: House): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const { people, moderation, friends }: MatchStore = house.store
  const few = { config: { rateLimit: { max: 30 } } }

  app.get('/api/account/blocks', async (request) => {
    const blocks = await moderation.blocksOf(signedIn(request).account.id)
    const named = await Promise.all(
      blocks.map(async ({ other, at }) => ({ name: (await people.account(other))?.name ?? '', at })),
    )
    return { blocks: named.filter(({ name }) => name !== '') }
  })

  app.post('/api/account/blocks', { schema: { body: z.strictObject(who) }, ...few }, async (request) => {
    const { account } = signedIn(request)
    const other = await meant(house, request, request.body)
    if ((await moderation.blocksOf(account.id)).length >= mostBlocks) throw new Problem('tooMuch', {})
    await moderation.block(account.id, other.id, house.time.now())
    await friends.part(account.id, other.id)
    return { name: other.name }
  })

  app.delete(
    '/api/account/blocks/:name',
    { schema: { params: z.strictObject({ name: personName }) } },
    async (request) => {
      const { account } = signedIn(request)
      const other = await people.accountNamed(nameKeyOf(request.params.name))
      if (other !== undefined) await moderation.unblock(account.id, other.id)
      return {}
    },
  )

  app.post(
    '/api/reports',
    { schema: { body: z.strictObject({ ...who, words: z.string().trim().min(1).max(1_000) }) }, ...few },
    async (request, reply) => {
      const { account } = signedIn(request)
      const { words, match } = request.body
      const about = await meant(house, request, request.body)
      if ((await moderation.countOpenReports(account.id)) >= mostReports) throw new Problem('tooMuch', {})
      const at = house.time.now()
      await moderation.addReport({
        ...{ id: newWord(), at, by: account.id, about: about.id, match, words, isOpen: true },
      })
      reply.code(201)
      return { name: about.name }
    },
  )

  /** What the host wrote has been read. */
  app.post(
    '/api/account/notices/:id/seen',
    { schema: { params: z.strictObject({ id: z.string().max(20) }) } },
    async (request) => {
      await moderation.measureSeen(signedIn(request).account.id, request.params.id)
      return {}
    },
  )
}
