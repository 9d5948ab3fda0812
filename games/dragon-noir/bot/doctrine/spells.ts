import { distance } from '@wyrmtable/hex'
import type { Action, ActionOf, SpellTarget } from '../../rules/actions.ts'
import { U } from '../../rules/fields.ts'
import { wizardsOf } from '../../rules/magic/wizards.ts'
import type { MatchState } from '../../rules/match-state.ts'
import { typeOfId } from '../../rules/roster.ts'
import { idOf, isCharacter, isOnMap, isStanding, slotOf, slots } from '../../rules/topics/counters.ts'
import { hasEffect } from '../../rules/topics/effects.ts'
import { unitValue } from '../strength.ts'
import { aimsOf } from './aims.ts'
import { payableSpells } from './cloak.ts'
import { bestOf, isLegal } from './legal.ts'

/** An enemy nearer than this is a reason to hide. */
const NEAR = 14
/** Spells from farther away fail too often, in hexes: the end of an enchantment, and a bolt. */
const FAR = { dispel: 13, bolt: 11 } as const
const PASS: Action = { type: 'pass' }

/**
 * Spells that decide: who must not die is hidden when his side's turn ends, and again in the other's; the other side takes
 * that from him, or shoots a bolt at him. Everything else is passed, before any list of spells is made.
 */
export function spell(state: MatchState, side: number): Action {
  const [wizard] = wizardsOf(state, side)
  if (wizard === undefined || state.of(wizard, U.cast) === 1) return PASS
  return hide(state, side, wizard) ?? strike(state, side, wizard) ?? PASS
}

const isHidden = (state: MatchState, slot: number): boolean =>
  state.hasEffects && hasEffect(state, slot, 'untargetable')

function hide(state: MatchState, side: number, wizard: number): Action | undefined {
  const { protect } = aimsOf(state, side)
  if (!protect.has(typeOfId(idOf(state, wizard))) || isHidden(state, wizard)) return undefined
  const [id] = payableSpells(state, wizard, 'untargetable')
  if (id === undefined) return undefined
  const isTime =
    state.active === side ? state.frames().some(({ kind }) => kind === 'turnEnd') : state.mover < 0
  const isNear = slots(state).some(
    (slot) => state.side(slot) === 1 - side && isStanding(state, slot) && farOf(state, slot, wizard) <= NEAR,
  )
  if (!isTime || !isNear) return undefined
  return castIfLegal(state, side, wizard, id, {})
}

/** Made without the list of all spells, which is long. */
function castIfLegal(
  state: MatchState,
  side: number,
  wizard: number,
  spell: string,
  target: SpellTarget,
): ActionOf<'cast'> | undefined {
  const cast: ActionOf<'cast'> = { type: 'cast', wizard: idOf(state, wizard), spell, target }
  return isLegal(state, side, cast) ? cast : undefined
}

function strike(state: MatchState, side: number, wizard: number): Action | undefined {
  if (state.active !== side || state.mover >= 0 || state.phase === 'movement') return undefined
  const { kill } = aimsOf(state, side)
  const marks = slots(state).filter(
    (slot) => state.side(slot) === 1 - side && isOnMap(state, slot) && kill.has(typeOfId(idOf(state, slot))),
  )
  const hidden = marks.find((slot) => isHidden(state, slot) && farOf(state, slot, wizard) <= FAR.dispel)
  const [dispel] = payableSpells(state, wizard, 'dispel')
  if (hidden !== undefined && dispel !== undefined) {
    const effects = state.effects()
    const ends = effects.flatMap(({ unit }, effect) =>
      unit === hidden ? (castIfLegal(state, side, wizard, dispel, { effect }) ?? []) : [],
    )
    if (ends[0] !== undefined) return ends[0]
  }
  const [bolt] = payableSpells(state, wizard, 'shot')
  if (bolt === undefined) return undefined
  const targets = (marks.length > 0 ? marks : slots(state)).filter(
    (slot) =>
      state.side(slot) === 1 - side &&
      isCharacter(state, slot) &&
      isOnMap(state, slot) &&
      farOf(state, slot, wizard) <= FAR.bolt,
  )
  const bolts = targets.flatMap(
    (slot) => castIfLegal(state, side, wizard, bolt, { unit: idOf(state, slot) }) ?? [],
  )
  return bestOf(bolts, ({ target }) => unitValue(state, slotOf(state, target.unit ?? '') ?? wizard))
}

const farOf = (state: MatchState, a: number, b: number): number =>
  distance(state.ground.board, state.hex(a), state.hex(b))
