import type { Json, Viewer } from '@wyrmtable/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { anyJson } from '../any-json.ts'
import type { Bots } from '../people/bots.ts'
import type { Clubs } from '../people/clubs/clubs.ts'
import { countAsking, peopleAsked, seatsAskedTo } from '../people/friends/seat-invitations.ts'
import type { Company } from '../people/moderation/company.ts'
import type { SignedIn } from '../people/people.ts'
import { mustBeWithin, needOfDeed } from '../people/tokens/scopes.ts'
import { personName } from '../person-name.ts'
import { placeOf, seatNamed, seatsOf, viewerNamed } from './access.ts'
import { commandSchema } from './commands.ts'
import type { House } from './house.ts'
import { hashOf, keyFor, keyOf, newSecret } from './keys.ts'
import type { Lobby } from './lobby.ts'
import { openOffer } from './offers.ts'
import { minePage, mostListed, pageOfHeld, pageOfTables, tableBefore, tablesPage } from './pages-of-lists.ts'
import { isZone } from './pauses.ts'
import type { Presence } from './presence.ts'
import { Problem } from './problem.ts'
import { replayFor } from './replays.ts'
import type { RunningMatch } from './running-match.ts'
import { choicesFor, sightOf, summaryOf, type TableFacts, viewThen } from './sight/index.ts'
import type { Streams } from './streams/streams.ts'
import { goingOnSchema, tableWishSchema } from './table.ts'
import type { Uploads } from './uploads/uploads.ts'
import type { Watchers } from './watchers.ts'

/** A pass to a seat is good for so long. */
const passMs = 15 * 60_000
/** Bytes of a match that was played elsewhere. */
const mostReplay = 4 * 1024 * 1024

const id = z.string().regex(/^[\da-z]{6,20}$/)
const matchParams = z.strictObject({ id })
const seatName = z.string().max(100)
const invitation = z.string().max(100).optional()
const seed = z.string().min(1).max(100)

export interface Services {
  readonly house: House
  readonly lobby: Lobby
  readonly streams: Streams
  readonly presence: Presence
  readonly watchers: Watchers
  readonly uploads: Uploads
  readonly company: Company
  readonly clubs: Clubs
  readonly bots: Bots
}

/** Everything about matches that is asked for by HTTP; `docs/formats/http-api.md` describes it. */
export function registerMatches(plain: FastifyInstance, services: Services): void {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  const { house, lobby, streams, presence, watchers, uploads, company, clubs, bots } = services
  const { store } = house

  /** A bot asks for a key of its own; browsers are given theirs as a cookie when they sit down. */
  app.post('/api/keys', { config: { rateLimit: { max: 30 } } }, async () => ({ key: newSecret() }))

  app.post(
    '/api/matches',
    { schema: { body: tableWishSchema }, config: { rateLimit: { max: 30 } } },
    async (request, reply) => {
      const key = keyFor(request, reply)
      const person = personFor(request, key)
      await company.mayPlay(person)
      if (request.body.isRated && person === undefined) {
        throw new Problem('notAtThisTable', { reason: 'needsAccount' })
      }
      if (request.body.isRated && person?.account.isBot) {
        throw new Problem('notAtThisTable', { reason: 'peopleOnly' })
      }
      const { club } = request.body
      if (club !== undefined && person === undefined) throw new Problem('signedOut')
      if (club !== undefined && person !== undefined) await clubs.as(person.account, club, 'member')
      const laid = await lobby.lay(
        { ...request.body, ...(club === undefined ? {} : { isPublic: false }) },
        key,
      )
      if (club !== undefined) await store.clubs.addTable(club, laid.id)
      streams.seated(key, laid.id)
      reply.code(201)
      return laid
    },
  )

  /** A match of one screen goes on here: it is played again, and its table laid for those who play on. */
  app.post(
    '/api/matches/going-on',
    { schema: { body: goingOnSchema }, bodyLimit: mostReplay, config: { rateLimit: { max: 10 } } },
    async (request, reply) => {
      const { replay } = request.body
      await uploads.judgeRunning(replay, request.ip)
      const key = keyFor(request, reply)
      await company.mayPlay(personFor(request, key))
      const laid = await lobby.goOn(request.body, key)
      streams.seated(key, laid.id)
      reply.code(201)
      return laid
    },
  )

  app.get('/api/tables', { schema: { querystring: tablesPage } }, async (request) => {
    const { before, limit } = request.query
    // One more than are shown says whether there is another page.
    const found = await store.openTables(limit + 1, tableBefore(before))
    const { rows, more } = pageOfTables(found, limit)
    const tables = await opened(rows.map((row) => row.id))
    const person = personFor(request, keyOf(request) ?? '')
    // Those of one's clubs are on the first page.
    const ofClubs = await clubTables(before === undefined ? person : undefined)
    const fitting = await company.fitting([...tables, ...ofClubs.keys()], person)
    return {
      tables: fitting.map((running) => {
        const club = ofClubs.get(running)
        return { ...summaries([running], undefined)[0], ...(club === undefined ? {} : { club }) }
      }),
      more,
    }
  })

  app.get('/api/mine', { schema: { querystring: minePage } }, async (request) => {
    const key = keyOf(request)
    const held = key === undefined ? [] : await store.heldBy(key)
    const { ids, more } = pageOfHeld(held, request.query.limit, request.query.before)
    const person = personFor(request, key ?? '')
    const hasNotice = await company.hasNotice(person)
    const account = person?.account.name ?? null
    const [asked, asking] =
      person === undefined
        ? [[], 0]
        : await Promise.all([seatsAskedTo(house, person.account), countAsking(store, person.account)])
    const invitations = asked
      .filter(({ running }) => !held.some(({ match }) => match === running.row.id))
      .map(({ running, ...one }) => ({ ...one, match: summaries([running], key)[0] }))
    const matches = summaries(await opened(ids), key)
    return { now: house.time.now(), matches, more, invitations, asking, hasNotice, account }
  })

  app.get(
    '/api/matches/:id',
    { schema: { params: matchParams, querystring: z.strictObject({ as: seatName.optional(), invitation }) } },
    async (request) => {
      const running = await house.latest(request.params.id)
      const seats = seatsOf(running, keyOf(request))
      const viewer = viewerNamed(running, seats, request.query.as, request.query.invitation)
      await running.settled()
      // A write that failed has made what is here untrue.
      if (!house.isCurrent(running)) throw new Problem('wrongMoment', { reason: 'tryAgain' })
      const seen = viewer === 'spectator' ? await house.fromOutside(running) : running
      const facts = factsOf(seen, viewer)
      // Who is there now tells of what happens now.
      const known = seen === running ? facts : { ...facts, present: {} }
      const sight = sightOf(known, viewer, seen.number(placeOf(seen, viewer)), seats)
      const club = running.match === undefined ? await clubOf(running) : undefined
      const isMember = club !== undefined && (await isIn(club, personFor(request, keyOf(request) ?? '')))
      return club === undefined ? sight : { ...sight, club: { ...club, isMember } }
    },
  )

  app.get(
    '/api/matches/:id/news',
    {
      schema: {
        params: matchParams,
        querystring: z.strictObject({
          as: seatName.optional(),
          after: z.coerce.number().int().min(0).default(0),
        }),
      },
    },
    async (request, reply) => {
      const running = await house.open(request.params.id)
      const viewer = viewerNamed(running, seatsOf(running, keyOf(request)), request.query.as)
      const place = placeOf(running, viewer)
      const seen = viewer === 'spectator' ? await house.fromOutside(running) : running
      const upTo = seen === running ? undefined : seen.n
      const told = await house.newsSince(request.params.id, place, request.query.after, upTo)
      reply.type('application/json; charset=utf-8')
      const news = told.map((one) => `{"number":${one.numbers[place]},${one.news[place]}`)
      return reply.send(`{"news":[${news.join(',')}]}`)
    },
  )

  /** For bots that know no rules: one request says what their seat sees and all that it may do. */
  app.get(
    '/api/matches/:id/actions',
    { schema: { params: matchParams, querystring: z.strictObject({ as: seatName.optional() }) } },
    async (request) => {
      const running = await house.latest(request.params.id)
      const seat = seatNamed(running, seatsOf(running, keyOf(request)), request.query.as)
      await running.settled()
      if (!house.isCurrent(running)) throw new Problem('wrongMoment', { reason: 'tryAgain' })
      if (running.match === undefined) throw new Problem('wrongMoment', { state: 'open' })
      return choicesFor(running.match, seat, running.number(seat))
    },
  )

  /** For whoever comes back, to be shown what happened since: from there the news tell how it went on. */
  app.get(
    '/api/matches/:id/views/:seq',
    {
      schema: {
        params: matchParams.extend({ seq: z.coerce.number().int().min(0) }),
        querystring: z.strictObject({ seat: seatName.optional() }),
      },
    },
    async (request) => {
      const { id: match, seq } = request.params
      const { running } = await seatOf(request, match, request.query.seat)
      const isAtHand = running.match !== undefined && running.match.since <= seq
      const { match: opened } = isAtHand ? running : await house.whole(match)
      const view = opened === undefined ? undefined : viewThen(opened, seq)
      if (view === undefined) throw new Problem('noSuchThing', { seq })
      return { view }
    },
  )

  app.get(
    '/api/matches/:id/replay',
    { schema: { params: matchParams, querystring: z.strictObject({ as: seatName.optional() }) } },
    async (request) => {
      const running = await house.open(request.params.id)
      const viewer = viewerNamed(running, seatsOf(running, keyOf(request)), request.query.as)
      const seen = viewer === 'spectator' ? await house.fromOutside(running) : running
      const upTo = seen === running ? undefined : seen.n
      return replayFor(await house.whole(request.params.id, upTo), viewer) as Json
    },
  )

  app.post(
    '/api/matches/:id/join',
    {
      schema: {
        params: matchParams,
        body: z.strictObject({
          seat: seatName.optional(),
          invitation,
          name: personName,
          zone: z.string().max(60).refine(isZone).optional(),
          nightFrom: z.int().min(0).max(23).optional(),
          seed,
          brings: anyJson.optional(),
          rated: z.boolean().optional(),
        }),
      },
    },
    async (request, reply) => {
      const running = await house.open(request.params.id)
      const key = keyFor(request, reply)
      const person = personFor(request, key)
      // A tournament pairs whom it will.
      if (running.table.tournament === undefined) await company.maySitAt(running, person)
      else await company.mayPlay(person)
      const account = person?.account
      const club = await clubOf(running)
      if (club !== undefined && !(await isIn(club, person))) {
        throw new Problem('notAtThisTable', { reason: 'clubOnly' })
      }
      const joiner = { ...request.body, account, isMember: club !== undefined }
      const seat = await lobby.join(request.params.id, joiner, key)
      streams.seated(key, request.params.id)
      return { seat: running.seatId(seat) }
    },
  )

  app.post(
    '/api/matches/:id/leave',
    { schema: { params: matchParams, body: z.strictObject({ seat: seatName.optional() }) } },
    async (request) => {
      const { running, seat, key } = await seatOf(request, request.params.id, request.body.seat)
      await lobby.leave(running.row.id, seat, key)
      return {}
    },
  )

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

  /** What the host's own people need to bring others in, shown again to whoever sits at the table. */
  app.get('/api/matches/:id/invitations', { schema: { params: matchParams } }, async (request) => {
    const { running } = await seatOf(request, request.params.id, undefined, true)
    const asked = await peopleAsked(house, running)
    return {
      invitations: running.standing.seats.flatMap(({ isTaken }, seat) => {
        const invitation = running.secrets[`invitation:${seat}`]
        const isOpen = !isTaken || openOffer(running, seat) !== undefined
        return !isOpen || invitation === undefined
          ? []
          : [{ seat: running.seatId(seat), invitation, asked: asked.get(seat) ?? [] }]
      }),
    }
  })

  /** A link by which the seat is taken along to another device. */
  app.post(
    '/api/matches/:id/passes',
    { schema: { params: matchParams, body: z.strictObject({ seat: seatName.optional() }) } },
    async (request, reply) => {
      const { running, seat } = await seatOf(request, request.params.id, request.body.seat)
      // An account is on every device as it is, and nobody else plays for it.
      if (running.table.isRated === true) throw new Problem('notAtThisTable', { reason: 'isRated' })
      if (running.table.tournament !== undefined) {
        throw new Problem('notAtThisTable', { reason: 'inTournament' })
      }
      const pass = newSecret()
      const expiresAt = house.time.now() + passMs
      await store.addPass({ pass: hashOf(pass), match: running.row.id, seat, expiresAt })
      reply.code(201)
      return { pass, expiresAt }
    },
  )

  app.post(
    '/api/passes',
    { schema: { body: z.strictObject({ pass: z.string().max(100) }) }, config: { rateLimit: { max: 30 } } },
    async (request, reply) => {
      const pass = await store.takePass(hashOf(request.body.pass), house.time.now())
      if (pass === undefined) throw new Problem('noSuchThing', {})
      const key = keyFor(request, reply)
      await store.hold(pass.match, pass.seat, key)
      await house.holdersChanged(pass.match)
      streams.seated(key, pass.match)
      return { match: pass.match, seat: (await house.open(pass.match)).seatId(pass.seat) }
    },
  )

  /** Nobody but whoever asks holds the seat from now on. */
  app.post(
    '/api/matches/:id/alone',
    { schema: { params: matchParams, body: z.strictObject({ seat: seatName.optional() }) } },
    async (request) => {
      const { running, seat, key } = await seatOf(request, request.params.id, request.body.seat)
      await store.holdAlone(running.row.id, seat, key)
      await house.holdersChanged(running.row.id)
      return {}
    },
  )

  app.post(
    '/api/matches/:id/presence',
    { schema: { params: matchParams, body: z.strictObject({ seat: seatName.optional() }) } },
    async (request) => {
      const { running, seat } = await seatOf(request, request.params.id, request.body.seat)
      presence.note(running, seat)
      return { present: presence.of(running) }
    },
  )

  app.get(
    '/api/matches/:id/note',
    { schema: { params: matchParams, querystring: z.strictObject({ seat: seatName.optional() }) } },
    async (request) => {
      const { running, seat } = await seatOf(request, request.params.id, request.query.seat)
      return { text: await store.note(running.row.id, seat) }
    },
  )

  app.put(
    '/api/matches/:id/note',
    {
      schema: {
        params: matchParams,
        body: z.strictObject({ seat: seatName.optional(), text: z.string().max(20_000) }),
      },
    },
    async (request) => {
      const { running, seat } = await seatOf(request, request.params.id, request.body.seat)
      await store.setNote(running.row.id, seat, request.body.text)
      return {}
    },
  )

  app.post(
    '/api/replays',
    { schema: { body: anyJson }, bodyLimit: mostReplay, config: { rateLimit: { max: 10 } } },
    async (request, reply) => {
      const taken = await uploads.take(request.body, request.ip)
      reply.code(201)
      return taken
    },
  )

  app.get('/api/replays/:id', { schema: { params: matchParams } }, async (request, reply) => {
    reply.type('application/json; charset=utf-8')
    return reply.send(await uploads.give(request.params.id))
  })

  app.get(
    '/api/stream',
    {
      schema: {
        querystring: z.strictObject({
          watch: z.string().max(2_000).optional(),
          from: z.string().max(20_000).optional(),
          format: z.enum(['sse', 'ndjson']).optional(),
        }),
      },
      config: { lasts: true },
    },
    async (request, reply) => {
      const { watch = '', from, format } = request.query
      const ids = watch === '' ? [] : watch.split(',')
      if (ids.length > 20 || !ids.every((one) => id.safeParse(one).success)) {
        throw new Problem('badInput', { reason: 'watch' })
      }
      const last = request.headers['last-event-id']
      await streams.serve(request, reply, keyOf(request), {
        watch: ids,
        from: (typeof last === 'string' ? last : undefined) ?? from,
        lines: format === 'ndjson' || request.headers.accept?.includes('application/x-ndjson') === true,
      })
    },
  )

  /** Who is signed in, where it is they who ask: a bot's own key goes before a session. */
  const personFor = ({ person }: FastifyRequest, key: string) => (person?.key === key ? person : undefined)

  /** The club whose table it is. */
  async function clubOf({ row }: RunningMatch) {
    const id = await store.clubs.clubOf(row.id)
    const club = id === undefined ? undefined : await store.clubs.club(id)
    return club === undefined ? undefined : { id: club.id, name: club.name }
  }

  async function isIn(club: { readonly id: string }, person: SignedIn | undefined): Promise<boolean> {
    const member = person === undefined ? undefined : await store.clubs.member(club.id, person.account.id)
    return member !== undefined && member.role !== 'asked'
  }

  /** Tables that wait in the clubs of somebody, each with its club. */
  async function clubTables(person: SignedIn | undefined) {
    const of = person === undefined ? [] : await store.clubs.of(person.account.id)
    const ids = of.filter(({ role }) => role !== 'asked').map(({ club }) => club)
    const waiting = await store.clubs.openTables(ids, mostListed)
    const named = new Map(
      await Promise.all(ids.map(async (id) => [id, (await store.clubs.club(id))?.name ?? ''] as const)),
    )
    const running = await opened(waiting.map(({ match }) => match))
    return new Map(
      running.map((one) => {
        const club = waiting.find(({ match }) => match === one.row.id)?.club ?? ''
        return [one, { id: club, name: named.get(club) ?? '' }] as const
      }),
    )
  }

  /** The seat that the sender speaks for, or any of theirs. */
  async function seatOf(request: FastifyRequest, match: string, name: string | undefined, any = false) {
    const running = await house.open(match)
    const key = keyOf(request)
    const seats = seatsOf(running, key)
    const seat = seatNamed(running, any ? seats.slice(0, 1) : seats, name)
    return { running, seat, key: key ?? '' }
  }

  /** Matches of a list; one that cannot be opened is left out. */
  async function opened(ids: readonly string[]): Promise<readonly RunningMatch[]> {
    const tried = await Promise.allSettled(ids.map((one) => house.open(one)))
    return tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  }

  const summaries = (matches: readonly RunningMatch[], key: string | undefined) =>
    matches.map((running) => summaryOf(factsOf(running), seatsOf(running, key)))

  const factsOf = (running: RunningMatch, viewer: Viewer = 'spectator'): TableFacts => ({
    id: running.row.id,
    game: running.game,
    version: running.row.version,
    table: running.table,
    isPublic: running.row.isPublic,
    createdAt: running.row.createdAt,
    standing: running.standing,
    match: running.match,
    present: presence.of(running),
    watchers: watchers.of(running.row.id),
    formers: running.formers,
    bots: bots.seatsOf(running),
    sharers: running.holders.filter(({ seat }) => seat === viewer).length,
    opened:
      running.match?.outcome() === undefined
        ? undefined
        : { secret: running.secrets.dice ?? '', seatSeeds: running.seatSeeds },
  })
}
