import type { PairedResult } from './run-round-robin.ts'
import { type Length, lengthOf, type Share, shareOf } from './tally.ts'

/** How two entries met: wins of the first, draws, wins of the second. */
interface Meeting {
  readonly ids: readonly [string, string]
  readonly wins: number
  readonly draws: number
  readonly losses: number
}

/** What a round robin says of its entries, of coming first, and of how long matches last. */
export interface Standings {
  readonly matches: number
  readonly finished: number
  /** Matches that each entry won, of those it played. */
  readonly entries: Readonly<Record<string, Share>>
  readonly meetings: readonly Meeting[]
  readonly draws: Share
  /** Wins of who came first, and of the first seat. */
  readonly first?: Share
  readonly firstSeat: Share
  readonly actions: Length
  readonly rounds?: Length
}

export function standingsOf(results: readonly PairedResult[], ids: readonly string[]): Standings {
  const finished = results.filter(({ error, outcome }) => error === undefined && outcome !== undefined)
  const winnerOf = ({ outcome }: PairedResult): number | undefined =>
    outcome?.winners.length === 1 ? outcome.winners[0] : undefined
  const won = (some: readonly PairedResult[], seatOf: (match: PairedResult) => number | undefined): Share =>
    shareOf(
      some.filter((match) => winnerOf(match) !== undefined && winnerOf(match) === seatOf(match)).length,
      some.length,
    )
  const known = finished.filter(({ first }) => first !== undefined)
  const rounds = finished.flatMap((match) => match.rounds ?? [])
  return {
    matches: results.length,
    finished: finished.length,
    entries: Object.fromEntries(
      ids.map((id) => [
        id,
        won(
          finished.filter((match) => match.ids.includes(id)),
          (match) => match.ids.indexOf(id),
        ),
      ]),
    ),
    meetings: ids.flatMap((one, place) =>
      ids.slice(place + 1).map((other): Meeting => {
        const met = finished.filter((match) => match.ids.includes(one) && match.ids.includes(other))
        const wins = won(met, (match) => match.ids.indexOf(one)).count
        const losses = won(met, (match) => match.ids.indexOf(other)).count
        return { ids: [one, other], wins, draws: met.length - wins - losses, losses }
      }),
    ),
    draws: shareOf(finished.filter((match) => winnerOf(match) === undefined).length, finished.length),
    ...(known.length === 0 ? {} : { first: won(known, (match) => match.first) }),
    firstSeat: won(finished, () => 0),
    actions: lengthOf(finished.map((match) => match.actions)),
    ...(rounds.length === 0 ? {} : { rounds: lengthOf(rounds) }),
  }
}
