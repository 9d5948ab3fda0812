import type { HexId } from '@wyrmtable/hex'
import type { SpellEffect } from '../../data/spell-schema.ts'
import { S, U } from '../fields.ts'
import { hitStanding } from '../phases/fire.ts'
import { type Play, roll } from '../play.ts'
import { typeOfId } from '../roster.ts'
import type { Cast, Effect, State } from '../state.ts'
import { dropHorses } from '../topics/carrying.ts'
import { hasPower, idOf, isHorse, isMounted, isSpectre, isWizard, slots } from '../topics/counters.ts'
import { findEffect, spellAt } from '../topics/effects.ts'
import { type Strike, tell } from '../topics/fate.ts'
import { setEnergy, strike } from '../topics/harm.ts'
import { put, standOf } from '../topics/occupancy.ts'
import { orderRetreat } from '../topics/retreating.ts'
import { tellStep } from '../topics/stepping.ts'
import { isArmoured } from '../topics/values.ts'
import { endEffects } from './lasting.ts'
import { layPiece, removePiece } from './pieces.ts'
import { forgetLife, removeSpectre } from './spectres.ts'
import { isDragon } from './targets.ts'

const how: Strike = { cause: 'magic', clause: 'DN-15.17', distance: 2 }

/** What a spell that succeeded does (DN-15.17). */
export function work(play: Play, cast: Cast): void {
  const { state } = play
  const spell = spellAt(state, cast.spell)
  const { effect } = spell
  switch (effect.kind) {
    case 'shot-die-modifier':
    case 'untargetable':
    case 'stats':
    case 'armour-and-defence':
    case 'halve-stats':
      lastOn(state, cast, lastingUntil(state, spell.duration))
      break
    case 'mp-multiply':
      hurry(state, cast, effect.value)
      break
    case 'mp-set':
      hold(state, cast)
      break
    case 'heal':
      heal(play, cast.unit)
      break
    case 'unstun':
      state.set(cast.unit, U.stunned, 0)
      tell(play, cast.unit, 'recovered', how)
      break
    case 'stun':
      if (!isDragon(state, cast.unit))
        onTarget(play, cast.unit, () => strike(play, cast.unit, 'stunned', how) !== 'nothing')
      break
    case 'retreat':
      // DN-14.1: as by fire, of which only wounds touch the Baby Dragon.
      if (!isDragon(state, cast.unit))
        onTarget(play, cast.unit, () => orderRetreat(play, cast.unit, effect.distance, how))
      break
    case 'shot':
      bolt(play, cast, effect)
      break
    case 'place':
      layPiece(play, { kind: effect.piece, anchor: cast.anchor as HexId, turn: cast.turn as 0 })
      break
    case 'dispel':
      dispel(play, cast)
      break
    case 'summon':
      summon(play, cast, effect.type)
      break
    case 'teleport':
      stepThroughShadow(play, cast)
      break
    default:
      effect satisfies never
  }
}

/** DN-15.8: k + 2N − 1 for N turns, or one player turn more; of the current player turn: its end. */
function lifetime(state: State, turns: number): number {
  const extra = state.setting.options.spectreLife === 'half-extra' ? 0 : 1
  return state.playerTurn + 2 * turns - extra
}

function lastingUntil(state: State, duration: { turns: number } | { until: string }): number {
  return 'turns' in duration ? lifetime(state, duration.turns) : state.playerTurn
}

/** DN-15.16: a second casting on the same character takes the place of the first. */
function lastOn(state: State, { spell, unit, wizard }: Cast, expires: number): void {
  const others = state.effects().filter((one) => one.spell !== spell || one.unit !== unit)
  state.setEffects([...others, { spell, unit, expires, caster: wizard } satisfies Effect])
}

/** DN-15.17, Z02: at once in his own move, or else for the move to come. */
function hurry(state: State, cast: Cast, factor: number): void {
  if (state.mover === cast.wizard) state.mp = state.mp * factor
  else lastOn(state, cast, state.playerTurn)
}

/** DN-15.16: to the end of the phase 2 under way or to come of the target's side; a mover stops. */
function hold(state: State, cast: Cast): void {
  const own = state.side(cast.unit) === state.active
  const later = own ? (state.phase === 'combat' ? 2 : 0) : 1
  lastOn(state, cast, state.playerTurn + later)
  if (state.mover === cast.unit) {
    state.put(S.mp, 0)
    state.push('endMove')
  }
}

/** DN-15.3, DN-15.17: one step of wounds less; a healed wizard doubles what energy is left. */
function heal(play: Play, slot: number): void {
  const { state } = play
  state.setCondition(slot, state.condition(slot) === 'wounded2' ? 'wounded' : 'fresh')
  tell(play, slot, 'healed', how)
  if (isWizard(state, slot)) setEnergy(play, slot, state.of(slot, U.energy) * 2)
}

/** DN-15.18: stationary results also on a mover, whose move is over unless nothing happens. */
function onTarget(play: Play, slot: number, strikes: () => boolean): void {
  const { state } = play
  const moving = state.mover === slot
  if (moving) state.push('endMove')
  const happened = strikes()
  if (state.of(slot, U.retreat) > 0 && state.top !== 'retreat') state.push('retreat', state.side(slot))
  else if (moving && !happened && state.top === 'endMove') state.pop()
}

/** DN-15.17, S10: one roll on the fire table, offensive results. */
function bolt(play: Play, cast: Cast, effect: Extract<SpellEffect, { kind: 'shot' }>): void {
  const { state } = play
  const { fire } = state.setting.sheets
  const target = cast.unit
  const riding = isMounted(state, target) || isHorse(state, target) || hasPower(state, target, 'baby-dragon')
  const read = (total: number): string => {
    const row = Math.min(Math.max(total, 1), fire.maxDie[effect.weapon]) + fire.rowOffset[effect.weapon]
    return fire.tables[riding ? 'mounted' : 'foot'][effect.cover][row - 1] ?? '-'
  }
  const modifiers = isArmoured(state, target)
    ? [{ clause: 'DN-6.27', value: fire.modifiers.targetArmour }]
    : []
  const by = idOf(state, cast.wizard)
  const on = idOf(state, target)
  const { total } = roll(play, { why: 'blackBolt', clause: 'DN-15.17', by, on, modifiers, read })
  const letter = read(total)
  if (letter !== '-') onTarget(play, target, () => hitStanding(play, target, letter, how))
}

/** DN-15.17, Z22 and S22. */
function dispel(play: Play, { unit, piece, effect }: Cast): void {
  const { state } = play
  if (unit >= 0) {
    if (state.mover === unit) state.push('endMove')
    removeSpectre(play, unit)
  } else if (piece >= 0) removePiece(play, piece)
  else {
    const gone = findEffect(state, effect)
    endEffects(play, (one) => one.spell === gone?.spell && one.unit === gone.unit)
  }
}

/** DN-15.15: they belong to the caster's side and act in the phases still to come. */
function summon(play: Play, cast: Cast, type: string): void {
  const { state } = play
  const supply = slots(state).filter(
    (slot) =>
      isSpectre(state, slot) && typeOfId(idOf(state, slot)) === type && state.place(slot) === 'supply',
  )
  for (const [i, hex] of cast.hexes.entries()) {
    const slot = supply[i]
    if (slot === undefined) continue
    const turns = state.setting.roster.slots[slot]?.values.turns ?? 1
    forgetLife(state, slot)
    state.setPlace(slot, 'map')
    state.set(slot, U.side, state.side(cast.wizard))
    put(state, slot, { hex: hex as HexId, facing: 0, level: 0 })
    state.set(slot, U.expires, lifetime(state, turns))
    play.emit({
      type: 'spectreCame',
      unit: idOf(state, slot),
      hex: state.ground.label(hex as HexId),
      until: lifetime(state, turns),
    })
  }
}

/** DN-15.17, DN-15.18, S02: no MP and no infiltration; in his own move he goes on from there. */
function stepThroughShadow(play: Play, cast: Cast): void {
  const { state } = play
  const [hex] = cast.hexes
  if (hex === undefined) return
  const { wizard } = cast
  const from = state.hex(wizard)
  dropHorses(play, wizard)
  if (state.mover === wizard) {
    state.setPath([...state.path(), standOf(state, wizard)])
    state.put(S.entered, 0)
  }
  put(state, wizard, { hex: hex as HexId, facing: state.facing(wizard), level: 0 })
  tellStep(play, wizard, from, 'teleport')
}
