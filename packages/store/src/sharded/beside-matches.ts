import type { ClubStore } from '../club-store.ts'
import type { FriendStore } from '../friend-store.ts'
import type { MatchStore } from '../match-store.ts'
import type { PeopleStore } from '../people-store.ts'
import { merged } from './merged.ts'

/** What finds the databases. */
export interface Places {
  readonly directory: MatchStore
  readonly shards: readonly MatchStore[]
  /** The one that keeps the match. */
  of(match: string): MatchStore
}

/** Accounts are in the directory; what is said of them in matches is where the matches are, and goes with them. */
export const peopleOf = ({ directory, shards }: Places): PeopleStore =>
  instead(directory.people, {
    async removeAccount(id) {
      for (const shard of shards) await shard.people.removeAccount(id)
      await directory.people.removeAccount(id)
    },
  })

/** Who is whose friend is in the directory, what somebody is asked to where that match is. */
export const friendsOf = ({ directory, shards, of }: Places): FriendStore =>
  instead(directory.friends, {
    invite: (invitation) => of(invitation.match).friends.invite(invitation),
    async invitationsOf(account) {
      const lists = await Promise.all(shards.map((shard) => shard.friends.invitationsOf(account)))
      return merged(lists, (one, other) => one.at >= other.at)
    },
    invitedTo: (match) => of(match).friends.invitedTo(match),
    withdraw: (match, account) => of(match).friends.withdraw(match, account),
  })

/** Clubs and their members are in the directory, which table is whose where that table is. */
export const clubsOf = ({ directory, shards, of }: Places): ClubStore =>
  instead(directory.clubs, {
    async remove(id) {
      for (const shard of shards) await shard.clubs.remove(id)
      await directory.clubs.remove(id)
    },
    addTable: (club, match) => of(match).clubs.addTable(club, match),
    clubOf: (match) => of(match).clubs.clubOf(match),
    async openTables(clubs, limit) {
      const lists = await Promise.all(
        shards.map(async (shard) => {
          const tables = await shard.clubs.openTables(clubs, limit)
          return Promise.all(
            tables.map(async (table) => ({ table, at: (await shard.match(table.match))?.createdAt ?? 0 })),
          )
        }),
      )
      return merged(lists, (one, other) => one.at >= other.at)
        .slice(0, limit)
        .map(({ table }) => table)
    },
  })

/** Does some things another way, and all others as before. */
const instead = <T extends object>(base: T, other: Partial<T>): T => Object.assign(Object.create(base), other)
