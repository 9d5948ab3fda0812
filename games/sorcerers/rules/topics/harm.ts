import type { Cause } from '../events.ts'
import type { Play } from '../play.ts'
import { seatIds } from '../roster.ts'
import type { State } from '../state.ts'
import { slotAt } from './scene.ts'

/** SO-8.8, SO-8.9: damage to whoever it is; whether all wound boxes are crossed is for `clearDestroyed`. */
export function harm(play: Play, slot: number, damage: number, cause: Cause, source: string): void {
  const { seat, race } = slotAt(play.state, slot)
  if (race === undefined) weakenShield(play, seat, damage, cause, source)
  else wound(play, slot, damage, cause)
}

/** SO-8.9: nothing soaks what is taken off a shield. */
export function weakenShield(
  { state, emit }: Play,
  seat: number,
  by: number,
  cause: Cause,
  source: string,
): void {
  const shield = state.shield(seat) - by
  state.setShield(seat, shield)
  emit({ type: 'shieldChanged', seat: seatIds[seat] ?? '', by: -by, shield, cause, source })
}

/** SO-8.8: resistance soaks each blow (`soak`) or is a pool that empties once (`pool`). */
function wound({ state, emit }: Play, slot: number, damage: number, cause: Cause): void {
  const { id, race } = slotAt(state, slot)
  if (race === undefined) return
  const byPool = state.setting.options.armour === 'pool'
  const soaked = Math.min(damage, byPool ? state.pool(slot) : race.resistance)
  if (byPool) state.setPool(slot, state.pool(slot) - soaked)
  const wounds = Math.min(damage - soaked, race.wounds - state.wounds(slot))
  state.setWounds(slot, state.wounds(slot) + wounds)
  emit({
    type: 'wounded',
    figure: id,
    cause,
    damage,
    wounds: damage - soaked,
    boxesLeft: race.wounds - state.wounds(slot),
    ...(byPool ? { poolLeft: state.pool(slot) } : {}),
  })
}

/** SO-8.8: a creature whose boxes are all crossed leaves the table. */
export function clearDestroyed(play: Play, slots: readonly number[], cause: Cause): void {
  for (const slot of slots) {
    const { race } = slotAt(play.state, slot)
    if (race !== undefined && play.state.wounds(slot) >= race.wounds) destroy(play, slot, cause)
  }
}

export function destroy({ state, emit }: Play, slot: number, cause: Cause): void {
  emit({ type: 'destroyed', figure: slotAt(state, slot).id, cause })
  state.remove(slot)
}

/** SO-12.5: uncrossed wound boxes of a player's living creatures. */
export function boxesLeft(state: State, seat: number): number {
  let boxes = 0
  for (const [slot, { race, seat: owner }] of state.setting.slots.list.entries()) {
    if (owner === seat && race !== undefined && state.exists(slot)) boxes += race.wounds - state.wounds(slot)
  }
  return boxes
}
