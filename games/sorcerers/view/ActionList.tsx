import { ActionGroup } from '@wyrmtable/ui'
import { useMemo } from 'react'
import type { Action } from '../rules/actions.ts'
import { groupedActions } from './grouped-actions.ts'
import type { SorcererProps } from './props.ts'
import { viewText } from './text/index.ts'
import type { Hand } from './use-hand.ts'

/** Every candidate as a button, in groups that open; those of the chosen figure first. */
export function ActionList({ props, hand }: { readonly props: SorcererProps; readonly hand: Hand }) {
  const { state, text, language, actions, acting } = props
  const { chosen } = hand
  const t = viewText(language)
  const groups = useMemo(() => groupedActions(actions, state, text, chosen), [actions, chosen, state, text])
  const mayResign = acting.length > 0 && props.check({ type: 'resign' }) === undefined
  const each = {
    shown: hand.preview,
    say: (action: Action) => text.action(action, state),
    onPress: hand.propose,
  }
  return (
    <section className="sorcerers-section" aria-label={t('list.title')}>
      <h2 className="section-title">
        {t('list.title')} <small>{actions.length}</small>
      </h2>
      {groups.length === 0 ? <p className="muted">{t('list.waiting')}</p> : null}
      {groups.map(([name, list], place) => (
        <ActionGroup
          key={`${props.seq} ${name}`}
          name={name}
          actions={list}
          isFirstOpen={place === 0 && list.length < 60}
          {...each}
        />
      ))}
      {mayResign ? (
        <ActionGroup name={t('list.giveUp')} actions={[{ type: 'resign' }]} isFirstOpen={false} {...each} />
      ) : null}
    </section>
  )
}
