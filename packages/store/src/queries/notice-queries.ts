import type { Kysely, Selectable } from 'kysely'
import type { Channel, Delivery, NoticeStore, Occasion, Waiting } from '../notice-store.ts'
import type { Tables } from '../tables.ts'

/** Notices, in words that both databases understand. Each write is one statement: whoever comes second finds it done. */
export class NoticeQueries implements NoticeStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  async rules(account: string): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('notice_rules')
      .select('body')
      .where('account', '=', account)
      .executeTakeFirst()
    return row?.body
  }

  async setRules(account: string, body: string): Promise<void> {
    await this.db
      .insertInto('notice_rules')
      .values({ account, body })
      .onConflict((conflict) => conflict.column('account').doUpdateSet({ body }))
      .execute()
  }

  async channels(account: string): Promise<readonly Channel[]> {
    const rows = await this.db
      .selectFrom('channel')
      .selectAll()
      .where('account', '=', account)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(channelOf)
  }

  async channel(id: string): Promise<Channel | undefined> {
    const row = await this.db.selectFrom('channel').selectAll().where('id', '=', id).executeTakeFirst()
    return row === undefined ? undefined : channelOf(row)
  }

  async addChannel({ createdAt, isConfirmed, isPaused, failedAt, workedAt, why, ...rest }: Channel) {
    const { numInsertedOrUpdatedRows = 0n } = await this.db
      .insertInto('channel')
      .values({
        ...rest,
        why: why ?? null,
        created_at: createdAt,
        is_confirmed: isConfirmed ? 1 : 0,
        is_paused: isPaused ? 1 : 0,
        failed_at: failedAt ?? null,
        worked_at: workedAt ?? null,
      })
      .onConflict((conflict) => conflict.columns(['account', 'kind', 'target']).doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows > 0n
  }

  async removeChannel(account: string, id: string): Promise<void> {
    await this.db.deleteFrom('channel').where('account', '=', account).where('id', '=', id).execute()
    await this.db.deleteFrom('delivery').where('account', '=', account).where('channel', '=', id).execute()
  }

  async confirmChannel(id: string): Promise<void> {
    await this.db.updateTable('channel').set({ is_confirmed: 1 }).where('id', '=', id).execute()
  }

  async pauseChannel(id: string, isPaused: boolean): Promise<void> {
    const forgotten = isPaused ? {} : { failures: 0, failed_at: null, why: null }
    await this.db
      .updateTable('channel')
      .set({ is_paused: isPaused ? 1 : 0, ...forgotten })
      .where('id', '=', id)
      .execute()
  }

  async channelWorked(id: string, at: number): Promise<void> {
    const now = { worked_at: at, failures: 0, failed_at: null, why: null }
    await this.db.updateTable('channel').set(now).where('id', '=', id).execute()
  }

  async channelFailed(id: string, at: number, why: string): Promise<void> {
    await this.db
      .updateTable('channel')
      .set(({ eb }) => ({ failures: eb('failures', '+', 1), failed_at: at, why }))
      .where('id', '=', id)
      .execute()
  }

  async occasion(id: string): Promise<Occasion | undefined> {
    const row = await this.db.selectFrom('occasion').selectAll().where('id', '=', id).executeTakeFirst()
    return row === undefined ? undefined : occasionOf(row)
  }

  async addOccasions(occasions: readonly Occasion[]): Promise<void> {
    if (occasions.length === 0) return
    const rows = occasions.map(({ dueAt, ...occasion }) => ({ ...occasion, due_at: dueAt }))
    await this.db
      .insertInto('occasion')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }

  async postponeOccasion(id: string, dueAt: number): Promise<void> {
    await this.db.updateTable('occasion').set({ due_at: dueAt }).where('id', '=', id).execute()
  }

  async removeOccasion(id: string): Promise<void> {
    await this.db.deleteFrom('occasion').where('id', '=', id).execute()
  }

  async waitingOccasions(dueBy: number, limit: number): Promise<readonly Waiting[]> {
    const rows = await this.db
      .selectFrom('occasion')
      .select(['id', 'due_at'])
      .where('due_at', '<=', dueBy)
      .orderBy('due_at')
      .limit(limit)
      .execute()
    return rows.map(waitingOf)
  }

  async addDeliveries(deliveries: readonly Delivery[]): Promise<void> {
    if (deliveries.length === 0) return
    const rows = deliveries.map(({ dueAt, ...delivery }) => ({
      ...delivery,
      due_at: dueAt,
      claimed_until: 0,
      done_at: null,
    }))
    await this.db
      .insertInto('delivery')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }

  async claimDelivery(id: string, at: number, until: number): Promise<Delivery | undefined> {
    const row = await this.db
      .updateTable('delivery')
      .set({ claimed_until: until })
      .where('id', '=', id)
      .where('done_at', 'is', null)
      .where('due_at', '<=', at)
      .where('claimed_until', '<=', at)
      .returningAll()
      .executeTakeFirst()
    return row === undefined ? undefined : deliveryOf(row)
  }

  async isOvertaken({ match, seat, kind, channel, seq }: Delivery): Promise<boolean> {
    const later = await this.db
      .selectFrom('delivery')
      .select('id')
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('kind', '=', kind)
      .where('channel', '=', channel)
      .where('seq', '>', seq)
      .limit(1)
      .executeTakeFirst()
    return later !== undefined
  }

  async postponeDelivery(id: string, dueAt: number, tries: number): Promise<void> {
    const later = { due_at: dueAt, tries, claimed_until: 0 }
    await this.db.updateTable('delivery').set(later).where('id', '=', id).execute()
  }

  async settleDelivery(id: string, at: number): Promise<void> {
    await this.db.updateTable('delivery').set({ done_at: at }).where('id', '=', id).execute()
  }

  async waitingDeliveries(dueBy: number, limit: number): Promise<readonly Waiting[]> {
    const rows = await this.db
      .selectFrom('delivery')
      .select(['id', 'due_at'])
      .where('done_at', 'is', null)
      .where('due_at', '<=', dueBy)
      .orderBy('due_at')
      .limit(limit)
      .execute()
    return rows.map(waitingOf)
  }

  async forgetDeliveries(before: number): Promise<void> {
    await this.db.deleteFrom('delivery').where('done_at', '<', before).execute()
  }

  async serverKey(name: string, make: () => string): Promise<string> {
    const kept = () =>
      this.db.selectFrom('server_key').select('value').where('name', '=', name).executeTakeFirst()
    const known = await kept()
    if (known !== undefined) return known.value
    const value = make()
    await this.db
      .insertInto('server_key')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    // Of two processes that begin at once both go on with the one that is kept.
    return (await kept())?.value ?? value
  }
}

const channelOf = (row: Selectable<Tables['channel']>): Channel => ({
  id: row.id,
  account: row.account,
  kind: row.kind,
  target: row.target,
  secret: row.secret,
  label: row.label,
  home: row.home,
  createdAt: row.created_at,
  isConfirmed: row.is_confirmed === 1,
  isPaused: row.is_paused === 1,
  failures: row.failures,
  failedAt: row.failed_at ?? undefined,
  why: row.why ?? undefined,
  workedAt: row.worked_at ?? undefined,
})

const occasionOf = ({
  id,
  match,
  seat,
  kind,
  seq,
  at,
  due_at,
}: Selectable<Tables['occasion']>): Occasion => ({
  id,
  match,
  seat,
  kind,
  seq,
  at,
  dueAt: due_at,
})

const deliveryOf = (row: Selectable<Tables['delivery']>): Delivery => ({
  ...occasionOf(row),
  account: row.account,
  channel: row.channel,
  tries: row.tries,
})

const waitingOf = ({ id, due_at }: { readonly id: string; readonly due_at: number }): Waiting => ({
  id,
  dueAt: due_at,
})
