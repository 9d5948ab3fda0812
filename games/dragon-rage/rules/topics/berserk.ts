import { type Direction, directionTo, distance, type HexId, rotate } from '@wyrmtable/hex'
import { unitsData } from '../../data/units.ts'
import { board } from '../map.ts'
import { type Dragon, formatDragon, units } from '../pieces.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { NOWHERE, type State } from '../state.ts'
import { canBound, canWalk, isBerserk, isDestroyed, walkMp } from './abilities.ts'
import { isBrokenBy } from './bridges.ts'
import { checkLanding } from './landing.ts'
import { groundedAt, hasUnit } from './occupancy.ts'
import { groundStep } from './passage.ts'
import { isFog, isWhirlwind } from './weather.ts'

/** A place and facing where a move may end. */
interface End {
  readonly hex: HexId
  readonly facing: Direction
}

/** One of the nearest units' hexes, and the best rank that a move of this turn can reach against it. */
interface Goal {
  readonly hex: HexId
  readonly best: number
  /** Whether only slithering reaches that rank (DR-24.7). */
  readonly bySlitherOnly: boolean
}

const SAME_HEX = Number.POSITIVE_INFINITY

/** DR-24.2: smaller is better: first the distance, at least 1; at distance 1 facing the target is better. */
function rank(end: End, target: HexId): number {
  const away = distance(board, end.hex, target)
  if (away === 0) return SAME_HEX
  const facesIt = away === 1 && directionTo(board, end.hex, target) === end.facing
  return away * 2 + (facesIt ? 0 : 1)
}

/** DR-24.1: the hexes of the nearest units; all of them where several are equally near. */
export function nearestTargets(state: State, d: Dragon, from: HexId): readonly HexId[] {
  const hexes = [
    ...new Set(units.map((unit) => state.unitHex(unit)).filter((hex) => hex !== NOWHERE)),
  ] as HexId[]
  const reachable =
    state.options.berserkTarget === 'nearestReachable' ? walkDistances(state, d, from) : undefined
  const measure = (hex: HexId): number => reachable?.get(hex) ?? distance(board, from, hex)
  const candidates = reachable === undefined ? hexes : hexes.filter((hex) => reachable.has(hex))
  // With nothing in reach the nearest by hex distance counts after all.
  const targets = candidates.length > 0 ? candidates : hexes
  const least = Math.min(...targets.map(measure))
  return targets.filter((hex) => measure(hex) === least)
}

/** Variant of DR-24.1: steps on the ground to beside each unit's hex, through what is passable now. */
function walkDistances(state: State, d: Dragon, from: HexId): ReadonlyMap<HexId, number> {
  const steps = new Map<HexId, number>([[from, 0]])
  const queue: HexId[] = [from]
  for (const hex of queue) {
    const taken = steps.get(hex) ?? 0
    for (const direction of [0, 1, 2, 3, 4, 5] as const) {
      const step = groundStep(state, 'invader', hex, direction, { smashesDoors: true })
      if (step.refusal !== undefined || steps.has(step.hex)) continue
      steps.set(step.hex, taken + 1)
      if (!hasUnit(state, step.hex) && groundedAt(state, step.hex, d) === -1) queue.push(step.hex)
    }
  }
  return steps
}

/** DR-24.2: with a unit in its front hex or its own hex it must not move. */
function standsItsGround(state: State, d: Dragon): boolean {
  const front = state.map.ahead(state.dragonHex(d), state.facing(d))
  return (front !== -1 && hasUnit(state, front)) || hasUnit(state, state.dragonHex(d))
}

/** Hexes and facings within walk points, without any overrun or gate (DR-24.3), the start included. */
function walkEnds(state: State, d: Dragon, from: End, mp: number): readonly End[] {
  const best = new Map<number, number>([[from.hex * 6 + from.facing, mp]])
  const queue: (End & { readonly mp: number })[] = [{ ...from, mp }]
  const visit = (hex: HexId, facing: Direction, left: number): void => {
    const key = hex * 6 + facing
    if (left < 0 || (best.get(key) ?? -1) >= left) return
    best.set(key, left)
    queue.push({ hex, facing, mp: left })
  }
  for (const at of queue) {
    if (at.mp < 1) continue
    visit(at.hex, rotate(at.facing, -1), at.mp - 1)
    visit(at.hex, rotate(at.facing, 1), at.mp - 1)
    for (const turn of [0, -1, 1]) {
      const facing = rotate(at.facing, turn)
      const step = groundStep(state, 'invader', at.hex, facing, { smashesDoors: true })
      if (step.refusal !== undefined || hasUnit(state, step.hex) || groundedAt(state, step.hex, d) !== -1)
        continue
      // DR-10.4: the bridge that breaks under it burns behind it; there is no way back.
      if (isBrokenBy(state, d, step.hex)) continue
      const cost = 1 + (isWhirlwind(state, at.hex) ? 1 : 0) + (isWhirlwind(state, step.hex) ? 1 : 0)
      visit(step.hex, facing, at.mp - cost)
    }
  }
  return [...best.keys()].map((key) => ({
    hex: Math.floor(key / 6) as HexId,
    facing: (key % 6) as Direction,
  }))
}

function boundEnds(state: State, d: Dragon, from: End): readonly End[] {
  if (!canBound(state, d, from.hex) || isFog(state, from.hex)) return []
  const ends: End[] = []
  for (const turn of [0, -1, 1]) {
    const facing = rotate(from.facing, turn)
    let hex: HexId | -1 = from.hex
    for (let i = 0; i < unitsData.dragon.bound.max; i++) {
      hex = state.map.ahead(hex as HexId, facing)
      if (hex === -1) break
      if (checkLanding(state, d, hex, 'DR-12.12') === undefined) ends.push({ hex, facing })
    }
  }
  return ends
}

function slitherEnds(state: State, d: Dragon, from: End): readonly End[] {
  const ends: End[] = [-1, 1].map((turn) => ({ hex: from.hex, facing: rotate(from.facing, turn) }))
  const step = groundStep(state, 'invader', from.hex, from.facing, { smashesDoors: true })
  if (step.refusal !== undefined || hasUnit(state, step.hex) || groundedAt(state, step.hex, d) !== -1)
    return ends
  if (isWhirlwind(state, from.hex) || isWhirlwind(state, step.hex)) return ends
  return [...ends, { hex: step.hex, facing: from.facing }]
}

/** Where the move is judged from: its beginning, or where the dragon is while it has not begun. */
function startOf(state: State, d: Dragon): End {
  const hex = state.startHex(d)
  if (state.mover === d && hex !== NOWHERE) return { hex: hex as HexId, facing: state.startFacing(d) }
  return { hex: state.dragonHex(d), facing: state.facing(d) }
}

/** DR-24.2, DR-24.7: what this turn's move must reach, for each of the nearest targets. */
function goalsOf(state: State, d: Dragon): readonly Goal[] {
  const start = startOf(state, d)
  const walked = canWalk(state, d) ? walkEnds(state, d, start, walkMp(state, d)) : [start]
  const free = [...walked, ...boundEnds(state, d, start)]
  const slid = slitherEnds(state, d, start)
  return nearestTargets(state, d, start.hex).map((hex) => {
    // Already adjacent it only turns.
    const adjacent = distance(board, start.hex, hex) === 1
    const counts = (end: End): boolean => !adjacent || end.hex === start.hex
    const bestOf = (ends: readonly End[]): number =>
      Math.min(...ends.filter(counts).map((end) => rank(end, hex)))
    const bestFree = bestOf(free)
    const bestSlid = bestOf(slid)
    return { hex, best: Math.min(bestFree, bestSlid), bySlitherOnly: bestSlid < bestFree }
  })
}

const meets = (end: End, goal: Goal, start: End): boolean => {
  const adjacent = distance(board, start.hex, goal.hex) === 1
  return rank(end, goal.hex) === goal.best && (!adjacent || end.hex === start.hex)
}

const isDriven = (state: State, d: Dragon): boolean =>
  isBerserk(state, d) && state.isGrounded(d) && units.some((unit) => state.unitHex(unit) !== NOWHERE)

/** Whether a berserk dragon that has not moved must still do so: some move would improve on staying. */
export function mustMove(state: State, d: Dragon): boolean {
  if (!isDriven(state, d) || standsItsGround(state, d)) return false
  const start = startOf(state, d)
  return !goalsOf(state, d).some((goal) => meets(start, goal, start))
}

/** DR-24.2, DR-24.7: whether a berserk dragon may choose this way to move. */
export function checkBerserkMode(
  state: State,
  d: Dragon,
  mode: 'walk' | 'slither' | 'bound',
): Refusal | undefined {
  if (!isDriven(state, d)) return undefined
  const dragon = formatDragon(d)
  if (standsItsGround(state, d)) return refuse('berserk', 'DR-24.2', { dragon })
  const start = startOf(state, d)
  const goals = goalsOf(state, d)
  if (mode === 'slither') {
    const stays = goals.some((goal) => meets(start, goal, start))
    // Without legs to walk, slithering may also end as well as staying would, if no bound does.
    const bounds = boundEnds(state, d, start)
    const bounded = goals.some((goal) => bounds.some((end) => meets(end, goal, start)))
    const free = stays && isDestroyed(state, d, 'legs') && !bounded
    if (goals.some((goal) => goal.bySlitherOnly) || free) return undefined
    return refuse('berserkGoal', 'DR-24.7', { dragon })
  }
  const ends = mode === 'walk' ? walkEnds(state, d, start, walkMp(state, d)) : boundEnds(state, d, start)
  const good = goals.some((goal) => ends.some((end) => meets(end, goal, start)))
  return good ? undefined : refuse('berserkGoal', 'DR-24.2', { dragon })
}

/** DR-24.2: whether a move of a berserk dragon may end here. */
export function checkBerserkEnd(state: State, d: Dragon, hex: HexId, facing: Direction): Refusal | undefined {
  if (!isDriven(state, d) || standsAfterOverrun(state, d)) return undefined
  const start = startOf(state, d)
  const good = goalsOf(state, d).some((goal) => meets({ hex, facing }, goal, start))
  return good ? undefined : refuse('berserkGoal', 'DR-24.2', { dragon: formatDragon(d) })
}

/** DR-24.2: whether an equally good end can still be reached after a step of a walk. */
export function checkBerserkStep(
  state: State,
  d: Dragon,
  hex: HexId,
  facing: Direction,
  mpLeft: number,
): Refusal | undefined {
  if (!isDriven(state, d)) return undefined
  const start = startOf(state, d)
  const ends = walkEnds(state, d, { hex, facing }, mpLeft)
  const good = goalsOf(state, d).some((goal) => {
    // Already adjacent it only turns, and does not step away and back.
    const strays = distance(board, start.hex, goal.hex) === 1 && hex !== start.hex
    return !strays && ends.some((end) => meets(end, goal, start))
  })
  return good ? undefined : refuse('berserkGoal', 'DR-24.2', { dragon: formatDragon(d) })
}

/** Variant of DR-24.3: an overrun attack fulfils the duty, wherever it leaves the dragon. */
const standsAfterOverrun = (state: State, d: Dragon): boolean =>
  state.options.berserkOverrun && hasUnit(state, state.dragonHex(d))
