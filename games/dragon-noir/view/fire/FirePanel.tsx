import { formatPercent } from '@wyrmtable/text'
import { ClauseLink } from '@wyrmtable/ui'
import { idOf } from '../../rules/topics/counters.ts'
import { sayIn } from '../../text/say.ts'
import { hexName } from '../hex-names.ts'
import type { NoirProps } from '../props.ts'
import type { ViewText } from '../text/index.ts'
import type { Hand } from '../use-hand.ts'
import type { Holding } from './use-holding.ts'

/** Defensive fire: who could shoot at this moment and how well, and what waiting may bring. */
export function FirePanel({
  props: { view: state, language },
  hand,
  holding: { shots, later },
  t,
}: {
  readonly props: NoirProps
  readonly hand: Hand
  readonly holding: Holding
  readonly t: ViewText
}) {
  if (shots.length === 0) return null
  const say = sayIn(language)
  const percent = (share: number): string => formatPercent(language, share)
  const { mover } = state
  return (
    <section className="side-section noir-fire" aria-label={t('fire.title')}>
      <h2 className="section-title">{t('fire.title')}</h2>
      <p>
        {mover < 0
          ? t('fire.unmoved')
          : t('fire.moment', {
              unit: say.unit(idOf(state, mover)),
              hex: hexName(state, state.hex(mover)),
              mp: state.mp,
            })}{' '}
        <ClauseLink clause="DN-6.6" />
      </p>
      <ul className="noir-shots">
        {shots.map(({ action, share }) => (
          <li key={`${action.shooter} ${action.target}`}>
            <button
              type="button"
              className="list-action"
              aria-pressed={
                hand.preview?.type === 'shoot' &&
                hand.preview.shooter === action.shooter &&
                hand.preview.target === action.target
              }
              onClick={() => {
                hand.choose(action.shooter)
                hand.propose(action)
              }}
            >
              <span>
                {t('fire.here', { unit: say.unit(action.shooter), target: say.unit(action.target) })}
              </span>
              <b>{percent(share)}</b>
            </button>
          </li>
        ))}
      </ul>
      {later === undefined ? null : (
        <p>
          {later.most === 0
            ? t('fire.laterNone')
            : later.least === later.most
              ? t('fire.laterSame', { most: percent(later.most) })
              : t('fire.later', { least: percent(later.least), most: percent(later.most) })}
        </p>
      )}
    </section>
  )
}
