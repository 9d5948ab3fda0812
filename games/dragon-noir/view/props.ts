import type { TableProps } from '@wyrmtable/ui'
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import type { State } from '../rules/state.ts'

export type NoirProps = TableProps<State, Action, Event>
