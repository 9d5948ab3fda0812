import type { Kysely, Selectable } from 'kysely'
import type { Measure, ModerationStore, Report } from '../moderation-store.ts'
import type { Tables } from '../tables.ts'

/** Blocks, reports and measures, in words that both databases understand. */
export class ModerationQueries implements ModerationStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  async block(account: string, other: string, at: number): Promise<void> {
    await this.db
      .insertInto('block')
      .values({ account, other, at })
      .onConflict((conflict) => conflict.columns(['account', 'other']).doNothing())
      .execute()
  }

  async unblock(account: string, other: string): Promise<void> {
    await this.db.deleteFrom('block').where('account', '=', account).where('other', '=', other).execute()
  }

  blocksOf(account: string) {
    return this.db
      .selectFrom('block')
      .select(['other', 'at'])
      .where('account', '=', account)
      .orderBy('at', 'desc')
      .execute()
  }

  async apartFrom(account: string): Promise<ReadonlySet<string>> {
    const rows = await this.db
      .selectFrom('block')
      .select(['account', 'other'])
      .where(({ eb, or }) => or([eb('account', '=', account), eb('other', '=', account)]))
      .execute()
    return new Set(rows.map((row) => (row.account === account ? row.other : row.account)))
  }

  async addReport({ id, at, by, about, match, words, isOpen }: Report): Promise<void> {
    await this.db
      .insertInto('report')
      .values({ id, at, by_account: by, about, match: match ?? null, words, is_open: isOpen ? 1 : 0 })
      .execute()
  }

  async reports(which: 'open' | 'all', limit: number): Promise<readonly Report[]> {
    let found = this.db.selectFrom('report').selectAll()
    if (which === 'open') found = found.where('is_open', '=', 1)
    const rows = await found.orderBy('at', 'desc').orderBy('id').limit(limit).execute()
    return rows.map(reportOf)
  }

  async countOpenReports(by: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('report')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('by_account', '=', by)
      .where('is_open', '=', 1)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  async settleReports(which: { readonly about: string } | { readonly id: string }): Promise<void> {
    const settled = this.db.updateTable('report').set({ is_open: 0 })
    const meant =
      'id' in which ? settled.where('id', '=', which.id) : settled.where('about', '=', which.about)
    await meant.execute()
  }

  async addMeasure({ id, at, account, kind, reason, until, isSeen, by }: Measure): Promise<void> {
    await this.db
      .insertInto('measure')
      .values({
        ...{ id, at, account, kind, reason, until: until ?? null, is_seen: isSeen ? 1 : 0 },
        by_account: by ?? null,
      })
      .execute()
  }

  async measuresOf(account: string): Promise<readonly Measure[]> {
    const rows = await this.db
      .selectFrom('measure')
      .selectAll()
      .where('account', '=', account)
      .orderBy('at', 'desc')
      .orderBy('id')
      .execute()
    return rows.map(measureOf)
  }

  async measures(limit: number): Promise<readonly Measure[]> {
    const rows = await this.db
      .selectFrom('measure')
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(measureOf)
  }

  async measureSeen(account: string, id: string): Promise<void> {
    await this.db
      .updateTable('measure')
      .set({ is_seen: 1 })
      .where('account', '=', account)
      .where('id', '=', id)
      .execute()
  }
}

const reportOf = (row: Selectable<Tables['report']>): Report => ({
  id: row.id,
  at: row.at,
  by: row.by_account,
  about: row.about,
  match: row.match ?? undefined,
  words: row.words,
  isOpen: row.is_open === 1,
})

const measureOf = (row: Selectable<Tables['measure']>): Measure => ({
  id: row.id,
  at: row.at,
  account: row.account,
  kind: row.kind,
  reason: row.reason,
  until: row.until ?? undefined,
  isSeen: row.is_seen === 1,
  by: row.by_account ?? undefined,
})
