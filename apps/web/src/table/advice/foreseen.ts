import { absentDice, fractionToNumber, type Game, odds, type Seat, type Tagged } from '@wyrmtable/kernel'
import type { ActionMark, TableAids } from '@wyrmtable/ui'

/** A step of a hint, and the imagined state that it is done in. */
export interface Step {
  readonly action: Tagged
  readonly before: unknown
}

/** The steps of a hint as far as they can be foreseen: up to the first that needs a die. */
export function stepsOf(game: Game, state: unknown, seat: Seat, actions: readonly Tagged[]): readonly Step[] {
  const steps: Step[] = []
  let before = game.foresee?.(state, seat) ?? state
  for (const action of actions) {
    steps.push({ action, before })
    const after = game.clone(before)
    try {
      game.apply(after, seat, action, absentDice(), () => {})
    } catch {
      // Absent dice refuse to be rolled: what comes after this step depends on them.
      break
    }
    before = after
  }
  return steps
}

/** Where the steps show on the board, one after another. */
export function marksOf(
  game: Game,
  seat: Seat,
  steps: readonly Step[],
  aids: TableAids,
): readonly ActionMark[] {
  return steps.flatMap(({ action, before }) => aids.markOf?.(action, game.view(before, seat)) ?? [])
}

/** How likely each kind of roll of the last foreseen step succeeds, and the clause it is rolled by. */
export interface StepOdds {
  readonly chances: readonly number[]
  readonly clause: string | undefined
}

/** The odds of the last step; none where no die falls, or none has a threshold. */
export function oddsOf(game: Game, seat: Seat, steps: readonly Step[]): StepOdds | undefined {
  const last = steps.at(-1)
  if (last === undefined) return undefined
  const found = odds(game, last.before, seat, last.action, { maxBranches: 300, samples: 200 })
  const tried = found.rolls.filter((roll) =>
    found.outcomes.some(({ events }) => events.some((event) => isTried(event, roll))),
  )
  if (tried.length === 0) return undefined
  const clause = found.outcomes
    .flatMap(({ events }) => events)
    .flatMap((event) => (isTried(event, tried[0]) && 'clause' in event ? [event.clause] : []))[0]
  return {
    chances: tried.map(({ happens, success }) => fractionToNumber(success) / fractionToNumber(happens)),
    clause: typeof clause === 'string' ? clause : undefined,
  }
}

/** Whether the event is that roll, with something needed. */
function isTried(
  event: Tagged,
  roll: { readonly why: string; readonly by?: string; readonly on?: string } | undefined,
): boolean {
  if (roll === undefined || event.type !== 'rolled' || !('need' in event) || !('why' in event)) return false
  const by = 'by' in event ? event.by : undefined
  const on = 'on' in event ? event.on : undefined
  return event.need !== undefined && event.why === roll.why && by === roll.by && on === roll.on
}
