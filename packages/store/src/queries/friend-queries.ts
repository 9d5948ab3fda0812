import type { Kysely, Selectable } from 'kysely'
import type { Friend, FriendStore, SeatInvitation } from '../friend-store.ts'
import type { Tables } from '../tables.ts'

/** Friends and where they are asked to, in words that both databases understand. */
export class FriendQueries implements FriendStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  async wish(account: string, other: string, at: number): Promise<void> {
    await this.db
      .insertInto('friend')
      .values({ account, other, at })
      .onConflict((conflict) => conflict.columns(['account', 'other']).doNothing())
      .execute()
  }

  async part(account: string, other: string): Promise<void> {
    await this.db
      .deleteFrom('friend')
      .where(({ eb, or, and }) =>
        or([
          and([eb('account', '=', account), eb('other', '=', other)]),
          and([eb('account', '=', other), eb('other', '=', account)]),
        ]),
      )
      .execute()
  }

  async of(account: string): Promise<readonly Friend[]> {
    const rows = await this.db
      .selectFrom('friend')
      .selectAll()
      .where(({ eb, or }) => or([eb('account', '=', account), eb('other', '=', account)]))
      .orderBy('at', 'desc')
      .execute()
    const all = new Map<string, { mineAt: number | undefined; theirsAt: number | undefined }>()
    for (const row of rows) {
      const isMine = row.account === account
      const other = isMine ? row.other : row.account
      const known = all.get(other) ?? { mineAt: undefined, theirsAt: undefined }
      all.set(other, isMine ? { ...known, mineAt: row.at } : { ...known, theirsAt: row.at })
    }
    return [...all].map(([other, times]) => ({ other, ...times }))
  }

  async areFriends(account: string, other: string): Promise<boolean> {
    const rows = await this.db
      .selectFrom('friend')
      .select('at')
      .where(({ eb, or, and }) =>
        or([
          and([eb('account', '=', account), eb('other', '=', other)]),
          and([eb('account', '=', other), eb('other', '=', account)]),
        ]),
      )
      .execute()
    return rows.length === 2
  }

  async invite({ match, seat, account, by, at }: SeatInvitation): Promise<void> {
    await this.db
      .insertInto('invitation')
      .values({ match, seat, account, by_account: by, at })
      .onConflict((conflict) =>
        conflict.columns(['match', 'account']).doUpdateSet({ seat, by_account: by, at }),
      )
      .execute()
  }

  async invitationsOf(account: string): Promise<readonly SeatInvitation[]> {
    await this.db
      .deleteFrom('invitation')
      .where('account', '=', account)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('match')
              .select('match.id')
              .whereRef('match.id', '=', 'invitation.match')
              .where('match.state', '=', 'open'),
          ),
        ),
      )
      .execute()
    const rows = await this.db
      .selectFrom('invitation')
      .selectAll()
      .where('account', '=', account)
      .orderBy('at', 'desc')
      .execute()
    return rows.map(invitationOf)
  }

  async invitedTo(match: string): Promise<readonly SeatInvitation[]> {
    const rows = await this.db
      .selectFrom('invitation')
      .selectAll()
      .where('match', '=', match)
      .orderBy('at')
      .execute()
    return rows.map(invitationOf)
  }

  async withdraw(match: string, account: string): Promise<void> {
    await this.db.deleteFrom('invitation').where('match', '=', match).where('account', '=', account).execute()
  }
}

const invitationOf = (row: Selectable<Tables['invitation']>): SeatInvitation => ({
  match: row.match,
  seat: row.seat,
  account: row.account,
  by: row.by_account,
  at: row.at,
})
