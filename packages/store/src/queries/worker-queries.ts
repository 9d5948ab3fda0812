import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../tables.ts'
import type { KnownWorker, Lease, LeaseEnd, Thought, WorkerStore } from '../worker-store.ts'

/** Decisions that are looked at for one that nobody else takes first. */
const mostTried = 8
const nobody = { lease: null, worker: null, from_at: null, until: null, share: 0, playouts: 0 }

/** Workers and what is lent to them, in words that both databases understand. Each step is one statement: of two only one does it. */
export class WorkerQueries implements WorkerStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  async addWorker({ name, key, addedAt }: Pick<KnownWorker, 'name' | 'key' | 'addedAt'>): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await this.db
      .insertInto('worker')
      .values({ name, key, added_at: addedAt, seen_at: null, games: '[]', answered: 0, refused: 0, lost: 0 })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows > 0n
  }

  async workers(): Promise<readonly KnownWorker[]> {
    const rows = await this.db.selectFrom('worker').selectAll().orderBy('name').execute()
    return rows.map(workerOfRow)
  }

  async workerOf(key: string): Promise<KnownWorker | undefined> {
    const row = await this.db.selectFrom('worker').selectAll().where('key', '=', key).executeTakeFirst()
    return row === undefined ? undefined : workerOfRow(row)
  }

  async removeWorker(name: string): Promise<boolean> {
    const { numDeletedRows } = await this.db.deleteFrom('worker').where('name', '=', name).executeTakeFirst()
    await this.db.updateTable('thought').set(nobody).where('worker', '=', name).execute()
    return numDeletedRows > 0n
  }

  async workerSeen(name: string, at: number, games: readonly string[]): Promise<void> {
    const seen = { seen_at: at, games: JSON.stringify(games) }
    await this.db.updateTable('worker').set(seen).where('name', '=', name).execute()
  }

  async countEnd(name: string, end: LeaseEnd): Promise<void> {
    await this.db
      .updateTable('worker')
      .set(({ eb }) => ({ [end]: eb(end, '+', 1) }))
      .where('name', '=', name)
      .execute()
  }

  async openThought({
    match,
    seq,
    seat,
    game,
    openedAt,
  }: Pick<Thought, 'match' | 'seq' | 'seat' | 'game' | 'openedAt'>): Promise<void> {
    const now = { seq, seat, game, opened_at: openedAt, leases: 0, is_own: 0, ...nobody }
    await this.db
      .insertInto('thought')
      .values({ match, ...now })
      .onConflict((conflict) => conflict.column('match').doUpdateSet(now))
      .execute()
  }

  async thought(match: string): Promise<Thought | undefined> {
    const row = await this.db.selectFrom('thought').selectAll().where('match', '=', match).executeTakeFirst()
    return row === undefined ? undefined : thoughtOfRow(row)
  }

  async thoughts(): Promise<readonly Thought[]> {
    const rows = await this.db.selectFrom('thought').selectAll().orderBy('opened_at').execute()
    return rows.map(thoughtOfRow)
  }

  async lapse(at: number): Promise<number> {
    const lost = await this.db
      .selectFrom('thought')
      .select(['lease', 'worker'])
      .where('until', '<', at)
      .execute()
    let count = 0
    for (const { lease, worker } of lost) {
      // Where several look at once one of them has ended it.
      if (lease === null || worker === null || !(await this.giveBack(lease, at))) continue
      await this.countEnd(worker, 'lost')
      count++
    }
    return count
  }

  async lend(
    games: readonly string[],
    { lease, worker, from, until }: Pick<Lease, 'lease' | 'worker' | 'from' | 'until'>,
  ): Promise<Thought | undefined> {
    if (games.length === 0) return undefined
    const free = await this.db
      .selectFrom('thought')
      .select(['match', 'seq'])
      .where('game', 'in', games)
      .where('lease', 'is', null)
      .where('is_own', '=', 0)
      .orderBy('opened_at')
      .limit(mostTried)
      .execute()
    for (const { match, seq } of free) {
      const row = await this.db
        .updateTable('thought')
        .set(({ eb }) => ({
          ...{ lease, worker, from_at: from, until, share: 0, playouts: 0 },
          leases: eb('leases', '+', 1),
        }))
        .where('match', '=', match)
        .where('seq', '=', seq)
        .where('lease', 'is', null)
        .where('is_own', '=', 0)
        .returningAll()
        .executeTakeFirst()
      if (row !== undefined) return thoughtOfRow(row)
    }
    return undefined
  }

  async lent(lease: string, at: number): Promise<Thought | undefined> {
    const row = await this.db
      .selectFrom('thought')
      .selectAll()
      .where('lease', '=', lease)
      .where('until', '>=', at)
      .executeTakeFirst()
    return row === undefined ? undefined : thoughtOfRow(row)
  }

  async renew(
    { lease, until, share, playouts }: Pick<Lease, 'lease' | 'until' | 'share' | 'playouts'>,
    at: number,
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('thought')
      .set({ until, share, playouts })
      .where('lease', '=', lease)
      .where('until', '>=', at)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async giveBack(lease: string, at: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('thought')
      .set({ ...nobody, opened_at: at })
      .where('lease', '=', lease)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async leaveToServer(lease: string): Promise<void> {
    await this.db
      .updateTable('thought')
      .set({ ...nobody, is_own: 1 })
      .where('lease', '=', lease)
      .execute()
  }

  async endThought(lease: string, at: number): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('thought')
      .where('lease', '=', lease)
      .where('until', '>=', at)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  async closeThought(match: string, seq: number): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('thought')
      .where('match', '=', match)
      .where('seq', '=', seq)
      .where('lease', 'is', null)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }
}

const workerOfRow = (row: Selectable<Tables['worker']>): KnownWorker => ({
  name: row.name,
  key: row.key,
  addedAt: row.added_at,
  seenAt: row.seen_at ?? undefined,
  // Written by this very class.
  games: JSON.parse(row.games),
  ends: { answered: row.answered, refused: row.refused, lost: row.lost },
})

function thoughtOfRow(row: Selectable<Tables['thought']>): Thought {
  const { match, seq, seat, game, opened_at: openedAt, leases, lease, worker, from_at, until } = row
  const isLent = lease !== null && worker !== null && from_at !== null && until !== null
  const { share, playouts } = row
  return {
    ...{ match, seq, seat, game, openedAt, leases, isForServer: row.is_own === 1 },
    lease: isLent ? { lease, worker, from: from_at, until, share, playouts } : undefined,
  }
}
