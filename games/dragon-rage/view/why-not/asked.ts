import type { Refusal } from '@wyrmtable/kernel'
import type { TableProps } from '@wyrmtable/ui'
import type { Action } from '../../rules/actions.ts'
import type { Event } from '../../rules/events.ts'
import type { State } from '../../rules/state.ts'

/** A rule's reason, or one that no single step has: the dragon does not look that way, or there is no way. */
export type Reason = Refusal | { readonly type: 'notAhead' | 'noWay'; readonly clause: string }

/** Who is asked why not, and for whom. */
export type Asked = Pick<TableProps<State, Action, Event>, 'game' | 'check'> & { readonly seat: number }
