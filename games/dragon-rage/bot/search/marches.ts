import { distance, type HexId } from '@wyrmtable/hex'
import type { Plan } from '@wyrmtable/kernel'
import type { Action } from '../../rules/actions.ts'
import { board, isTower, labelOf, vpIndexAt, vpValues } from '../../rules/map.ts'
import {
  type Dragon,
  dragons,
  formatUnit,
  HERO,
  isTroop,
  typeOf,
  type Unit,
  units,
  valuesOf,
  WZD,
} from '../../rules/pieces.ts'
import { NOWHERE, type State } from '../../rules/state.ts'
import { isAlive } from '../../rules/topics/abilities.ts'
import { canSee } from '../../rules/topics/sight.ts'
import { accessFrom, flightOf, markGuards } from './access.ts'
import { meleeNeighbours, roadHexes, roadSides, roadTowers, towers, unitDistances } from './ground.ts'
import { worthOfDamage } from './health.ts'
import { Scene } from './scene.ts'

const END_PHASE = { type: 'endPhase' } as const
const { size } = board

/** What a march of the whole garrison is after; the figures weigh the reasons to stand somewhere. */
interface Order {
  /** Blows and arrows at dragons. */
  readonly attack: number
  /** Standing on what is worth points. */
  readonly guard: number
  /** Coming nearer to dragons out of reach. */
  readonly close: number
  /** Keeping away from where dragons strike and breathe. */
  readonly shy: number
  /** The dragon that all turn against; the other is let be. */
  readonly against?: Dragon
}

const orders: readonly Order[] = [
  { attack: 1, guard: 0.5, close: 1, shy: 0.3 },
  { attack: 1.6, guard: 0.1, close: 1.5, shy: 0 },
  { attack: 0.7, guard: 1.3, close: 0.5, shy: 0.6 },
  { attack: 1.2, guard: 0.5, close: 0.7, shy: 1.3 },
  { attack: 0.2, guard: 1, close: 0.2, shy: 1.6 },
]
const focused: readonly Order[] = dragons.map((d) => ({
  attack: 1.3,
  guard: 0.4,
  close: 1.2,
  shy: 0.3,
  against: d,
}))
/** How much a dragon counts that an order lets be. */
const LET_BE = 0.25

/** The whole of phase 6 in a few orders to everybody, or nothing at all. Fewer if some come to the same. */
export function marchPlans(state: State): readonly Plan<Action>[] {
  const plans: Plan<Action>[] = []
  const seen = new Set<string>()
  const living = dragons.filter((d) => isAlive(state, d))
  const field = fieldOf(state, living)
  ;[...orders, ...(living.length > 1 ? focused : [])].forEach((order, i) => {
    const moves = march(state, field, living, order)
    const text = moves.map((move) => `${move.unit}${move.path.at(-1)}`).join()
    if (seen.has(text)) return
    seen.add(text)
    const [first, ...rest] = [...moves, END_PHASE]
    if (first !== undefined) plans.push({ actions: [first, ...rest], weight: i === 0 ? 2 : 1 })
  })
  if (!seen.has('')) plans.push({ actions: [END_PHASE], weight: 0.4 })
  return plans
}

type MoveUnit = Extract<Action, { type: 'moveUnit' }>

/** Characters go last, so that they can join whom they lead. */
const marchingOrder: readonly Unit[] = [...units].sort((a, b) => rankOf(a) - rankOf(b) || a - b)
function rankOf(unit: Unit): number {
  const type = typeOf(unit)
  return type === 'CAV'
    ? 0
    : type === 'INF'
      ? 1
      : type === 'ARH'
        ? 2
        : type === 'HERO'
          ? 3
          : type === 'MIL'
            ? 4
            : 5
}

/** Each unit in turn goes to the best place it can reach, as the order values places. */
function march(state: State, field: Field, living: readonly Dragon[], order: Order): readonly MoveUnit[] {
  const scene = new Scene(state)
  const heroAt: { hex: HexId | -1 } = { hex: state.unitHex(HERO) }
  const moves: MoveUnit[] = []
  for (const unit of marchingOrder) {
    const from = state.unitHex(unit)
    if (from === NOWHERE || state.stepsUsed(unit) > 0) continue
    scene.put(unit, from, -1)
    const goal = bestPlace(state, scene, field, living, unit, from as HexId, order, heroAt.hex)
    scene.put(unit, goal.hex, 1)
    if (unit === HERO) heroAt.hex = goal.hex
    if (goal.hex !== from) {
      moves.push({ type: 'moveUnit', unit: formatUnit(unit), path: pathTo(goal).map(labelOf) })
    }
  }
  return moves
}

/** What the places around dragons are worth, for all units alike. */
interface Field {
  /** Points that dragons may gain at each VP hex soon. */
  readonly dragonHexes: readonly HexId[]
  readonly perWing: readonly number[]
  readonly perLeg: readonly number[]
  readonly perHead: readonly number[]
  readonly perBelly: readonly number[]
  /** How much each dragon should be met: by what it may destroy. */
  readonly menace: readonly number[]
}

function fieldOf(state: State, living: readonly Dragon[]): Field {
  const guarded = new Uint8Array(markGuards(state))
  return {
    dragonHexes: living.map((d) => state.dragonHex(d)),
    perWing: living.map((d) => worthOfDamage(state, d, 'wings', 3) / 3),
    perLeg: living.map((d) => worthOfDamage(state, d, 'legs', 3) / 3),
    perHead: living.map((d) => worthOfDamage(state, d, 'head', 3) / 3),
    perBelly: living.map((d) => worthOfDamage(state, d, 'belly', 3) / 3),
    menace: living.map((d) => accessFrom(state, d, state.dragonHex(d), flightOf(state, d), guarded)),
  }
}

interface Place {
  readonly hex: HexId
  readonly steps: number
  readonly before: Place | undefined
}

function pathTo(place: Place): readonly HexId[] {
  const path: HexId[] = []
  for (let at: Place | undefined = place; at?.before !== undefined; at = at.before) path.push(at.hex)
  return path.reverse()
}

function bestPlace(
  state: State,
  scene: Scene,
  field: Field,
  living: readonly Dragon[],
  unit: Unit,
  from: HexId,
  order: Order,
  heroHex: HexId | -1,
): Place {
  const start: Place = { hex: from, steps: 0, before: undefined }
  let best = start
  let most = placeWorth(state, scene, field, living, unit, from, order, heroHex) + 0.05
  for (const place of placesOf(scene, unit, start)) {
    const worth =
      placeWorth(state, scene, field, living, unit, place.hex, order, heroHex) - 0.005 * place.steps
    if (worth > most) {
      most = worth
      best = place
    }
  }
  return best
}

/** Marks of the hexes that one spread has reached, and of those that are listed; a new number each time. */
const reached = new Int32Array(size)
const listed = new Int32Array(size)
let mark = 0
let listing = 0

/** Where the unit may end its move: by its plain allowance, or further along the road. */
function placesOf(scene: Scene, unit: Unit, start: Place): readonly Place[] {
  const { move, roadMove } = valuesOf(unit)
  const found: Place[] = []
  listing++
  spread(scene, unit, start, move, false, found)
  if (roadHexes[start.hex] === 1) spread(scene, unit, start, roadMove, true, found)
  return found
}

function spread(
  scene: Scene,
  unit: Unit,
  start: Place,
  allowance: number,
  roadOnly: boolean,
  found: Place[],
): void {
  const troop = isTroop(unit)
  const rides = !valuesOf(unit).mayEndInTower
  mark++
  reached[start.hex] = mark
  const queue: Place[] = [start]
  for (const at of queue) {
    if (at.steps === allowance) break
    // The hero's move ends where he joins a dragon.
    if (at !== start && (scene.grounded[at.hex] ?? 0) !== 0) continue
    for (let direction = 0; direction < 6; direction++) {
      const onRoad = roadSides[at.hex * 6 + direction] === 1
      if (roadOnly && !onRoad) continue
      if (rides && towers[at.hex] === 1 && !onRoad) continue
      const to = scene.unitStep(at.hex, direction)
      if (to === -1 || reached[to] === mark) continue
      const dragon = (scene.grounded[to] ?? 0) !== 0
      const there = scene.count[to] ?? 0
      if (troop ? dragon || there > 0 : there > 1 || (dragon && unit === WZD)) continue
      if (rides && towers[to] === 1 && (roadTowers[to] !== 1 || !onRoad)) continue
      reached[to] = mark
      const place: Place = { hex: to, steps: at.steps + 1, before: at }
      queue.push(place)
      const mayEnd = !(rides && towers[to] === 1)
      if (!mayEnd || listed[to] === listing) continue
      listed[to] = listing
      found.push(place)
    }
  }
}

/** How good it is for a unit to stand in a hex, in tenths of victory points or so. */
function placeWorth(
  state: State,
  scene: Scene,
  field: Field,
  living: readonly Dragon[],
  unit: Unit,
  hex: HexId,
  order: Order,
  heroHex: HexId | -1,
): number {
  const type = typeOf(unit)
  let worth = 0
  const vp = vpIndexAt(hex)
  if (vp >= 0 && (state.destroyed & (1 << vp)) === 0 && scene.count[hex] === 0 && isTroop(unit)) {
    worth += order.guard * (vpValues[vp] ?? 0) * (isTower(hex) ? 0.5 : 0.3)
  }
  const led = heroHex !== -1 && distance(board, heroHex, hex) <= 1
  for (let i = 0; i < living.length; i++) {
    const d = living[i]
    const at = field.dragonHexes[i]
    if (d === undefined || at === undefined) continue
    const away = distance(board, hex, at)
    const flying = state.isFlying(d)
    const share = order.against === undefined || order.against === d ? 1 : LET_BE
    const menace = 0.4 + 0.1 * (field.menace[i] ?? 0)
    if (type === 'WZD') {
      // Bolts are strongest near; a dragon strikes at one hex and breathes at two, towers keep most of it off.
      const bolts = state.spellPoints >= 3 ? 0.14 * (5 - Math.min(8, away)) : 0
      const exposed = isTower(hex) ? 0.3 : 1
      worth += bolts - order.shy * exposed * 0.45 * Math.max(0, 3 - away) * (flying ? 0.5 : 1)
      continue
    }
    if (type === 'ARH') {
      const inRange = away <= (isTower(hex) && !isTower(at) && !flying ? 3 : 2)
      const sees =
        inRange && (flying || isTower(hex) || isTower(at) || away === 0 || canSee(hex, at, state.options))
      const hit = flying ? 2 * (field.perBelly[i] ?? 0) : (field.perWing[i] ?? 0) * (away === 1 ? 2 : 1)
      if (sees) worth += share * order.attack * 1.5 * hit
      else worth -= share * order.close * 0.03 * away
      worth += isTower(hex) ? 0.12 : 0
      if (!flying && away <= 1 && !isTower(hex)) worth -= order.shy * 0.5
      continue
    }
    const strikes = !flying && (away === 0 || (away === 1 && (meleeNeighbours[at] ?? []).includes(hex)))
    if (strikes) {
      const mayAct = type !== 'MIL' || led || nearBoost(state, hex)
      if (mayAct) worth += share * order.attack * 9 * blowWorth(state, field, i, d, unit, hex, at, led)
      const direction = away === 0 ? state.facing(d) : directionTo(at, hex)
      const turns = (direction - state.facing(d) + 6) % 6
      const dear = type === 'HERO' ? 2.5 : 1
      if (turns === 0 || turns === 1 || turns === 5) worth -= (order.shy + dear - 1) * 0.25
    } else {
      const steps = unitDistances[hex * size + at] ?? 99
      worth -=
        share *
        order.close *
        0.1 *
        menace *
        Math.min(steps, 12) *
        (type === 'HERO' ? 1.4 : type === 'CAV' ? 1.2 : 1)
      if (away <= 2) worth -= order.shy * 0.3
    }
  }
  if (type === 'MIL' && led) worth += 0.1
  return worth
}

const nearBoost = (state: State, hex: HexId): boolean =>
  state.boost !== NOWHERE && distance(board, state.boost as HexId, hex) <= state.boostRadius

/** Health that one blow from there may be expected to cost the dragon. */
function blowWorth(
  state: State,
  field: Field,
  i: number,
  d: Dragon,
  unit: Unit,
  hex: HexId,
  at: HexId,
  led: boolean,
): number {
  const attack = valuesOf(unit).attack
  const lift = unit === HERO || (led && !state.heroWounded) ? 1 / 6 : 0
  const [wing, leg, head, belly] = [
    (0.5 + lift) * (field.perWing[i] ?? 0),
    (1 / 3 + lift) * (field.perLeg[i] ?? 0),
    (1 / 6 + lift) * (field.perHead[i] ?? 0),
    (0.5 + lift) * (field.perBelly[i] ?? 0),
  ]
  if (hex === at) return attack * Math.max(belly, leg)
  if (isTower(hex)) return attack * Math.max(wing, head)
  const turns = (directionTo(at, hex) - state.facing(d) + 6) % 6
  if (turns === 0) return attack * Math.max(head, leg)
  return attack * (turns === 3 ? leg : Math.max(wing, leg))
}

function directionTo(from: HexId, to: HexId): number {
  for (let direction = 0; direction < 6; direction++) {
    if (board.neighbours[from * 6 + direction] === to) return direction
  }
  return 0
}
