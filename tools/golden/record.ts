import { type Game, type Json, type Outcome, type Replay, randomMatch, toReplay } from '@wyrmtable/kernel'

/** The name under which a way to end is kept: 'annihilation-invader', 'points-draw'. */
export function endingOf(game: Game, { reason, grade, winners }: Outcome): string {
  const who = winners.length === 0 ? 'draw' : winners.map((seat) => game.seatIds[seat]).join('-')
  const words = [reason, ...(grade === undefined ? [] : [grade]), who]
  return words
    .join('-')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
}

/** One random match for each way to end that so many of them come to, the shortest of each kind. */
export function recordEndings(game: Game, options: Json, matches: number): ReadonlyMap<string, Replay> {
  const found = new Map<string, Replay>()
  for (let seed = 1; seed <= matches; seed++) {
    const match = randomMatch(game, { seed: `golden-${seed}`, options })
    const outcome = match.outcome()
    if (outcome === undefined) continue
    const ending = endingOf(game, outcome)
    const known = found.get(ending)
    if (known === undefined || match.seq < known.entries.length) found.set(ending, toReplay(match))
  }
  return found
}
