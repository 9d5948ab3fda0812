import type { HexId } from '@wyrmtable/hex'
import { unitsData } from '../../data/units.ts'
import type { ActionOf } from '../actions.ts'
import { labelOf } from '../map.ts'
import { formatUnit, type Unit, units, unitsOfType } from '../pieces.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { NOWHERE, type State } from '../state.ts'
import { isBurned, isCondemned } from '../topics/bridges.ts'
import { updateGateControl } from '../topics/entrances.ts'
import { groundedAt, hasBody, hasUnit } from '../topics/occupancy.ts'
import { isWhirlwind } from '../topics/weather.ts'

type Place = ActionOf<'placeReinforcement'>
const { firstTurn, interval, count, type, substitute } = unitsData.reinforcements

/** DR-19.1 */
export const isReinforcementTurn = (turn: number): boolean =>
  turn >= firstTurn && (turn - firstTurn) % interval === 0

/** Units that arrive or wait, in the order in which they are placed (DR-19.2). */
const arrivals = (state: State): readonly Unit[] =>
  units.filter((unit) => state.arrival(unit) > 0).sort((a, b) => state.arrival(a) - state.arrival(b))

/** DR-19.1, DR-19.2, DR-2.5: who arrives this turn; counters on the map or waiting cannot. */
export function beginReinforcements(play: Play): void {
  const { state, emit } = play
  if (!isReinforcementTurn(state.turn)) return
  const waiting = arrivals(state).length
  const free = [...unitsOfType(type), ...unitsOfType(substitute)].filter(
    (unit) => state.unitHex(unit) === NOWHERE && state.arrival(unit) === 0,
  )
  const due = free.slice(0, count)
  due.forEach((unit, i) => {
    state.setArrival(unit, waiting + i + 1)
  })
  emit({ type: 'reinforcementsDue', units: due.map(formatUnit), lost: count - due.length })
}

/** DR-19.3, DR-10.8: no unit, no dragon alive or dead on the ground, no whirlwind, and a bridge that holds. */
const isVacant = (state: State, hex: HexId): boolean =>
  !hasUnit(state, hex) &&
  groundedAt(state, hex) === -1 &&
  !hasBody(state, hex) &&
  !isWhirlwind(state, hex) &&
  !isBurned(state, hex) &&
  !isCondemned(state, hex)

export function checkPlaceReinforcement(state: State, action: Place): Refusal | undefined {
  if (arrivals(state).length === 0) return refuse('noneArriving', 'DR-19.2')
  const hex = state.map.parseLabel(action.hex)
  if (hex === undefined || !state.map.reinforcementHexes.includes(hex)) {
    return refuse('notReinforcementHex', 'DR-19.3', { hex: action.hex })
  }
  return isVacant(state, hex) ? undefined : refuse('notVacant', 'DR-19.3', { hex: action.hex })
}

export function placeReinforcement(play: Play, action: Place): void {
  const { state, emit } = play
  const queue = arrivals(state)
  const [unit] = queue
  if (unit === undefined) throw new Error('no unit arrives')
  state.setUnitHex(unit, state.map.parseLabel(action.hex) ?? NOWHERE)
  queue.forEach((each, i) => {
    state.setArrival(each, i)
  })
  emit({ type: 'unitPlaced', unit: formatUnit(unit), hex: action.hex, reinforcement: true })
  updateGateControl(play)
}

export const placements = (state: State): readonly Place[] =>
  arrivals(state).length === 0
    ? []
    : state.map.reinforcementHexes
        .filter((hex) => isVacant(state, hex))
        .map((hex) => ({ type: 'placeReinforcement', hex: labelOf(hex) }) as const)

/** DR-19.4: whoever found no vacant hex waits for the next turn. */
export function endReinforcements(play: Play): void {
  const waiting = arrivals(play.state)
  if (waiting.length > 0) play.emit({ type: 'reinforcementsWait', units: waiting.map(formatUnit) })
}
