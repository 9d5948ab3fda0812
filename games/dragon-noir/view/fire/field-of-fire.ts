import { distance, type HexId } from '@wyrmtable/hex'
import type { Cover } from '../../data/schema.ts'
import { U } from '../../rules/fields.ts'
import { isRefusal } from '../../rules/refusals.ts'
import { NOBODY } from '../../rules/roster.ts'
import { isBlackDragon, isCharacter, isMounted, isOnMap, slots } from '../../rules/topics/counters.ts'
import { put } from '../../rules/topics/occupancy.ts'
import { planShot, weaponOf } from '../../rules/topics/shooting.ts'
import type { OpenState } from '../../rules/view.ts'

/** Hexes on which a shooter could hit somebody on foot who stood there, with the cover that he would have. */
export type FieldOfFire = ReadonlyMap<HexId, Cover>

/** DN-6.9 to DN-6.20, asked of the rules hex by hex. */
export function fieldOfFire(state: OpenState, shooter: number, hexes: readonly HexId[]): FieldOfFire {
  const field = new Map<HexId, Cover>()
  const weapon = weaponOf(state, shooter)
  const dummy = dummyOf(state, shooter)
  if (weapon === undefined || dummy === undefined) return field
  const trial = state.clone()
  trial.setPlace(dummy, 'map')
  trial.set(dummy, U.side, 1 - state.side(shooter))
  trial.set(dummy, U.stunned, 0)
  trial.set(dummy, U.mount, NOBODY)
  const from = state.hex(shooter)
  const [, longest] = state.setting.sheets.weapons.weapons[weapon].range.long
  for (const hex of hexes) {
    if (distance(state.ground.board, from, hex) > longest + 1 || state.ground.terrain(hex) === 'rock')
      continue
    put(trial, dummy, { hex, facing: 0, level: 0 })
    const shot = planShot(trial, shooter, dummy)
    if (!isRefusal(shot)) field.set(hex, shot.cover)
  }
  return field
}

/** Somebody who is not on the boards, so that nobody is missed where he stands; else an enemy. */
function dummyOf(state: OpenState, shooter: number): number | undefined {
  const all = slots(state).filter((slot) => isCharacter(state, slot) && !isBlackDragon(state, slot))
  return (
    all.find((slot) => !isOnMap(state, slot)) ??
    all.find((slot) => state.side(slot) !== state.side(shooter) && !isMounted(state, slot))
  )
}
