import type { HexId } from '@wyrmtable/hex'
import { unitsData } from '../../data/units.ts'
import { dragons, HERO, typeOf, type UnitType, units, valuesOf, WZD } from '../../rules/pieces.ts'
import { NOWHERE, type Phase, type State } from '../../rules/state.ts'
import { isAlive, isDestroyed, wingsCarry } from '../../rules/topics/abilities.ts'
import { CLAIM_POINTS, destroyedPoints } from '../../rules/topics/victory.ts'
import { isFog } from '../../rules/topics/weather.ts'
import { map, perMap } from '../map-in-hand.ts'
import { accessOf, wantedPoints } from './access.ts'
import { FAR, restsAfterFlight } from './ground.ts'
import { healthOf, WING_GROUP } from './health.ts'
import { reachOf, stepsToStrike } from './strikes.ts'
import { threatAt } from './threat.ts'
import { bowPoints, towerPosts, watchedPoints } from './watch.ts'

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
  'cover',
  'bows',
  'ready',
  'watch',
  'nearly',
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
    // A dragon that has yet to move is not where the blows will find it.
    if (state.phase === 'invaderMovement' && !state.hasMoved(d) && state.mover !== d) continue
    threat += share * threatAt(state, d, state.dragonHex(d), state.isFlying(d))
  }
  let garrison = 0
  for (const unit of units) if (state.unitHex(unit) !== NOWHERE) garrison += strengths[typeOf(unit)]
  const ready = readyPoints(state)
  out[0] = points
  out[1] = Math.max(0, CLAIM_POINTS - points)
  out[2] = health
  out[3] = strongest
  out[4] = accessOf(state)
  out[5] = burnablePoints(state)
  out[6] = threat
  out[7] = garrison
  out[8] = state.unitHex(HERO) === NOWHERE ? 0 : state.heroWounded ? 0.6 : 1
  out[9] = state.unitHex(WZD) === NOWHERE ? 0 : 0.3 + state.spellPoints / 10
  out[10] = clockOf(state)
  out[11] = points >= CLAIM_POINTS ? 1 : 0
  out[12] = defending[state.phase] ?? 0
  out[13] = air
  out[14] = lame
  out[15] = coverOf(state)
  out[16] = bowPoints(state)
  out[17] = ready
  out[18] = watchedPoints(state)
  out[19] = nearlyThere(points + READY_SHARE * ready, health)
}

/** Of what flyers can burn at once, so much may be counted as burned. */
const READY_SHARE = 0.6

/** 1 as the claim comes within reach of a healthy dragon: the last points are fewer than they seem. */
const nearlyThere = (points: number, health: number): number =>
  Math.min(1, health) / (1 + Math.max(0, CLAIM_POINTS - points))

/** What a breath is worth on the ground, where it burns two hexes and whoever stands there. */
const GROUND_BREATH = 1.5

/** How much less a breath is worth to a dragon whose wings are about to give way. */
const WING_DOUBT = 0.6

/**
 * Points that may be burned with the breath that is left: by flyers the towers, the dearest first, and the less, the
 * more their wings are torn; what is not worth a flight is kept for the ground.
 */
function burnablePoints(state: State): number {
  let breaths = 0
  let trust = 0
  let points = 0
  for (const d of dragons) {
    if (!isAlive(state, d) || isDestroyed(state, d, 'head')) continue
    const uses = state.fireUses(d)
    if (!wingsCarry(state, d)) {
      points += GROUND_BREATH * uses
      continue
    }
    breaths += uses
    trust += uses * (1 - (WING_DOUBT * state.damage(d, 'wings')) / WING_GROUP)
  }
  if (breaths === 0) return points
  const share = trust / breaths
  for (const tower of towerPosts) {
    if (breaths === 0) break
    if (state.destroyed & (1 << tower.vp)) continue
    points += Math.max(share * tower.points, GROUND_BREATH)
    breaths--
  }
  return points + GROUND_BREATH * breaths
}

/** Hexes that a breath crosses. */
const BREATH_LENGTH = 2

/** Points of the towers that flyers can burn with their next move: one each, not the same, none in fog. */
function readyPoints(state: State): number {
  let points = 0
  let taken = -1
  for (const d of dragons) {
    if (!state.isFlying(d) || state.fireUses(d) === 0 || !wingsCarry(state, d)) continue
    const rests = restsAfterFlight(state.dragonHex(d), state.facing(d))
    const tower = towerPosts.find(
      ({ hex, vp }) =>
        vp !== taken &&
        (state.destroyed & (1 << vp)) === 0 &&
        (rests[vp] ?? FAR) <= BREATH_LENGTH &&
        !isFog(state, hex),
    )
    if (tower === undefined) continue
    taken = tower.vp
    points += tower.points
  }
  return points
}

let wanted: Float64Array
perMap(() => {
  wanted = new Float64Array(map.vpHexes.length)
})
/** Attacks that together are enough to make a landing dear. */
const DETERRING = 8

/** How much of what dragons want is within reach of those who would strike at whoever takes it, in points. */
function coverOf(state: State): number {
  wantedPoints(state, wanted)
  let cover = 0
  for (let vp = 0; vp < map.vpHexes.length; vp++) {
    const want = wanted[vp] ?? 0
    const hex = map.vpHexes[vp]
    if (want === 0 || hex === undefined) continue
    let attacks = 0
    for (const unit of strikers) {
      const from = state.unitHex(unit)
      if (from === NOWHERE || stepsToStrike(from as HexId, hex) > reachOf(unit, from as HexId)) continue
      attacks += valuesOf(unit).attack
    }
    cover += want * Math.min(1, attacks / DETERRING)
  }
  return cover
}
const strikers = units.filter((unit) => ['CAV', 'INF', 'HERO'].includes(typeOf(unit)))
/** 0 at ease to 1 when a clock runs out at the end of this turn. */
function clockOf(state: State): number {
  const { noDestructionTurns, noInvaderInsideTurns } = unitsData.clocks
  const idle = (state.turn - state.lastDestructionTurn) / noDestructionTurns
  const away = (state.turn - state.lastInsideTurn) / noInvaderInsideTurns
  return Math.min(1, Math.max(idle, away))
}
