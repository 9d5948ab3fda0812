import { distance, type HexId } from '@wyrmtable/hex'
import { board } from '../../rules/map.ts'
import { type Dragon, HERO, isTroop, typeOf, type Unit, type UnitType, valuesOf } from '../../rules/pieces.ts'
import { NOWHERE, type State } from '../../rules/state.ts'
import { canSee } from '../../rules/topics/sight.ts'
import { map } from '../map-in-hand.ts'
import { bearingOf, type Field, type Foe } from './field.ts'
import { unitDistances } from './ground.ts'
import type { Scene } from './scene.ts'
import { reachOf, stepsToStrike } from './strikes.ts'
import { WHIRLWIND_COST, watchedFrom } from './watch.ts'

/** What a march of the whole garrison is after; the figures weigh the reasons to stand somewhere. */
export interface Order {
  /** Blows and arrows at dragons. */
  readonly attack: number
  /** Standing on what is worth points. */
  readonly guard: number
  /** Standing where what dragons want can be reached in the next turn. */
  readonly cover: number
  /** Coming nearer to dragons out of reach. */
  readonly close: number
  /** Keeping away from where dragons strike and breathe. */
  readonly shy: number
  /** The dragon that all turn against; the other is let be. */
  readonly against?: Dragon
  /** VP hexes of which each is to be held by one of the troops. */
  readonly hold?: readonly HexId[]
  /** How readily the hero goes where blows fall; 1 where nothing is said. */
  readonly lead?: number
}

/** How much a dragon counts that an order lets be. */
const LET_BE = 0.25
/** What the health of a whole dragon is worth beside the other reasons. */
export const HEALTH_WORTH = 18
/** Attacks that together make a dragon on the ground think twice; more of them add less. */
const ENOUGH = 6

/** What those who have already been sent somewhere do there. */
export interface Sent {
  heroHex: HexId | -1
  /** By VP hex: attacks that can come to bear around it in the next turn. */
  readonly covered: Float64Array
  /** Hexes of those who strike in this turn, and how hard. */
  readonly strikers: { readonly hex: HexId; readonly worth: number }[]
}

/** How good it is for a unit to stand in a hex, in tenths of victory points or so. */
export function placeWorth(
  state: State,
  scene: Scene,
  field: Field,
  unit: Unit,
  hex: HexId,
  order: Order,
  sent: Sent,
): number {
  const type = typeOf(unit)
  if (type === 'WZD') return wizardWorth(state, field, hex, order)
  const held = holdWorth(scene, unit, hex, order)
  if (type === 'ARH') return held + archerWorth(state, scene, field, hex, order)
  let worth = held + guardWorth(scene, field, unit, hex, order)
  let strikes = false
  for (const foe of field.foes) {
    const blow = strikeWorth(state, field, foe, unit, hex, order, sent)
    if (blow > 0) strikes = true
    worth += blow - exposure(foe, type, hex, order, blow > 0)
  }
  if (!strikes) worth += order.cover * coverWorth(field, unit, hex, sent) - farness(field, type, hex, order)
  if (type === 'HERO') worth += (order.lead ?? 1) * leadWorth(hex, sent)
  if (type === 'MIL' && isLedFrom(hex, sent)) worth += 0.1
  return worth
}

/** Nobody lands where troops stand; what dragons want most is guarded first. */
function guardWorth(scene: Scene, { wanted }: Field, unit: Unit, hex: HexId, order: Order): number {
  const vp = map.vpIndexAt(hex)
  if (vp < 0 || scene.count[hex] !== 0 || !isTroop(unit)) return 0
  return order.guard * spared(unit) * (wanted[vp] ?? 0) * (map.isTower(hex) ? 0.6 : 0.5)
}

/** Whoever strikes less guards as well. */
const spared = (unit: Unit): number => (valuesOf(unit).attack < 2 ? 1.3 : valuesOf(unit).attack > 2 ? 0.7 : 1)

/** What it is worth to do as ordered and hold a hex that nobody else holds. */
const HOLD_WORTH = 1.6

function holdWorth(scene: Scene, unit: Unit, hex: HexId, { hold }: Order): number {
  if (hold === undefined || !hold.includes(hex) || scene.count[hex] !== 0 || !isTroop(unit)) return 0
  return HOLD_WORTH * spared(unit)
}

/** How much it helps that the unit can come to blows with whatever takes a VP hex in the next turn. */
function coverWorth({ wanted }: Field, unit: Unit, hex: HexId, { covered }: Sent): number {
  const { attack } = valuesOf(unit)
  const reach = reachOf(unit, hex)
  let worth = 0
  for (let vp = 0; vp < map.vpHexes.length; vp++) {
    const want = wanted[vp] ?? 0
    const steps = want === 0 ? 99 : stepsToStrike(hex, map.vpHexes[vp] ?? hex)
    if (steps > reach + 1) continue
    const sure = steps < reach ? 1 : steps === reach ? 0.8 : 0.25
    worth += (want * sure * attack) / (ENOUGH + (covered[vp] ?? 0))
  }
  return 0.15 * worth
}

/** How much a dragon counts for an order that turns all against one of them. */
const shareOf = ({ against }: Order, { dragon }: Foe, foes: readonly Foe[]): number =>
  against === undefined || against === dragon || foes.length < 2 ? 1 : LET_BE

/** What a blow from there may be expected to do; 0 where none is legal. */
function strikeWorth(
  state: State,
  { foes }: Field,
  foe: Foe,
  unit: Unit,
  hex: HexId,
  order: Order,
  sent: Sent,
): number {
  const below = hex === foe.hex
  if (below ? !(foe.mayBeJoined && unit === HERO) : !foe.slots.has(hex)) return 0
  const led = isLedFrom(hex, sent)
  if (typeOf(unit) === 'MIL' && !led && !nearBoost(state, hex)) return 0
  const share = shareOf(order, foe, foes) * (unit === HERO ? (order.lead ?? 1) : 1)
  // A few who strike alone are killed for little; many at once cripple.
  const together = Math.min(1.25, Math.max(0.45, foe.gang / 8))
  return share * order.attack * HEALTH_WORTH * together * blowWorth(state, foe, unit, hex, led)
}

/** Health that one blow from there may be expected to cost the dragon. */
function blowWorth(state: State, foe: Foe, unit: Unit, hex: HexId, led: boolean): number {
  const { attack } = valuesOf(unit)
  const lift = unit === HERO || (led && !state.heroWounded) ? 1 / 6 : 0
  const [wing, leg, head, belly] = [
    (0.5 + lift) * foe.perWing,
    (1 / 3 + lift) * foe.perLeg,
    (1 / 6 + lift) * foe.perHead,
    (0.5 + lift) * foe.perBelly,
  ]
  if (hex === foe.hex) return attack * Math.max(belly, leg)
  if (map.isTower(hex)) return attack * Math.max(wing, head)
  const bearing = bearingOf(foe, hex)
  if (bearing === 0) return attack * Math.max(head, leg)
  return attack * (bearing === 3 ? leg : Math.max(wing, leg))
}

/** What a unit may expect to suffer there: in front of a dragon more than behind it, in a tower least. */
function exposure(foe: Foe, type: UnitType, hex: HexId, order: Order, strikes: boolean): number {
  const away = distance(board, hex, foe.hex)
  const walls = map.isTower(hex) ? 0.25 : 1
  if (strikes && !foe.flying) {
    const bearing = hex === foe.hex ? 0 : bearingOf(foe, hex)
    const dear = type === 'HERO' ? 2.5 : 1
    return bearing < 2 || bearing > 4 ? walls * (order.shy + dear - 1) * 0.25 : 0
  }
  if (foe.flying || away > 2) return 0
  return walls * (order.shy * 0.3 + (away <= 1 ? 0.15 : 0))
}

/** What is lost by being far from the dragons. */
function farness({ foes }: Field, type: UnitType, hex: HexId, order: Order): number {
  let far = 0
  for (const foe of foes) {
    const share = shareOf(order, foe, foes)
    const steps = Math.min(unitDistances[hex * board.size + foe.hex] ?? 99, 12)
    far += share * (0.4 + 0.1 * foe.menace) * steps
  }
  return 0.06 * order.close * far * (type === 'HERO' ? 1.4 : type === 'CAV' ? 1.2 : 0.6)
}

/** DR-26.1: the hero lifts the blows of those beside him. */
function leadWorth(hex: HexId, { strikers }: Sent): number {
  let worth = 0
  for (const striker of strikers) if (distance(board, hex, striker.hex) <= 1) worth += striker.worth / 3
  return worth
}

const isLedFrom = (hex: HexId, { heroHex }: Sent): boolean =>
  heroHex !== -1 && distance(board, heroHex, hex) <= 1

const nearBoost = (state: State, hex: HexId): boolean =>
  state.boost !== NOWHERE && distance(board, state.boost as HexId, hex) <= state.boostRadius

/** Arrows at what is near, cover for towers that flyers may burn, and a distance to what walks. */
function archerWorth(state: State, scene: Scene, field: Field, hex: HexId, order: Order): number {
  let worth = 0
  for (const foe of field.foes) {
    const share = shareOf(order, foe, field.foes)
    const away = distance(board, hex, foe.hex)
    const inRange = away <= (map.isTower(hex) && !map.isTower(foe.hex) && !foe.flying ? 3 : 2)
    const sees =
      inRange &&
      (foe.flying || map.isTower(hex) || map.isTower(foe.hex) || away === 0 || canSee(state, hex, foe.hex))
    const hit = foe.flying ? 2 * foe.perBelly : foe.perWing * (away === 1 ? 2 : 1)
    worth += sees ? share * order.attack * 2.2 * hit : -share * order.close * 0.02 * away
    if (!foe.flying && away <= 1 && !map.isTower(hex)) worth -= order.shy * 0.5
  }
  const vp = map.vpIndexAt(hex)
  if (vp >= 0 && scene.count[hex] === 0) worth += order.guard * 0.5 * (field.wanted[vp] ?? 0)
  let near = 0
  for (let i = 0; i < map.vpHexes.length; i++) {
    const want = field.wanted[i] ?? 0
    if (want > 0 && distance(board, hex, map.vpHexes[i] ?? hex) <= 3) near += want
  }
  return worth + order.cover * 0.03 * near + (map.isTower(hex) ? 0.08 : 0)
}

/**
 * Over what a wizard can reach with whirlwinds nobody flies gladly; a tower keeps off nearly all that could harm him.
 */
function wizardWorth(state: State, { foes }: Field, hex: HexId, order: Order): number {
  const inTower = map.isTower(hex)
  let worth = inTower ? 0.3 : 0
  if (state.spellPoints < WHIRLWIND_COST) return worth
  for (const foe of foes) {
    const away = distance(board, hex, foe.hex)
    worth += (0.03 + 0.04 * order.attack) * (5 - Math.min(8, away))
    if (!foe.flying) worth -= (0.2 + order.shy) * (inTower ? 0.1 : 1) * 0.45 * Math.max(0, 3 - away)
  }
  return worth + (0.05 + 0.07 * order.cover) * watchedFrom(state, hex)
}
