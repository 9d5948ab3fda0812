import { groupedActions } from '@wyrmtable/ui'
import { type ReactNode, useMemo, useState } from 'react'
import type { Action } from '../../rules/actions.ts'
import type { Interaction, RageProps } from '../table/use-interaction.ts'
import type { ViewText } from '../text/index.ts'

/** Most actions that a filter shows at once. */
const limit = 60

/** Every legal action as a button, in groups that open, with a filter: the way without the board. */
export function ActionList({
  props,
  interaction,
  t,
}: {
  readonly props: RageProps
  readonly interaction: Interaction
  readonly t: ViewText
}) {
  const { actions, view: state, text, acting } = props
  const [filter, setFilter] = useState('')
  const [isOpen, setOpen] = useState(false)
  const groups = useMemo(() => {
    if (!isOpen) return []
    return groupedActions(actions, (action) => text.group(action, state))
  }, [actions, state, text, isOpen])
  const wanted = filter.trim().toLocaleLowerCase(text.language)
  const matching = useMemo(() => {
    if (wanted === '' || !isOpen) return []
    return actions.filter((action) =>
      text.action(action, state).toLocaleLowerCase(text.language).includes(wanted),
    )
  }, [actions, state, text, wanted, isOpen])
  const propose = (action: Action) => interaction.propose({ kind: 'action', action })
  const button = (action: Action) => (
    <li key={JSON.stringify(action)}>
      <button type="button" className="list-action" onClick={() => propose(action)}>
        <span>{text.action(action, state)}</span>
      </button>
    </li>
  )
  return (
    <details
      className="section action-list"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span className="section-title">
          {t('actions.all')} <small>{t('actions.count', { count: actions.length })}</small>
        </span>
      </summary>
      {isOpen && acting.length > 0 ? (
        <div className="action-groups">
          <input
            type="search"
            className="filter"
            aria-label={t('actions.filter')}
            placeholder={t('actions.filter')}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
          {wanted === '' ? (
            groups.map(([group, list]) => (
              <ActionGroup
                key={group}
                title={group}
                actions={list}
                button={button}
                isSmall={list.length <= 4}
              />
            ))
          ) : (
            <ul>
              {matching.length === 0 ? <li className="muted">{t('actions.none')}</li> : null}
              {matching.slice(0, limit).map(button)}
              {matching.length > limit ? (
                <li className="muted">{t('actions.more', { count: matching.length - limit })}</li>
              ) : null}
            </ul>
          )}
        </div>
      ) : null}
    </details>
  )
}

function ActionGroup({
  title,
  actions,
  button,
  isSmall,
}: {
  readonly title: string
  readonly actions: readonly Action[]
  readonly button: (action: Action) => ReactNode
  readonly isSmall: boolean
}) {
  const [isOpen, setOpen] = useState(isSmall)
  return (
    <details className="action-group" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {title} <small>{actions.length}</small>
      </summary>
      {isOpen ? <ul>{actions.map(button)}</ul> : null}
    </details>
  )
}
