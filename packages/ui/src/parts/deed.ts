import type { Tagged } from '@wyrmtable/kernel'

/** What a button is for, said by the action itself: words differ between languages and situations. */
export interface DeedProps {
  /** The action that a press does, or shows so that it can be confirmed. */
  readonly deed?: Tagged | undefined
  /** What is known of an action that a press only begins to put together, such as its type. */
  readonly leadsTo?: Tagged | undefined
}

/** The same as attributes of the button, by which a lesson finds what it asks for. */
export const deedData = ({ deed, leadsTo }: DeedProps) => ({
  'data-deed': deed && JSON.stringify(deed),
  'data-leads-to': leadsTo && JSON.stringify(leadsTo),
})
