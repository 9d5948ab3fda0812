import { useMemo, useState } from 'react'
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
  return (
    <section className="noir-section noir-list" aria-label={t('list.title')}>
      <h2 className="section-title">
        {t('list.title')} <small>{actions.length}</small>
      </h2>
      {groups.length === 0 ? <p className="muted">{t('list.waiting')}</p> : null}
      {groups.map(([name, list], place) => (
        <Group
          key={`${props.seq} ${name}`}
          name={name}
          list={list}
          isFirst={place === 0 && list.length < 40}
          props={props}
          hand={hand}
        />
      ))}
      {acting.length === 0 ? null : (
        <Group
          name={t('list.giveUp')}
          list={[{ type: 'concede' }]}
          isFirst={false}
          props={props}
          hand={hand}
        />
      )}
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
  readonly props: NoirProps
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
