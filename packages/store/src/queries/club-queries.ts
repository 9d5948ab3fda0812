import type { Kysely, Selectable } from 'kysely'
import type { Club, ClubChange, ClubStore, ClubTable, Member, Role } from '../club-store.ts'
import type { Tables } from '../tables.ts'
import { isTaken } from './is-taken.ts'

/** Clubs, in words that both databases understand; what belongs together is written so that each part alone does no harm. */
export class ClubQueries implements ClubStore {
  private readonly db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.db = db
  }

  async add(club: Club, owner: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await this.db
      .insertInto('club')
      .values(rowOf(club))
      .onConflict((conflict) => conflict.column('name_key').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) return false
    await this.setMember({ club: club.id, account: owner, role: 'owner', at: club.createdAt })
    return true
  }

  async club(id: string): Promise<Club | undefined> {
    const row = await this.db.selectFrom('club').selectAll().where('id', '=', id).executeTakeFirst()
    return row === undefined ? undefined : clubOf(row)
  }

  async clubs(limit: number) {
    const rows = await this.db
      .selectFrom('club')
      .leftJoin('club_member', (join) =>
        join.onRef('club_member.club', '=', 'club.id').on('club_member.role', '!=', 'asked'),
      )
      .selectAll('club')
      .select(({ fn }) => fn.count<number | string>('club_member.account').as('count'))
      .groupBy(['club.id', 'name', 'name_key', 'about', 'joining', 'link', 'created_at'])
      .orderBy('count', 'desc')
      .orderBy('name_key')
      .limit(limit)
      .execute()
    return rows.map(({ count, ...row }) => ({ ...clubOf(row), count: Number(count) }))
  }

  async change(id: string, { nameKey, ...to }: ClubChange): Promise<boolean> {
    try {
      const { numUpdatedRows } = await this.db
        .updateTable('club')
        .set({ ...to, ...(nameKey === undefined ? {} : { name_key: nameKey }) })
        .where('id', '=', id)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    } catch (error) {
      // Its name is the only thing that another club may have.
      if (isTaken(error)) return false
      throw error
    }
  }

  async remove(id: string): Promise<void> {
    await this.db.deleteFrom('club_table').where('club', '=', id).execute()
    await this.db.deleteFrom('club_member').where('club', '=', id).execute()
    await this.db.deleteFrom('club').where('id', '=', id).execute()
  }

  async members(club: string): Promise<readonly Member[]> {
    return this.db
      .selectFrom('club_member')
      .selectAll()
      .where('club', '=', club)
      .orderBy('at')
      .orderBy('account')
      .execute()
  }

  async of(account: string): Promise<readonly Member[]> {
    return this.db
      .selectFrom('club_member')
      .selectAll()
      .where('account', '=', account)
      .orderBy('at')
      .execute()
  }

  async member(club: string, account: string): Promise<Member | undefined> {
    return this.db
      .selectFrom('club_member')
      .selectAll()
      .where('club', '=', club)
      .where('account', '=', account)
      .executeTakeFirst()
  }

  async setMember({ club, account, role, at }: Member): Promise<void> {
    await this.db
      .insertInto('club_member')
      .values({ club, account, role, at })
      .onConflict((conflict) => conflict.columns(['club', 'account']).doUpdateSet({ role }))
      .execute()
  }

  async stepDown(club: string, account: string, role?: Role): Promise<boolean> {
    const others = this.db
      .selectFrom('club_member as other')
      .select('other.account')
      .where('other.club', '=', club)
      .where('other.role', '=', 'owner')
      .where('other.account', '!=', account)
    if (role === undefined) {
      const { numDeletedRows } = await this.db
        .deleteFrom('club_member')
        .where('club', '=', club)
        .where('account', '=', account)
        .where(({ eb, or, exists }) => or([eb('role', '!=', 'owner'), exists(others)]))
        .executeTakeFirst()
      return numDeletedRows > 0n
    }
    const { numUpdatedRows } = await this.db
      .updateTable('club_member')
      .set({ role })
      .where('club', '=', club)
      .where('account', '=', account)
      .where(({ eb, or, exists }) => or([eb('role', '!=', 'owner'), exists(others)]))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async addTable(club: string, match: string): Promise<void> {
    await this.db.insertInto('club_table').values({ club, match }).execute()
  }

  async clubOf(match: string): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('club_table')
      .select('club')
      .where('match', '=', match)
      .executeTakeFirst()
    return row?.club
  }

  async openTables(clubs: readonly string[], limit: number): Promise<readonly ClubTable[]> {
    if (clubs.length === 0) return []
    const rows = await this.db
      .selectFrom('club_table')
      .innerJoin('match', 'match.id', 'club_table.match')
      .select(['club_table.club', 'club_table.match', 'match.created_at'])
      .where('club_table.club', 'in', [...clubs])
      .where('match.state', '=', 'open')
      .orderBy('match.created_at', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ created_at: createdAt, ...table }) => ({ ...table, createdAt }))
  }
}

const rowOf = ({ id, name, nameKey, about, joining, link, createdAt }: Club) => ({
  ...{ id, name, name_key: nameKey, about, joining, link, created_at: createdAt },
})

const clubOf = (row: Selectable<Tables['club']>): Club => ({
  id: row.id,
  name: row.name,
  nameKey: row.name_key,
  about: row.about,
  joining: row.joining,
  link: row.link,
  createdAt: row.created_at,
})
