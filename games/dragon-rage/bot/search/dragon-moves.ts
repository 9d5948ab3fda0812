import { type Direction, type HexId, rotate } from '@wyrmtable/hex'
import type { Plan } from '@wyrmtable/kernel'
import { unitsData } from '../../data/units.ts'
import type { Action, MoveMode } from '../../rules/actions.ts'
import { listActions } from '../../rules/listing.ts'
import { checkLandInPlace } from '../../rules/moves/fly.ts'
import { checkClaim } from '../../rules/phases/claim.ts'
import { checkStay } from '../../rules/phases/invader-movement.ts'
import { type Dragon, dragons, formatDragon, otherDragon } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { canBound, canFly, canTakeOff, canWalk, isAlive, isBerserk } from '../../rules/topics/abilities.ts'
import { isWater } from '../../rules/topics/bridges.ts'
import { checkLanding } from '../../rules/topics/landing.ts'
import { defenceOf, flyerAt, unitsAt } from '../../rules/topics/occupancy.ts'
import { isFog, isWhirlwind } from '../../rules/topics/weather.ts'
import { map } from '../map-in-hand.ts'
import { accessFrom, markGuards } from './access.ts'
import { burnableFrom, groundFire, spokenFor } from './burning.ts'
import { BREATH_WORTH, killChance } from './dragon-blows.ts'
import { flightWays } from './ground.ts'
import { Scene } from './scene.ts'
import { preyAt, threatAt } from './threat.ts'
import { actionsOf, pointsIn, walkEnds } from './walks.ts'

/** A way to move a dragon: what is done and how good its end looks, in victory points. */
interface Move {
  /** Made only for those that are kept. */
  actions(): readonly Action[]
  readonly score: number
  /** Whether dice may fall, so that nothing can be appended. */
  readonly chancy: boolean
}

/** Moves of one dragon that are looked at. */
const MOST_MOVES = 24
/** Victory points that the health of a whole dragon is worth in the order of moves. */
const HEALTH_POINTS = 4
/** The share of what a breath from the ground may take that counts for where a move ends. */
const FIRE_SHARE = 0.45
/** The share of the points that an overrun opens. */
const OVERRUN_SHARE = 0.7

/** The steps of phase 1: D1 moves, then D2, as whole walks, bounds and flights; then the phase ends. */
export function movementPlans(state: State): readonly Plan<Action>[] {
  if (state.mover !== -1) return planned(movesUnderWay(state, state.mover), state, state.mover)
  const claim: Plan<Action>[] =
    checkClaim(state) === undefined ? [{ actions: [{ type: 'claim' }], weight: 0.5 }] : []
  const next = dragons.find((d) => isAlive(state, d) && !state.hasMoved(d) && !hasStayed(state, d))
  if (next === undefined) return singles(state)
  const moves = isBerserk(state, next) ? undefined : movesOf(state, next)
  if (moves === undefined || moves.length === 0) return [...claim, ...singles(state)]
  return [...claim, ...planned(moves, state, next)]
}

const hasStayed = (state: State, d: Dragon): boolean => state.mode(d) !== undefined && state.mover !== d

/** Everything legal, one action at a time: for what the moves above do not cover. */
export function singles(state: State): readonly Plan<Action>[] {
  return listActions(state).map((action) => ({
    actions: [action],
    weight: action.type === 'endPhase' ? 2 : 1,
  }))
}

/** Best moves first, with the end of the phase behind them where the last dragon has moved. */
function planned(moves: readonly Move[], state: State, d: Dragon): readonly Plan<Action>[] {
  if (moves.length === 0) return singles(state)
  const other = otherDragon(d)
  const isLast = !isAlive(state, other) || state.hasMoved(other)
  const ordered = [...moves].sort((a, b) => b.score - a.score).slice(0, MOST_MOVES)
  const top = ordered[0]?.score ?? 0
  return ordered.flatMap(({ actions, score, chancy }) => {
    const all = isLast && !chancy ? [...actions(), { type: 'endPhase' } as const] : actions()
    const [first, ...rest] = all
    if (first === undefined) return []
    // Half the weight for each point and a half behind the best.
    const behind = (top - score) / 1.5
    return [{ actions: [first, ...rest] as const, weight: 1 / (1 + behind + behind * behind) }]
  })
}

function movesUnderWay(state: State, d: Dragon): readonly Move[] {
  if (state.mode(d) !== 'walk' || isBerserk(state, d)) return []
  return walks(state, d, new Standing(state, d))
}

function movesOf(state: State, d: Dragon): readonly Move[] {
  const standing = new Standing(state, d)
  const moves = state.isFlying(d)
    ? flightsFromAir(state, d, standing)
    : [
        ...walks(state, d, standing),
        ...boundsOf(state, d, standing),
        ...takeOffs(state, d, standing),
        ...staying(state, d, standing),
      ]
  return moves
}

const begin = (d: Dragon, mode: MoveMode): Action => ({ type: 'beginMove', dragon: formatDragon(d), mode })

/**
 * How good it is for a dragon to be in a hex at the end of its move, beside what it destroyed on the way. What
 * does not depend on the facing is remembered while the moves of one state are listed.
 */
class Standing {
  private readonly state: State
  private readonly d: Dragon
  private readonly guarded: Uint8Array
  /** The tower that the other dragon burns. */
  private readonly spoken: number
  private readonly places = new Map<number, number>()
  private readonly threats = new Map<number, number>()

  constructor(state: State, d: Dragon) {
    this.state = state
    this.d = d
    this.guarded = markGuards(state).slice()
    this.spoken = spokenFor(state, d)
  }

  worth(hex: HexId, facing: Direction, flying: boolean): number {
    // On the ground a dragon may turn; in the air it goes on the way it faces.
    const key = flying ? hex * 7 + 1 + facing : hex * 7
    let place = this.places.get(key)
    if (place === undefined) {
      const access = accessFrom(this.state, this.d, hex, flying ? facing : undefined, this.guarded)
      place = access * 0.55 - this.threat(hex, flying) * HEALTH_POINTS
      this.places.set(key, place)
    }
    return flying ? place : place + preyAt(this.state, hex, facing) * 0.22
  }

  /** What a breath from the ground adds to standing there (DR-15.2: not after a flight or a slither). */
  fire(hex: HexId, facing: Direction, gone = 0): number {
    return FIRE_SHARE * groundFire(this.state, this.d, hex, facing, gone)
  }

  private threat(hex: HexId, flying: boolean): number {
    const key = hex * 2 + (flying ? 1 : 0)
    let threat = this.threats.get(key)
    if (threat === undefined) {
      threat = threatAt(this.state, this.d, hex, flying)
      this.threats.set(key, threat)
    }
    return threat
  }

  /** What a breath from the air gains there beyond what it is worth later. */
  burning(hex: HexId, facing: Direction): number {
    const { state, d } = this
    if (state.fireUses(d) === 0) return 0
    const vp = burnableFrom(state, hex, facing, this.spoken)
    return vp < 0 ? 0 : Math.max(0, (map.vpValues[vp] ?? 0) - BREATH_WORTH)
  }

  /** What a landing destroys. A hex with units is not destroyed. */
  landingPoints(hex: HexId): number {
    const vp = map.vpIndexAt(hex)
    if (vp < 0 || this.state.destroyed & (1 << vp)) return 0
    return this.guarded[vp] === 0 ? (map.vpValues[vp] ?? 0) : 0
  }
}

function staying(state: State, d: Dragon, standing: Standing): readonly Move[] {
  if (checkStay(state, d) !== undefined) return []
  const hex = state.dragonHex(d)
  const facing = state.facing(d)
  const score = standing.worth(hex, facing, state.isFlying(d)) + standing.fire(hex, facing)
  return [{ actions: () => [begin(d, 'none')], score: score - 0.3, chancy: false }]
}

function walks(state: State, d: Dragon, standing: Standing): readonly Move[] {
  const begun = state.mover === d
  if (!begun && !canWalk(state, d)) return []
  const ends = walkEnds(new Scene(state), d)
  return ends.flatMap((end) => {
    const chancy = end.attacks !== -1 || end.smashesMp > 0
    // A walk of no step is staying; a walk under way may just end.
    if (!begun && end.before === undefined) return []
    const actions = (): readonly Action[] => [
      ...(begun ? [] : [begin(d, 'walk')]),
      ...actionsOf(end),
      ...(end.mp > 0 && !chancy ? [{ type: 'endMove' } as const] : []),
    ]
    const worth = standing.worth(end.hex, end.facing, false)
    const destroyed = pointsIn(end.destroyed, map.vpValues)
    const attack = end.attacks !== -1 ? overrunWorth(state, end.attacks) : end.smashesMp > 0 ? -0.5 : 0
    const fire = chancy ? 0 : standing.fire(end.hex, end.facing, end.destroyed)
    return [{ actions, score: worth + destroyed + attack + fire, chancy }]
  })
}

/** An overrun clears the way, and if points are held there, it opens them. */
function overrunWorth(state: State, hex: HexId): number {
  const vp = map.vpIndexAt(hex)
  const points = vp < 0 || state.destroyed & (1 << vp) ? 0 : (map.vpValues[vp] ?? 0)
  const chance = killChance(unitsData.dragon.overrunStrength, defenceOf(unitsAt(state, hex)))
  return 0.8 + OVERRUN_SHARE * chance * points
}

function boundsOf(state: State, d: Dragon, standing: Standing): readonly Move[] {
  const from = state.dragonHex(d)
  if (!canBound(state, d) || isFog(state, from)) return []
  const moves: Move[] = []
  for (const turn of [0, -1, 1] as const) {
    const facing = rotate(state.facing(d), turn)
    let hex: HexId | -1 = from
    let chancy = isWhirlwind(state, from)
    for (let distance = 1; distance <= 3; distance++) {
      hex = map.ahead(hex as HexId, facing)
      if (hex === -1) break
      chancy ||= isWhirlwind(state, hex)
      if (checkLanding(state, d, hex, 'DR-12.12') !== undefined) continue
      moves.push({
        actions: () => [begin(d, 'bound'), { type: 'bound', turn, distance }],
        score:
          standing.worth(hex, facing, false) +
          standing.landingPoints(hex) +
          standing.fire(hex, facing) -
          (chancy ? 2 : 0),
        chancy,
      })
    }
  }
  return moves
}

function takeOffs(state: State, d: Dragon, standing: Standing): readonly Move[] {
  if (!canTakeOff(state, d)) return []
  return bestWays(state, d, standing, 'takeOff').map(({ way, score, chancy }) => ({
    actions: () => [begin(d, 'fly'), { type: 'fly', takeOff: true, path: [...way.path], land: false }],
    score,
    chancy,
  }))
}

function flightsFromAir(state: State, d: Dragon, standing: Standing): readonly Move[] {
  const moves: Move[] = []
  const hex = state.dragonHex(d)
  if (canFly(state, d)) {
    for (const end of ['stayUp', 'land'] as const) {
      for (const { way, score, chancy } of bestWays(state, d, standing, end)) {
        const fly: Action = { type: 'fly', takeOff: false, path: [...way.path], land: end === 'land' }
        moves.push({ actions: () => [begin(d, 'fly'), fly], score, chancy })
      }
    }
  }
  if (checkLandInPlace(state, d) === undefined) {
    const score = standing.worth(hex, state.facing(d), false) + standing.landingPoints(hex)
    moves.push({ actions: () => [begin(d, 'fly'), { type: 'landInPlace' }], score, chancy: false })
  }
  return moves
}

/** Flights to each hex, the facing that looks best; those that end well only. */
function bestWays(state: State, d: Dragon, standing: Standing, end: 'takeOff' | 'stayUp' | 'land') {
  const from = state.dragonHex(d)
  const land = end === 'land'
  const best = new Map<HexId, ReturnType<typeof judged>>()
  const judged = (way: ReturnType<typeof flightWays>[number]) => {
    const chancy = isWhirlwind(state, from) || meetsWhirlwind(state, from, state.facing(d), way.path)
    const base = standing.worth(way.to, way.facing, !land)
    // DR-15.9: who takes off or lands does not breathe.
    const points =
      end === 'land'
        ? standing.landingPoints(way.to)
        : end === 'stayUp'
          ? standing.burning(way.to, way.facing)
          : 0
    return { way, score: base + points - (chancy ? 3 : 0), chancy }
  }
  for (const way of flightWays(from, state.facing(d))) {
    const known = best.get(way.to)
    if (known === undefined && !mayEnd(state, d, way.to, land)) continue
    const found = judged(way)
    if (known === undefined || found.score > known.score) best.set(way.to, found)
  }
  return [...best.values()].sort((a, b) => b.score - a.score).slice(0, 12)
}

function mayEnd(state: State, d: Dragon, to: HexId, land: boolean): boolean {
  if (!land) return flyerAt(state, to, d) === -1
  return !isWater(state, to) && checkLanding(state, d, to, 'DR-12.18') === undefined
}

function meetsWhirlwind(state: State, from: HexId, facing: Direction, path: readonly string[]): boolean {
  if (state.whirlwind(1) === -1 && state.whirlwind(2) === -1) return false
  let hex: HexId | -1 = from
  let heading = facing
  for (const step of path) {
    if (step !== 'F') heading = rotate(heading, step === 'L' ? -1 : 1)
    else {
      hex = map.ahead(hex as HexId, heading)
      if (hex === -1) return false
      if (isWhirlwind(state, hex)) return true
    }
  }
  return false
}
