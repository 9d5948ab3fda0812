import type { ClubStore } from '../club-store.ts'
import type { FriendStore } from '../friend-store.ts'
import type { Jobs } from '../jobs.ts'
import type {
  Held,
  Holder,
  KeptReplay,
  Line,
  MatchRow,
  MatchState,
  MatchStore,
  NewMatch,
  Notice,
  Pass,
  Snapshot,
  TablePlace,
  Write,
} from '../match-store.ts'
import type { NoticeStore } from '../notice-store.ts'
import type { PeopleStore } from '../people-store.ts'
import type { TournamentStore } from '../tournament-store.ts'
import { clubsOf, friendsOf, noticesOf, peopleOf, tournamentsOf } from './beside-matches.ts'
import { joined } from './joined.ts'
import { merged } from './merged.ts'
import { idInShard, shardOf } from './shard-of.ts'
import { ShardedJobs } from './sharded-jobs.ts'

/** Where matches are kept that are kept in several places. */
export interface Shards {
  /** Accounts, and all else that belongs to no match; it may be one of the others. */
  readonly directory: MatchStore
  /** By their numbers. */
  readonly shards: readonly MatchStore[]
  /** Those that take no new matches. */
  readonly full?: ReadonlySet<number>
}

/** A database that stands where another was. */
export class MisplacedShard extends Error {
  /** Where it stands, and where its matches say that it stood; from 0. */
  readonly place: number
  readonly was: number

  constructor(place: number, was: number) {
    super(`database ${place} has matches of database ${was}`)
    this.place = place
    this.was = was
  }
}

/** There are matches in databases that are not named. */
export class MissingShards extends Error {
  /** How many databases are named, and how many are known to have matches. */
  readonly named: number
  readonly known: number

  constructor(named: number, known: number) {
    super(`matches are in ${known} databases, and ${named} are named`)
    this.named = named
    this.known = known
  }
}

/**
 * Makes one store of several. A match is kept whole in the one that its id names, so that nothing which belongs together is in two:
 * more can be added, and what is there stays where it is. Rejects with a MisplacedShard where one has the matches of another, and
 * with MissingShards where there were more of them before.
 */
export async function shardedStore(shards: Shards): Promise<MatchStore> {
  const named = shards.shards.length
  await mustBeAll(shards.directory, named)
  await mustBeInPlace(shards.shards)
  if (shards.shards.some((shard) => shard !== shards.directory)) await shards.directory.knowShards(named)
  return new ShardedStore(shards)
}

/** Makes sure that all matches are in this one database; rejects as above where they are not. */
export async function wholeStore(store: MatchStore): Promise<MatchStore> {
  await mustBeAll(store, 0)
  await mustBeInPlace([store])
  return store
}

async function mustBeAll(directory: MatchStore, named: number): Promise<void> {
  const known = await directory.shardsKnown()
  if (named < known) throw new MissingShards(named, known)
}

async function mustBeInPlace(shards: readonly MatchStore[]): Promise<void> {
  for (const [place, shard] of shards.entries()) {
    for (const state of ['open', 'running', 'over'] as const) {
      const [id] = await shard.idsOf(state, '', 1)
      if (id !== undefined && shardOf(id) !== place) throw new MisplacedShard(place, shardOf(id))
    }
  }
}

export class ShardedStore implements MatchStore {
  readonly isShared: boolean
  readonly jobs: Jobs | undefined
  readonly people: PeopleStore
  readonly friends: FriendStore
  readonly clubs: ClubStore
  readonly notices: NoticeStore
  readonly tournaments: TournamentStore
  private readonly directory: MatchStore
  private readonly shards: readonly MatchStore[]
  private readonly forNew: readonly number[]
  private readonly placeOf: (match: string) => number

  /** With another `placeOf` where tests want matches to be. */
  constructor({ directory, shards, full = new Set() }: Shards, placeOf = shardOf) {
    this.directory = directory
    this.shards = shards
    this.placeOf = placeOf
    this.forNew = [...shards.keys()].filter((place) => !full.has(place))
    this.isShared = directory.isShared
    const places = {
      directory,
      shards,
      placeOf,
      of: (match: string) => this.of(match),
      find: (match: string) => this.find(match),
    }
    this.people = peopleOf(places)
    this.friends = friendsOf(places)
    this.clubs = clubsOf(places)
    this.notices = noticesOf(places)
    this.tournaments = tournamentsOf(places)
    const jobs = shards.flatMap((shard) => shard.jobs ?? [])
    this.jobs = jobs.length === shards.length ? new ShardedJobs(jobs, placeOf) : undefined
  }

  shardsKnown(): Promise<number> {
    return this.directory.shardsKnown()
  }

  knowShards(count: number): Promise<void> {
    return this.directory.knowShards(count)
  }

  get ratings() {
    return this.directory.ratings
  }

  get moderation() {
    return this.directory.moderation
  }

  get documents() {
    return this.directory.documents
  }

  get workers() {
    return this.directory.workers
  }

  get passkeys() {
    return this.directory.passkeys
  }

  get tokens() {
    return this.directory.tokens
  }

  /** Any of those that have room, by the word alone. */
  matchId(word: string, beside?: string): string {
    if (beside !== undefined) return idInShard(word, this.placeOf(beside))
    let sum = 0
    for (const letter of word) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
    return idInShard(word, this.forNew[sum % this.forNew.length] ?? 0)
  }

  create(match: NewMatch): Promise<void> {
    return this.of(match.id).create(match)
  }

  async match(id: string): Promise<MatchRow | undefined> {
    return this.find(id)?.match(id)
  }

  async openTables(limit: number, before?: TablePlace): Promise<readonly MatchRow[]> {
    const lists = await this.all((shard) => shard.openTables(limit, before))
    const isNewer = (one: MatchRow, other: MatchRow) =>
      one.createdAt > other.createdAt || (one.createdAt === other.createdAt && one.id > other.id)
    return merged(lists, isNewer).slice(0, limit)
  }

  append(write: Write): Promise<boolean> {
    return this.of(write.match).append(write)
  }

  remove(match: string, after: number, at: number): Promise<boolean> {
    return this.of(match).remove(match, after, at)
  }

  async lines(match: string, after: number, limit?: number): Promise<readonly Line[]> {
    return this.find(match)?.lines(match, after, limit) ?? []
  }

  async lastLines(match: string, count: number): Promise<readonly Line[]> {
    return this.find(match)?.lastLines(match, count) ?? []
  }

  async lineBy(match: string, at: number): Promise<number> {
    return this.find(match)?.lineBy(match, at) ?? 0
  }

  async lineOf(match: string, command: string): Promise<Line | undefined> {
    return this.find(match)?.lineOf(match, command)
  }

  keepSnapshot(match: string, snapshot: Snapshot): Promise<void> {
    return this.of(match).keepSnapshot(match, snapshot)
  }

  async snapshot(match: string, atMost: number): Promise<Snapshot | undefined> {
    return this.find(match)?.snapshot(match, atMost)
  }

  async secrets(match: string): Promise<Readonly<Record<string, string>>> {
    return this.find(match)?.secrets(match) ?? {}
  }

  setSecret(match: string, name: string, value: string): Promise<void> {
    return this.of(match).setSecret(match, name, value)
  }

  async holders(match: string): Promise<readonly Holder[]> {
    return this.find(match)?.holders(match) ?? []
  }

  /** In the order in which the key came to hold them in each; between two, that of the match that was laid first. */
  async heldBy(key: string): Promise<readonly Held[]> {
    const lists = await this.all((shard) => shard.heldBy(key))
    return merged(lists, (one, other) => one.createdAt <= other.createdAt)
  }

  hold(match: string, seat: number, key: string): Promise<void> {
    return this.of(match).hold(match, seat, key)
  }

  holdAlone(match: string, seat: number, key: string): Promise<void> {
    return this.of(match).holdAlone(match, seat, key)
  }

  release(match: string, seat: number, key: string): Promise<void> {
    return this.of(match).release(match, seat, key)
  }

  async handOver(from: string, to: string): Promise<readonly string[]> {
    return (await this.all((shard) => shard.handOver(from, to))).flat()
  }

  addPass(pass: Pass): Promise<void> {
    return this.of(pass.match).addPass(pass)
  }

  /** Nobody but the one that has it knows of it. */
  async takePass(pass: string, at: number): Promise<Pass | undefined> {
    const found = await this.all((shard) => shard.takePass(pass, at))
    return found.find((one) => one !== undefined)
  }

  async note(match: string, seat: number): Promise<string> {
    return this.find(match)?.note(match, seat) ?? ''
  }

  setNote(match: string, seat: number, text: string): Promise<void> {
    return this.of(match).setNote(match, seat, text)
  }

  addReplay(replay: KeptReplay): Promise<void> {
    return this.directory.addReplay(replay)
  }

  replayBytes(): Promise<number> {
    return this.directory.replayBytes()
  }

  replay(id: string): Promise<string | undefined> {
    return this.directory.replay(id)
  }

  async due(at: number, limit: number) {
    const lists = await this.all((shard) => shard.due(at, limit))
    return merged(lists, (one, other) => one.deadline <= other.deadline).slice(0, limit)
  }

  async nextDeadline(): Promise<number | undefined> {
    const next = await this.all((shard) => shard.nextDeadline())
    const deadlines = next.filter((one) => one !== undefined)
    return deadlines.length === 0 ? undefined : Math.min(...deadlines)
  }

  async states(ids: readonly string[]): Promise<ReadonlyMap<string, MatchState>> {
    return joined(this.shards, ids, this.placeOf, (shard, own) => shard.states(own))
  }

  async idsOf(state: MatchState, after: string, limit: number): Promise<readonly string[]> {
    const lists = await this.all((shard) => shard.idsOf(state, after, limit))
    return merged(lists, (one, other) => one <= other).slice(0, limit)
  }

  /** Of matches each tells its own; what is kept nowhere goes by the directory, which all processes have. */
  listen(heard: (notice: Notice) => void): void {
    const stores = new Set([this.directory, ...this.shards])
    for (const store of stores) {
      store.listen((notice) => {
        const isWhisper = notice.type === 'whisper'
        const isHeard = isWhisper ? store === this.directory : this.shards.includes(store)
        if (isHeard) heard(notice)
      })
    }
  }

  whisper(text: string): void {
    this.directory.whisper(text)
  }

  async close(): Promise<void> {
    await Promise.all([...new Set([this.directory, ...this.shards])].map((store) => store.close()))
  }

  /** Where the match is, if there is such a place: whoever asks may have made the id up. */
  private find(match: string): MatchStore | undefined {
    return this.shards[this.placeOf(match)]
  }

  private of(match: string): MatchStore {
    const shard = this.find(match)
    if (shard === undefined) throw new Error(`there is no database ${this.placeOf(match)}`)
    return shard
  }

  private all<T>(ask: (shard: MatchStore) => Promise<T>): Promise<T[]> {
    return Promise.all(this.shards.map(ask))
  }
}
