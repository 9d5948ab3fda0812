import { dragonParts } from '../../data/character-schema.ts'
import { S, U } from '../fields.ts'
import type { Play } from '../play.ts'
import { NOBODY } from '../roster.ts'
import type { State } from '../state.ts'
import {
  BODY,
  bodyOf,
  hasPower,
  isBlackDragon,
  isHorse,
  isMounted,
  isOnMap,
  isStunned,
  partWounds,
  setPartWounds,
  slots,
} from '../topics/counters.ts'
import type { Strike } from '../topics/fate.ts'
import { die, strike } from '../topics/harm.ts'
import { controllerOf } from '../topics/horses.ts'
import { orderRetreat, retreaters } from '../topics/retreating.ts'
import { hitPair } from '../topics/saddle.ts'

/** Everybody on one side of the combat under way. */
export const fighters = (state: State, role: 'attacker' | 'defender'): readonly number[] =>
  slots(state).filter((slot) => state.role(slot) === role)

const how = (state: State, clause: string, venom = false): Strike => ({
  cause: 'combat',
  clause,
  distance: state.setting.sheets.combat.retreat,
  venom,
})

/** DN-11.15, DN-11.16, DN-11.18: what the letter asks for first. */
export function beginEffects(play: Play): void {
  const { state } = play
  const { result } = state
  if (result === '-' || result === 'none') return
  if (result === 'B') orderAll(play, 'attacker')
  else if (result === 'C') orderAll(play, 'defender')
  else state.push('chooseCasualty', result === 'A' ? 0 : 1)
}

/** DN-11.15: B and C hit every participant of a side. Those who all must go let the others advance (DN-11.20). */
function orderAll(play: Play, role: 'attacker' | 'defender'): void {
  const { state } = play
  const all = fighters(state, role)
  let everybody = true
  let fell = false
  for (const slot of all) {
    if (isHorse(state, slot)) {
      // DN-11.17: the controlling side moves it, else the attacker.
      const controller = controllerOf(state, slot)
      state.push('moveHorse', slot, controller === NOBODY ? state.active : controller)
      continue
    }
    const lies = isStunned(state, slot)
    const hexes = bodyOf(state, slot)
    everybody =
      orderRetreat(play, slot, state.setting.sheets.combat.retreat, how(state, 'DN-11.15')) && everybody
    if (!lies) continue
    state.setVacated([...state.vacated(), ...hexes])
    fell = true
  }
  if (everybody || fell) state.put(S.advance, role === 'attacker' ? 1 - state.active : state.active)
}

/** DN-11.18: who may be chosen to suffer; `which` is 0 among the attackers, 1 among the defenders. */
export const casualties = (state: State, which: number): readonly number[] =>
  fighters(state, which === 0 ? 'attacker' : 'defender').filter((slot) => isOnMap(state, slot))

/** DN-11.15 to DN-11.17, DN-13.7, DN-14: the letter on the one who was chosen. */
export function sufferLetter(play: Play, slot: number): void {
  const { state } = play
  const { result } = state
  const before = bodyOf(state, slot)
  const attacker = state.role(slot) === 'attacker'
  const wounding = result === 'A' || result === 'E'
  const venom = wounding && state.get(S.zed) === 1 && !isZedsSide(state, slot)
  if (isBlackDragon(state, slot)) {
    if (attacker) state.push('chooseDragonPart')
    else woundPart(play, slot, state.get(S.part) - 1)
    return
  }
  if (isHorse(state, slot)) {
    if (result !== 'D') die(play, slot, how(state, 'DN-11.17'))
  } else if (isMounted(state, slot) && !attacker) {
    // DN-14.11: on a rider E becomes G.
    hitPair(play, slot, result, 'combat', how(state, 'DN-11.16', venom))
  } else strike(play, slot, blowOf(state, slot, attacker), how(state, 'DN-11.15', venom))
  noteFall(state, slot, before, attacker)
}

function blowOf(state: State, slot: number, attacker: boolean): 'stunned' | 'wounded' | 'killed' {
  if (attacker || state.result === 'E') return 'wounded'
  if (state.result === 'D') return hasPower(state, slot, 'baby-dragon') ? 'wounded' : 'stunned'
  return 'killed'
}

function isZedsSide(state: State, slot: number): boolean {
  const zed = slots(state).find((one) => hasPower(state, one, 'zed') && state.role(one) !== 'none')
  return zed !== undefined && state.side(zed) === state.side(slot)
}

/** DN-11.20: a stunned or killed enemy opens the way, and so does one whom a power made retreat, if alone. */
function noteFall(state: State, slot: number, before: readonly number[], attacker: boolean): void {
  const winner = attacker ? 1 - state.active : state.active
  const fell = !isOnMap(state, slot) || isStunned(state, slot)
  const alone = fighters(state, attacker ? 'attacker' : 'defender').length === 1
  if (fell) {
    state.put(S.advance, winner)
    if (state.place(slot) !== 'unplaced') state.setVacated([...state.vacated(), ...before])
  } else if (state.of(slot, U.retreat) > 0 && alone) state.put(S.advance, winner)
}

/** DN-13.7, DN-13.8: one wound; the third of the body kills the dragon. */
export function woundPart(play: Play, dragon: number, part: number): void {
  const { state } = play
  const wounds = partWounds(state, part) + 1
  setPartWounds(state, part, wounds)
  play.emit({
    type: 'partWounded',
    part: dragonParts[part] ?? '?',
    wounds,
    clause: 'DN-13.8',
  })
  const { woundsToKillBody = 3 } = state.setting.roster.slots[dragon]?.values ?? {}
  if (part !== BODY || wounds < woundsToKillBody) return
  // DN-13.12: its hexes are free now, and its killers may advance into them.
  state.setVacated(bodyOf(state, dragon))
  state.put(S.advance, 1 - state.side(dragon))
  die(play, dragon, how(play.state, 'DN-13.8'))
}

/** DN-13.9: parts that attacked and can take the wound of an A. */
export const woundableParts = (state: State): readonly number[] =>
  [0, 1, 2, 3].filter((part) => (state.get(S.attackParts) & (1 << part)) !== 0)

/** DN-11.23: retreats, attackers' side first; each owner chooses the order of its own (DN-12.6). */
export function beginRetreats(state: State): void {
  for (const side of [1 - state.active, state.active])
    if (retreaters(state, side).length > 0) state.push('retreat', side)
}

/** DN-13.10: who stepped in is put back on his own hex, which nobody took: he never left it. */
export function putBack(state: State): void {
  for (const slot of slots(state)) if (state.of(slot, U.stepIn) >= 0) state.set(slot, U.stepIn, -1)
}

export function beginAdvance(state: State): void {
  const winner = state.get(S.advance)
  if (winner !== NOBODY && state.vacated().length > 0) state.push('advance', winner)
}

/** The combat is over: roles and result are forgotten. */
export function endCombat(state: State): void {
  for (const slot of slots(state)) if (state.role(slot) !== 'none') state.setRole(slot, 'none')
  state.result = 'none'
  state.put(S.attackParts, 0)
  state.put(S.part, 0)
  state.put(S.zed, 0)
  state.put(S.advance, NOBODY)
  state.setVacated([])
}
