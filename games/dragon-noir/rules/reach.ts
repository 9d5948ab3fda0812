import { DIRECTION_NAMES, DIRECTIONS, type HexId, neighboursOf, pairSteps } from '@wyrmtable/hex'
import type { Action } from './actions.ts'
import { checkDragonStep } from './moves/dragon.ts'
import { moveOf } from './moves/start.ts'
import { checkFly } from './moves/step.ts'
import { isRefusal } from './refusals.ts'
import type { Stand, State } from './state.ts'
import { counter, hasPower, isBlackDragon, isMounted } from './topics/counters.ts'
import { type Obstacles, obstaclesOf, remembered } from './topics/obstacles.ts'
import { mayStandAt, put, standOf } from './topics/occupancy.ts'
import { planStep } from './topics/stepping.ts'

/** A position that a mover can come to, by the cheapest way. */
export interface Reached {
  readonly stand: Stand
  /** MP spent from where it stands now. */
  readonly cost: number
  /** Whether its move may end there (DN-10.3). */
  readonly mayStay: boolean
  /** The position before; undefined for the start. */
  readonly before: Reached | undefined
  /** What leads from the position before to this one. */
  readonly action: Action | undefined
}

interface Next {
  readonly stand: Stand
  readonly cost: number
  readonly action: Action
}

/**
 * Everywhere a character could go on with its move, or with the move it has not begun: on foot or in the saddle by
 * steps (DN-7.1, DN-9.2), the Black Dragon by its own (DN-13.2), flyers by walking or through the air (DN-14.5).
 * What dice, answers, mounting, jumping and links may change on the way is left out.
 */
export function reachOf(state: State, slot: number): readonly Reached[] {
  if (state.hex(slot) < 0) return []
  const scratch = state.clone()
  const mp = state.mover === slot ? state.mp : moveOf(state, slot)
  const walked = isBlackDragon(state, slot)
    ? spread(scratch, slot, mp, dragonSteps)
    : spread(scratch, slot, mp, walkingSteps)
  if (!hasPower(state, slot, 'spectre-flyer')) return walked
  const flight = Math.min(mp, counter(state, slot).values.flight ?? 0)
  const known = new Set(walked.map(({ stand }) => stand.hex))
  const flown = spread(scratch, slot, flight, flyingSteps).filter(
    ({ stand }) => !known.has(stand.hex) && scratch.ground.terrain(stand.hex) !== 'floor',
  )
  return [...walked, ...flown]
}

const keyOf = ({ hex, facing, level }: Stand, turns: boolean): number =>
  (hex * 6 + (turns ? facing : 0)) * 2 + level

/** Dijkstra with a bucket for each cost; the scratch state is put back where it was. */
function spread(
  scratch: State,
  slot: number,
  mp: number,
  stepsFrom: (scratch: State, slot: number, obstacles: Obstacles) => readonly Next[],
): readonly Reached[] {
  const turns = isMounted(scratch, slot)
  const obstacles = remembered(obstaclesOf(scratch, slot), scratch.ground.board.size)
  const home = standOf(scratch, slot)
  const start: Reached = { stand: home, cost: 0, mayStay: true, before: undefined, action: undefined }
  const best = new Map([[keyOf(home, turns), start]])
  const buckets: Reached[][] = [[start]]
  for (let cost = 0; cost <= mp; cost++) {
    for (const at of buckets[cost] ?? []) {
      if (best.get(keyOf(at.stand, turns)) !== at) continue
      put(scratch, slot, at.stand)
      scratch.mp = mp - cost
      for (const { stand, cost: price, action } of stepsFrom(scratch, slot, obstacles)) {
        const sum = cost + price
        const key = keyOf(stand, turns)
        if (sum > mp || sum >= (best.get(key)?.cost ?? Number.POSITIVE_INFINITY)) continue
        const next: Reached = {
          stand,
          cost: sum,
          mayStay: mayStandAt(scratch, slot, stand, obstacles.isTaken),
          before: at,
          action,
        }
        best.set(key, next)
        buckets[sum] ??= []
        buckets[sum]?.push(next)
      }
    }
  }
  put(scratch, slot, home)
  return [...best.values()]
}

function walkingSteps(scratch: State, slot: number, obstacles: Obstacles): readonly Next[] {
  const { ground } = scratch
  const hexes: readonly HexId[] = isMounted(scratch, slot)
    ? pairSteps(ground.board, scratch.hex(slot), scratch.facing(slot)).map(({ to }) => to)
    : neighboursOf(ground.board, scratch.hex(slot))
  return hexes.flatMap((hex): readonly Next[] => {
    const levels =
      ground.terrain(hex) === 'entrance' && !isMounted(scratch, slot)
        ? (['above', 'in'] as const)
        : [undefined]
    return levels.flatMap((level): readonly Next[] => {
      const plan = planStep(scratch, slot, hex, level, obstacles)
      if (isRefusal(plan)) return []
      const action: Action = {
        type: 'step',
        to: ground.label(hex),
        ...(level === undefined ? {} : { place: level }),
      }
      return [{ stand: plan.to, cost: plan.cost, action }]
    })
  })
}

/** The dragon faces where it goes if it fits so, else as it can. */
function dragonSteps(scratch: State, slot: number): readonly Next[] {
  return DIRECTIONS.flatMap((dir): readonly Next[] => {
    const facings = [dir, ...DIRECTIONS.filter((facing) => facing !== dir)]
    for (const facing of facings) {
      const action = {
        type: 'dragonStep',
        dir: DIRECTION_NAMES[dir],
        facing: DIRECTION_NAMES[facing],
      } as const
      if (checkDragonStep(scratch, slot, action) !== undefined) continue
      const hex = scratch.ground.board.neighbours[scratch.hex(slot) * 6 + dir] as HexId
      const { dragonStep } = scratch.setting.sheets.terrain.moves
      return [{ stand: { hex, facing, level: 0 }, cost: dragonStep, action }]
    }
    return []
  })
}

function flyingSteps(scratch: State, slot: number): readonly Next[] {
  return neighboursOf(scratch.ground.board, scratch.hex(slot)).flatMap((hex): readonly Next[] => {
    const action = { type: 'fly', to: scratch.ground.label(hex) } as const
    if (checkFly(scratch, slot, action) !== undefined) return []
    return [{ stand: { hex, facing: scratch.facing(slot), level: 0 }, cost: 1, action }]
  })
}
