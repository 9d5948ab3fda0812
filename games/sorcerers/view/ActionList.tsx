import { ActionGroups, groupedActions } from '@wyrmtable/ui'
import { useMemo } from 'react'
import type { Action } from '../rules/actions.ts'
import type { SorcererProps } from './props.ts'
import { viewText } from './text/index.ts'
import type { Hand } from './use-hand.ts'

/** Every candidate, folded away: those of the chosen figure first. */
export function ActionList({
  props,
  hand,
  chosen,
}: {
  readonly props: SorcererProps
  readonly hand: Hand
  readonly chosen: string | undefined
}) {
  const { view: state, text, language, actions, seq } = props
  const t = viewText(language)
  const groups = useMemo(
    () =>
      groupedActions(
        inOrder(actions),
        (action) => text.group(action, state),
        (action) => chosen !== undefined && 'id' in action && action.id === chosen,
      ),
    [actions, chosen, state, text],
  )
  return (
    <ActionGroups<Action>
      className="side-section"
      title={t('list.title')}
      groups={groups}
      openUpTo={0}
      seq={seq}
      shown={hand.preview}
      say={(action) => text.action(action, state)}
      onPress={hand.propose}
    />
  )
}

/**
 * Groups that may act by their names: the list of the rules goes by the distance to the enemy (SO-14.2), which nobody
 * is told where measuring is closed.
 */
function inOrder(actions: readonly Action[]): readonly Action[] {
  const nameOf = (action: Action): string =>
    action.type === 'activate' ? `${action.ids.length} ${action.ids.toSorted().join(' ')}` : ''
  return actions.every(({ type }) => type !== 'activate')
    ? actions
    : actions.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))
}
