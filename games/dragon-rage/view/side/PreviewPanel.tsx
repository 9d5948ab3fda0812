import { fractionToNumber, type Odds } from '@wyrmtable/kernel'
import { formatPercent } from '@wyrmtable/text'
import { Button, ClauseLink } from '@wyrmtable/ui'
import { useDeferredValue, useEffect, useMemo } from 'react'
import type { Action } from '../../rules/actions.ts'
import type { Event } from '../../rules/events.ts'
import type { State } from '../../rules/state.ts'
import { failureText } from '../table/failure-text.ts'
import { isFearful, successShare } from '../table/headline.ts'
import type { Interaction, RageProps } from '../table/use-interaction.ts'
import { isSure, type Preview } from '../table/way.ts'
import { wayText } from '../table/way-text.ts'
import type { ViewText } from '../text/index.ts'
import { AttackPanel } from './AttackPanel.tsx'
import { Breakdown } from './Breakdown.tsx'
import { withNames } from './tale.tsx'

/**
 * What the previewed action would bring, or the one under the pointer: the figure first, then how it is
 * rolled and the ways it can end. Only what was chosen has a button.
 */
export function PreviewPanel({
  props,
  interaction,
  aim,
  t,
}: {
  readonly props: RageProps
  readonly interaction: Interaction
  /** The hex under the pointer. */
  readonly aim: string | undefined
  readonly t: ViewText
}) {
  const { preview } = interaction
  const shape = preview === undefined ? undefined : preview.way.kind === 'action' && preview.action.type
  useEffect(() => {
    const isOnBoard = document.activeElement?.closest('.viewport') !== null
    // Whoever came from a list goes on with the red button; on the board Enter presses it.
    if (shape !== undefined && shape !== 'dragonAttack' && !isOnBoard) {
      document.querySelector<HTMLButtonElement>('.action-bar .button-primary')?.focus()
    }
  }, [shape])
  const aimed = useAimed(props, interaction, useDeferredValue(aim))
  const shown = preview ?? aimed
  if (shown === undefined) return null
  const { text, language } = props
  const { odds, action, before } = shown
  const share = successShare(odds, action)
  const clause = odds.outcomes[0]?.events.flatMap((event) => ('clause' in event ? [event.clause] : []))[0]
  const outcome = odds.outcomes.map((one) => props.game.outcome(one.state)).find((one) => one !== undefined)
  const isChosen = preview !== undefined
  return (
    <section className="section preview" aria-label={t(isChosen ? 'preview.title' : 'preview.aim')}>
      <h2 className="section-title">
        {t(isChosen ? 'preview.title' : 'preview.aim')}
        {clause === undefined ? null : (
          <small>
            <ClauseLink clause={clause} />
          </small>
        )}
      </h2>
      <div className="preview-head">
        {share === undefined ? null : (
          <span className="figure">
            {formatPercent(language, share)}
            <small>{t(isFearful(action) ? 'preview.safe' : 'preview.success')}</small>
          </span>
        )}
        <p>
          <b>{withNames(wayText(shown, text, t), props, t)}</b>
        </p>
      </div>
      {share === undefined ? null : (
        <div className="bar" aria-hidden="true">
          <i style={{ width: `${share * 100}%` }} />
        </div>
      )}
      {isChosen && action.type === 'dragonAttack' ? (
        <AttackPanel action={action} props={props} interaction={interaction} t={t} />
      ) : null}
      <Breakdown odds={odds} props={{ ...props, view: before }} t={t} />
      {shown.endsGame && outcome !== undefined ? (
        <p className="ends">
          {t('preview.ends')} {text.outcome(outcome)} <ClauseLink clause={outcome.clause} />
        </p>
      ) : null}
      {odds.branches === 1 ? (
        share === undefined ? (
          <p className="muted">{t('preview.certain')}</p>
        ) : null
      ) : isChosen ? (
        <Outcomes odds={odds} action={action} before={before} props={props} t={t} />
      ) : null}
      {isChosen ? (
        <div className="preview-row">
          <Button shortcut="Esc" onPress={interaction.cancel}>
            {t('actions.cancel')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

/** What the first way at the hex under the pointer would bring, where a die or an attack is in it. */
function useAimed(props: RageProps, interaction: Interaction, aim: string | undefined): Preview | undefined {
  const { ways } = interaction
  const { view: state } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ways change with everything it follows from
  return useMemo(() => {
    const way = aim === undefined ? undefined : ways.get(aim)?.[0]
    if (way === undefined || isSure(way)) return undefined
    if (way.kind === 'action' && quiet.includes(way.action.type)) return undefined
    const seen = interaction.foresee(way)
    return successShare(seen.odds, seen.action) === undefined && seen.odds.branches === 1 ? undefined : seen
  }, [aim, ways, state])
}

/** Actions that never need a die where they are lit on the board. */
const quiet: readonly string[] = [
  'placeUnit',
  'placeDragon',
  'moveUnit',
  'placeReinforcement',
  'castFog',
  'slither',
]

const shown = 5

function Outcomes({
  odds,
  action,
  before,
  props,
  t,
}: {
  readonly odds: Odds<State, Event>
  readonly action: Action
  readonly before: State
  readonly props: RageProps
  readonly t: ViewText
}) {
  const { language, text } = props
  return (
    <>
      <ul className="outcomes" aria-label={t('preview.outcomes')}>
        {odds.outcomes.slice(0, shown).map((outcome, place) => {
          const told = outcome.events
            .filter((event) => tells.includes(event.type))
            .flatMap((event) => text.event(event) ?? [])
            .map((line) => withNames(line, props, t))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew with each preview
            <li key={place}>
              <b>{formatPercent(language, fractionToNumber(outcome.chance))}</b>
              <span>
                {told.length === 0
                  ? failureText(action, before, outcome.state, props, t)
                  : told.slice(0, 3).join(' ')}
              </span>
            </li>
          )
        })}
      </ul>
      {odds.exact ? null : <p className="muted">{t('preview.estimate', { count: odds.branches })}</p>}
    </>
  )
}

/** Events that tell an outcome; the rest is on the way there. */
const tells: readonly Event['type'][] = [
  'unitKilled',
  'heroWounded',
  'dragonDamaged',
  'dragonDied',
  'dragonCrashed',
  'vpDestroyed',
  'entranceSmashed',
  'bridgeBurned',
  'unitFaltered',
  'damageAwaited',
  'gameEnded',
  'wentBerserk',
  'whirlwindDrifted',
]
