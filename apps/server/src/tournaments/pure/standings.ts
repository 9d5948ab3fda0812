import type { EntrantId, Tournament } from './record.ts'
import { type Games, halvesOf, type Score, scoresOf } from './score.ts'

/** What decides between those who have as many points. */
export const tieBreaks = ['buchholzCut1', 'buchholz', 'sonnebornBerger', 'directEncounter', 'wins'] as const
export type TieBreak = (typeof tieBreaks)[number]

export interface Place {
  readonly id: EntrantId
  /** 1 for the best; those between whom nothing decides share a place. */
  readonly place: number
  readonly score: Score
  /** One for each tie-break, in their order: points, half points as .5 and quarter points as .25. */
  readonly breaks: readonly number[]
}

/** The table: points first, then each tie-break for those whom nothing before it tells apart. */
export function standingsOf(
  tournament: Tournament,
  games: Games,
  chosen: readonly TieBreak[],
): readonly Place[] {
  const scores = scoresOf(tournament, games)
  const figures = new Map<EntrantId, number[]>([...scores.keys()].map((id) => [id, []]))
  const all = [...scores.values()].sort((a, b) => a.id - b.id)
  for (const one of chosen) {
    for (const tied of groupsOf(all, figures)) {
      for (const score of tied) figures.get(score.id)?.push(figureOf(one, score, tied, scores, games))
    }
  }
  const sorted = all.toSorted((a, b) => compare(a, b, figures))
  const places: Place[] = []
  for (const [index, score] of sorted.entries()) {
    const before = sorted[index - 1]
    const isTied = before !== undefined && compare(before, score, figures) === 0
    const place = isTied ? (places[index - 1]?.place ?? 1) : index + 1
    places.push({ id: score.id, place, score, breaks: figures.get(score.id) ?? [] })
  }
  return places
}

type Figures = ReadonlyMap<EntrantId, readonly number[]>

function compare(a: Score, b: Score, figures: Figures): number {
  if (a.halves !== b.halves) return b.halves - a.halves
  const [first = [], second = []] = [figures.get(a.id), figures.get(b.id)]
  for (const [index, figure] of first.entries()) {
    const difference = (second[index] ?? 0) - figure
    if (difference !== 0) return difference
  }
  return 0
}

/** Those whom nothing tells apart so far, together. */
function groupsOf(all: readonly Score[], figures: Figures): readonly (readonly Score[])[] {
  const groups: Score[][] = []
  for (const score of all) {
    const group = groups.find(([first]) => first !== undefined && compare(first, score, figures) === 0)
    if (group === undefined) groups.push([score])
    else group.push(score)
  }
  return groups
}

type Scores = ReadonlyMap<EntrantId, Score>

function figureOf(one: TieBreak, score: Score, tied: readonly Score[], scores: Scores, games: Games): number {
  switch (one) {
    case 'buchholz':
      return sum(opponentsHalves(score, scores)) / 2
    case 'buchholzCut1': {
      const all = opponentsHalves(score, scores)
      return (sum(all) - (all.length === 0 ? 0 : Math.min(...all))) / 2
    }
    case 'sonnebornBerger':
      return (
        sum(
          score.rounds.map((round) =>
            round.type === 'matches'
              ? sum(
                  round.matches.map(
                    ({ opponent, halves = 0 }) => halves * (scores.get(opponent)?.halves ?? 0),
                  ),
                )
              : halvesOf(round, games) * score.halves,
          ),
        ) / 4
      )
    case 'directEncounter':
      return directEncounter(score, tied) / 2
    case 'wins':
      return sum(
        score.rounds.map((round) =>
          round.type === 'matches'
            ? round.matches.filter(
                ({ halves, kind }) => halves === 2 && (kind === 'played' || kind === 'corrected'),
              ).length
            : 0,
        ),
      )
    default:
      return one satisfies never
  }
}

/** In place of an opponent whom somebody did not have stands one with their own points. */
const opponentsHalves = (score: Score, scores: Scores): readonly number[] =>
  score.rounds.map((round) =>
    round.type === 'matches' ? (scores.get(round.matches[0]?.opponent ?? 0)?.halves ?? 0) : score.halves,
  )

/** Points against the others who are tied; nothing unless all of them have met all. */
function directEncounter(score: Score, tied: readonly Score[]): number {
  const others = (one: Score) => tied.filter(({ id }) => id !== one.id).map(({ id }) => id)
  const met = (one: Score) =>
    new Set(
      one.rounds.flatMap((round) => (round.type === 'matches' ? round.matches.map((m) => m.opponent) : [])),
    )
  if (tied.length < 2 || !tied.every((one) => others(one).every((id) => met(one).has(id)))) return 0
  return sum(
    score.rounds.flatMap((round) =>
      round.type === 'matches'
        ? round.matches
            .filter(({ opponent }) => others(score).includes(opponent))
            .map(({ halves = 0 }) => halves)
        : [],
    ),
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
