import { fractionToNumber, type Odds } from '@wyrmtable/kernel'
import { formatPercent } from '@wyrmtable/text'
import { Button, ClauseLink, glyphs } from '@wyrmtable/ui'
import { useEffect, useRef } from 'react'
import type { Event } from '../../rules/events.ts'
import type { State } from '../../rules/state.ts'
import { successShare } from '../table/headline.ts'
import type { Interaction, RageProps } from '../table/use-interaction.ts'
import type { ViewText } from '../text/index.ts'

/** What the previewed action would bring: the figure first, then the ways it can end, then the button. */
export function PreviewPanel({
  props,
  interaction,
  t,
}: {
  readonly props: RageProps
  readonly interaction: Interaction
  readonly t: ViewText
}) {
  const { preview } = interaction
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const isOnBoard = document.activeElement?.closest('.viewport') !== null
    // Whoever came from a list goes on with the button; on the board Enter confirms.
    if (preview !== undefined && !isOnBoard) panel.current?.querySelector('button')?.focus()
  }, [preview])
  if (preview?.way.kind !== 'action') return null
  const { action } = preview.way
  const { text, language, state } = props
  const { odds } = preview
  const share = odds && successShare(odds)
  const clause = odds?.outcomes[0]?.events.flatMap((event) => ('clause' in event ? [event.clause] : []))[0]
  const outcome = odds?.outcomes.map((one) => props.game.outcome(one.state)).find((one) => one !== undefined)
  return (
    <section className="section preview" aria-label={t('preview.title')} ref={panel}>
      <h2 className="section-title">{t('preview.title')}</h2>
      <div className="preview-head">
        {share === undefined ? null : (
          <span className="figure">
            {formatPercent(language, share)}
            <small>{t('preview.success')}</small>
          </span>
        )}
        <p>
          <b>{text.action(action, state)}</b> {clause === undefined ? null : <ClauseLink clause={clause} />}
        </p>
      </div>
      {share === undefined ? null : (
        <div className="bar" aria-hidden="true">
          <i style={{ width: `${share * 100}%` }} />
        </div>
      )}
      {preview.endsGame && outcome !== undefined ? (
        <p className="ends">
          {t('preview.ends')} {text.outcome(outcome)} <ClauseLink clause={outcome.clause} />
        </p>
      ) : null}
      {odds === undefined || odds.branches === 1 ? (
        <p className="muted">{t('preview.certain')}</p>
      ) : (
        <Outcomes odds={odds} props={props} t={t} />
      )}
      <div className="preview-row">
        <Button glyph={glyphs.checkMark} shortcut="↵" onPress={interaction.confirm}>
          {t('actions.confirm')}
        </Button>
        <Button shortcut="Esc" onPress={interaction.cancel}>
          {t('actions.cancel')}
        </Button>
      </div>
    </section>
  )
}

const shown = 5

function Outcomes({
  odds,
  props,
  t,
}: {
  readonly odds: Odds<State, Event>
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
            .map((event) => text.event(event))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew with each preview
            <li key={place}>
              <b>{formatPercent(language, fractionToNumber(outcome.chance))}</b>
              <span>{told.length === 0 ? t('preview.nothing') : told.slice(0, 3).join(' ')}</span>
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
