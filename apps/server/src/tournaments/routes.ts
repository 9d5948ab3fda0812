import { createMatch, type Json, jsonOf, languages, seededDice } from '@wyrmtable/kernel'
import { tournamentStates } from '@wyrmtable/store'
import { acceptedLanguages, pickLanguage } from '@wyrmtable/text'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { anyJson } from '../any-json.ts'
import type { House } from '../matches/house.ts'
import { newWord } from '../matches/keys.ts'
import { laidTable } from '../matches/laid-table.ts'
import { badInput, illegal, Problem } from '../matches/problem.ts'
import { levelSchema } from '../matches/table.ts'
import type { Company } from '../people/moderation/company.ts'
import { signedIn } from '../people/routes.ts'
import { csvOf, documentOf } from './export.ts'
import { nextEntrant } from './pure/next-round.ts'
import { activeIn, type MatchResult, type TournamentLine } from './pure/record.ts'
import { rulesFor, type TournamentRules, tableFor, tournamentWishSchema } from './rules.ts'
import { sightOf, summaryOf } from './told.ts'
import { deckName, type Opened, type Tournaments } from './tournaments.ts'

/** Tournaments that a list shows, and that one account may have under way. */
const [mostListed, mostOwn] = [50, 10]

const params = z.strictObject({ id: z.string().regex(/^[\da-z]{6,20}$/) })
const reason = z.string().trim().min(1).max(300)
const few = { config: { rateLimit: { max: 30 } } }

/** Which points each result that an organiser may name gives to the first seat and the second. */
const namedResults = {
  first: [2, 0],
  second: [0, 2],
  draw: [1, 1],
  none: [0, 0],
} as const satisfies Record<string, MatchResult['halves']>

/** Tournaments, as they are asked for by HTTP; `docs/formats/http-api.md` describes it. */
export function registerTournaments(
  plain: FastifyInstance,
  house: House,
  tournaments: Tournaments,
  company: Company,
): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const { store } = house

  app.get('/api/tournaments', async () => {
    const listed = await Promise.all(
      tournamentStates.map(async (state) => {
        const rows = await store.tournaments.list(state, mostListed)
        return (await tournaments.openAll(rows)).map(summaryOf)
      }),
    )
    return { tournaments: listed.flat() }
  })

  app.post('/api/tournaments', { schema: { body: tournamentWishSchema }, ...few }, async (request, reply) => {
    const person = signedIn(request)
    await company.mayPlay(person)
    const rules = rulesFor(request.body)
    await mustBePlayable(rules)
    const under = await Promise.all(
      (['open', 'running'] as const).map((state) => store.tournaments.list(state, 1_000)),
    )
    const own = under.flat().filter(({ organiser }) => organiser === person.account.id)
    if (own.length >= mostOwn) throw new Problem('tooMuch', { reason: 'tournaments', maximum: mostOwn })
    const id = store.matchId(newWord())
    const made = { id, organiser: person.account.id, rules: JSON.stringify(rules) }
    await store.tournaments.create({ ...made, createdAt: house.time.now() })
    reply.code(201)
    return { id }
  })

  app.get('/api/tournaments/:id', { schema: { params } }, async (request) =>
    sightOf(store, await tournaments.open(request.params.id), request.person?.account, house.time.now()),
  )

  app.get(
    '/api/tournaments/:id/results',
    {
      schema: {
        params,
        querystring: z.strictObject({
          format: z.enum(['json', 'csv']).default('json'),
          /** Of the table for spreadsheets. Absent: what the browser asks for. */
          lang: z.enum(languages).optional(),
        }),
      },
    },
    async (request, reply) => {
      const opened = await tournaments.open(request.params.id)
      const { format, lang } = request.query
      reply.header('content-disposition', `attachment; filename="tournament-${opened.row.id}.${format}"`)
      if (format === 'json') return documentOf(store, opened)
      reply.type('text/csv; charset=utf-8')
      reply.header('vary', 'accept-language')
      const wanted = acceptedLanguages(request.headers['accept-language'] ?? '')
      return reply.send(await csvOf(store, opened, lang ?? pickLanguage(wanted)))
    },
  )

  app.post(
    '/api/tournaments/:id/join',
    {
      schema: {
        params,
        body: z.strictObject({ rated: z.boolean().optional(), brings: anyJson.optional() }),
      },
      ...few,
    },
    async (request) => {
      const person = signedIn(request)
      await company.mayPlay(person)
      const { rated, brings } = request.body
      const account = person.account.id
      const { stand } = await tournaments.change(request.params.id, async (opened) => {
        mustBeJoinable(opened)
        const { rules, stand: now } = opened
        if (rules.isRated && person.account.isBot) {
          throw new Problem('notAtThisTable', { reason: 'peopleOnly' })
        }
        if (rules.isRated && rated !== true) throw new Problem('notAtThisTable', { reason: 'isRated' })
        if (now.entrants.some((one) => one.account === account)) throw new Problem('taken', {})
        if (brings !== undefined) await mustFit(rules, brings)
        const entrant = nextEntrant(now)
        return {
          lines: [{ type: 'joined', entrant, account }],
          ...(brings === undefined ? {} : { secrets: { [deckName(entrant)]: JSON.stringify(brings) } }),
        }
      })
      return { entrant: nextEntrant(stand) }
    },
  )

  app.post('/api/tournaments/:id/leave', { schema: { params }, ...few }, async (request) => {
    const { account } = signedIn(request)
    const { stand } = await tournaments.open(request.params.id)
    const mine = stand.entrants.find((one) => one.account === account.id && !one.hasLeft)
    if (mine === undefined) throw new Problem('notYours', {})
    await tournaments.leave(request.params.id, mine.id)
    return {}
  })

  /** Computers fill up what people leave free. */
  app.post(
    '/api/tournaments/:id/computers',
    {
      schema: { params, body: z.strictObject({ level: levelSchema, count: z.int().min(1).max(64) }) },
      ...few,
    },
    async (request) => {
      const { level, count } = request.body
      await tournaments.change(request.params.id, (opened) => {
        mustOrganise(opened, request)
        mustBeJoinable(opened, count)
        const first = nextEntrant(opened.stand)
        return {
          lines: Array.from(
            { length: count },
            (_, place): TournamentLine => ({ type: 'joined', entrant: first + place, level }),
          ),
        }
      })
      return {}
    },
  )

  app.post('/api/tournaments/:id/start', { schema: { params }, ...few }, async (request) => {
    mustOrganise(await tournaments.open(request.params.id), request)
    await tournaments.start(request.params.id)
    return {}
  })

  app.post(
    '/api/tournaments/:id/exclude',
    { schema: { params, body: z.strictObject({ entrant: z.int().min(1), reason }) }, ...few },
    async (request) => {
      mustOrganise(await tournaments.open(request.params.id), request)
      await tournaments.leave(request.params.id, request.body.entrant, request.body.reason)
      return {}
    },
  )

  app.post(
    '/api/tournaments/:id/correct',
    {
      schema: {
        params,
        body: z.strictObject({
          match: z.string().max(20),
          result: z.enum(['first', 'second', 'draw', 'none']),
          reason,
        }),
      },
      ...few,
    },
    async (request) => {
      const { match, result, reason: why } = request.body
      await tournaments.change(request.params.id, (opened) => {
        mustOrganise(opened, request)
        if (opened.row.state !== 'running') throw new Problem('wrongMoment', { reason: opened.row.state })
        const isThere = opened.stand.rounds.some(({ matches }) => matches.some(({ id }) => id === match))
        if (!isThere) throw new Problem('noSuchThing', { match })
        const halves = namedResults[result]
        return { lines: [{ type: 'result', match, halves, kind: 'corrected', reason: why }] }
      })
      return {}
    },
  )

  app.post(
    '/api/tournaments/:id/call-off',
    { schema: { params, body: z.strictObject({ reason }) }, ...few },
    async (request) => {
      await tournaments.change(request.params.id, (opened) => {
        mustOrganise(opened, request)
        if (opened.row.state === 'over') throw new Problem('wrongMoment', { reason: 'over' })
        return { lines: [{ type: 'over', reason: request.body.reason }], state: 'over' }
      })
      return {}
    },
  )

  /** Whether matches like this can be laid at all is asked of the game. */
  async function mustBePlayable(rules: TournamentRules): Promise<void> {
    const manifest = house.games.find(({ id, stage }) => id === rules.game && stage === 'playable')
    if (manifest === undefined) {
      throw badInput({ code: 'unknownGame', path: '/game', figures: { got: rules.game } })
    }
    const { game } = await manifest.rules()
    laidTable(manifest, game, tableFor(rules, [{}, {}]), '')
  }

  /** What somebody hands in must be good in either seat. */
  async function mustFit(rules: TournamentRules, brings: Json): Promise<void> {
    const manifest = house.games.find(({ id }) => id === rules.game)
    if (manifest === undefined) throw new Problem('damaged', { game: rules.game })
    const { game } = await manifest.rules()
    const { options } = laidTable(manifest, game, tableFor(rules, [{}, {}]), '')
    for (const seat of [0, 1]) {
      const parsed = game.options.parse(options)
      if (!parsed.ok) throw badInput(parsed.fault)
      if (game.bring === undefined) {
        throw badInput({ code: 'unknownKey', path: '/brings', figures: { key: 'brings' } })
      }
      const brought = game.bring(parsed.value, seat, 2, brings)
      if (!brought.ok) throw badInput({ ...brought.fault, path: `/brings${brought.fault.path}` })
      const whole = game.options.parse(brought.value)
      if (!whole.ok) throw badInput({ ...whole.fault, path: '/brings' })
      const refusal = game.checkSetup?.(whole.value, 2)
      if (refusal !== undefined) throw illegal(refusal)
      const tried = createMatch(
        game,
        {
          ...{ id: 'tried', dice: { kind: 'recorded' }, createdAt: 0, options: jsonOf(whole.value) },
          seats: game.seatIds.slice(0, 2).map((id) => ({ id, name: '', kind: 'person' })),
        },
        seededDice('tried'),
      )
      if (!tried.ok) throw badInput({ ...tried.fault, path: '/brings' })
    }
  }
}

/** Whoever made it, and hosts. */
function mustOrganise({ row }: Opened, request: FastifyRequest): void {
  const { id, isHost } = signedIn(request).account
  if (row.organiser !== id && !isHost) throw new Problem('notYours', {})
}

/** Before it begins; in a Swiss tournament also as long as there is a round to come. */
function mustBeJoinable({ row, rules, stand }: Opened, count = 1): void {
  const isLate = row.state === 'running' && rules.kind === 'swiss' && stand.rounds.length < rules.rounds
  if (row.state !== 'open' && !isLate) throw new Problem('wrongMoment', { reason: 'begun' })
  if (activeIn(stand).length + count > rules.most) throw new Problem('wrongMoment', { reason: 'full' })
}
