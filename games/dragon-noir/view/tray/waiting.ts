import { DIRECTION_NAMES, type HexId } from '@wyrmtable/hex'
import type { Seat } from '@wyrmtable/kernel'
import type { Action, ActionOf } from '../../rules/actions.ts'
import { U } from '../../rules/fields.ts'
import { entryHexes } from '../../rules/moves/start.ts'
import type { Refusal } from '../../rules/refusals.ts'
import { toPlace } from '../../rules/setup.ts'
import { idOf, isMounted, slotOf, slots } from '../../rules/topics/counters.ts'
import type { View } from '../../rules/view.ts'

/** A counter that is not on the boards yet. */
export interface Waiting {
  readonly unit: string
  readonly slot: number
  /** Why it cannot come in now. */
  readonly refusal: Refusal | undefined
}

/** The counters of a side that are still to be placed or to come in, those that can do so first. */
export function waitingOf(
  state: View,
  seat: Seat,
  actions: readonly Action[],
  check: (action: Action) => unknown,
): readonly Waiting[] {
  if (state.phase === 'setup' && state.active === seat)
    return toPlace(state, seat).map((slot) => ({ unit: idOf(state, slot), slot, refusal: undefined }))
  const open = new Set(actions.flatMap((one) => (one.type === 'enter' ? [one.unit] : [])))
  const all = slots(state)
    .filter((slot) => state.side(slot) === seat && state.place(slot) === 'waiting')
    .map((slot): Waiting => {
      const unit = idOf(state, slot)
      const mayEnter = open.has(unit) || (state.mover >= 0 && state.of(slot, U.moveDone) === 0)
      return { unit, slot, refusal: mayEnter ? undefined : whyNot(state, slot, unit, check) }
    })
  return [
    ...all.filter(({ refusal }) => refusal === undefined),
    ...all.filter(({ refusal }) => refusal !== undefined),
  ]
}

function whyNot(
  state: View,
  slot: number,
  unit: string,
  check: (action: Action) => unknown,
): Refusal | undefined {
  const [hex] = entryHexes(state, slot)
  const enter: ActionOf<'enter'> = { type: 'enter', unit, hex: hex ?? state.ground.label(0 as HexId) }
  return check(enter) as Refusal | undefined
}

/** Those who come in by the same hexes: what can be led in at once. */
export function groupsOf(state: View, waiting: readonly Waiting[]): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>()
  for (const { unit, slot, refusal } of waiting) {
    if (refusal !== undefined || state.phase === 'setup') continue
    const key = entryHexes(state, slot).join()
    groups.set(key, [...(groups.get(key) ?? []), unit])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

/** Every placement of a counter that lists leave out because another one is asked for first (DN-18.3). */
export function placementsOf(
  state: View,
  unit: string,
  check: (action: Action) => unknown,
): readonly ActionOf<'place'>[] {
  const slot = slotOf(state, unit)
  if (slot === undefined || state.phase !== 'setup') return []
  const facings = isMounted(state, slot) ? DIRECTION_NAMES : [undefined]
  return [...state.setting.field.joined.sheetOf.keys()].flatMap((place) => {
    const hex = state.ground.label(place as HexId)
    if (hex === '') return []
    return facings.flatMap((facing): readonly ActionOf<'place'>[] => {
      const action: ActionOf<'place'> = {
        type: 'place',
        unit,
        hex,
        ...(facing === undefined ? {} : { facing }),
      }
      return check(action) === undefined ? [action] : []
    })
  })
}
