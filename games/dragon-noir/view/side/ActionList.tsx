import { ActionGroup } from '@wyrmtable/ui'
import { useMemo } from 'react'
import type { Action } from '../../rules/actions.ts'
import { actorOf } from '../action-place.ts'
import type { NoirProps } from '../props.ts'
import { viewText } from '../text/index.ts'
import type { Hand } from '../use-hand.ts'

/** Every legal action as a button, in groups that open; those of what is in hand first. */
export function ActionList({ props, hand }: { readonly props: NoirProps; readonly hand: Hand }) {
  const { state, text, language, actions, acting } = props
  const t = viewText(language)
  const { chosen } = hand
  const groups = useMemo(() => {
    const found = new Map<string, Action[]>()
    const rank = (action: Action): number => (actorOf(action, state) === chosen ? 0 : 1)
    for (const action of actions.toSorted((a, b) => rank(a) - rank(b))) {
      const heading = text.group(action, state)
      found.set(heading, [...(found.get(heading) ?? []), action])
    }
    return [...found]
  }, [actions, chosen, state, text])
  const each = {
    shown: hand.preview,
    say: (action: Action) => text.action(action, state),
    onPress: hand.propose,
  }
  return (
    <section className="noir-section" aria-label={t('list.title')}>
      <h2 className="section-title">
        {t('list.title')} <small>{actions.length}</small>
      </h2>
      {groups.length === 0 ? <p className="muted">{t('list.waiting')}</p> : null}
      {groups.map(([name, list], place) => (
        <ActionGroup
          key={`${props.seq} ${name}`}
          name={name}
          actions={list}
          isFirstOpen={place === 0 && list.length < 40}
          {...each}
        />
      ))}
      {acting.length === 0 ? null : (
        <ActionGroup name={t('list.giveUp')} actions={[{ type: 'concede' }]} isFirstOpen={false} {...each} />
      )}
    </section>
  )
}
