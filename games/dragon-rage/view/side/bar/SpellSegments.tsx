import { type Segment, Segments } from '@wyrmtable/ui'
import { unitsData } from '../../../data/units.ts'
import type { Action } from '../../../rules/actions.ts'
import { hexOfPiece } from '../../table/pieces-at.ts'
import { type Spell, spells } from '../../table/spells.ts'
import type { Interaction, RageProps } from '../../table/use-interaction.ts'
import { wouldBe } from '../../table/would-be.ts'
import type { ViewText } from '../../text/index.ts'

const spellData = unitsData.spells
const costOf: Readonly<Record<Spell, number>> = {
  castFog: spellData.fog.cost,
  castWhirlwind: spellData.whirlwind.cost,
  castLightning: spellData.lightning.cost,
  castBoost: spellData.boostMorale.cost['0'] ?? 0,
}

/** The spells with their cost; one that is not open says why. */
export function SpellSegments({
  props,
  interaction,
  t,
}: {
  readonly props: RageProps
  readonly interaction: Interaction
  readonly t: ViewText
}) {
  const { view: state, actions } = props
  const wizard = hexOfPiece(state, 'WZD')
  const segmentOf = (spell: Spell): Segment => {
    const needed = costOf[spell]
    const base = {
      key: spell,
      name: t(`spell.${spell}`),
      isOn: spell === interaction.spell,
      leadsTo: { type: spell },
    }
    if (actions.some((action) => action.type === spell)) {
      return { ...base, note: t('short.points', { needed }) }
    }
    const meant: Action | undefined =
      spell === 'castBoost'
        ? { type: spell, radius: 0 }
        : wizard === undefined
          ? undefined
          : wouldBe(state, 'WZD', wizard, spell)
    const refusal = meant && props.check(meant)
    const note =
      refusal?.type === 'needsSpellPoints'
        ? t('short.lacking', { left: state.spellPoints, needed })
        : t('short.noTarget')
    return { ...base, note, refused: refusal === undefined ? note : props.text.refusal(refusal) }
  }
  return (
    <Segments
      label={t('spell.label')}
      segments={spells.map(segmentOf)}
      onChoose={(key) => interaction.chooseSpell(spells.find((spell) => spell === key) ?? 'castFog')}
      onRefused={(key) => interaction.chooseSpell(spells.find((spell) => spell === key) ?? 'castFog')}
    />
  )
}
