import type { Account, MatchStore } from '@wyrmtable/store'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { seatsOf } from '../../matches/access.ts'
import type { House } from '../../matches/house.ts'
import { keyOf, newWord } from '../../matches/keys.ts'
import { Problem } from '../../matches/problem.ts'
import { personName } from '../../person-name.ts'
import { nameKeyOf } from '../name-key.ts'
import { accountOfKey } from '../people.ts'
import { signedIn } from '../routes.ts'

/** Blocks of one account, and reports of one account that nothing was done about yet. */
const [mostBlocks, mostReports] = [500, 10]

const matchId = z.string().regex(/^[\da-z]{6,20}$/)
const seatName = z.string().max(100)
/** Somebody by the name of their account, or by where they sit at a table of one's own. */
const who = { name: personName.optional(), match: matchId.optional(), seat: seatName.optional() }

/** Keeping away from others and telling the host of them; `docs/formats/http-api.md` describes it. */
export function registerModeration(plain: FastifyInstance, house: House): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const { people, moderation }: MatchStore = house.store
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
    const other = await meant(request, request.body)
    if ((await moderation.blocksOf(account.id)).length >= mostBlocks) throw new Problem('tooMuch', {})
    await moderation.block(account.id, other.id, house.time.now())
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
      const about = await meant(request, request.body)
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

  /** Somebody else with an account; a Problem where there is none, as with a guest. */
  async function meant(
    request: FastifyRequest,
    {
      name,
      match,
      seat,
    }: { readonly name?: string | undefined; match?: string | undefined; seat?: string | undefined },
  ): Promise<Account> {
    let found: Account | undefined
    if (name !== undefined) found = await people.accountNamed(nameKeyOf(name))
    else if (match !== undefined && seat !== undefined) {
      const running = await house.open(match)
      if (seatsOf(running, keyOf(request)).length === 0) throw new Problem('notYours', {})
      const place = running.game.seatIds.indexOf(seat)
      for (const { key } of running.holders.filter((holder) => holder.seat === place)) {
        const account = accountOfKey(key)
        if (account !== undefined) found = await people.account(account)
      }
    } else throw new Problem('badInput', { reason: 'whom' })
    if (found === undefined) throw new Problem('noSuchThing', { reason: 'noAccount' })
    if (found.id === signedIn(request).account.id) throw new Problem('badInput', { reason: 'yourself' })
    return found
  }
}
