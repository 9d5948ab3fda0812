import type { Direction } from '@wyrmtable/hex'
import { type HexId, rearOf } from '@wyrmtable/hex'
import { U } from '../fields.ts'
import { NOBODY } from '../roster.ts'
import type { State } from '../state.ts'
import { bodyOf, isCharacter, isHorse, isOnMap, isStanding, slots } from './counters.ts'
import { isParted } from './passage.ts'

/** Whether a counter is beside another, with no wall between (DN-9.5). */
export function isBeside(state: State, slot: number, hexes: readonly HexId[]): boolean {
  return bodyOf(state, slot).some((own) =>
    hexes.some((hex) => state.ground.edge(own, hex) >= 0 && !isParted(state, own, hex)),
  )
}

/** DN-9.10: who controls a riderless horse now; nobody if none of the side stands beside it. */
export function controllerOf(state: State, horse: number): number {
  const side = state.side(horse)
  if (side === NOBODY) return NOBODY
  const hexes = bodyOf(state, horse)
  const held = slots(state).some(
    (slot) =>
      state.side(slot) === side &&
      isCharacter(state, slot) &&
      isStanding(state, slot) &&
      isBeside(state, slot, hexes),
  )
  return held ? side : NOBODY
}

/** DN-9.10: the first side that gets somebody beside an uncontrolled horse in its own move takes control. */
export function takeControl(state: State, slot: number): void {
  const side = state.side(slot)
  for (const horse of slots(state)) {
    if (!isHorse(state, horse) || !isOnMap(state, horse) || state.side(horse) === side) continue
    if (!isBeside(state, slot, bodyOf(state, horse))) continue
    if (controllerOf(state, horse) !== NOBODY) continue
    state.set(horse, U.side, side)
    state.set(horse, U.leader, NOBODY)
  }
}

/** Horses that a character leads in its move. */
export const ledBy = (state: State, slot: number): readonly number[] =>
  slots(state).filter(
    (horse) =>
      isHorse(state, horse) && state.place(horse) === 'carried' && state.of(horse, U.leader) === slot,
  )

/** Both hexes of a pair, or undefined where the rear would lie off the map. */
export function pairAt(state: State, front: HexId, facing: Direction): readonly [HexId, HexId] | undefined {
  const rear = rearOf(state.ground.board, front, facing)
  return rear === -1 ? undefined : [front, rear]
}
