import { useMemo, useState } from 'react'
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
  return (
    <section className="sorcerers-section sorcerers-list" aria-label={t('list.title')}>
      <h2 className="section-title">
        {t('list.title')} <small>{actions.length}</small>
      </h2>
      {groups.length === 0 ? <p className="muted">{t('list.waiting')}</p> : null}
      {groups.map(([name, list], place) => (
        <Group
          key={`${props.seq} ${name}`}
          name={name}
          list={list}
          isFirst={place === 0 && list.length < 60}
          props={props}
          hand={hand}
        />
      ))}
      {mayResign ? (
        <Group
          name={t('list.giveUp')}
          list={[{ type: 'resign' }]}
          isFirst={false}
          props={props}
          hand={hand}
        />
      ) : null}
    </section>
  )
}

function Group({
  name,
  list,
  isFirst,
  props: { state, text },
  hand,
}: {
  readonly name: string
  readonly list: readonly Action[]
  readonly isFirst: boolean
  readonly props: SorcererProps
  readonly hand: Hand
}) {
  const [isOpen, setOpen] = useState(isFirst)
  const shown = hand.preview === undefined ? undefined : JSON.stringify(hand.preview)
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {name} <small>{list.length}</small>
      </summary>
      {isOpen ? (
        <ul>
          {list.map((action) => {
            const key = JSON.stringify(action)
            return (
              <li key={key}>
                <button
                  type="button"
                  className="list-action"
                  aria-pressed={key === shown}
                  onClick={() => hand.propose(action)}
                >
                  <span>{text.action(action, state)}</span>
                </button>
              </li>
            )
          })}
        </ul>
      ) : null}
    </details>
  )
}
