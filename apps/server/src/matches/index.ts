import cookie from '@fastify/cookie'
import { type Manifest, schemaOf } from '@wyrmtable/kernel'
import type { Held, MatchStore } from '@wyrmtable/store'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { measureWorkers } from '../metrics/measure-workers.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { startNotices } from '../notices/index.ts'
import { registerNotices } from '../notices/routes.ts'
import type { NoticeSettings } from '../notices/settings.ts'
import { registerDescription } from '../openapi/routes.ts'
import { Bots } from '../people/bots.ts'
import { Clubs } from '../people/clubs/clubs.ts'
import { registerClubs } from '../people/clubs/routes.ts'
import { registerDocuments } from '../people/documents/routes.ts'
import { registerFriends } from '../people/friends/routes.ts'
import { Whereabouts } from '../people/friends/whereabouts.ts'
import { registerHost } from '../people/host/routes.ts'
import { Company } from '../people/moderation/company.ts'
import { registerModeration } from '../people/moderation/routes.ts'
import type { PasswordCost } from '../people/passwords.ts'
import { People, type Tables } from '../people/people.ts'
import { registerRatings } from '../people/ratings/routes.ts'
import { registerPeople } from '../people/routes.ts'
import { recognisePeople } from '../people/session-cookie.ts'
import { registerTokens } from '../people/tokens/routes.ts'
import { tournamentsOf, withdraw } from '../tournaments/of-account.ts'
import { registerTournaments } from '../tournaments/routes.ts'
import { Tournaments } from '../tournaments/tournaments.ts'
import { Thinkers, type Thinking } from './computers/thinkers.ts'
import { depart } from './depart.ts'
import { TableFactsNow } from './facts.ts'
import { House } from './house.ts'
import { Work } from './jobs/work.ts'
import { Leases } from './lending/leases.ts'
import { Lending, lendingWhisper } from './lending/lending.ts'
import { registerLending } from './lending/routes.ts'
import { Lobby } from './lobby.ts'
import { Presence } from './presence.ts'
import { badInput } from './problem.ts'
import { registerMatches } from './routes.ts'
import { registerSeeks } from './seeks/routes.ts'
import { Seeks } from './seeks/seeks.ts'
import { Streams } from './streams/streams.ts'
import type { Time } from './time.ts'
import { type UploadLimits, Uploads, uploadLimits } from './uploads/uploads.ts'
import { Watchers } from './watchers.ts'

export interface MatchesOptions {
  readonly store: MatchStore
  readonly time: Time
  readonly games: readonly Manifest[]
  /** A seat can only do so much in a minute. */
  readonly isPaced: boolean
  /** Computers, deadlines and the like are seen to here. */
  readonly works: boolean
  /** How much is taken of matches that were played elsewhere; absent: a gigabyte in all. */
  readonly uploads?: UploadLimits | undefined
  /** Who thinks for computers; absent: threads of this machine. */
  readonly thinkers?: Thinking | undefined
  /** Takes figures of the matches that are open here. */
  readonly metrics?: Metrics | undefined
  /** How dear it is to guess a password; absent: about a tenth of a second. */
  readonly passwordCost?: PasswordCost | undefined
  readonly notices: NoticeSettings
}

/** Lets people play with each other: matches out of the store, told to whoever may know. */
export async function serveMatches(
  app: FastifyInstance,
  {
    store,
    time,
    games,
    isPaced,
    works,
    uploads: limits,
    metrics,
    passwordCost,
    thinkers,
    notices: settings,
  }: MatchesOptions,
): Promise<void> {
  await app.register(cookie)
  const house = new House(store, time, games, isPaced)
  const tell = (match: string, text: string) => streams.aside(match, text)
  const whisper = (text: string) => store.whisper(text)
  const watchers = new Watchers(tell, whisper)
  const streams = new Streams(house, watchers)
  const presence = new Presence(time, tell, whisper)
  const bots = new Bots(store.people, whisper)
  const whereabouts = new Whereabouts(time, whisper)
  const facts = new TableFactsNow(presence, watchers, bots)
  house.isAway = (running, seat, at) => presence.isAway(running, seat, at)
  house.onWhisper = (from, text) => {
    // Written by another process of this very program.
    const said = JSON.parse(text)
    if (said.type === 'presence') presence.heard(said)
    if (said.type === 'here') whereabouts.heard(said)
    if (said.type === 'bot') bots.heard(said)
    if (said.type === 'watchers') watchers.heard(from, said.counts)
    if (said.type === 'lending') leases.look()
  }
  const log = (error: unknown) => app.log.error(error)
  house.onFault = log
  house.onMissed = () => {
    bots.learn().catch(log)
  }
  house.onHolders = (match) => {
    streams.seatedElsewhere(match).catch(log)
  }
  const lobby = new Lobby(house)
  const seeks = new Seeks(house, lobby)
  const tables: Tables = {
    label: (account) => bots.label(account),
    async seated(key: string, matches: readonly string[]) {
      for (const match of matches) {
        await house.holdersChanged(match)
        streams.seated(key, match)
      }
    },
    depart: (held: Held, key: string) => depart(house, lobby, held, key),
    async forget(account: string) {
      await withdraw(tournaments, account)
      await clubs.forget(account)
    },
    tournamentsOf: (account: string) => tournamentsOf(tournaments, account),
  }
  const clubs = new Clubs(store)
  const people = new People(store, time, tables, passwordCost)
  recognisePeople(app, people, whereabouts)
  const company = new Company(store, time)
  const uploads = new Uploads(
    store,
    time,
    limits ?? (isPaced ? uploadLimits : { ...uploadLimits, bytesOfAddress: Number.POSITIVE_INFINITY }),
  )
  const leases = new Leases(house)
  const lending = new Lending(house, () => {
    leases.look()
    whisper(lendingWhisper)
  })
  const notices = startNotices(house, presence, settings)
  const work = new Work(house, notices, log, thinkers ?? new Thinkers(), lending)
  const tournaments = new Tournaments(house, lobby)
  tournaments.onSeated = (key, match) => streams.seated(key, match)
  work.tournaments = tournaments
  metrics?.count('matches_at_hand', 'Matches that this process has open.', () => house.size)
  metrics?.count('streams', 'Connections that are told news.', () => streams.size)
  if (metrics !== undefined) measureWorkers(metrics, store.workers, time)
  // Streams last for ever, and nothing would be closed as long as they do.
  app.addHook('preClose', async () => {
    await seeks.close()
    streams.close()
    watchers.close()
    leases.close()
  })
  app.addHook('onReady', () => bots.learn())
  if (works) app.addHook('onReady', () => work.start())
  app.addHook('onClose', async () => {
    await work.close()
    await uploads.close()
    await house.close()
    await store.close()
  })
  registerDescription(app)
  await app.register(async (scope) => {
    scope.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => {
      const reads = schemaOf(schema)
      return (input) => {
        const parsed = reads.parse(input)
        if (parsed.ok) return { value: parsed.value }
        return { error: badInput(parsed.fault, httpPart) }
      }
    })
    registerMatches(scope, { house, lobby, streams, presence, uploads, company, clubs, facts })
    registerSeeks(scope, { seeks, streams, company })
    registerPeople(scope, people, store)
    registerTokens(scope, people)
    registerRatings(scope, store, games)
    registerModeration(scope, house)
    registerDocuments(scope, store.documents)
    registerLending(scope, leases, store.workers)
    registerFriends(scope, house, whereabouts, notices)
    registerClubs(scope, house, clubs)
    registerHost(scope, house)
    registerNotices(scope, house, notices, settings)
    registerTournaments(scope, house, tournaments, company)
  })
}
