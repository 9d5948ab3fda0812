import type { Plan } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import { sorcerers } from '../rules/game.ts'
import type { State } from '../rules/state.ts'

/** Plans of one decision as they are found: each once, none of no steps. */
export class PlanList {
  readonly #found = new Map<string, Plan<Action>>()

  add(steps: readonly Action[], weight = 1): void {
    const [first, ...rest] = steps
    if (first === undefined) return
    const key = JSON.stringify(steps)
    if (!this.#found.has(key)) this.#found.set(key, { actions: [first, ...rest], weight })
  }

  /** Those whose first step is legal, the likeliest first. */
  legal(state: State, seat: number): readonly Plan<Action>[] {
    return [...this.#found.values()]
      .filter(({ actions: [first] }) => sorcerers.check(state, seat, first) === undefined)
      .sort((a, b) => b.weight - a.weight)
  }
}
