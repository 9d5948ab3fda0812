import type { Direction, HexId } from '@wyrmtable/hex'
import type { SpellEffect } from '../data/spell-schema.ts'
import type { Action, ActionOf } from '../rules/actions.ts'
import { U } from '../rules/fields.ts'
import type { PlacedPiece } from '../rules/ground.ts'
import { parseHexIn } from '../rules/hexes.ts'
import { mayLay, piecesLeft } from '../rules/magic/pieces.ts'
import { spellsOf } from '../rules/magic/wizards.ts'
import { idOf } from '../rules/topics/counters.ts'
import { spellAt, spellIndex } from '../rules/topics/effects.ts'
import type { View } from '../rules/view.ts'

type Cast = ActionOf<'cast'>
type Placing = Extract<SpellEffect, { kind: 'place' | 'summon' | 'teleport' }>

export const turns: readonly Direction[] = [0, 1, 2, 3, 4, 5]

/** How a spell is placed, if it is aimed at hexes: lists name but the first places that come to mind. */
export function placingOf(state: View, id: string): Placing | undefined {
  const { effect } = spellAt(state, spellIndex(state, id))
  return effect.kind === 'place' || effect.kind === 'summon' || effect.kind === 'teleport'
    ? effect
    : undefined
}

/** Every hex of the boards. */
const hexesOf = (state: View): readonly HexId[] =>
  [...state.ground.piece.keys()].filter((hex) => state.ground.label(hex as HexId) !== '') as HexId[]

/** Spells of a wizard whose piece could be laid somewhere on the boards, far from all that is listed too. */
export function layableSpells(state: View, wizard: number): readonly string[] {
  const hexes = hexesOf(state)
  return spellsOf(state, wizard).flatMap((number) => {
    const { id, cost, effect } = spellAt(state, number)
    if (effect.kind !== 'place' || cost > state.of(wizard, U.energy) || piecesLeft(state, effect.piece) < 1) {
      return []
    }
    const fits = (anchor: HexId) => turns.some((turn) => mayLay(state, { kind: effect.piece, anchor, turn }))
    return hexes.some(fits) ? [id] : []
  })
}

/**
 * A spell at every hex where `check` has nothing against it: its piece turned so, or with it the hexes picked last and,
 * where more are wanted, some that are listed.
 */
export function castsEverywhere(
  state: View,
  { wizard, spell }: { readonly wizard: number; readonly spell: string },
  aim: { readonly turn: Direction; readonly picked: readonly string[]; readonly listed: readonly Cast[] },
  check: (action: Action) => unknown,
): readonly Cast[] {
  const effect = placingOf(state, spell)
  if (effect === undefined) return []
  const wanted = effect.kind === 'summon' ? effect.number : 1
  const others = [...aim.picked, ...aim.listed.flatMap(({ target }) => target.hexes ?? [])]
  return hexesOf(state).flatMap((hex) => {
    const label = state.ground.label(hex)
    const target =
      effect.kind === 'place'
        ? { anchor: label, turn: aim.turn }
        : { hexes: [...new Set([label, ...others])].slice(0, wanted) }
    const action: Cast = { type: 'cast', wizard: idOf(state, wizard), spell, target }
    return check(action) === undefined ? [action] : []
  })
}

/** The piece that a spell would lay, as it would lie. */
export function pieceOf(action: Action, state: View): PlacedPiece | undefined {
  if (action.type !== 'cast' || action.target.anchor === undefined) return undefined
  const effect = placingOf(state, action.spell)
  const anchor = parseHexIn(state, action.target.anchor)
  if (effect?.kind !== 'place' || anchor === undefined) return undefined
  return { kind: effect.piece, anchor, turn: (action.target.turn ?? 0) as Direction }
}

/** Whether a turned piece is another one: it has an opening, or covers other hexes. */
export function changesByTurning(state: View, id: string): boolean {
  const effect = placingOf(state, id)
  if (effect?.kind !== 'place') return false
  const { offsets, open, openings } = state.setting.sheets.spells.pieces[effect.piece]
  if (openings !== undefined || (open !== undefined && open.length < 6)) return true
  const covered = new Set(offsets.map(([q, r]) => `${q} ${r}`))
  // A sixth of a circle further in axial coordinates.
  return !offsets.every(([q, r]) => covered.has(`${-r} ${q + r}`))
}
