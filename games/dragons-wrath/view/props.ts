import type { TableProps } from '@wyrmtable/ui'
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import type { Imagined, View } from '../rules/view.ts'

export type WrathProps = TableProps<View, Action, Event, Imagined>
