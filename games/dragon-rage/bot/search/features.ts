import { unitsData } from '../../data/units.ts'
import { dragons, HERO, typeOf, type UnitType, units, WZD } from '../../rules/pieces.ts'
import { NOWHERE, type Phase, type State } from '../../rules/state.ts'
import { isAlive, wingsCarry } from '../../rules/topics/abilities.ts'
import { CLAIM_POINTS, destroyedPoints } from '../../rules/topics/victory.ts'
import { accessOf } from './access.ts'
import { healthOf } from './health.ts'
import { threatAt } from './threat.ts'

/** What the evaluation sees of a state, all but the last from the Invader's point of view. */
export const featureNames = [
  'destroyed',
  'short',
  'health',
  'strongest',
  'access',
  'fire',
  'threat',
  'garrison',
  'hero',
  'magic',
  'clock',
  'claimable',
  'defending',
  'air',
  'lame',
] as const
export type FeatureName = (typeof featureNames)[number]

const strengths: Readonly<Record<UnitType, number>> = { CAV: 3, INF: 2, ARH: 1.3, MIL: 0.7, HERO: 0, WZD: 0 }

/** Phases in which the dragons have still to face the Defender's turn, having moved or not. */
const beforeBlows: Readonly<Partial<Record<Phase, number>>> = {
  invaderMovement: 1,
  dragonfire: 1,
  invaderMelee: 1,
  claim: 1,
  spell: 1,
  reinforcements: 1,
  defenderMovement: 1,
  archery: 0.8,
  defenderMelee: 0.5,
}

/** Phases in which the Defender has the turn. */
const defending: Readonly<Partial<Record<Phase, number>>> = {
  spell: 1,
  reinforcements: 1,
  defenderMovement: 1,
  archery: 1,
  defenderMelee: 1,
}

/** Writes the figures into a list in the order of `featureNames`. */
export function writeFeatures(state: State, out: Float64Array): void {
  const points = destroyedPoints(state)
  let health = 0
  let strongest = 0
  let fire = 0
  let threat = 0
  let air = 0
  let lame = 0
  const share = beforeBlows[state.phase] ?? 0
  for (const d of dragons) {
    if (!isAlive(state, d)) continue
    const left = healthOf(state, d)
    health += left
    if (state.isFlying(d)) air++
    else if (!wingsCarry(state, d)) lame++
    if (left > strongest) strongest = left
    fire += state.fireUses(d) * Math.min(1, left * 2)
    // A dragon that has yet to move is not where the blows will find it.
    if (state.phase === 'invaderMovement' && !state.hasMoved(d) && state.mover !== d) continue
    threat += share * threatAt(state, d, state.dragonHex(d), state.isFlying(d))
  }
  let garrison = 0
  for (const unit of units) if (state.unitHex(unit) !== NOWHERE) garrison += strengths[typeOf(unit)]
  out[0] = points
  out[1] = Math.max(0, CLAIM_POINTS - points)
  out[2] = health
  out[3] = strongest
  out[4] = accessOf(state)
  out[5] = fire
  out[6] = threat
  out[7] = garrison
  out[8] = state.unitHex(HERO) === NOWHERE ? 0 : state.heroWounded ? 0.6 : 1
  out[9] = state.unitHex(WZD) === NOWHERE ? 0 : 0.3 + state.spellPoints / 10
  out[10] = clockOf(state)
  out[11] = points >= CLAIM_POINTS ? 1 : 0
  out[12] = defending[state.phase] ?? 0
  out[13] = air
  out[14] = lame
}

/** 0 at ease to 1 when a clock runs out at the end of this turn. */
function clockOf(state: State): number {
  const { noDestructionTurns, noInvaderInsideTurns } = unitsData.clocks
  const idle = (state.turn - state.lastDestructionTurn) / noDestructionTurns
  const away = (state.turn - state.lastInsideTurn) / noInvaderInsideTurns
  return Math.min(1, Math.max(idle, away))
}
