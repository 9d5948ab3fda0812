import { ActionGroups, groupedActions } from '@wyrmtable/ui'
import { useMemo } from 'react'
import type { Action } from '../rules/actions.ts'
import type { SorcererProps } from './props.ts'
import { viewText } from './text/index.ts'
import type { Hand } from './use-hand.ts'

/** Every candidate; those of the chosen figure first. */
export function ActionList({ props, hand }: { readonly props: SorcererProps; readonly hand: Hand }) {
  const { view: state, text, language, actions, acting, seq } = props
  const { chosen } = hand
  const t = viewText(language)
  const groups = useMemo(
    () =>
      groupedActions(
        actions,
        (action) => text.group(action, state),
        (action) => chosen !== undefined && 'id' in action && action.id === chosen,
      ),
    [actions, chosen, state, text],
  )
  const mayResign = acting.length > 0 && props.check({ type: 'resign' }) === undefined
  return (
    <ActionGroups<Action>
      className="side-section"
      words={{ title: t('list.title'), waiting: t('list.waiting') }}
      groups={groups}
      giveUp={mayResign ? { name: t('list.giveUp'), actions: [{ type: 'resign' }] } : undefined}
      openUpTo={60}
      seq={seq}
      shown={hand.preview}
      say={(action) => text.action(action, state)}
      onPress={hand.propose}
    />
  )
}
