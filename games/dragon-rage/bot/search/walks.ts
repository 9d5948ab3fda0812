import { type Direction, type HexId, rotate } from '@wyrmtable/hex'
import type { Action } from '../../rules/actions.ts'
import type { Dragon } from '../../rules/pieces.ts'
import { walkMp } from '../../rules/topics/abilities.ts'
import { isFog, isWhirlwind } from '../../rules/topics/weather.ts'
import { map } from '../map-in-hand.ts'
import { entrancesOn } from './ground.ts'
import type { Scene } from './scene.ts'

/** Where a walk can end, and how. */
export interface WalkEnd {
  readonly hex: HexId
  readonly facing: Direction
  /** Points not used. */
  readonly mp: number
  /** VP hexes destroyed on the way, as bits. */
  readonly destroyed: number
  /** Units are overrun or a guarded gate attacked as its last step: the dice decide what comes then. */
  readonly attacks: HexId | -1
  readonly smashesMp: number
  readonly before: WalkEnd | undefined
  readonly actions: readonly Action[]
}

const TURNS = [0, -1, 1] as const
const SIDEWAYS = [-1, 1] as const

/**
 * The ends of a walk that is under way or would begin now: one for each hex, facing and destruction, with
 * most points left. Walks over units without attacking them are left out. Not for berserk dragons.
 */
export function walkEnds(scene: Scene, d: Dragon): readonly WalkEnd[] {
  const { state } = scene
  const begun = state.mover === d
  const start: WalkEnd = {
    hex: state.dragonHex(d),
    facing: state.facing(d),
    mp: begun ? state.mp(d) : walkMp(state, d),
    destroyed: 0,
    attacks: -1,
    smashesMp: 0,
    before: undefined,
    actions: [],
  }
  const best = new Map<number, WalkEnd>([[keyOf(start), start]])
  const queue: WalkEnd[] = [start]
  const terminal: WalkEnd[] = []
  for (const at of queue) {
    if (best.get(keyOf(at)) !== at || at.mp < 1) continue
    for (const next of nextEnds(scene, d, at, start.hex)) {
      if (next.attacks !== -1 || next.smashesMp > 0) {
        terminal.push(next)
        continue
      }
      const known = best.get(keyOf(next))
      if (known !== undefined && known.mp >= next.mp) continue
      best.set(keyOf(next), next)
      queue.push(next)
    }
  }
  // A walk may not end on units that it merely passed; at its start it may stay as it is.
  const ends = [...best.values()].filter((end) => mayEnd(scene, end, start, d))
  return [...ends, ...terminal]
}

const keyOf = ({ hex, facing, destroyed }: WalkEnd): number => (destroyed * 512 + hex) * 6 + facing

function mayEnd(scene: Scene, end: WalkEnd, start: WalkEnd, d: Dragon): boolean {
  if (end.hex !== start.hex) return !scene.hasUnit(end.hex)
  return scene.state.mover !== d || scene.state.mayStay(d) || !scene.hasUnit(end.hex)
}

function nextEnds(scene: Scene, d: Dragon, at: WalkEnd, startHex: HexId): readonly WalkEnd[] {
  const { state } = scene
  const found: WalkEnd[] = []
  for (const turn of TURNS) {
    const facing = rotate(at.facing, turn)
    const to = scene.dragonStep(d, at.hex, facing)
    if (to === -1) continue
    const cost = 1 + (isWhirlwind(state, at.hex) ? 1 : 0) + (isWhirlwind(state, to) ? 1 : 0)
    if (scene.hasUnit(to)) {
      if (cost + 1 <= at.mp && mayOverrun(scene, at.hex, facing, to)) {
        found.push(
          step(at, to, facing, cost + 1, [{ type: 'walkForward', turn, overrun: 'attack' }], { attacks: to }),
        )
      }
    } else if (cost <= at.mp) {
      found.push(step(at, to, facing, cost, [{ type: 'walkForward', turn, overrun: 'none' }]))
    }
  }
  // On units it stands among, turning might leave it no way out; then it only steps.
  const among = scene.hasUnit(at.hex) && !(at.hex === startHex && (state.mover !== d || state.mayStay(d)))
  if (among) return found
  for (const turn of SIDEWAYS) {
    found.push(step(at, at.hex, rotate(at.facing, turn), 1, [{ type: 'walkTurn', turn }]))
  }
  const vp = map.vpIndexAt(at.hex)
  if (vp >= 0 && ((state.destroyed | at.destroyed) & (1 << vp)) === 0) {
    const occupied = !state.options.walkDestroyOccupied && scene.hasUnit(at.hex)
    if (!occupied) found.push(step(at, at.hex, at.facing, 1, [{ type: 'walkDestroy' }], { vp }))
  }
  const gate = closedGateAhead(scene, at)
  if (gate !== -1) found.push(...smashes(scene, d, at))
  return found
}

function step(
  at: WalkEnd,
  hex: HexId,
  facing: Direction,
  cost: number,
  actions: readonly Action[],
  more: { readonly attacks?: HexId; readonly vp?: number; readonly smashesMp?: number } = {},
): WalkEnd {
  return {
    hex,
    facing,
    mp: at.mp - cost,
    destroyed: more.vp === undefined ? at.destroyed : at.destroyed | (1 << more.vp),
    attacks: more.attacks ?? -1,
    smashesMp: more.smashesMp ?? 0,
    before: at,
    actions,
  }
}

function mayOverrun(scene: Scene, from: HexId, facing: Direction, to: HexId): boolean {
  const { state } = scene
  if (map.isTower(to) || isFog(state, to) || isWhirlwind(state, to)) return false
  const id = entrancesOn[from * 6 + facing] ?? -1
  return id < 0 || !map.entranceAt(id).inWall || state.entrance(id) !== 'closed'
}

/** The closed gate in front that is not the Invader's own, or −1. */
function closedGateAhead({ state }: Scene, { hex, facing }: WalkEnd): number {
  if (map.sideOf(hex, facing) === -1) return -1
  const id = entrancesOn[hex * 6 + facing] ?? -1
  if (id < 0 || state.entrance(id) !== 'closed') return -1
  const { kind, inWall } = map.entranceAt(id)
  return kind === 'gate' && !(inWall && state.isInvaderGate(id)) ? id : -1
}

/** An unguarded gate is broken and passed in one go; a guarded one takes all points and a die. */
function smashes(scene: Scene, d: Dragon, at: WalkEnd): readonly WalkEnd[] {
  const beyond = beyondGate(scene, d, at)
  if (beyond === -1) return []
  if (scene.hasUnit(beyond)) {
    return [step(at, at.hex, at.facing, at.mp, [{ type: 'walkSmash', mp: at.mp }], { smashesMp: at.mp })]
  }
  if (at.mp < 2) return []
  return [
    step(at, beyond, at.facing, 2, [
      { type: 'walkSmash', mp: 1 },
      { type: 'walkForward', turn: 0, overrun: 'none' },
    ]),
  ]
}

function beyondGate(scene: Scene, d: Dragon, { hex, facing }: WalkEnd): HexId | -1 {
  const { state } = scene
  if (isWhirlwind(state, hex)) return -1
  const id = entrancesOn[hex * 6 + facing] ?? -1
  // With the gate out of the way; nothing else of the state is read by the step.
  const opened = state.entrance(id)
  state.setEntrance(id, 'smashed')
  const to = scene.dragonStep(d, hex, facing)
  state.setEntrance(id, opened)
  return to !== -1 && isWhirlwind(state, to) ? -1 : to
}

/** The actions of a walk from its beginning. */
export function actionsOf(end: WalkEnd): readonly Action[] {
  const parts: (readonly Action[])[] = []
  for (let at: WalkEnd | undefined = end; at !== undefined; at = at.before) parts.push(at.actions)
  return parts.reverse().flat()
}

/** Points of the VP hexes in a set of bits. */
export function pointsIn(bits: number, values: readonly number[]): number {
  let sum = 0
  for (let vp = 0; vp < map.vpHexes.length; vp++) if (bits & (1 << vp)) sum += values[vp] ?? 0
  return sum
}
