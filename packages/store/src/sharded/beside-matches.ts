import type { ClubStore } from '../club-store.ts'
import type { FriendStore } from '../friend-store.ts'
import type { MatchStore } from '../match-store.ts'
import { type Delivery, matchOfId, type NoticeStore, type Occasion } from '../notice-store.ts'
import type { PeopleStore } from '../people-store.ts'
import type { TournamentStore } from '../tournament-store.ts'
import { joined } from './joined.ts'
import { merged } from './merged.ts'

/** What finds the databases. */
export interface Places {
  readonly directory: MatchStore
  readonly shards: readonly MatchStore[]
  /** The number of the one that keeps the match. */
  readonly placeOf: (match: string) => number
  /** The one that keeps the match. */
  of(match: string): MatchStore
  /** The same, where whoever asks may have made the id up. */
  find(match: string): MatchStore | undefined
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

/** A tournament is where its matches are: a round is written with them. */
export const tournamentsOf = ({ shards, placeOf, of, find }: Places): TournamentStore => ({
  create: (made) => of(made.id).tournaments.create(made),
  tournament: async (id) => find(id)?.tournaments.tournament(id),
  async list(state, limit) {
    const lists = await Promise.all(shards.map((shard) => shard.tournaments.list(state, limit)))
    return merged(lists, (one, other) => one.createdAt >= other.createdAt).slice(0, limit)
  },
  async of(account) {
    const lists = await Promise.all(shards.map((shard) => shard.tournaments.of(account)))
    return merged(lists, (one, other) => one.createdAt >= other.createdAt)
  },
  lines: (id) => of(id).tournaments.lines(id),
  linesOf: (ids) => joined(shards, ids, placeOf, (shard, own) => shard.tournaments.linesOf(own)),
  append: (write) => of(write.tournament).tournaments.append(write),
  secrets: (id) => of(id).tournaments.secrets(id),
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
      const lists = await Promise.all(shards.map((shard) => shard.clubs.openTables(clubs, limit)))
      return merged(lists, (one, other) => one.createdAt >= other.createdAt).slice(0, limit)
    },
  })

/**
 * What people want to be told and on which ways is in the directory; what they are to be told is with the match it is
 * about, and where it is about none in the first.
 */
export function noticesOf({ directory, shards, of }: Places): NoticeStore {
  const at = (id: string) => of(matchOfId(id)).notices
  const grouped = async <T extends { readonly id: string }>(
    rows: readonly T[],
    add: (notices: NoticeStore, own: readonly T[]) => Promise<void>,
  ) => {
    for (const { notices } of new Set(shards)) {
      await add(
        notices,
        rows.filter(({ id }) => at(id) === notices),
      )
    }
  }
  const waiting = async (
    ask: (notices: NoticeStore) => ReturnType<NoticeStore['waitingDeliveries']>,
    limit: number,
  ) => {
    const lists = await Promise.all(shards.map(({ notices }) => ask(notices)))
    return merged(lists, (one, other) => one.dueAt <= other.dueAt).slice(0, limit)
  }
  return instead(directory.notices, {
    async removeChannel(account, id) {
      for (const { notices } of shards) await notices.removeChannel(account, id)
      await directory.notices.removeChannel(account, id)
    },
    occasion: (id) => at(id).occasion(id),
    addOccasions: (rows: readonly Occasion[]) => grouped(rows, (notices, own) => notices.addOccasions(own)),
    postponeOccasion: (id, dueAt) => at(id).postponeOccasion(id, dueAt),
    removeOccasion: (id) => at(id).removeOccasion(id),
    waitingOccasions: (dueBy, limit) => waiting((notices) => notices.waitingOccasions(dueBy, limit), limit),
    addDeliveries: (rows: readonly Delivery[]) => grouped(rows, (notices, own) => notices.addDeliveries(own)),
    claimDelivery: (id, now, until) => at(id).claimDelivery(id, now, until),
    isOvertaken: (delivery) => at(delivery.id).isOvertaken(delivery),
    postponeDelivery: (id, dueAt, tries) => at(id).postponeDelivery(id, dueAt, tries),
    settleDelivery: (id, now) => at(id).settleDelivery(id, now),
    waitingDeliveries: (dueBy, limit) => waiting((notices) => notices.waitingDeliveries(dueBy, limit), limit),
    async forgetDeliveries(before) {
      for (const { notices } of shards) await notices.forgetDeliveries(before)
    },
  })
}

/** Does some things another way, and all others as before. */
const instead = <T extends object>(base: T, other: Partial<T>): T => Object.assign(Object.create(base), other)
