import type { House } from '../matches/house.ts'
import { placings } from '../people/ratings/placing.ts'
import type { MatchResult, PairedMatch, Round, Tournament, TournamentLine } from './pure/record.ts'
import type { TournamentRules } from './rules.ts'

/** Results that matches of the tournament have by now, and that are not in its record. */
export async function newResults(
  house: House,
  rules: TournamentRules,
  stand: Tournament,
): Promise<readonly TournamentLine[]> {
  const waiting = stand.rounds.flatMap((round) =>
    round.matches.filter(({ id }) => !stand.results.has(id)).map((match) => ({ round, match })),
  )
  const states = await house.store.states(waiting.map(({ match }) => match.id))
  const results: TournamentLine[] = []
  for (const { round, match } of waiting) {
    const state = states.get(match.id)
    const isLate = rules.kind !== 'league' && round.endsAt !== undefined && house.time.now() >= round.endsAt
    const result: MatchResult | undefined =
      // What is no longer there was played by nobody.
      state === undefined
        ? { halves: [0, 0], kind: 'absent' }
        : state !== 'running'
          ? await resultOf(house, match, round, stand)
          : isLate
            ? { halves: [1, 1], kind: 'late' }
            : undefined
    if (result !== undefined) results.push({ type: 'result', match: match.id, ...result })
  }
  return results
}

/** The result of a match that does not run, if it has one by now. */
async function resultOf(
  house: House,
  match: PairedMatch,
  round: Round,
  stand: Tournament,
): Promise<MatchResult | undefined> {
  const now = house.time.now()
  const running = await house.latest(match.id)
  await running.settled()
  if (running.mayBegin) {
    // Two computers need nobody to sit down.
    await house.change(running, () => [house.begin(running, now)])
    return undefined
  }
  if (running.match !== undefined) return running.isOver ? played(house, match.id) : undefined
  const gone = match.seats.map((id) => stand.entrants.find((one) => one.id === id)?.hasLeft === true)
  const hasLeft = gone.includes(true)
  if (!running.isOver) {
    if (!hasLeft && now < round.sitBy) return undefined
    const body = { type: 'calledOff' } as const
    if (!(await house.change(running, () => [running.add(now, undefined, undefined, body, [])]))) {
      return undefined
    }
  }
  const [one = false, two = false] = running.standing.seats.map(
    ({ isTaken }, seat) => gone[seat] !== true && (isTaken || hasLeft),
  )
  return { halves: [one ? 2 : 0, two ? 2 : 0], kind: hasLeft ? 'left' : 'absent' }
}

async function played(house: House, id: string): Promise<MatchResult | undefined> {
  const { match } = await house.whole(id)
  if (match?.outcome() === undefined) return undefined
  const [one, two] = placings(match).map(({ place }) => place === 1)
  return { halves: one === two ? [1, 1] : one === true ? [2, 0] : [0, 2], kind: 'played' }
}
