import type { Seat } from '@wyrmtable/kernel'
import type { Selector } from '../../data/effect.ts'
import type { Thing } from '../thing.ts'

/**
 * What selectors found, so that twenty cards with the same words look at the table once. Whoever changes a
 * characteristic that a filter may read must `forget`.
 */
export class Selections {
  readonly #found = new Map<Selector, Map<Seat, readonly Thing[]>>()

  /** What the selector finds for the player; looked up again unless only that player decides what it means. */
  of(you: Seat, selector: Selector, look: () => readonly Thing[]): readonly Thing[] {
    const { controller = 'any', attachedTo } = selector
    if (attachedTo !== undefined || !depends.has(controller)) return look()
    const known = this.#found.get(selector) ?? new Map<Seat, readonly Thing[]>()
    const things = known.get(you) ?? look()
    known.set(you, things)
    this.#found.set(selector, known)
    return things
  }

  forget(): void {
    this.#found.clear()
  }
}

/** Controllers that follow from the player alone. */
const depends: ReadonlySet<Selector['controller']> = new Set(['any', 'you', 'opponent'])
