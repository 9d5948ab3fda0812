import { type Direction, distance, type HexId, hexesByDistance } from '@wyrmtable/hex'
import type { PieceKind, Spell } from '../../data/spell-schema.ts'
import type { Action, ActionOf, SpellTarget } from '../actions.ts'
import { U } from '../fields.ts'
import { isRefusal } from '../refusals.ts'
import type { State } from '../state.ts'
import { idOf, isCharacter, isOnMap, slots, standing } from '../topics/counters.ts'
import { spellAt } from '../topics/effects.ts'
import { sharesTarget } from './casting.ts'
import { mayLay, piecesLeft } from './pieces.ts'
import { planCast } from './targets.ts'
import { spellsOf, wizardsOf } from './wizards.ts'

type CastAction = ActionOf<'cast'>

/** How many places are listed for one spell. */
const PLACES = 8
/** Hexes looked at round the wizard and round the enemy nearest to him. */
const ROUND_WIZARD = 3
const ROUND_ENEMY = 2
/** Hexes beyond his radius at which characters are still listed as targets. */
const BEYOND = 4

/** Every spell of a side's wizards at every character near enough, and at the places that come to mind first. */
export const casts = (state: State, side: number): readonly CastAction[] =>
  wizardsOf(state, side).flatMap((wizard) => castsBy(state, side, wizard))

function castsBy(state: State, side: number, wizard: number): readonly CastAction[] {
  if (state.of(wizard, U.cast) === 1) return []
  const places = placesFor(state, wizard)
  return spellsOf(state, wizard).flatMap((number) => {
    const spell = spellAt(state, number)
    if (spell.cost > state.of(wizard, U.energy)) return []
    const of = (target: SpellTarget): CastAction => ({
      type: 'cast',
      wizard: idOf(state, wizard),
      spell: spell.id,
      target,
    })
    if (spell.effect.kind === 'place') return placings(state, spell.effect.piece, places).map(of)
    const legal: CastAction[] = []
    for (const target of targetsFor(state, wizard, spell, places)) {
      const action = of(target)
      if (!isRefusal(planCast(state, side, action))) legal.push(action)
      if (legal.length >= PLACES && spell.category !== 'other') break
    }
    return legal
  })
}

/** Hexes near the wizard and near the closest enemy. */
function placesFor(state: State, wizard: number): readonly HexId[] {
  const { board } = state.ground
  const from = state.hex(wizard)
  const enemies = standing(state, 1 - state.side(wizard)).map((slot) => state.hex(slot))
  const near = [...enemies].sort((a, b) => distance(board, from, a) - distance(board, from, b))[0]
  return [
    ...new Set([
      ...(near === undefined ? [] : hexesByDistance(board, near, ROUND_ENEMY)),
      ...hexesByDistance(board, from, ROUND_WIZARD),
    ]),
  ].filter((hex) => state.ground.label(hex) !== '')
}

/** The first places that take a piece; asked of the board at once, for there are many windows and many spells. */
function placings(state: State, kind: PieceKind, places: readonly HexId[]): readonly SpellTarget[] {
  if (piecesLeft(state, kind) < 1) return []
  const turns: readonly Direction[] =
    state.setting.sheets.spells.pieces[kind].offsets.length > 1 ? [0, 1, 2] : [0]
  const found: SpellTarget[] = []
  for (const anchor of places) {
    for (const turn of turns) {
      if (found.length >= PLACES) return found
      if (mayLay(state, { kind, anchor, turn })) found.push({ anchor: state.ground.label(anchor), turn })
    }
  }
  return found
}

function targetsFor(
  state: State,
  wizard: number,
  { effect, category }: Spell,
  places: readonly HexId[],
): readonly SpellTarget[] {
  const label = (hex: HexId): string => state.ground.label(hex)
  if (category === 'personal' && effect.kind !== 'teleport') return [{}]
  if (effect.kind === 'teleport') return places.map((hex) => ({ hexes: [label(hex)] }))
  if (effect.kind === 'summon')
    return places.map((_, i) => ({ hexes: places.slice(i, i + effect.number).map(label) }))
  const units = slots(state)
    .filter((slot) => isOnMap(state, slot) && isCharacter(state, slot) && isNear(state, wizard, slot))
    .map((slot) => ({ unit: idOf(state, slot) }))
  if (effect.kind !== 'dispel') return units
  return [
    ...units,
    ...state.pieces().map((_, piece) => ({ piece })),
    ...state.effects().map((_, number) => ({ effect: number })),
  ]
}

function isNear(state: State, wizard: number, slot: number): boolean {
  const radius = state.setting.sheets.spells.rules.rangePerLevel
  return distance(state.ground.board, state.hex(wizard), state.hex(slot)) <= radius + BEYOND
}

/** DN-15.7: spells at what the enemy's declared spell is aimed at. */
export function contests(state: State, side: number): readonly Action[] {
  const first = state.cast(state.arg(0))
  if (first === undefined) return []
  return casts(state, side).filter((action) => {
    const cast = planCast(state, side, action)
    return !isRefusal(cast) && sharesTarget(state, first, cast)
  })
}
