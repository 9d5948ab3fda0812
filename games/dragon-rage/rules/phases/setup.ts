import type { Direction, HexId } from '@wyrmtable/hex'
import type { ActionOf } from '../actions.ts'
import { labelOf } from '../map.ts'
import {
  type Dragon,
  dragons,
  formatDragon,
  formatUnit,
  otherDragon,
  parseDragon,
  parseUnit,
  typeOf,
  type Unit,
  units,
  valuesOf,
} from '../pieces.ts'
import type { Play } from '../play.ts'
import { formatDirection } from '../position.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { NOWHERE, type State } from '../state.ts'
import { unitsAt } from '../topics/occupancy.ts'
import { stackRefusal } from '../topics/stacking.ts'

type PlaceUnit = ActionOf<'placeUnit'>
type PlaceDragon = ActionOf<'placeDragon'>

/** DR-4.2–4.4. A unit already placed may be placed anew until the set-up is finished. */
export function checkPlaceUnit(state: State, action: PlaceUnit): Refusal | undefined {
  const unit = parseUnit(action.unit)
  if (unit === undefined) return refuse('unitGone', 'DR-2.1', { unit: action.unit })
  const hex = state.map.parseLabel(action.hex)
  if (hex === undefined || !state.map.isDefenderSetup(hex))
    return refuse('notSetupHex', 'DR-4.2', { hex: action.hex })
  if (state.map.isTower(hex) && !valuesOf(unit).mayEndInTower && !state.options.cavalrySetupInTower) {
    return refuse('cavalryNotInTower', 'DR-4.4', { hex: action.hex })
  }
  const others = unitsAt(state, hex).filter((other) => other !== unit)
  return stackRefusal([...others, unit], hex, 'DR-4.3')
}

export function placeUnit(play: Play, action: PlaceUnit): void {
  play.state.setUnitHex(parseUnit(action.unit) as Unit, play.state.map.parseLabel(action.hex) as HexId)
  play.emit({ type: 'unitPlaced', unit: action.unit, hex: action.hex, reinforcement: false })
}

/** DR-4.5. A dragon already placed may be placed anew until the set-up is finished. */
export function checkPlaceDragon(state: State, action: PlaceDragon): Refusal | undefined {
  const hex = state.map.parseLabel(action.hex)
  if (hex === undefined || !state.map.isInvaderSetup(hex))
    return refuse('notSetupHex', 'DR-4.5', { hex: action.hex })
  const other = otherDragon(parseDragon(action.dragon))
  if (state.isGrounded(other) && state.dragonHex(other) === hex) {
    return refuse('dragonsShareHex', 'DR-4.5', { hex: action.hex })
  }
  return undefined
}

export function placeDragon(play: Play, action: PlaceDragon): void {
  const { state } = play
  const d = parseDragon(action.dragon)
  const facing = action.facing as Direction
  state.setDragonHex(d, state.map.parseLabel(action.hex) as HexId)
  state.setFacing(d, facing)
  state.setStatus(d, 'grounded')
  play.emit({ type: 'dragonPlaced', dragon: action.dragon, hex: action.hex, facing: formatDirection(facing) })
}

const unplacedUnits = (state: State): readonly Unit[] =>
  units.filter((unit) => state.unitHex(unit) === NOWHERE)
const unplacedDragons = (state: State): readonly Dragon[] =>
  dragons.filter((d) => state.status(d) === 'unplaced')

export function checkFinishSetup(state: State): Refusal | undefined {
  const left = (state.phase === 'defenderSetup' ? unplacedUnits(state) : unplacedDragons(state)).length
  const clause = state.phase === 'defenderSetup' ? 'DR-4.2' : 'DR-4.5'
  return left > 0 ? refuse('setupUnfinished', clause, { left }) : undefined
}

/** Counters of a kind are alike: the first unplaced one of each kind stands for all. */
export function unitPlacements(state: State): readonly PlaceUnit[] {
  const seen = new Set<string>()
  return unplacedUnits(state)
    .filter((unit) => {
      const fresh = !seen.has(typeOf(unit))
      seen.add(typeOf(unit))
      return fresh
    })
    .flatMap((unit) =>
      state.map.defenderSetupHexes.map(
        (hex) => ({ type: 'placeUnit', unit: formatUnit(unit), hex: labelOf(hex) }) as const,
      ),
    )
    .filter((action) => checkPlaceUnit(state, action) === undefined)
}

export const dragonPlacements = (state: State): readonly PlaceDragon[] =>
  unplacedDragons(state)
    .slice(0, 1)
    .flatMap((d) =>
      state.map.invaderSetupHexes.flatMap((hex) =>
        [0, 1, 2, 3, 4, 5].map(
          (facing) => ({ type: 'placeDragon', dragon: formatDragon(d), hex: labelOf(hex), facing }) as const,
        ),
      ),
    )
    .filter((action) => checkPlaceDragon(state, action) === undefined)
