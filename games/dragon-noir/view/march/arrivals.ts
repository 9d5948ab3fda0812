import { DIRECTION_NAMES, type Direction, type HexId } from '@wyrmtable/hex'
import type { Seat } from '@wyrmtable/kernel'
import type { Action } from '../../rules/actions.ts'
import { S } from '../../rules/fields.ts'
import { checkDragonStep, checkDragonTurn } from '../../rules/moves/dragon.ts'
import { moveOf } from '../../rules/moves/start.ts'
import { type Reached, reachOf } from '../../rules/reach.ts'
import { isBlackDragon, isOnMap, slotOf } from '../../rules/topics/counters.ts'
import { infiltrators, passingFaces } from '../../rules/topics/infiltration.ts'
import { bodyAt, mayStandAt, put, standOf } from '../../rules/topics/occupancy.ts'
import type { Imagined, OpenState, Stand } from '../../rules/view.ts'
import type { NoirProps } from '../props.ts'

/** One position on a march. */
interface MarchStep {
  readonly stand: Stand
  /** MP spent up to it. */
  readonly cost: number
  /** How likely one gets on from it, by the enemies beside it (DN-8.3). */
  readonly passing: number
}

/** A position to which a march may lead, and everything that leads there. */
export interface Arrival {
  readonly unit: string
  readonly stand: Stand
  /** MP that all of it costs, and that are left then. */
  readonly cost: number
  readonly left: number
  /** Whether the move may end there (DN-10.3). */
  readonly mayStay: boolean
  /** What is done one after another, the beginning of the move included where it has not begun. */
  readonly actions: readonly Action[]
  /** The positions it leads through, in their order. */
  steps(): readonly MarchStep[]
  /** How likely it gets there, as far as nobody shoots. */
  chance(): number
}

/** By the hex of arrival, the cheapest first: a rider may face several ways there. */
export type Arrivals = ReadonlyMap<HexId, readonly Arrival[]>

/** What is asked: the match as somebody may imagine it, and who asks. */
interface Marching {
  readonly game: NoirProps['game']
  readonly state: Imagined
  readonly seat: Seat
  readonly actions: readonly Action[]
}

/** From where a march goes on: a position with the character on its move, and what has led to it. */
interface Start {
  readonly state: OpenState
  readonly mp: number
  readonly cost: number
  readonly actions: readonly Action[]
  readonly steps: readonly MarchStep[]
  /** How likely one gets on from where it begins. */
  readonly passing: number
}

/** Everywhere the character can march to in the move it has before it; `via`: by that position. */
export function arrivalsOf(asked: Marching, unit: string, via?: Arrival): Arrivals {
  const slot = slotOf(asked.state, unit)
  const found = new Map<HexId, Arrival[]>()
  if (slot === undefined) return found
  const starts = via === undefined ? startsOf(asked, unit, slot) : [startAt(asked.state, slot, via)]
  for (const arrival of starts.flatMap((start) => marchesFrom(start, slot, unit))) {
    const { hex, facing, level } = arrival.stand
    const others = found.get(hex) ?? []
    const same = others.find(({ stand }) => stand.facing === facing && stand.level === level)
    if (same !== undefined && same.cost <= arrival.cost) continue
    found.set(hex, [...others.filter((one) => one !== same), arrival])
  }
  for (const list of found.values())
    list.sort((a, b) => Number(b.mayStay) - Number(a.mayStay) || a.cost - b.cost)
  return found
}

/** The move under way, the one that has not begun, or the ways onto the map; another's move is ended first. */
function startsOf(asked: Marching, unit: string, slot: number): readonly Start[] {
  const { state, actions } = asked
  if (state.top !== undefined || state.phase !== 'movement') return []
  if (state.mover === slot) {
    const hasRolled = state.get(S.entered) === 1 || state.setting.options.infiltrationStartHex
    const passing = hasRolled ? passingAt(state, slot, standOf(state, slot)) : 1
    return [{ state, mp: state.mp, cost: 0, actions: [], steps: [], passing }]
  }
  if (state.mover >= 0) {
    const end = actions.find(({ type }) => type === 'endMove')
    const after = end && done(asked, end)
    if (end === undefined || after === undefined || after.mover >= 0) return []
    const next = { ...asked, state: after, actions: asked.game.actions(after, asked.seat) }
    return startsOf(next, unit, slot).map((start) => ({ ...start, actions: [end, ...start.actions] }))
  }
  return actions.flatMap((action): readonly Start[] => {
    const isBeginning = action.type === 'startMove' || action.type === 'enter'
    if (!isBeginning || action.unit !== unit) return []
    if (action.type === 'startMove')
      return [{ state, mp: moveOf(state, slot), cost: 0, actions: [action], steps: [], passing: 1 }]
    const inside = done(asked, action)
    if (inside === undefined || inside.mover !== slot || !isOnMap(inside, slot)) return []
    const stand = standOf(inside, slot)
    const passing = passingAt(inside, slot, stand)
    const cost = moveOf(state, slot) - inside.mp
    return [
      {
        state: inside,
        mp: inside.mp,
        cost,
        actions: [action],
        steps: [{ stand, cost, passing }],
        passing: 1,
      },
    ]
  })
}

/** The position after something that needs no die. */
function done({ game, state, seat }: Marching, action: Action): Imagined {
  const after = state.clone()
  game.apply(after, seat, action, { roll: () => 1, pick: () => 0, shuffle: () => {} }, () => {})
  return after
}

function startAt(state: OpenState, slot: number, via: Arrival): Start {
  const there = state.clone()
  put(there, slot, via.stand)
  there.put(S.mover, slot)
  there.mp = via.left
  const { left, cost, actions } = via
  return { state: there, mp: left, cost, actions, steps: via.steps(), passing: 1 }
}

function marchesFrom(start: Start, slot: number, unit: string): readonly Arrival[] {
  const { state, mp } = start
  const [home, ...others] = reachOf(state, slot)
  if (home === undefined) return []
  const turned = isBlackDragon(state, slot)
    ? [home, ...others].flatMap((at) => facedOtherwise(state, slot, at, mp))
    : []
  const entered = start.steps.length > 0 ? [{ ...home, mayStay: mayStandAt(state, slot, home.stand) }] : []
  return [...entered, ...others, ...turned].map((reached) => {
    const way = wayTo(reached)
    const steps = (): readonly MarchStep[] => [
      ...start.steps,
      ...way.map(({ stand, cost, action }) => ({
        stand,
        cost: start.cost + cost,
        passing: action?.type === 'fly' ? 1 : passingAt(state, slot, stand),
      })),
    ]
    return {
      unit,
      stand: reached.stand,
      cost: start.cost + reached.cost,
      left: mp - reached.cost,
      mayStay: reached.mayStay,
      actions: [...start.actions, ...way.flatMap(({ action }) => action ?? [])],
      steps,
      chance: () =>
        steps()
          .slice(0, -1)
          .reduce((all, { passing }) => all * passing, start.passing),
    }
  })
}

/** DN-13.2: the same place of the dragon by the same way, with its last step or on the spot turned otherwise. */
function facedOtherwise(state: OpenState, slot: number, at: Reached, mp: number): readonly Reached[] {
  const scratch = state.clone()
  const { before, action, stand } = at
  put(scratch, slot, before?.stand ?? stand)
  scratch.mp = mp - (before?.cost ?? 0)
  return DIRECTION_NAMES.flatMap((name, place): readonly Reached[] => {
    const facing = place as Direction
    if (facing === stand.facing) return []
    const turned: Action | undefined =
      before === undefined
        ? { type: 'dragonTurn', facing: name }
        : action?.type === 'dragonStep'
          ? { ...action, facing: name }
          : undefined
    const refusal =
      turned?.type === 'dragonTurn'
        ? checkDragonTurn(scratch, slot, turned)
        : turned?.type === 'dragonStep'
          ? checkDragonStep(scratch, slot, turned)
          : undefined
    if (turned === undefined || refusal !== undefined) return []
    const there: Stand = { ...stand, facing }
    const mayStay = mayStandAt(scratch, slot, there)
    return [{ stand: there, cost: at.cost, mayStay, before: before ?? at, action: turned }]
  })
}

/** The positions on the way, without the one it begins at. */
function wayTo(reached: Reached): readonly Reached[] {
  const way: Reached[] = []
  for (let at: Reached | undefined = reached; at?.before !== undefined; at = at.before) way.unshift(at)
  return way
}

/** DN-8.3: how likely somebody gets on from a position that it passes. */
function passingAt(state: OpenState, slot: number, stand: Stand): number {
  const enemies = infiltrators(state, slot, bodyAt(state, slot, stand) ?? [stand.hex]).length
  return passingFaces(state, enemies) / passingFaces(state, 0)
}
