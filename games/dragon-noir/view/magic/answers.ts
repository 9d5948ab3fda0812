import type { Action } from '../../rules/actions.ts'
import { U } from '../../rules/fields.ts'
import { planCast } from '../../rules/magic/targets.ts'
import { counterCost, levelOf, malusOf, mayCast, threshold, wizardsOf } from '../../rules/magic/wizards.ts'
import { isRefusal } from '../../rules/refusals.ts'
import { idOf } from '../../rules/topics/counters.ts'
import { spellAt } from '../../rules/topics/effects.ts'
import type { Imagined, View } from '../../rules/view.ts'
import type { Say } from '../../text/say.ts'
import type { MagicText } from './text/index.ts'

/** What a spell's die must reach, and why (DN-15.4, DN-15.5). */
export interface CastRoll {
  readonly level: number
  readonly malus: number
  readonly radius: number
  /** What the die with its level must be more than. */
  readonly threshold: number
  /** The least face that is enough; 11 where none is. */
  readonly least: number
}

export function rollOf(
  state: Imagined | View,
  side: number,
  action: Extract<Action, { type: 'cast' }>,
): CastRoll | undefined {
  const cast = planCast(state, side, action)
  if (isRefusal(cast)) return undefined
  const level = levelOf(state, cast.wizard)
  const malus = malusOf(state, cast.wizard, cast)
  const needed = threshold(spellAt(state, cast.spell).cost)
  return {
    level,
    malus,
    radius: state.setting.sheets.spells.rules.rangePerLevel * level,
    threshold: needed,
    least: Math.min(11, Math.max(1, needed + 1 - level + malus)),
  }
}

/** Who of the other side may answer a spell, in sentences (DN-15.7, DN-15.9). */
export function answersTo(
  state: View,
  side: number,
  spell: string,
  { t, say }: { readonly t: MagicText; readonly say: Say },
): readonly string[] {
  const other = 1 - side
  const found = state.setting.sheets.spells.spells.find(({ id }) => id === spell)
  if (found === undefined) return []
  const cost = counterCost(state, found)
  const lines = wizardsOf(state, other).flatMap((wizard) => {
    const name = say.unit(idOf(state, wizard))
    const energy = state.of(wizard, U.energy)
    const contest = state.top === 'magicWindow' && mayCast(state, other)
    const counter =
      state.of(wizard, U.countered) === 1
        ? t('answer.done', { wizard: name })
        : t(energy >= cost ? 'answer.counter' : 'answer.poor', { wizard: name, cost, energy })
    return [...(contest ? [t('answer.contest', { wizard: name })] : []), counter]
  })
  return lines.length === 0 ? [t('answer.nobody')] : lines
}
