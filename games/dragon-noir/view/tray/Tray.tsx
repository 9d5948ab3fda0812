import { Glyph } from '@wyrmtable/ui'
import { useMemo, useState } from 'react'
import { valuesOf } from '../../rules/topics/values.ts'
import { sayIn } from '../../text/say.ts'
import { glyphOf, teamOf } from '../board/unit-look.ts'
import type { NoirProps } from '../props.ts'
import type { ViewText } from '../text/index.ts'
import type { Hand } from '../use-hand.ts'
import { placeRest } from './place-rest.ts'
import type { Group } from './use-group.ts'
import { groupsOf, waitingOf } from './waiting.ts'

/** The counters that are not on the boards yet: taken one by one, or whole groups at once. */
export function Tray({
  props,
  hand,
  group,
  t,
}: {
  readonly props: NoirProps
  readonly hand: Hand
  readonly group: Group
  readonly t: ViewText
}) {
  const { view: state, acting, actions, check, text, language } = props
  const [seat] = acting
  const [isPlacing, setPlacing] = useState(false)
  const isTime = state.phase === 'setup' || (state.phase === 'movement' && state.top === undefined)
  const waiting = useMemo(
    () => (seat === undefined || !isTime ? [] : waitingOf(state, seat, actions, check)),
    [state, seat, isTime, actions, check],
  )
  if (seat === undefined || waiting.length === 0) return null
  const say = sayIn(language)
  const isSetup = state.phase === 'setup'
  const groups = groupsOf(state, waiting)
  return (
    <section className="side-section noir-tray" aria-label={t('tray.title')}>
      <h2 className="section-title">
        {t('tray.title')} <small>{waiting.length}</small>
      </h2>
      <p className="muted">{t(isSetup ? 'tray.place' : 'tray.enter')}</p>
      <div className="noir-tray-groups">
        {groups.map((units) => (
          <button
            key={units.join()}
            type="button"
            className="list-action"
            aria-pressed={group.units.join() === units.join()}
            onClick={() => group.choose(units)}
          >
            {t('tray.together', { count: units.length, units: say.units(units) })}
          </button>
        ))}
        {isSetup && props.bot !== undefined ? (
          <button
            type="button"
            className="list-action"
            disabled={isPlacing}
            onClick={() => {
              setPlacing(true)
              void placeRest(props).finally(() => setPlacing(false))
            }}
          >
            {t('tray.rest')}
          </button>
        ) : null}
      </div>
      <ul>
        {waiting.map(({ unit, slot, refusal }) => {
          const { attack, move, defence } = valuesOf(state, slot)
          const { face, edge } = teamOf(seat)
          const isMeant = hand.chosen === unit || group.units.includes(unit)
          return (
            <li key={unit}>
              <button
                type="button"
                className="noir-waiting"
                data-waiting={unit}
                aria-pressed={isMeant}
                aria-disabled={refusal !== undefined}
                title={refusal === undefined ? undefined : text.refusal(refusal)}
                style={{ background: face, borderColor: edge }}
                onClick={() => {
                  group.drop()
                  hand.choose(unit)
                }}
              >
                <span>{say.unit(unit)}</span>
                <Glyph shape={glyphOf(unit)} />
                <b>{`${attack} · ${move} · ${defence}`}</b>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
