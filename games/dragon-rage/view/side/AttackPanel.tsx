import { unitsData } from '../../data/units.ts'
import type { ActionOf } from '../../rules/actions.ts'
import { groupsLeft } from '../../rules/phases/invader-melee.ts'
import { parseDragon } from '../../rules/pieces.ts'
import type { Interaction, RageProps } from '../table/use-interaction.ts'
import type { ViewText } from '../text/index.ts'

const attackers = ['head', 'wings', 'legs'] as const

/** How many groups of each part of the body join the attack that is previewed; the chance follows. */
export function AttackPanel({
  action,
  props,
  interaction,
  t,
}: {
  readonly action: ActionOf<'dragonAttack'>
  readonly props: RageProps
  readonly interaction: Interaction
  readonly t: ViewText
}) {
  const d = parseDragon(action.dragon)
  const changed = (area: (typeof attackers)[number], by: number) => ({
    ...action,
    [area]: action[area] + by,
  })
  const mayChange = (area: (typeof attackers)[number], by: number): boolean => {
    const next = changed(area, by)
    return next[area] >= 0 && props.check(next) === undefined
  }
  return (
    <ul className="shares attack-shares">
      {attackers.map((area) => {
        const all = groupsLeft(props.view, d, area)
        const name = t(`body.${area}`)
        const strength = action[area] * unitsData.dragon.areas[area].attackPerGroup
        const isOut = action[area] === 0 && !mayChange(area, 1)
        return (
          <li key={area}>
            <span>
              <b>{name}</b>
              <small>
                {isOut ? t('attack.none') : t('attack.of', { value: action[area], all, strength })}
              </small>
            </span>
            <button
              type="button"
              className="stepper"
              aria-label={t('attack.less', { area: name })}
              disabled={!mayChange(area, -1)}
              onClick={() => interaction.propose({ kind: 'action', action: changed(area, -1) })}
            >
              −
            </button>
            <output>{action[area]}</output>
            <button
              type="button"
              className="stepper"
              aria-label={t('attack.more', { area: name })}
              disabled={!mayChange(area, 1)}
              onClick={() => interaction.propose({ kind: 'action', action: changed(area, 1) })}
            >
              +
            </button>
          </li>
        )
      })}
    </ul>
  )
}
