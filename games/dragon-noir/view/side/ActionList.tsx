import { ActionGroups, groupedActions } from '@wyrmtable/ui'
import { useMemo } from 'react'
import type { Action } from '../../rules/actions.ts'
import { actorOf } from '../action-place.ts'
import type { NoirProps } from '../props.ts'
import { viewText } from '../text/index.ts'
import type { Hand } from '../use-hand.ts'

/** Every legal action; those of what is in hand first. */
export function ActionList({ props, hand }: { readonly props: NoirProps; readonly hand: Hand }) {
  const { view: state, text, language, actions, seq } = props
  const t = viewText(language)
  const { chosen } = hand
  const groups = useMemo(
    () =>
      groupedActions(
        actions,
        (action) => text.group(action, state),
        (action) => actorOf(action, state) === chosen,
      ),
    [actions, chosen, state, text],
  )
  return (
    <ActionGroups<Action>
      className="side-section"
      title={t('list.title')}
      groups={groups}
      openUpTo={40}
      seq={seq}
      shown={hand.preview}
      say={(action) => text.action(action, state)}
      onPress={hand.propose}
    />
  )
}
