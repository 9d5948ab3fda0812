import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { mustBeWithin, needOfDeed } from '../../people/tokens/scopes.ts'
import { seatNamed, seatsOf } from '../access.ts'
import { commandSchema } from '../commands.ts'
import { keyOf } from '../keys.ts'
import { matchParams, personFor } from './asked.ts'
import type { Services } from './services.ts'

/** How seats command. */
export function registerCommands(plain: FastifyInstance, services: Services): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const { house, lobby, streams, presence, company } = services

  app.post(
    '/api/matches/:id/commands',
    { schema: { params: matchParams, body: commandSchema }, config: { rateLimit: { max: 600 } } },
    async (request) => {
      const { body, params } = request
      mustBeWithin(request.person?.may, needOfDeed(body.deed.type))
      const running = await house.open(params.id)
      const seat = seatNamed(running, seatsOf(running, keyOf(request)), body.seat)
      presence.note(running, seat)
      const { type } = body.deed
      // Those who share a seat are left to themselves.
      const isTalk = type === 'sayPhrase' || (body.deed.type === 'say' && body.deed.private !== true)
      if (isTalk) await company.maySitAt(running, personFor(request, keyOf(request) ?? ''))
      else if (type === 'rematch') await company.mayPlay(personFor(request, keyOf(request) ?? ''))
      if (body.deed.type !== 'rematch') return { number: await house.command(params.id, seat, body) }
      const match = await lobby.rematch(params.id, seat)
      for (const { key } of running.holders) streams.seated(key, match)
      return { match }
    },
  )
}
