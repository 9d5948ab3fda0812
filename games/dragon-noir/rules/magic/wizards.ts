import { distance, type HexId } from '@wyrmtable/hex'
import type { Spell } from '../../data/spell-schema.ts'
import { U } from '../fields.ts'
import { hexesOfPiece } from '../laying.ts'
import type { Cast, State } from '../state.ts'
import { bodyOf, counter, isBlackDragon, isStanding, isWizard, slots } from '../topics/counters.ts'
import { findEffect, spellAt } from '../topics/effects.ts'

/** DN-15.3: the wizards of a side who could act: standing, neither stunned nor carried. */
export const wizardsOf = (state: State, side: number): readonly number[] =>
  slots(state).filter((slot) => state.side(slot) === side && isWizard(state, slot) && isStanding(state, slot))

export const levelOf = (state: State, wizard: number): number =>
  counter(state, wizard).values.wizard?.level ?? 0

/** The first of them. */
export const wizardOf = (state: State, side: number): number | undefined => wizardsOf(state, side)[0]

/** DN-15.2: whose list of spells he has. */
export const listOf = (state: State, wizard: number): Spell['wizard'] | undefined =>
  counter(state, wizard).values.wizard?.spells

/** The spells of his list, by their place in the data. */
export const spellsOf = (state: State, wizard: number): readonly number[] => {
  const list = listOf(state, wizard)
  const { spells } = state.setting.sheets.spells
  return [...spells.keys()].filter((spell) => spells[spell]?.wizard === list)
}

/** DN-15.6: whether somebody of the side may still cast in this player turn, and can pay for something. */
export const mayCast = (state: State, side: number): boolean =>
  wizardsOf(state, side).some(
    (wizard) =>
      state.of(wizard, U.cast) === 0 &&
      spellsOf(state, wizard).some((spell) => spellAt(state, spell).cost <= state.of(wizard, U.energy)),
  )

/** DN-15.4: what a roll must be more than. */
export const threshold = (cost: number): number => Math.ceil(cost / 10)

/** DN-15.9: what countering costs. */
export const counterCost = (state: State, { cost }: Spell): number =>
  cost * state.setting.sheets.spells.rules.counterCostFactor

/** DN-15.5: points taken from the die for each hex beyond the wizard's radius. */
export function malusOf(state: State, wizard: number, cast: Cast): number {
  const { rangePerLevel, rangeMalusPerHex } = state.setting.sheets.spells.rules
  const beyond = targetDistance(state, wizard, cast) - rangePerLevel * levelOf(state, wizard)
  return Math.max(0, beyond) * rangeMalusPerHex
}

/** DN-15.5: to the farthest hex; of a counter on two hexes to the nearer, of the dragon to its centre. */
function targetDistance(state: State, wizard: number, cast: Cast): number {
  const from = state.hex(wizard)
  const far = (hexes: readonly HexId[]): number =>
    Math.max(0, ...hexes.map((hex) => distance(state.ground.board, from, hex)))
  const near = (slot: number): number => {
    const hexes = isBlackDragon(state, slot) ? [state.hex(slot)] : bodyOf(state, slot)
    return Math.min(...hexes.map((hex) => distance(state.ground.board, from, hex)))
  }
  if (cast.unit >= 0) return near(cast.unit)
  if (cast.effect >= 0) {
    const bearer = findEffect(state, cast.effect)?.unit
    return bearer === undefined || state.hex(bearer) < 0 ? 0 : near(bearer)
  }
  return far(hexesOfCast(state, cast))
}

/** The hexes a spell is aimed at: given ones, or those of the piece it lays or removes. */
export function hexesOfCast(state: State, cast: Cast): readonly HexId[] {
  const { effect } = spellAt(state, cast.spell)
  if (effect.kind === 'place' && cast.anchor >= 0) {
    const placed = { kind: effect.piece, anchor: cast.anchor as HexId, turn: cast.turn as 0 }
    return hexesOfPiece(state.ground, placed) ?? []
  }
  const piece = state.pieces()[cast.piece]
  if (piece !== undefined) return hexesOfPiece(state.ground, piece) ?? []
  return cast.hexes.map((hex) => hex as HexId)
}
