import type { ClubStore } from '@wyrmtable/store'
import type { House } from '../../matches/house.ts'
import { mostListed } from '../../matches/pages-of-lists.ts'
import type { RunningMatch } from '../../matches/running-match.ts'
import type { SignedIn } from '../people.ts'

/** A club as its tables name it. */
interface ClubNamed {
  readonly id: string
  readonly name: string
}

/** The club whose table it is. */
export async function clubOf(clubs: ClubStore, { row }: RunningMatch): Promise<ClubNamed | undefined> {
  const id = await clubs.clubOf(row.id)
  const club = id === undefined ? undefined : await clubs.club(id)
  return club === undefined ? undefined : { id: club.id, name: club.name }
}

export async function isIn(
  clubs: ClubStore,
  club: Pick<ClubNamed, 'id'>,
  person: SignedIn | undefined,
): Promise<boolean> {
  const member = person === undefined ? undefined : await clubs.member(club.id, person.account.id)
  return member !== undefined && member.role !== 'asked'
}

/** Tables that wait in the clubs of somebody, each with its club. */
export async function clubTables(
  house: House,
  person: SignedIn | undefined,
): Promise<ReadonlyMap<RunningMatch, ClubNamed>> {
  const { clubs } = house.store
  const of = person === undefined ? [] : await clubs.of(person.account.id)
  const ids = of.filter(({ role }) => role !== 'asked').map(({ club }) => club)
  const waiting = await clubs.openTables(ids, mostListed)
  const named = new Map(
    await Promise.all(
      [...new Set(waiting.map(({ club }) => club))].map(
        async (id) => [id, (await clubs.club(id))?.name ?? ''] as const,
      ),
    ),
  )
  const running = await house.openOnes(waiting.map(({ match }) => match))
  return new Map(
    running.map((one) => {
      const club = waiting.find(({ match }) => match === one.row.id)?.club ?? ''
      return [one, { id: club, name: named.get(club) ?? '' }] as const
    }),
  )
}
