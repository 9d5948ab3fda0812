import { formatPercent } from '@wyrmtable/text'
import { ClauseLink, Die } from '@wyrmtable/ui'
import type { Action } from '../../rules/actions.ts'
import type { Scene } from '../../rules/topics/scene.ts'
import type { SorcererProps } from '../props.ts'
import { sayAt } from '../say.ts'
import { type Attack, attackOf } from './attack.ts'
import { type SideText, sideText } from './text/index.ts'

/** A strike, shot or bolt before it is done: the chance large, what is needed on which die, damage, and why. */
export function DecisionPanel({
  props: { text, language, view: state },
  scene,
  action,
}: {
  readonly props: SorcererProps
  readonly scene: Scene
  readonly action: Action
}) {
  const attack = attackOf(action, scene)
  if (attack === undefined) return null
  const t = sideText(language)
  const say = sayAt({ text })
  const { blow, share, clause, isLost } = attack
  const title = t(`decide.${action.type as 'melee'}`, { target: say.own(attack.target.id) })
  const die = state.setting.options.hitDie
  return (
    <section className="side-section sorcerers-decision" aria-label={title}>
      <h2 className="section-title">
        {title}
        <small>
          <ClauseLink clause={clause} />
        </small>
      </h2>
      <div className="sorcerers-chance">
        <b>
          {isLost ? t('decide.lost') : blow === undefined ? t('decide.sure') : formatPercent(language, share)}
        </b>
        <p>
          {blow === undefined ? null : (
            <>
              {t('decide.need', { need: blow.need })} <Die value={die} /> <ClauseLink clause="SO-8.5" />
              <br />
            </>
          )}
          {effectOf(attack, t)}
        </p>
      </div>
      {blow === undefined || blow.modifiers.length === 0 ? null : (
        <ul className="sorcerers-modifiers">
          <li>{t('decide.skill', { skill: blow.skill })}</li>
          {blow.modifiers.map(({ clause: because, value }) => (
            <li key={`${because} ${value}`}>
              <b>{value < 0 ? `−${-value}` : `+${value}`}</b> {text.clauseTitle(because)}{' '}
              <ClauseLink clause={because} />
            </li>
          ))}
        </ul>
      )}
      <RangeLine attack={attack} t={t} cmOf={say.cm} />
      {action.type === 'breath' ? <p className="muted">{t('decide.line')}</p> : null}
    </section>
  )
}

function effectOf({ target, damage, resistance, wounds, before, after }: Attack, t: SideText): string {
  if (target.kind === 'sorcerer') {
    const shield = t(after > 0 ? 'decide.shield' : 'decide.falls', { from: before, to: after })
    return `${t('decide.damage', { damage })}, ${shield}`
  }
  const dealt = resistance > 0 ? t('decide.resisted', { damage, resistance }) : t('decide.damage', { damage })
  return `${dealt}: ${t('decide.wounds', { wounds, left: after })}`
}

/** SO-8.4: closed, that it is measured afterwards; open, the distance. */
function RangeLine({
  attack: { rangeMm, distanceHundredths, isLost },
  t,
  cmOf,
}: {
  readonly attack: Attack
  readonly t: SideText
  readonly cmOf: (hundredths: number) => string
}) {
  if (rangeMm === undefined) return null
  const cm = rangeMm / 10
  return (
    <p className="muted">
      {distanceHundredths === undefined
        ? t('decide.closed', { cm })
        : t(isLost ? 'decide.outOfRange' : 'decide.inRange', { distance: cmOf(distanceHundredths), cm })}{' '}
      <ClauseLink clause="SO-8.4" />
    </p>
  )
}
