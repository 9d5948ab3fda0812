import type { Seat } from '@wyrmtable/kernel'
import type { Account, MatchStore } from '@wyrmtable/store'
import type { House } from '../../matches/house.ts'
import type { RunningMatch } from '../../matches/running-match.ts'

/** A seat that a friend has asked somebody to. */
interface AskedTo {
  readonly running: RunningMatch
  /** Id of the seat, and the word that fills it. */
  readonly seat: string
  readonly invitation: string
  /** Who asked, by the name of their account. */
  readonly by: string
}

/** Seats that friends have asked somebody to, and that are free still. */
export async function seatsAskedTo(house: House, { id }: Account): Promise<readonly AskedTo[]> {
  const { friends, people } = house.store
  const asked = await friends.invitationsOf(id)
  const told = await Promise.all(
    asked.map(async ({ match, seat, by }) => {
      const [running, isFriend, other] = await Promise.all([
        house.open(match).catch(() => undefined),
        friends.areFriends(id, by),
        people.account(by),
      ])
      const invitation = running?.secrets[`invitation:${seat}`]
      const isFree = running?.match === undefined && running?.standing.seats[seat]?.isTaken === false
      if (running === undefined || !isFree || !isFriend || other === undefined || invitation === undefined)
        return []
      return [{ running, seat: running.seatId(seat), invitation, by: other.name }]
    }),
  )
  return told.flat()
}

/** Who is asked to each seat, by name. */
export async function peopleAsked(
  { store }: House,
  { row }: RunningMatch,
): Promise<ReadonlyMap<Seat, string[]>> {
  const asked = new Map<Seat, string[]>()
  for (const { seat, account } of await store.friends.invitedTo(row.id)) {
    const name = (await store.people.account(account))?.name
    if (name !== undefined) asked.set(seat, [...(asked.get(seat) ?? []), name])
  }
  return asked
}

/** How many ask somebody to be friends, without those whom they keep away from. */
export async function countAsking({ friends, moderation }: MatchStore, { id }: Account): Promise<number> {
  const asking = (await friends.of(id)).filter(
    ({ mineAt, theirsAt }) => mineAt === undefined && theirsAt !== undefined,
  )
  if (asking.length === 0) return 0
  const apart = await moderation.apartFrom(id)
  return asking.filter(({ other }) => !apart.has(other)).length
}
