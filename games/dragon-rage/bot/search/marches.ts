import type { HexId } from '@wyrmtable/hex'
import type { Plan } from '@wyrmtable/kernel'
import type { Action } from '../../rules/actions.ts'
import { labelOf } from '../../rules/map.ts'
import { formatUnit, HERO, isTroop, typeOf, type Unit, units, valuesOf, WZD } from '../../rules/pieces.ts'
import { NOWHERE, type State } from '../../rules/state.ts'
import { map } from '../map-in-hand.ts'
import { type Command, commands, furtherCommands, usual } from './commands.ts'
import { type Field, fieldOf } from './field.ts'
import { HEALTH_WORTH, type Order, placeWorth, type Sent } from './place-worth.ts'
import { type Place, pathTo, placesOf } from './places.ts'
import { Scene } from './scene.ts'
import { reachOf, stepsToStrike } from './strikes.ts'

const END_PHASE = { type: 'endPhase' } as const

/** The whole of phase 6 in a few orders to everybody, or nothing at all. Fewer if some come to the same. */
export function marchPlans(state: State): readonly Plan<Action>[] {
  const field = fieldOf(state)
  const marches = differentMarches(state, field, commands(field))
  const plans: Plan<Action>[] = marches.map(({ moves }, i) => ({
    actions: asSteps(moves),
    weight: i === 0 ? 2 : 1,
  }))
  if (marches.every(({ moves }) => moves.length > 0)) plans.push({ actions: [END_PHASE], weight: 0.4 })
  return plans
}

/** What comes of further commands, where it is not one of the plans above. */
export function furtherMarchPlans(state: State): readonly Plan<Action>[] {
  const field = fieldOf(state)
  const first = commands(field)
  const known = new Set(['', ...differentMarches(state, field, first).map(({ text }) => text)])
  return differentMarches(state, field, furtherCommands(field, byNearness(state, field)), known).map(
    ({ moves }) => ({
      actions: asSteps(moves),
      weight: 0.5,
    }),
  )
}

interface March {
  readonly moves: readonly MoveUnit[]
  /** Who ends where: the same for marches that come to the same. */
  readonly text: string
}

function differentMarches(
  state: State,
  field: Field,
  given: readonly Command[],
  known: Set<string> = new Set(),
): readonly March[] {
  const marches: March[] = []
  const vanFirst = byNearness(state, field)
  for (const command of given) {
    const moves = march(state, field, vanFirst, command)
    const text = moves.map((move) => `${move.unit}${move.path.at(-1)}`).join()
    if (known.has(text)) continue
    known.add(text)
    marches.push({ moves, text })
  }
  return marches
}

/** The usual march alone. */
export function usualMarch(state: State): readonly [Action, ...Action[]] {
  const field = fieldOf(state)
  return asSteps(march(state, field, byNearness(state, field), () => usual))
}

function asSteps(moves: readonly Action[]): readonly [Action, ...Action[]] {
  const [first, ...rest] = [...moves, END_PHASE]
  return first === undefined ? [END_PHASE] : [first, ...rest]
}

type MoveUnit = Extract<Action, { type: 'moveUnit' }>

const troops = units.filter(isTroop)
const militia = units.filter((unit) => typeOf(unit) === 'MIL')

/**
 * Each unit in turn goes to the best place it can reach, as its order values places: troops first, those near the
 * dragons before those behind them, so that the way is clear. Characters go behind troops, so that they can join whom
 * they lead. When the others have gone, troops look again and go on (DR-20.1).
 */
function march(state: State, field: Field, vanFirst: readonly Unit[], command: Command): readonly MoveUnit[] {
  const scene = new Scene(state)
  const hero = state.unitHex(HERO)
  const sent: Sent = {
    heroHex: hero === NOWHERE ? -1 : (hero as HexId),
    covered: new Float64Array(map.vpHexes.length),
    strikers: [],
  }
  const moves: MoveUnit[] = []
  const places = new Map<Unit, Place>()
  const send = (unit: Unit, again: boolean): void => {
    const at = state.unitHex(unit)
    const order = command(unit)
    if (order === undefined || at === NOWHERE || state.stepsUsed(unit) > 0) return
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
  for (let vp = 0; vp < map.vpHexes.length; vp++) {
    if (stepsToStrike(hex, map.vpHexes[vp] ?? hex) > reach) continue
    sent.covered[vp] = (sent.covered[vp] ?? 0) + by * attack
  }
}
