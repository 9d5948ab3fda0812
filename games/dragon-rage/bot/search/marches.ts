import type { HexId } from '@wyrmtable/hex'
import type { Plan } from '@wyrmtable/kernel'
import type { Action } from '../../rules/actions.ts'
import { labelOf, vpHexes } from '../../rules/map.ts'
import {
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
import { type Field, fieldOf } from './field.ts'
import { HEALTH_WORTH, type Order, placeWorth, type Sent } from './place-worth.ts'
import { type Place, pathTo, placesOf } from './places.ts'
import { Scene } from './scene.ts'
import { reachOf, stepsToStrike } from './strikes.ts'

const END_PHASE = { type: 'endPhase' } as const

/** The march that is thought of first, and the only one in playouts. */
const usual: Order = { attack: 1.3, guard: 0.5, cover: 0.8, close: 0.8, shy: 0.3 }
const orders: readonly Order[] = [
  usual,
  { attack: 1.8, guard: 0.15, cover: 0.6, close: 1.5, shy: 0 },
  { attack: 0.7, guard: 1.4, cover: 1, close: 0.3, shy: 0.6 },
  { attack: 1.2, guard: 0.5, cover: 1, close: 0.5, shy: 1.3 },
  { attack: 0, guard: 1, cover: 1, close: 0, shy: 1.6 },
  { attack: 1, guard: 0.3, cover: 2.5, close: 0.3, shy: 0.5 },
  { attack: 1.2, guard: 0, cover: 0, close: 1.6, shy: 0.3 },
  { attack: 0.8, guard: 2.5, cover: 0.3, close: 0, shy: 0.2 },
]
const focused: readonly Order[] = dragons.map((d) => ({
  attack: 1.4,
  guard: 0.4,
  cover: 0.6,
  close: 1.2,
  shy: 0.3,
  against: d,
}))

/** The whole of phase 6 in a few orders to everybody, or nothing at all. Fewer if some come to the same. */
export function marchPlans(state: State): readonly Plan<Action>[] {
  const plans: Plan<Action>[] = []
  const seen = new Set<string>()
  const field = fieldOf(state)
  ;[...orders, ...(field.foes.length > 1 ? focused : [])].forEach((order) => {
    const moves = march(state, field, order)
    const text = moves.map((move) => `${move.unit}${move.path.at(-1)}`).join()
    if (seen.has(text)) return
    seen.add(text)
    plans.push({ actions: asSteps(moves), weight: order === usual ? 2 : 1 })
  })
  if (!seen.has('')) plans.push({ actions: [END_PHASE], weight: 0.4 })
  return plans
}

/** The usual march alone. */
export const usualMarch = (state: State): readonly [Action, ...Action[]] =>
  asSteps(march(state, fieldOf(state), usual))

function asSteps(moves: readonly Action[]): readonly [Action, ...Action[]] {
  const [first, ...rest] = [...moves, END_PHASE]
  return first === undefined ? [END_PHASE] : [first, ...rest]
}

type MoveUnit = Extract<Action, { type: 'moveUnit' }>

const troops = units.filter(isTroop)
const militia = units.filter((unit) => typeOf(unit) === 'MIL')

/**
 * Each unit in turn goes to the best place it can reach, as the order values places: troops first, those near the
 * dragons before those behind them, so that the way is clear. Characters go behind troops, so that they can join whom
 * they lead. When the others have gone, troops look again and go on (DR-20.1).
 */
function march(state: State, field: Field, order: Order): readonly MoveUnit[] {
  const scene = new Scene(state)
  const hero = state.unitHex(HERO)
  const sent: Sent = {
    heroHex: hero === NOWHERE ? -1 : (hero as HexId),
    covered: new Float64Array(vpHexes.length),
    strikers: [],
  }
  const moves: MoveUnit[] = []
  const places = new Map<Unit, Place>()
  const send = (unit: Unit, again: boolean): void => {
    const at = state.unitHex(unit)
    if (at === NOWHERE || state.stepsUsed(unit) > 0) return
    const from = places.get(unit) ?? { hex: at as HexId, steps: 0 }
    scene.put(unit, from.hex, -1)
    if (again) note(field, sent, unit, from.hex, -1)
    const goal = bestPlace(state, scene, field, unit, from, order, sent)
    scene.put(unit, goal.hex, 1)
    note(field, sent, unit, goal.hex, 1)
    if (goal.hex === from.hex) return
    places.set(unit, goal)
    moves.push({ type: 'moveUnit', unit: formatUnit(unit), path: pathTo(goal).map(labelOf) })
  }
  const vanFirst = byNearness(state, field)
  for (const unit of vanFirst) send(unit, false)
  send(HERO, false)
  for (const unit of militia) send(unit, true)
  send(WZD, false)
  for (const unit of vanFirst) send(unit, true)
  return moves
}

/** Troops, those who are nearest to blows first. */
function byNearness(state: State, { foes }: Field): readonly Unit[] {
  const steps = new Map<Unit, number>()
  for (const unit of troops) {
    const from = state.unitHex(unit)
    if (from === NOWHERE) continue
    let least = 99
    for (const { hex, flying } of foes) {
      least = Math.min(least, stepsToStrike(from as HexId, hex) + (flying ? 20 : 0))
    }
    steps.set(unit, least)
  }
  return [...steps.keys()].sort((a, b) => (steps.get(a) ?? 0) - (steps.get(b) ?? 0) || a - b)
}

function bestPlace(
  state: State,
  scene: Scene,
  field: Field,
  unit: Unit,
  { hex, steps }: Pick<Place, 'hex' | 'steps'>,
  order: Order,
  sent: Sent,
): Place {
  const start: Place = { hex, steps, before: undefined }
  let best = start
  let most = placeWorth(state, scene, field, unit, hex, order, sent) + 0.05 - 0.005 * steps
  for (const place of placesOf(scene, unit, start)) {
    const worth = placeWorth(state, scene, field, unit, place.hex, order, sent) - 0.005 * place.steps
    if (worth > most) {
      most = worth
      best = place
    }
  }
  return best
}

/** Takes down (1), or strikes out again (−1), what those who march later must know of where a unit went. */
function note(field: Field, sent: Sent, unit: Unit, hex: HexId, by: 1 | -1): void {
  if (unit === HERO) sent.heroHex = hex
  const { attack } = valuesOf(unit)
  for (const foe of field.foes) {
    if (!foe.slots.has(hex)) continue
    const at = sent.strikers.findIndex((striker) => striker.hex === hex)
    if (by === 1) sent.strikers.push({ hex, worth: HEALTH_WORTH * attack * foe.perWing * 0.5 })
    else if (at >= 0) sent.strikers.splice(at, 1)
  }
  const reach = reachOf(unit, hex)
  for (let vp = 0; vp < vpHexes.length; vp++) {
    if (stepsToStrike(hex, vpHexes[vp] ?? hex) > reach) continue
    sent.covered[vp] = (sent.covered[vp] ?? 0) + by * attack
  }
}
