import type { GameText } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import type { State } from '../rules/state.ts'

/** Candidates under their headings, in their order; those of the chosen figure come first. */
export function groupedActions(
  actions: readonly Action[],
  state: State,
  text: GameText<State, Action, Event>,
  chosen: string | undefined,
): readonly (readonly [heading: string, actions: readonly Action[]])[] {
  const groups = new Map<string, Action[]>()
  for (const action of actions.toSorted((a, b) => rank(a, chosen) - rank(b, chosen))) {
    const heading = text.group(action, state)
    const group = groups.get(heading)
    if (group === undefined) groups.set(heading, [action])
    else group.push(action)
  }
  return [...groups]
}

const rank = (action: Action, chosen: string | undefined): number =>
  chosen !== undefined && 'id' in action && action.id === chosen ? 0 : 1
