import { describe, expect, it } from 'vitest'
import { type Game, type Json, type Replay, seededDice, type Tagged } from '../index.ts'
import { checkMatch, MatchBreach } from './check-match.ts'
import { bytesOf, must } from './contract-breach.ts'
import { rounds } from './rounds.ts'

export interface ContractSuiteOptions {
  /** Random matches for each pair of options and number of seats. */
  readonly games?: number
  /** Every match must be over after so many actions. */
  readonly maxActions?: number
  readonly seed?: number | string
  /** Options to play with, as from outside; absent: the defaults. */
  readonly options?: readonly Json[]
  /**
   * Plays each of the options with every number of seats. Otherwise each of them, and each number of seats, is played
   * at least once, paired in turn.
   */
  readonly allPairs?: boolean
  /** Called with the match that failed, for the caller to write where a person can open it. */
  readonly onFailure?: (replay: Replay) => void
}

/**
 * The tests that every game passes. To be called at the top of a test file, once a game: random matches
 * over the options given and the numbers of seats, each held against the contract.
 */
export function contractSuite<S, A extends Tagged, E extends Tagged, O, V>(
  game: Game<S, A, E, O, V>,
  options: ContractSuiteOptions = {},
): void {
  const { games = 10, maxActions = 5000, seed = 1, options: variants = [{}], onFailure } = options
  const { allPairs = true } = options
  describe(`${game.id} keeps the contract`, () => {
    it('has a name, seats and schemas that can be shown', () => {
      expect(game.id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      expect(game.version).not.toBe('')
      expect(new Set(game.seatIds).size).toBe(game.seatIds.length)
      expect(game.seatIds).not.toContain('spectator')
      expect(game.minSeats).toBeGreaterThan(0)
      expect(game.minSeats).toBeLessThanOrEqual(game.seatIds.length)
      expect(game.options.parse({}).ok).toBe(true)
      for (const schema of [game.options, game.action, game.position]) {
        expect(JSON.stringify(schema.jsonSchema)).toContain('{')
      }
    })

    it('is set up alike whether or not somebody listens', () => {
      const options = game.options.parse(variants[0] ?? {})
      must(options.ok, 'the options schema refuses the options', options)
      for (let seats = game.minSeats; seats <= game.seatIds.length; seats++) {
        if (game.checkSetup?.(options.value, seats) !== undefined) continue
        const told: E[] = []
        const [heard, unheard] = [(event: E) => told.push(event), undefined].map((emit) =>
          bytesOf(game, game.setup(options.value, seats, seededDice(`set-up/${seed}`), emit)),
        )
        expect(heard).toBe(unheard)
        for (const event of told) expect(typeof event.type).toBe('string')
      }
    })

    for (const { place, variant, seats } of tablesOf(game, variants, allPairs)) {
      it(`in random matches of ${seats} with options ${JSON.stringify(variant)}`, () => {
        for (let i = 0; i < games; i++) {
          try {
            const match = { seed: `${seed}/${place}/${seats}/${i}`, options: variant, seats, maxActions }
            checkMatch(game, { ...match, every: rounds(32, 8) })
          } catch (error) {
            if (error instanceof MatchBreach && error.replay !== undefined) onFailure?.(error.replay)
            throw error
          }
        }
      })
    }
  })
}

interface Table {
  /** Place of the options among those given. */
  readonly place: number
  readonly variant: Json
  readonly seats: number
}

/** Options and numbers of seats to play with: all pairs, or so many that each is in one of them. */
function tablesOf(
  { minSeats, seatIds }: Pick<Game, 'minSeats' | 'seatIds'>,
  variants: readonly Json[],
  allPairs: boolean,
): readonly Table[] {
  const sizes = Array.from({ length: seatIds.length - minSeats + 1 }, (_, more) => minSeats + more)
  const all = variants.flatMap((variant, place) => sizes.map((seats) => ({ place, variant, seats })))
  if (allPairs) return all
  const most = Math.max(variants.length, sizes.length)
  const turns = Array.from({ length: most }, (_, turn) => [turn % variants.length, turn % sizes.length])
  return turns.flatMap(([place, size]) =>
    all.filter((table) => table.place === place && table.seats === sizes[size ?? 0]),
  )
}
