import type { Tagged } from '@wyrmtable/kernel'
import { ActionGroup } from './ActionGroup.tsx'

/** Every action as a button, in groups that open: the way without the board. */
export function ActionGroups<Action extends Tagged>({
  className,
  title,
  groups,
  openUpTo,
  seq,
  shown,
  say,
  onPress,
}: {
  readonly className: string
  readonly title: string
  readonly groups: readonly (readonly [heading: string, actions: readonly Action[]])[]
  /** The first group is open if it has fewer actions than this. */
  readonly openUpTo: number
  /** Number of actions so far: with the next one groups open and close anew. */
  readonly seq: number
  readonly shown: Action | undefined
  readonly say: (action: Action) => string
  readonly onPress: (action: Action) => void
}) {
  const each = { shown, say, onPress }
  const count = groups.reduce((sum, [, actions]) => sum + actions.length, 0)
  return (
    <section className={className} aria-label={title}>
      <h2 className="section-title">
        {title} <small>{count}</small>
      </h2>
      {groups.map(([name, actions], place) => (
        <ActionGroup
          key={`${seq} ${name}`}
          name={name}
          actions={actions}
          isFirstOpen={place === 0 && actions.length < openUpTo}
          {...each}
        />
      ))}
    </section>
  )
}
