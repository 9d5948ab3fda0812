import type { Manifest } from '@wyrmtable/kernel'
import type { MatchStore, RatedResult } from '@wyrmtable/store'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem } from '../../matches/problem.ts'
import { nameKeyOf } from '../name-key.ts'
import { mostDeviation, shown } from './skill.ts'

/** Matches that a profile tells at a time, and people that a list of the best does. */
const [mostMatches, mostBest] = [20, 100]

const place = /^(\d{1,15})\.([\da-z]{6,20})$/

/** How good people are, for everybody to see; `docs/formats/http-api.md` describes it. */
export function registerRatings(
  plain: FastifyInstance,
  { people, ratings }: MatchStore,
  games: readonly Manifest[],
): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/api/people/:name',
    {
      schema: {
        params: z.strictObject({ name: z.string().min(1).max(40) }),
        querystring: z.strictObject({ before: z.string().regex(place).optional() }),
      },
    },
    async (request) => {
      const account = await people.accountNamed(nameKeyOf(request.params.name))
      if (account === undefined) throw new Problem('noSuchThing', {})
      const [, at, match = ''] = place.exec(request.query.before ?? '') ?? []
      const before = at === undefined ? undefined : { at: Number(at), match }
      const [all, results, endings] = await Promise.all([
        ratings.ratingsOf(account.id),
        ratings.resultsBy(account.id, mostMatches + 1, before),
        ratings.countEndings(account.id),
      ])
      const told = results.slice(0, mostMatches)
      const last = results.length > mostMatches ? told.at(-1) : undefined
      return {
        name: account.name,
        createdAt: account.createdAt,
        isBot: account.isBot,
        ratings: all.map(({ game, side, pace, matches, ...skill }) => ({
          ...{ game, side: side === '' ? null : side, pace, matches },
          ...shown(skill),
          isSure: skill.deviation <= mostDeviation,
        })),
        endings,
        matches: await Promise.all(told.map((result) => toldOf(result))),
        more: last === undefined ? null : `${last.at}.${last.match}`,
      }
    },
  )

  app.get(
    '/api/ratings',
    {
      schema: {
        querystring: z.strictObject({
          game: z.string().max(100),
          pace: z.enum(['live', 'days']),
          side: z.string().max(100).optional(),
        }),
      },
    },
    async (request) => {
      const { game, pace, side = '' } = request.query
      const best = await ratings.best({ game, side, pace }, mostDeviation, mostBest)
      return { people: best.map(({ name, matches, ...skill }) => ({ name, matches, ...shown(skill) })) }
    },
  )

  /** A match of somebody, with all who sat there. Whoever has no account any more has no name. */
  async function toldOf({ match, seat, at, game, pace }: RatedResult) {
    const all = await ratings.resultsOf(match)
    const accounts = await Promise.all(all.map((one) => people.account(one.account)))
    const seatIds = games.find(({ id }) => id === game)?.seatIds ?? []
    return {
      match,
      at,
      game,
      pace,
      seat: seatIds[seat] ?? `${seat}`,
      seats: all.map(({ seat: place, place: rank, ending, before, ...after }, index) => ({
        seat: seatIds[place] ?? `${place}`,
        name: accounts[index]?.name ?? null,
        place: rank,
        ending,
        before: shown(before),
        after: shown(after),
      })),
    }
  }
}
