import type { Action } from '../rules/actions.ts'
import type { Place } from './way.ts'

/** A place to go to, and the first action that leads there. */
export interface Goal {
  readonly at: Place
  readonly action: Action
}
