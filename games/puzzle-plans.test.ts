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

/**
 * Puzzles in which a die decides, or who survives the answer: what each claims of its plan is looked up in the rules.
 */
describe.each(ofGame('sorcerers'))('puzzles of $id that are not won for sure', (manifest) => {
  test('the-last-four and who-is-near: the match can be won in this activation by the plan alone', async () => {
    for (const [id, depth] of [
      ['the-last-four', 1],
      ['who-is-near', 2],
    ] as const) {
      const { puzzle, game, state, seat } = await beginOf(manifest, id)
      const winning = game.actions(state, seat).filter((action) => {
        const after = afterAny(game, state, seat, action)
        return after.some((one) => canWin(game, one, seat, depth - 1))
      })
      expect(winning.length, id).toBeGreaterThan(0)
      for (const action of winning) {
        const reached = afterAny(game, state, seat, action).some((one) =>
          puzzle.goals.some((goal) => isReached(goal, action, game.encode(one))),
        )
        expect([id, action, reached]).toEqual([id, action, true])
      }
    }
  })

  test('the-answer-to-come: only a stronger shield outlives the enemy’s answer', async () => {
    const { puzzle, game, state, seat } = await beginOf(manifest, 'the-answer-to-come')
    const isPlan = (action: Tagged) =>
      puzzle.goals.some((goal) => isReached(goal, action, game.encode(afterIn(game, state, seat, action))))
    const [plan] = game.actions(state, seat).filter(isPlan)
    if (plan === undefined) throw new Error('the plan is not listed')
    /** What the enemy is left with when the seat has done this and ends its turn. */
    const leftAfter = (action: Tagged): unknown => {
      const after = afterIn(game, state, seat, action)
      const ends = game.toAct(after).includes(seat)
        ? game.actions(after, seat).find(({ type }) => type === 'endSorcererTurn')
        : undefined
      return ends === undefined ? after : afterIn(game, after, seat, ends)
    }
    const enemy = 1 - seat
    const survives = (action: Tagged) => !canWin(game, leftAfter(action), enemy, 2)
    expect(game.actions(state, seat).filter(survives)).toEqual([plan])
  })
})

describe.each(ofGame('dragons-wrath'))('puzzles of $id that are not won for sure', (manifest) => {
  test('mind-over-matter: of all attacks the plan alone destroys its target and leaves the attacker alive', async () => {
    const { puzzle, game, state, seat } = await beginOf(manifest, 'mind-over-matter')
    const attacks = game.actions(state, seat).filter(({ type }) => type === 'attackCreature')
    expect(attacks.length).toBeGreaterThan(2)
    const good = attacks.filter((action) => {
      const events: Tagged[] = []
      const after = game.clone(state)
      game.apply(after, seat, action, scriptedDice([]), (event) => events.push(event))
      while (game.toAct(after).length > 0) {
        const [who = seat] = game.toAct(after)
        const pass = game.actions(after, who).find(({ type }) => type === 'pass')
        if (pass === undefined) break
        game.apply(after, who, pass, scriptedDice([]), (event) => events.push(event))
      }
      const lost = events.flatMap((event) => (event.type === 'destroyed' && 'id' in event ? [event.id] : []))
      return (
        'target' in action &&
        'attacker' in action &&
        lost.includes(action.target) &&
        !lost.includes(action.attacker)
      )
    })
    expect(good).toEqual([expect.objectContaining(puzzle.line[0] ?? {})])
  })
})

/** The game of that name, where it is here: a checkout may hold others. */
function ofGame(name: string): readonly Manifest[] {
  return manifests.filter(({ id }) => id === name)
}

/** All states that an action can lead to, whatever falls. */
const afterAny = (game: Game, state: unknown, seat: Seat, action: Tagged): readonly unknown[] => {
  const sure = afterIn(game, state, seat, action)
  if (sure !== undefined) return [sure]
  return Array.from({ length: 20 }, (_, face) => face + 1).flatMap((face) => {
    const after = game.clone(state)
    try {
      game.apply(
        after,
        seat,
        action,
        { ...scriptedDice([]), roll: (sides) => Math.min(face, sides) },
        () => {},
      )
      return [after]
    } catch {
      return []
    }
  })
}

/** What can only prepare a win is looked at last. */
const isSlow = ({ type }: Tagged): boolean => /move|create/i.test(type)

/** Whether the seat can win within so many of its own actions, if the dice favour it. */
function canWin(game: Game, state: unknown, seat: Seat, left: number): boolean {
  const outcome = game.outcome(state)
  if (outcome !== undefined) return outcome.winners.length === 1 && outcome.winners[0] === seat
  if (left === 0 || !game.toAct(state).includes(seat)) return false
  const actions = game.actions(state, seat).toSorted((a, b) => Number(isSlow(a)) - Number(isSlow(b)))
  return actions.some((action) =>
    afterAny(game, state, seat, action).some((after) => canWin(game, after, seat, left - 1)),
  )
}

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
