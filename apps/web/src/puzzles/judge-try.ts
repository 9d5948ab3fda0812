import {
  isReached,
  jsonOf,
  type Match,
  type Puzzle,
  type Seat,
  scriptedDice,
  seatOfEntry,
} from '@wyrmtable/kernel'

export type Verdict =
  | { readonly kind: 'open' }
  /** Decided by entry `seq`. */
  | { readonly kind: 'right' | 'wrong'; readonly seq: number }

/**
 * How a try stands: it is right as soon as a goal is reached, and wrong when without one a die has fallen, somebody else is
 * to act, or a phase has begun that the plan itself does not go through.
 */
export function judgeTry(
  puzzle: Puzzle,
  match: Match,
  seat: Seat,
  phaseOf: (state: unknown) => string,
): Verdict {
  const { game } = match
  const phases = phasesOfPlan(puzzle, match, seat, phaseOf)
  for (const entry of match.line) {
    const { seq } = entry
    if (seatOfEntry(entry) !== game.seatIds[seat] || !('action' in entry) || entry.action === undefined)
      continue
    const state = match.at(seq)
    const { action } = entry
    const encoded = game.encode(state)
    if (puzzle.goals.some((goal) => isReached(goal, action, encoded))) return { kind: 'right', seq }
    const isOver = entry.dice.length > 0 || !game.toAct(state).includes(seat) || !phases.has(phaseOf(state))
    if (isOver) return { kind: 'wrong', seq }
  }
  return { kind: 'open' }
}

function phasesOfPlan(
  { line }: Puzzle,
  match: Match,
  seat: Seat,
  phaseOf: (state: unknown) => string,
): ReadonlySet<string> {
  const { game } = match
  const state = game.clone(match.at(match.since))
  const phases = new Set([phaseOf(state)])
  for (const planned of line.slice(0, -1)) {
    const action = game.action.parse(jsonOf(planned))
    if (!action.ok) return phases
    game.apply(state, seat, action.value, scriptedDice([]), () => {})
    phases.add(phaseOf(state))
  }
  return phases
}
