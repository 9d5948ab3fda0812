import { groupedActions } from '@wyrmtable/ui'
import { useMemo, useState } from 'react'
import type { Action } from '../rules/actions.ts'
import { cardBehind, cardName } from '../text/names.ts'
import type { WrathProps } from './props.ts'
import { useInHand, useWrath } from './table/context.ts'

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

/**
 * Everything that may be done, in words, folded away: all of it can be done on the cards. Who picks out of boosters has
 * it open.
 */
export function ActionList() {
  const { props, t } = useWrath()
  const { hand } = useInHand()
  const { view } = props
  const isLimited = view.limited !== null
  const [isOpen, open] = useState(isLimited)
  return (
    <details
      className="wrath-actions"
      open={isOpen}
      onToggle={({ currentTarget }) => open(currentTarget.open)}
    >
      <summary className="section-title">
        {t('list.title')} <small>{hand.actions.length}</small>
      </summary>
      {isOpen ? <Groups /> : null}
    </details>
  )
}

function Groups() {
  const { props, t } = useWrath()
  const { hand } = useInHand()
  const { view, text } = props
  const { actions } = hand
  const groups = useMemo(
    () => groupedActions(actions, (action) => headingOf(action, props)),
    [actions, props],
  )
  return (
    <>
      {groups.length === 0 && props.awaited.length > 0 ? <p className="muted">{t('list.waiting')}</p> : null}
      {groups.map(([name, list]) => (
        <details key={`${props.seq} ${name}`} open={list.length <= FEW || groups.length === 1}>
          <summary>
            {name} <small>{list.length}</small>
          </summary>
          <ul>
            {list.map((action) => (
              <li key={JSON.stringify(action)}>
                <button type="button" className="list-action" onClick={() => hand.play(action)}>
                  <span>{text.action(action, view)}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  )
}
