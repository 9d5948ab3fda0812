import { groupedActions } from '@wyrmtable/ui'
import { useMemo } from 'react'
import type { Action } from '../rules/actions.ts'
import { cardBehind, cardName } from '../text/names.ts'
import type { WrathProps } from './props.ts'
import { viewText } from './text/index.ts'

/** Lists up to so many actions lie open. */
const FEW = 8

/** The card that the action is about; without one what the game calls such actions. */
function headingOf(action: Action, { view, text, language }: WrathProps): string {
  const card = cardIn(action)
  const found = card === undefined ? undefined : cardBehind(view, card)
  return found === undefined ? text.group(action, view) : cardName(found, language)
}

function cardIn(action: Action): string | undefined {
  switch (action.type) {
    case 'commitMagic':
      return action.ritual?.card
    case 'commitPurchase':
      return action.creature?.card ?? action.objects?.[0]?.card
    case 'castCurse':
      return action.card
    case 'activate':
      return action.source
    case 'attackCreature':
    case 'attackProvinces':
      return action.attacker
    default:
      return undefined
  }
}

/** Everything the acting seat may do, in groups, each a button. */
export function ActionList({ props }: { readonly props: WrathProps }) {
  const { view, text, language, actions, acting } = props
  const t = viewText(language)
  const groups = useMemo(
    () => groupedActions(actions, (action) => headingOf(action, props)),
    [actions, props],
  )
  return (
    <section className="wrath-actions">
      <h2 className="section-title">
        {t('list.title')} <small>{actions.length}</small>
      </h2>
      {groups.length === 0 && props.awaited.length > 0 ? <p className="muted">{t('list.waiting')}</p> : null}
      {groups.map(([name, list]) => (
        <details key={`${props.seq} ${name}`} open={list.length <= FEW || groups.length === 1}>
          <summary>
            {name} <small>{list.length}</small>
          </summary>
          <ul>
            {list.map((action) => (
              <li key={JSON.stringify(action)}>
                <button type="button" className="list-action" onClick={() => props.play(action)}>
                  <span>{text.action(action, view)}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {acting.length > 0 ? (
        <details>
          <summary>{t('list.concede')}</summary>
          <button type="button" className="list-action" onClick={() => props.play({ type: 'concede' })}>
            <span>{t('list.concede')}</span>
          </button>
        </details>
      ) : null}
    </section>
  )
}
