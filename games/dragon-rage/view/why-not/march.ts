import type { Refusal } from '@wyrmtable/kernel'
import { parseLabel } from '../../rules/map.ts'
import { parseUnit, type Unit, valuesOf } from '../../rules/pieces.ts'
import { refuse } from '../../rules/refusals.ts'
import type { State } from '../../rules/state.ts'
import { layoutOf } from '../draw/plan.ts'
import { hexOfPiece } from '../table/pieces-at.ts'
import type { Asked, Reason } from './asked.ts'
import { commonest } from './commonest.ts'

const directions = [0, 1, 2, 3, 4, 5] as const

/** Why a unit does not get to a hex: nobody may be there, it is too far, or there is no way. */
export function whyNotMarch(asked: Asked, state: State, name: string, hex: string): Reason | undefined {
  const unit = parseUnit(name)
  const from = hexOfPiece(state, name)
  if (unit === undefined || from === undefined || from === hex) return undefined
  const layout = layoutOf(state.map)
  const steps = freshSteps(asked, state, unit, name)
  const around = directions.flatMap((direction) => layout.neighbour(hex, direction) ?? [])
  const into = around.map((near) => steps.refusal(near, [hex]))
  const isEnterable = into.some((refusal) => refusal === undefined)
  const way = isEnterable ? steps.lengthOf(from, hex) : undefined
  if (!isEnterable) return commonest(into.flatMap((refusal) => refusal ?? []))
  if (way === undefined) return { type: 'noWay', clause: 'DR-20.1' }
  const { move, roadMove } = valuesOf(unit)
  const used = state.stepsUsed(unit)
  const onRoad = state.isOffRoad(unit) ? move : roadMove
  if (used + way > onRoad)
    return refuse('noMpLeft', 'DR-20.2', { needed: way, left: Math.max(0, onRoad - used) })
  // The longer allowance is for the road alone, which does not lead there.
  return used + way > move
    ? refuse('roadOnly', 'DR-20.2', { needed: way, left: Math.max(0, move - used) })
    : undefined
}

/** Steps as if the unit had not gone yet, wherever it stood. */
function freshSteps(asked: Asked, state: State, unit: Unit, name: string) {
  const trial = state.clone()
  const layout = layoutOf(state.map)
  const refusal = (from: string, path: readonly string[]): Refusal | undefined => {
    const at = parseLabel(from)
    if (at === undefined) return refuse('notOnMap', 'DR-3.1', { hex: from })
    trial.setUnitHex(unit, at)
    trial.setStepsUsed(unit, 0)
    return asked.game.check(trial, asked.seat, { type: 'moveUnit', unit: name, path: [...path] })
  }
  /** How many steps it is, allowances apart. */
  const lengthOf = (from: string, goal: string): number | undefined => {
    const known = new Map([[from, 0]])
    let frontier = [from]
    for (let length = 1; frontier.length > 0 && !known.has(goal); length++) {
      const here = frontier
      frontier = []
      for (const place of here) {
        for (const direction of directions) {
          const next = layout.neighbour(place, direction)
          if (next === undefined || known.has(next) || refusal(place, [next]) !== undefined) continue
          known.set(next, length)
          frontier.push(next)
        }
      }
    }
    return known.get(goal)
  }
  return { refusal, lengthOf }
}
