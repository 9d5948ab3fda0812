import type { Seat } from '@wyrmtable/kernel'
import type { MatchStore } from '@wyrmtable/store'
import type { RunningMatch } from '../matches/running-match.ts'
import { accountOfKey } from '../people/people.ts'
import { tournamentOf } from '../tournaments/pure/record.ts'

/** What somebody must know of a match of a tournament at which they have not sat down yet. */
export interface Pairing {
  readonly tournament: string
  readonly round: number
  /** Then it is lost for whoever has not. */
  readonly sitBy: number
  /** The name of a person on the other side, who may not have sat down either. */
  readonly opponent?: string
}

/** Undefined where the match is in no tournament, or has its result by now. */
export async function pairingOf(
  { tournaments, people }: MatchStore,
  running: RunningMatch,
  seat: Seat,
): Promise<Pairing | undefined> {
  const { tournament: of } = running.table
  if (of === undefined) return undefined
  const { rounds, results } = tournamentOf(
    (await tournaments.lines(of.id)).map(({ body }) => JSON.parse(body)),
  )
  const round = rounds.find((one) => one.round === of.round)
  if (round === undefined || results.has(running.row.id)) return undefined
  const other = running.holders.find((holder) => holder.seat !== seat)
  const account = other && accountOfKey(other.key)
  const opponent = account === undefined ? undefined : (await people.account(account))?.name
  return {
    ...{ tournament: of.id, round: of.round, sitBy: round.sitBy },
    ...(opponent === undefined ? {} : { opponent }),
  }
}
