import {
  type Game,
  isReached,
  jsonOf,
  type Manifest,
  type Puzzle,
  readPuzzles,
  type Seat,
  scriptedDice,
  type Tagged,
} from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { manifests } from './index.ts'

/**
 * Puzzles that are won for sure, and how many actions a plan may have to its end, the answers of others included. All
 * legal actions of all seats are tried: what wins without a goal of the puzzle would be refused wrongly on the table.
 */
const won: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  sorcerers: {
    'eight-left': 1,
    'exactly-ten': 1,
    'without-a-die': 1,
    'too-far-yet': 2,
    'behind-you': 2,
    'two-make-six': 3,
  },
  'dragons-wrath': {
    'open-gates': 14,
    'from-year-two': 14,
    storm: 14,
    'the-only-guard': 14,
    'no-attack-at-all': 14,
    'who-goes-where': 14,
    'a-borrowed-guard': 14,
  },
}

describe.each(manifests.filter(({ id }) => id in won))('the plans of $id', (manifest) => {
  test.each(Object.entries(won[manifest.id] ?? {}))('%s is won by its own plan alone', async (id, depth) => {
    const begun = await beginOf(manifest, id)
    const { puzzle, game, seat } = begun
    // The plan wins whatever the others do.
    let state = begun.state
    const phases = new Set<string>()
    for (const planned of puzzle.line) {
      const parsed = game.action.parse(jsonOf(planned))
      if (!parsed.ok) throw new Error(`${id}: ${JSON.stringify(parsed.fault)}`)
      phases.add(begun.phaseOf(state))
      const after = afterIn(game, state, seat, parsed.value)
      if (after === undefined) throw new Error(`${id}: a die falls`)
      state = after
    }
    expect(isWon(begun, state, depth)).toBe(true)
    // No other does.
    expect(otherPlan(begun, phases, depth)).toBeUndefined()
  })
})

test('each of them is a puzzle of its game', async () => {
  for (const manifest of manifests) {
    for (const id of Object.keys(won[manifest.id] ?? {})) {
      expect((await beginOf(manifest, id)).puzzle.id).toBe(id)
    }
  }
})

interface Begun {
  readonly puzzle: Puzzle
  readonly game: Game
  readonly state: unknown
  readonly seat: Seat
  /** The phase as the table names it: a try ends with those that its plan goes through. */
  phaseOf(state: unknown): string
}

async function beginOf(manifest: Manifest, id: string): Promise<Begun> {
  const [{ game }, { text }, room] = await Promise.all([
    manifest.rules(),
    manifest.text('en'),
    manifest.puzzles?.(),
  ])
  const read = readPuzzles(room?.puzzles)
  const puzzle = read.ok ? read.value.puzzles.find((one) => one.id === id) : undefined
  if (puzzle === undefined) throw new Error(`${id}: no such puzzle`)
  const options = game.options.parse(puzzle.options ?? {})
  const shape = game.position.parse(puzzle.position)
  if (!options.ok || !shape.ok) throw new Error(`${id}: not read`)
  const decoded = game.decode(shape.value, options.value)
  if (!decoded.ok) throw new Error(`${id}: ${JSON.stringify(decoded.fault)}`)
  const state = decoded.value
  const [seat] = game.toAct(state)
  if (seat === undefined) throw new Error(`${id}: nobody is to act`)
  return { puzzle, game, state, seat, phaseOf: (at) => text.phase(game.view(at, 'spectator')) }
}

/** The state after an action; undefined where a die would decide. */
function afterIn(game: Game, state: unknown, seat: Seat, action: Tagged): unknown {
  const after = game.clone(state)
  try {
    game.apply(after, seat, action, scriptedDice([]), () => {})
  } catch {
    return undefined
  }
  return after
}

/** Whether the seat wins from here in so many actions of all, by itself and without a die. */
function isWon({ game, seat }: Begun, from: unknown, most: number): boolean {
  const known = new Map<string, boolean>()
  const wins = (state: unknown, left: number): boolean => {
    const outcome = game.outcome(state)
    if (outcome !== undefined) return outcome.winners.length === 1 && outcome.winners[0] === seat
    if (left === 0) return false
    const key = `${left} ${JSON.stringify(game.encode(state))}`
    const before = known.get(key)
    if (before !== undefined) return before
    const acting = game.toAct(state)
    const own = acting.includes(seat)
    const who = own ? seat : acting[0]
    const leads = (action: Tagged): boolean => {
      const after = who === undefined ? undefined : afterIn(game, state, who, action)
      return after !== undefined && wins(after, left - 1)
    }
    const actions = who === undefined ? [] : game.actions(state, who)
    const is = own ? actions.some(leads) : actions.length > 0 && actions.every(leads)
    known.set(key, is)
    return is
  }
  return wins(from, most)
}

/** A first action of a plan that wins without what the try asks for; when the try is over, all is allowed. */
function otherPlan(begun: Begun, phases: ReadonlySet<string>, depth: number): Tagged | undefined {
  const { puzzle, game, state: root, seat, phaseOf } = begun
  const reaches = (action: Tagged, after: unknown) =>
    puzzle.goals.some((goal) => isReached(goal, action, game.encode(after)))
  const isTried = (state: unknown) => game.toAct(state).includes(seat) && phases.has(phaseOf(state))
  const isOther = (state: unknown, left: number): boolean => {
    if (game.outcome(state) !== undefined || !isTried(state)) return isWon(begun, state, left)
    if (left === 0) return false
    return game.actions(state, seat).some((action) => {
      const after = afterIn(game, state, seat, action)
      return after !== undefined && !reaches(action, after) && isOther(after, left - 1)
    })
  }
  return game.actions(root, seat).find((action) => {
    const after = afterIn(game, root, seat, action)
    return after !== undefined && !reaches(action, after) && isOther(after, depth - 1)
  })
}
