import fc from 'fast-check'
import { expect, test } from 'vitest'
import { activeIn, type EntrantId, type Round, type TournamentLine, tournamentOf } from './record.ts'
import { roundRobin } from './round-robin.ts'
import { playersOf, scoresOf } from './score.ts'
import { type Pairing, swissPairing } from './swiss.ts'

/** What happens before a round: somebody leaves (by place among those who play), somebody comes. */
const between = fc.record({
  leaves: fc.array(fc.nat(39), { maxLength: 3 }),
  comes: fc.nat({ max: 2 }),
  winners: fc.array(fc.nat(2), { minLength: 22, maxLength: 22 }),
})
const plays = fc.record({
  size: fc.integer({ min: 2, max: 40 }),
  seed: fc.string(),
  rounds: fc.array(between, { minLength: 1, maxLength: 7 }),
})
type Play = typeof plays extends fc.Arbitrary<infer T> ? T : never

/** Plays a whole tournament; tells each round as it is paired, with what stood before. */
function play(
  { size, seed, rounds }: Play,
  told: (round: Pairing, lines: readonly TournamentLine[]) => void,
): readonly TournamentLine[] {
  const lines: TournamentLine[] = []
  let joined = 0
  const join = () => lines.push({ type: 'joined', entrant: ++joined, account: `a${joined}` })
  for (let one = 0; one < size; one++) join()
  for (const [index, { leaves, comes, winners }] of rounds.entries()) {
    for (let one = 0; index > 0 && one < comes; one++) join()
    for (const leaver of index === 0 ? [] : leaves) {
      const active = activeIn(tournamentOf(lines))
      if (active.length > 2) lines.push({ type: 'left', entrant: active[leaver % active.length]?.id ?? 0 })
    }
    const pairing = swissPairing(playersOf(tournamentOf(lines), 1), `${seed}${index}`)
    told(pairing, lines)
    const matches = pairing.pairs.map((seats, place) => ({ id: `${index}/${place}`, seats }))
    const { bye } = pairing
    const round: Round = { round: index + 1, seed, matches, sitBy: 0, ...(bye === undefined ? {} : { bye }) }
    lines.push({ type: 'paired', ...round })
    for (const [place, { id }] of matches.entries()) {
      const halves = (
        [
          [2, 0],
          [0, 2],
          [1, 1],
        ] as const
      )[winners[place] ?? 0] ?? [1, 1]
      lines.push({ type: 'result', match: id, halves, kind: 'played' })
    }
  }
  return lines
}

test('everybody who is in plays, each once, and one at most is free', () => {
  fc.assert(
    fc.property(plays, (one) => {
      play(one, ({ pairs, bye }, lines) => {
        const seated = [...pairs.flat(), ...(bye === undefined ? [] : [bye])]
        const active = activeIn(tournamentOf(lines)).map(({ id }) => id)
        expect(seated.toSorted((a, b) => a - b)).toEqual(active)
        expect(bye === undefined).toBe(active.length % 2 === 0)
      })
    }),
    { numRuns: 60 },
  )
})

test('nobody meets twice, nor is free twice, as long as there are enough others', () => {
  fc.assert(
    fc.property(plays, (one) => {
      play(one, ({ pairs, bye }, lines) => {
        const players = playersOf(tournamentOf(lines), 1)
        // With more than twice as many as rounds were played there is always such a pairing.
        const rounds = tournamentOf(lines).rounds.length
        if (players.length <= 2 * rounds + 2) return
        for (const [a, b] of pairs) expect(players.find(({ id }) => id === a)?.met).not.toContain(b)
        if (bye !== undefined) expect(players.find(({ id }) => id === bye)?.hadBye).toBe(false)
      })
    }),
    { numRuns: 60 },
  )
})

test('sides come no further apart than two, as long as there are enough others', () => {
  fc.assert(
    fc.property(plays, (one) => {
      const lines = play(one, () => {})
      const played = tournamentOf(lines)
      const apart = playersOf(played, 1).map(({ sides }) => Math.abs(sides.length - 2 * sum(sides)))
      if (one.size > 2 * one.rounds.length + 4) expect(Math.max(...apart)).toBeLessThanOrEqual(2)
    }),
    { numRuns: 60 },
  )
})

test('points are neither lost nor made: each round gives each pair one and whoever is free one', () => {
  fc.assert(
    fc.property(plays, (one) => {
      const played = tournamentOf(play(one, () => {}))
      const given = sum(
        played.rounds.map(({ matches, bye }) => 2 * (matches.length + (bye === undefined ? 0 : 1))),
      )
      expect(sum([...scoresOf(played, 1).values()].map(({ halves }) => halves))).toBe(given)
    }),
    { numRuns: 40 },
  )
})

test('a seed pairs a round again, in whatever order its people are told', () => {
  fc.assert(
    fc.property(plays, (one) => {
      const players = playersOf(tournamentOf(play(one, () => {})), 1)
      const again = swissPairing(players.toReversed(), one.seed)
      expect(again).toEqual(swissPairing(players, one.seed))
    }),
    { numRuns: 20 },
  )
})

test('the largest tournament that there may be is paired to its end', () => {
  const rounds = Array.from({ length: 15 }, (_, round) => ({
    ...{ leaves: [], comes: 0 },
    winners: Array.from({ length: 32 }, (_, place) => (place + round) % 3),
  }))
  const played = tournamentOf(play({ size: 64, seed: 'large', rounds }, () => {}))
  expect(playersOf(played, 1).every(({ met }) => new Set(met).size === 15)).toBe(true)
})

test('in a round robin everybody meets everybody once in each turn, and sides come apart by one at most', () => {
  const sizes = fc.integer({ min: 2, max: 40 })
  fc.assert(
    fc.property(sizes, fc.constantFrom(1, 2), fc.string(), (size, turns, seed) => {
      const ids = Array.from({ length: size }, (_, place): EntrantId => place + 1)
      const rounds = roundRobin(ids, turns as 1 | 2, seed)
      const met = new Map<string, number>()
      const lean = new Map<EntrantId, number>(ids.map((id) => [id, 0]))
      const free: EntrantId[] = []
      for (const { pairs, bye } of rounds) {
        const seated = [...pairs.flat(), ...(bye === undefined ? [] : [bye])]
        expect(seated.toSorted((a, b) => a - b)).toEqual(ids)
        if (bye !== undefined) free.push(bye)
        for (const [a, b] of pairs) {
          const pair = [a, b].sort((x, y) => x - y).join('-')
          met.set(pair, (met.get(pair) ?? 0) + 1)
          lean.set(a, (lean.get(a) ?? 0) + 1)
          lean.set(b, (lean.get(b) ?? 0) - 1)
        }
      }
      expect(met.size).toBe((size * (size - 1)) / 2)
      expect([...met.values()].every((times) => times === turns)).toBe(true)
      expect(Math.max(...[...lean.values()].map(Math.abs))).toBeLessThanOrEqual(turns === 1 ? 1 : 0)
      expect(free.length).toBe(size % 2 === 1 ? size * turns : 0)
      expect(new Set(free).size).toBe(size % 2 === 1 ? size : 0)
    }),
    { numRuns: 60 },
  )
})

const sum = (numbers: readonly number[]): number => numbers.reduce<number>((all, one) => all + one, 0)
