import type { HexId } from '@wyrmtable/hex'
import { U } from '../fields.ts'
import type { Play } from '../play.ts'
import type { Stand, State } from '../state.ts'
import { dropLoad } from './carrying.ts'
import { bodyOf, idOf } from './counters.ts'
import { lay, type Strike, tell } from './fate.ts'
import { corpseCost, isFree, isGround, mayStandAt, occupants, put, standOf } from './occupancy.ts'
import { footGait, isParted } from './passage.ts'
import { nearPlace } from './places.ts'
import { canMakeRoom, pushAway } from './room.ts'

/** State of a rider who fell, as an argument of the step that places him. */
export const fallen = ['stunned', 'wounded', 'dead'] as const
type Fallen = (typeof fallen)[number]

/**
 * DN-12.8: the horse stays, alive or dead; the rider waits to be placed beside it. The caller knows that
 * he sits on one.
 */
export function unhorse(play: Play, rider: number, fate: Fallen, horseDies: boolean, how: Strike): void {
  const { state } = play
  const horse = state.of(rider, U.mount)
  // DN-6.8, DN-9.11: who falls stunned or dead leaves the horse he leads; only wounded, he leads it on.
  if (fate !== 'wounded') dropLoad(play, rider)
  const at = horseDies ? standOf(state, rider) : horseStand(state, rider)
  const old = bodyOf(state, rider)
  state.set(rider, U.mount, -1)
  state.set(horse, U.mount, -1)
  put(state, horse, at)
  state.setPlace(horse, horseDies ? 'dead' : 'map')
  state.set(horse, U.side, state.side(rider))
  if (horseDies) {
    tell(play, horse, 'dead', how)
    // DN-11.20: his two old hexes may be the first of an advance if no live horse stands there.
    if (state.result !== 'none') state.setVacated([...state.vacated(), ...old])
  }
  tell(play, rider, fate, how)
  state.setPlace(rider, 'unplaced')
  state.set(rider, U.retreat, 0)
  if (fate === 'stunned') state.set(rider, U.stunned, state.playerTurn)
  if (fate === 'wounded') state.setCondition(rider, 'wounded')
  if (fate === 'dead') lay(state, rider)
  state.set(rider, U.busy, 1)
  state.push('placeUnhorsed', rider, horse, fallen.indexOf(fate))
}

/**
 * DN-8.5, DN-9.3: where the horse stays that lost its rider: where it is, or where others live there, at the
 * last place of his move where it could stand, or as near as can be.
 */
function horseStand(state: State, rider: number): Stand {
  const here = standOf(state, rider)
  const passed = state.mover === rider ? [...state.path()].reverse() : []
  return [here, ...passed].find((stand) => mayStandAt(state, rider, stand)) ?? nearPlace(state, rider) ?? here
}

/** Hexes beside the horse where the rider may be placed: free ones, or else those of friends that can be shifted. */
export function unhorsedHexes(state: State, rider: number, horse: number): readonly HexId[] {
  const gait = footGait(state, rider)
  const own = bodyOf(state, horse)
  const beside = [...new Set(own.flatMap((hex) => reach(state, hex)))].filter(
    (hex) => !own.includes(hex) && isGround(state, gait, hex) && corpseCost(state, hex) !== undefined,
  )
  const free = beside.filter((hex) => isFree(state, hex))
  if (free.length > 0) return free
  return beside.filter((hex) => canMakeRoom(state, rider, [hex], []))
}

const reach = (state: State, hex: HexId): readonly HexId[] =>
  state.ground
    .around(hex)
    .filter(({ hex: other }) => !isParted(state, hex, other))
    .map(({ hex: other }) => other)

/** Sets the rider down; a friend in the way is shifted by its owner, a rider without room is dead. */
export function setDown(
  play: Play,
  rider: number,
  horse: number,
  fate: Fallen,
  hex: HexId | undefined,
): void {
  const { state } = play
  const at = hex ?? state.hex(horse)
  const dies = fate === 'dead' || hex === undefined
  const inTheWay = dies ? [] : occupants(state, at)
  put(state, rider, { hex: at, facing: state.facing(horse), level: 0 })
  state.setPlace(rider, dies ? 'dead' : 'map')
  if (dies) {
    dropLoad(play, rider)
    lay(state, rider)
  }
  if (dies && fate !== 'dead')
    tell(play, rider, 'dead', {
      cause: 'placing',
      clause: 'DN-12.8',
      distance: 0,
    })
  const label = state.ground.label(at)
  play.emit({
    type: 'unitMoved',
    unit: idOf(state, rider),
    from: label,
    hex: label,
    how: 'unhorsed',
  })
  if (state.result !== 'none') state.setVacated([...state.vacated(), at])
  if (inTheWay.length > 0) pushAway(state, rider, inTheWay, [])
}
