import type { Tagged } from '@wyrmtable/kernel'
import type { TableProps } from './props.ts'

/** The props of the page with an earlier state: looked at, not acted upon. */
export const lookedAt = <Props extends TableProps<View, Tagged>, View>(base: Props, props: Props): Props => ({
  ...props,
  view: base.view,
  seq: base.seq,
  log: base.log,
  acting: [],
  awaited: base.acting.length > 0 ? base.acting : base.awaited,
  actions: [],
  outcome: undefined,
  canUndo: false,
  canRedo: false,
})
