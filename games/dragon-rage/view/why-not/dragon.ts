import type { Direction } from '@wyrmtable/hex'
import type { Refusal } from '@wyrmtable/kernel'
import type { HexLayout } from '@wyrmtable/ui/drawing'
import type { Action, MoveMode } from '../../rules/actions.ts'
import { parseLabel } from '../../rules/map.ts'
import { OVERRUN_COST, stepCost } from '../../rules/moves/way-out.ts'
import { type Dragon, dragonIds, parseDragon } from '../../rules/pieces.ts'
import { refuse } from '../../rules/refusals.ts'
import type { State } from '../../rules/state.ts'
import { walkMp } from '../../rules/topics/abilities.ts'
import { flightPaths, traceFlight } from '../../rules/topics/flight-path.ts'
import { layoutOf } from '../draw/plan.ts'
import { labelAt } from '../table/label-at.ts'
import type { Asked, Reason } from './asked.ts'
import { commonest } from './commonest.ts'

const directions = [0, 1, 2, 3, 4, 5] as const
const turns = [0, -1, 1] as const
/** More points than any walk has: what is asked is the place, not the distance. */
const plenty = 30
/** Further than this nobody asks for the exact number of points. */
const farthest = 24

const nameOf = (d: Dragon) => dragonIds[d] ?? 'D1'

/** A state in which the dragon walks, with points to spare, from any hex. */
function walker(asked: Asked, state: State, d: Dragon) {
  const trial = state.clone()
  const layout = layoutOf(state.map)
  const begin: Action = { type: 'beginMove', dragon: nameOf(d), mode: 'walk' }
  const refused = state.mover === -1 ? asked.game.check(state, asked.seat, begin) : undefined
  trial.mover = d
  trial.setMode(d, 'walk')
  const into = (from: string, facing: number, turn: -1 | 0 | 1): { refusal?: Refusal; cost: number } => {
    const at = parseLabel(from)
    const to = layout.neighbour(from, (facing + turn + 6) % 6)
    const there = to === undefined ? undefined : parseLabel(to)
    if (at === undefined || there === undefined) return { refusal: refuse('offMap', 'DR-3.6'), cost: 0 }
    trial.setDragonHex(d, at)
    trial.setFacing(d, facing as Direction)
    trial.setMp(d, plenty)
    const ask = (overrun: 'none' | 'attack') =>
      asked.game.check(trial, asked.seat, { type: 'walkForward', turn, overrun })
    const cost = stepCost(trial, at, there)
    const plain = ask('none')
    if (plain === undefined) return { cost }
    const strike = ask('attack')
    if (strike === undefined) return { cost: cost + OVERRUN_COST }
    return { refusal: plain.type === 'noWayOut' ? strike : plain, cost }
  }
  return { refused, into }
}

/** Why a dragon does not walk to a hex. */
export function whyNotOnFoot(
  asked: Asked,
  state: State,
  dragon: 'D1' | 'D2',
  hex: string,
): Reason | undefined {
  const d = parseDragon(dragon)
  const from = labelAt(state.dragonHex(d))
  if (from === undefined || from === hex) return undefined
  const layout = layoutOf(state.map)
  const { refused, into } = walker(asked, state, d)
  if (refused !== undefined) return refused
  const entries = directions.flatMap((direction) => {
    const near = layout.neighbour(hex, direction)
    return near === undefined ? [] : [into(near, (direction + 3) % 6, 0)]
  })
  if (entries.every(({ refusal }) => refusal !== undefined)) {
    return commonest(entries.flatMap(({ refusal }) => refusal ?? []))
  }
  const left = state.mover === -1 ? walkMp(state, d) : state.mp(d)
  const needed = costTo(layout, into, { hex: from, facing: state.facing(d) }, hex)
  if (needed === undefined) return { type: 'noWay', clause: 'DR-12.6' }
  return needed > left ? refuse('needsMp', 'DR-12.6', { needed, left }) : undefined
}

interface Stand {
  readonly hex: string
  readonly facing: number
}

/** The fewest points of a walk to a hex, turns included. */
function costTo(
  layout: HexLayout,
  into: ReturnType<typeof walker>['into'],
  start: Stand,
  goal: string,
): number | undefined {
  const keyOf = ({ hex, facing }: Stand) => `${hex}/${facing}`
  const best = new Map([[keyOf(start), 0]])
  const open: Stand[][] = [[start]]
  for (let spent = 0; spent <= farthest; spent++) {
    const here = open[spent] ?? []
    for (const place of here) {
      if (best.get(keyOf(place)) !== spent) continue
      if (place.hex === goal) return spent
      const note = (next: Stand, cost: number) => {
        const known = best.get(keyOf(next))
        const total = spent + cost
        if (total > farthest || (known !== undefined && known <= total)) return
        best.set(keyOf(next), total)
        const list = open[total] ?? []
        list.push(next)
        open[total] = list
      }
      for (const turn of turns) {
        const facing = (place.facing + turn + 6) % 6
        if (turn !== 0) note({ hex: place.hex, facing }, 1)
        const { refusal, cost } = into(place.hex, place.facing, turn)
        const next = layout.neighbour(place.hex, facing)
        if (refusal === undefined && next !== undefined) note({ hex: next, facing }, cost)
      }
    }
  }
  return undefined
}

/** Why a dragon that bounds, flies, slithers or falls does not come to a hex. */
export function whyNotByAir(
  asked: Asked,
  state: State,
  dragon: 'D1' | 'D2',
  hex: string,
  mode: MoveMode | undefined,
): Reason | undefined {
  const d = parseDragon(dragon)
  const from = labelAt(state.dragonHex(d))
  if (from === undefined || from === hex) return undefined
  const layout = layoutOf(state.map)
  const ask = (action: Action) => asked.game.check(state, asked.seat, action)
  if (mode === 'fly') return whyNotInFlight(ask, state, d, hex)
  if (mode === 'slither') {
    return layout.neighbour(from, state.facing(d)) === hex
      ? ask({ type: 'slither', turn: 0 })
      : { type: 'notAhead', clause: 'DR-12.8' }
  }
  if (mode !== 'bound') return undefined
  for (const turn of turns) {
    let at: string | undefined = from
    for (let distance = 1; at !== undefined && distance <= farthest; distance++) {
      at = layout.neighbour(at, (state.facing(d) + turn + 6) % 6)
      if (at === hex) return ask({ type: 'bound', turn, distance })
    }
  }
  return { type: 'notAhead', clause: 'DR-12.11' }
}

/** Of a hex that some flight passes the reason why none ends there; else that flight does not turn so. */
function whyNotInFlight(
  ask: (action: Action) => Refusal | undefined,
  state: State,
  d: Dragon,
  hex: string,
): Reason | undefined {
  const takeOff = state.isGrounded(d)
  const goal = parseLabel(hex)
  const found = flightPaths.flatMap((path) => {
    const traced = traceFlight(state.map, state.dragonHex(d), state.facing(d), path)
    if (traced.refusal !== undefined || traced.flight.hexes.at(-1) !== goal) return []
    return ask({ type: 'fly', takeOff, path: [...path], land: false }) ?? []
  })
  return commonest(found) ?? { type: 'notAhead', clause: 'DR-12.16' }
}
