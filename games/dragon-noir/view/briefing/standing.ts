import type { SimpleCondition } from '../../data/scenario-schema.ts'
import { U } from '../../rules/fields.ts'
import { sideIds, typeOfId } from '../../rules/roster.ts'
import { counter, idOf, isChest, isStanding, slots } from '../../rules/topics/counters.ts'
import { exitNames } from '../../rules/topics/exits.ts'
import { pointsOf } from '../../rules/victory.ts'
import type { OpenState } from '../../rules/view.ts'
import type { Say } from '../../text/say.ts'
import type { BriefingText } from './text/index.ts'

/** How each condition of the scenario stands (DN-18.1), in a few words a line. */
export function standingOf(state: OpenState, t: BriefingText, say: Say): readonly string[] {
  const { victory, turnLimit } = state.setting.scenario
  const conditions = victory.flatMap(({ condition }): readonly SimpleCondition[] =>
    typeof condition === 'object' && 'all' in condition ? condition.all : [condition],
  )
  const lines = conditions.flatMap((condition) => lineOf(state, condition, t, say))
  return [...new Set(lines), t('stand.turns', { count: Math.max(1, turnLimit - state.gameTurn + 1) })]
}

function lineOf(state: OpenState, condition: SimpleCondition, t: BriefingText, say: Say): readonly string[] {
  if (condition === 'morePoints')
    return [t('stand.points', { exile: pointsOf(state, 0), horde: pointsOf(state, 1) })]
  if (typeof condition === 'string') return []
  if ('standing' in condition) {
    const { side, building, hexes } = condition.standing
    const count = slots(state).filter((slot) => {
      if (sideIds[state.side(slot)] !== side || !isStanding(state, slot)) return false
      if (counter(state, slot).kind !== 'character') return false
      const hex = state.hex(slot)
      return building === undefined
        ? hexes?.includes(state.ground.label(hex)) === true
        : state.ground.building(hex)?.id === building
    }).length
    const whose = { side: say.word('seat', side), count }
    if (building === undefined) return [t('stand.hexes', whose)]
    return [
      t('stand.building', { ...whose, place: t(building === 'WM.mill' ? 'place.mill' : 'place.other') }),
    ]
  }
  if ('dead' in condition) {
    const { side, types, atLeast } = condition.dead
    const count = charactersOf(state, side, types).filter((slot) =>
      ['dead', 'removed'].includes(state.place(slot)),
    ).length
    const whom = types === undefined ? t(side === 'exile' ? 'whom.exile' : 'whom.horde') : named(types, say)
    return [t('stand.dead', { whom, count, needed: atLeast })]
  }
  if ('exited' in condition) {
    const { side, types, sides, atLeast } = condition.exited
    const count = charactersOf(state, side, types).filter((slot) => hasLeft(state, slot, sides)).length
    return [t('stand.exited', { count, needed: atLeast })]
  }
  const chest = slots(state).find((slot) => isChest(state, slot))
  const isOut = chest !== undefined && state.place(chest) === 'exited'
  return [t('stand.chest', { where: isOut ? 'out' : 'here' })]
}

const named = (types: readonly string[], say: Say): string => say.list(types.map((type) => say.unit(type)))

const charactersOf = (
  state: OpenState,
  side: string | undefined,
  types: readonly string[] | undefined,
): readonly number[] =>
  slots(state).filter(
    (slot) =>
      counter(state, slot).kind === 'character' &&
      (side === undefined || sideIds[state.side(slot)] === side) &&
      (types === undefined || types.includes(typeOfId(idOf(state, slot)))),
  )

function hasLeft(state: OpenState, slot: number, sides: readonly string[]): boolean {
  const name = exitNames(state)[state.of(slot, U.exit)]
  return state.place(slot) === 'exited' && name !== undefined && sides.includes(name)
}
