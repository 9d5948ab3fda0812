import type pg from 'pg'
import type { Job } from '../jobs.ts'
import type { NewMatch, Write } from '../match-store.ts'
import type { Occasion } from '../notice-store.ts'
import { isTaken } from '../queries/is-taken.ts'
import { newMatchRow } from '../queries/queries.ts'
import { clearing, removedLine } from '../removal.ts'
import type { TournamentWrite } from '../tournament-store.ts'
import { addJobs, specsOf } from './add-jobs.ts'
import type { Bulletin } from './bulletin.ts'

interface Waiting {
  readonly write: Write
  readonly resolve: (isWritten: boolean) => void
  readonly reject: (error: unknown) => void
}

/** A notice holds fewer than 8,000 bytes. */
const mostNotice = 7_000
/** Lines that one statement writes. */
const mostLines = 2_000

const notify = "select pg_notify('wyrmtable', $1)"
const insertLines =
  'insert into line (match, n, at, by_seat, command, told, body) ' +
  'select * from unnest($1::text[], $2::int[], $3::bigint[], $4::int[], $5::text[], $6::text[], $7::text[])'

/**
 * Writes one batch after the other: what is asked for while one is under way is the next, as one insert of many rows and
 * one notice. Where a number of the batch was taken already none of it is written, and its writes are tried one by one.
 */
export class PostgresWriter {
  private readonly pool: pg.Pool
  private readonly bulletin: Pick<Bulletin, 'sender' | 'holdersNotice'>
  private waiting: Waiting[] = []
  private pumping: Promise<void> | undefined
  /** Authors who went on from lines that another wrote first, or that may never have been written. */
  private readonly refuted = new WeakSet<object>()

  constructor(pool: pg.Pool, bulletin: Pick<Bulletin, 'sender' | 'holdersNotice'>) {
    this.pool = pool
    this.bulletin = bulletin
  }

  append(write: Write): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ write, resolve, reject })
      this.pumping ??= this.pump()
    })
  }

  async create(match: NewMatch): Promise<void> {
    await this.transaction(async (client) => {
      await waitForKeys(client, match.holders)
      await this.writeMatch(client, match)
    })
  }

  async hold(match: string, seat: number, key: string): Promise<void> {
    const holders = [{ seat, key }]
    await this.transaction(async (client) => {
      await waitForKeys(client, holders)
      await writeRest(client, { match, holders })
      await client.query(notify, [this.bulletin.holdersNotice(match)])
    })
  }

  async appendTournament({
    tournament,
    lines,
    state,
    secrets = {},
    matches = [],
    occasions = [],
    jobs = [],
  }: TournamentWrite): Promise<boolean> {
    try {
      await this.transaction(async (client) => {
        await waitForKeys(
          client,
          matches.flatMap(({ holders }) => holders),
        )
        for (const { n, at, body } of lines) {
          await client.query(
            'insert into tournament_line (tournament, n, at, body) values ($1, $2, $3, $4)',
            [tournament, n, at, body],
          )
        }
        if (state !== undefined)
          await client.query('update tournament set state = $1 where id = $2', [state, tournament])
        for (const [name, value] of Object.entries(secrets)) {
          await client.query(
            'insert into tournament_secret (tournament, name, value) values ($1, $2, $3) ' +
              'on conflict (tournament, name) do update set value = excluded.value',
            [tournament, name, value],
          )
        }
        for (const match of matches) await this.writeMatch(client, match)
        await writeOccasions(client, occasions)
        if (jobs.length > 0) await client.query(addJobs, [specsOf(latestOf(jobs))])
      })
      return true
    } catch (error) {
      if (isTakenIn(error, 'tournament_line')) return false
      throw error
    }
  }

  async remove(match: string, after: number, at: number): Promise<boolean> {
    try {
      await this.transaction(async (client) => {
        await client.query("insert into line (match, n, at, told, body) values ($1, $2, $3, '', $4)", [
          match,
          after + 1,
          at,
          removedLine,
        ])
        for (const statement of clearing) {
          const text = statement.replace('@match', '$1')
          if (text.includes('@after')) await client.query(text.replace('@after', '$2'), [match, after])
          else await client.query(text, [match])
        }
      })
      return true
    } catch (error) {
      if (isTakenIn(error)) return false
      throw error
    }
  }

  async settled(): Promise<void> {
    await this.pumping
  }

  private async pump(): Promise<void> {
    // Whatever else is asked for in this turn comes along.
    await new Promise((resolve) => setImmediate(resolve))
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, mostLines)
      await this.writeBatch(batch)
    }
    this.pumping = undefined
  }

  private async writeBatch(all: readonly Waiting[]): Promise<void> {
    const batch = all.filter(({ write, resolve }) => {
      const isRefuted = this.refuted.has(write.author)
      if (isRefuted) resolve(false)
      return !isRefuted
    })
    if (batch.length === 0) return
    try {
      await this.writeTogether(batch.map(({ write }) => write))
      for (const { resolve } of batch) resolve(true)
    } catch (error) {
      if (!isTakenIn(error)) {
        for (const { write, reject } of batch) {
          this.refuted.add(write.author)
          reject(error)
        }
        return
      }
      for (const one of batch) await this.writeAlone(one)
    }
  }

  private async writeAlone({ write, resolve, reject }: Waiting): Promise<void> {
    if (this.refuted.has(write.author)) {
      resolve(false)
      return
    }
    try {
      await this.writeTogether([write])
      resolve(true)
    } catch (error) {
      this.refuted.add(write.author)
      if (isTakenIn(error)) resolve(false)
      else reject(error)
    }
  }

  private async writeTogether(writes: readonly Write[]): Promise<void> {
    // Always in the same order, so that two processes never wait for each other in a circle.
    const lines = writes
      .flatMap(({ match, lines }) => lines.map((line) => ({ match, ...line })))
      .sort((a, b) => (a.match < b.match ? -1 : a.match > b.match ? 1 : a.n - b.n))
    const values = [
      lines.map(({ match }) => match),
      lines.map(({ n }) => n),
      lines.map(({ at }) => at),
      lines.map(({ by }) => by),
      lines.map(({ command }) => command),
      lines.map(({ told }) => told),
      lines.map(({ body }) => body),
      this.notice(writes),
    ]
    const insert = {
      name: 'lines',
      text: `with written as (${insertLines}) select pg_notify('wyrmtable', $8)`,
      values,
    }
    const others = writes.filter(hasMore).sort((a, b) => (a.match < b.match ? -1 : a.match > b.match ? 1 : 0))
    if (others.length === 0) {
      await this.pool.query(insert)
      return
    }
    await this.transaction(async (client) => {
      await waitForKeys(
        client,
        others.flatMap(({ holders = [] }) => holders),
      )
      await client.query(insert)
      for (const write of others) {
        await writeRest(client, write)
        const { holders, vacated } = write
        if ((holders ?? vacated) !== undefined)
          await client.query(notify, [this.bulletin.holdersNotice(write.match)])
      }
      const jobs = others.flatMap((write) => write.jobs ?? [])
      if (jobs.length > 0) await client.query(addJobs, [specsOf(latestOf(jobs))])
    })
  }

  private async writeMatch(client: pg.PoolClient, match: NewMatch): Promise<void> {
    const row = newMatchRow(match)
    const { secrets, holders } = match
    await client.query(
      'insert into match (id, game, version, laid, state, is_public, created_at) values ($1, $2, $3, $4, $5, $6, $7)',
      [row.id, row.game, row.version, row.laid, row.state, row.is_public, row.created_at],
    )
    await writeRest(client, { match: row.id, secrets, holders })
    // Whoever holds a seat may stream at another process.
    if (holders.length > 0) await client.query(notify, [this.bulletin.holdersNotice(row.id)])
  }

  /** Says which matches have got how far, or where that is too long that anything may have happened. */
  private notice(writes: readonly Write[]): string {
    const latest = new Map(writes.map(({ match, lines }) => [match, lines.at(-1)?.n ?? 0]))
    const text = JSON.stringify({ from: this.bulletin.sender, lines: [...latest] })
    return text.length <= mostNotice ? text : JSON.stringify({ from: this.bulletin.sender })
  }

  private async transaction(does: (client: pg.PoolClient) => Promise<void>): Promise<void> {
    const client = await this.pool.connect()
    try {
      await client.query('begin')
      await does(client)
      await client.query('commit')
      client.release()
    } catch (error) {
      await client.query('rollback').then(
        () => client.release(),
        (broken: unknown) => client.release(broken instanceof Error ? broken : true),
      )
      throw error
    }
  }
}

const hasMore = ({ state, deadline, jobs, secrets, holders, vacated, occasions }: Write): boolean =>
  (state ?? deadline ?? jobs ?? secrets ?? holders ?? vacated ?? occasions) !== undefined || deadline === null

/** One of each task and match, the last: a statement cannot add the same one twice. */
const latestOf = (jobs: readonly Job[]): readonly Job[] => [
  ...new Map(jobs.map((job) => [`${job.task}/${job.match}`, job])).values(),
]

/**
 * Makes whoever else gives these keys a seat wait until this transaction is over: each seat takes the next place of its
 * key, and two at once would take the same. Comes before all else that is written, in one order everywhere, so that no
 * two wait for each other in a circle.
 */
async function waitForKeys(
  client: pg.PoolClient,
  holders: readonly { readonly key: string }[],
): Promise<void> {
  for (const key of [...new Set(holders.map((holder) => holder.key))].sort()) {
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`holder/${key}`])
  }
}

type Rest = Pick<Write, 'match' | 'state' | 'deadline' | 'secrets' | 'holders' | 'vacated' | 'occasions'>

async function writeRest(client: pg.PoolClient, write: Rest): Promise<void> {
  const { match, state, deadline, secrets = {}, holders = [], vacated = [] } = write
  if (state !== undefined) await client.query('update match set state = $1 where id = $2', [state, match])
  if (deadline !== undefined) {
    await client.query('update match set deadline = $1 where id = $2', [deadline, match])
  }
  for (const [name, value] of Object.entries(secrets)) {
    await client.query(
      'insert into secret (match, name, value) values ($1, $2, $3) ' +
        'on conflict (match, name) do update set value = excluded.value',
      [match, name, value],
    )
  }
  for (const seat of vacated) {
    await client.query('update holder set ended = 1 where match = $1 and seat = $2', [match, seat])
    await client.query('delete from pass where match = $1 and seat = $2', [match, seat])
    await client.query('delete from note where match = $1 and seat = $2', [match, seat])
  }
  for (const { seat, key } of holders) {
    await client.query(
      'insert into holder (match, seat, key, place) ' +
        'values ($1, $2, $3, (select coalesce(max(place), -1) + 1 from holder where key = $3)) ' +
        'on conflict (match, seat, key) do update set ended = 0',
      [match, seat, key],
    )
  }
  await writeOccasions(client, write.occasions ?? [])
}

async function writeOccasions(client: pg.PoolClient, occasions: readonly Occasion[]): Promise<void> {
  for (const { id, match, seat, kind, seq, at, dueAt } of occasions) {
    await client.query(
      'insert into occasion (id, match, seat, kind, seq, at, due_at) values ($1, $2, $3, $4, $5, $6, $7) ' +
        'on conflict (id) do nothing',
      [id, match, seat, kind, seq, at, dueAt],
    )
  }
}

/** Whether it is a row of that table that is there already: where none is named, a line of a match. */
const isTakenIn = (error: unknown, table = 'line'): boolean =>
  isTaken(error) && 'table' in error && error.table === table
