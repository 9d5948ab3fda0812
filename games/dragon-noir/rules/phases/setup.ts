import { DIRECTION_NAMES, DIRECTIONS, type Direction, type HexId } from '@wyrmtable/hex'
import type { Where } from '../../data/scenario-schema.ts'
import type { Action, ActionOf } from '../actions.ts'
import { S, U } from '../fields.ts'
import { parseHexIn } from '../hexes.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { typeOfId } from '../roster.ts'
import { toPlace, zonesFor } from '../setup.ts'
import type { Stand, State } from '../state.ts'
import { bodyOf, counter, idOf, isHorse, isMounted, isOnMap, slotOf, slots } from '../topics/counters.ts'
import { bodyAt, mayStandAt, put } from '../topics/occupancy.ts'
import { isInZone } from '../zones.ts'

type Place = ActionOf<'place'>

/** DN-18.3: in a zone that has room for one more of its type, where it may legally stand. */
export function checkPlace(state: State, action: Place): Refusal | undefined {
  const slot = slotOf(state, action.unit)
  if (slot === undefined || counter(state, slot).side !== state.active)
    return refuse('notYours', 'DN-18.3', { unit: action.unit })
  if (state.place(slot) !== 'unplaced') return refuse('alreadyMoved', 'DN-18.3', { unit: action.unit })
  const hex = parseHexIn(state, action.hex)
  if (hex === undefined) return refuse('notOnMap', 'DN-2.1', { hex: action.hex })
  const { unit } = action
  const at = standFor(state, action, hex)
  const body = bodyAt(state, slot, at)
  if (body === undefined || !hasRoom(state, slot, body))
    return refuse('notInZone', 'DN-18.3', { unit, hex: action.hex })
  return mayStandAt(state, slot, at) ? undefined : refuse('occupied', 'DN-18.3', { hex: action.hex })
}

function standFor(state: State, action: Place, hex: HexId): Stand {
  const facing = DIRECTION_NAMES.indexOf(action.facing ?? 'N') as Direction
  const inside = state.ground.terrain(hex) === 'entrance' && action.place === 'in'
  return { hex, facing, level: inside ? 1 : 0 }
}

/**
 * Whether the hexes lie in a zone of the unit's type that is not yet full. Where zones overlap, those placed
 * before are counted to one or the other so that there is room, if that can be done at all.
 */
function hasRoom(state: State, slot: number, body: readonly HexId[]): boolean {
  const type = typeOfId(idOf(state, slot))
  const { side } = counter(state, slot)
  const zones = zonesFor(state.setting.scenario, state, slot)
  const limits = limitsOf(state, side, type)
  const within = (hexes: readonly HexId[]): readonly number[] =>
    [...zones.keys()].filter((zone) => hexes.every((hex) => isInZone(state, hex, zones[zone] as Where)))
  const mine = within(body)
  if (mine.length === 0 || zones.length === 1) return mine.length > 0
  const placed = slots(state)
    .filter((other) => counter(state, other).side === side && typeOfId(idOf(state, other)) === type)
    .filter((other) => other !== slot && isOnMap(state, other) && !isHorse(state, other))
    .map((other) => within(bodyOf(state, other)))
  const held: number[][] = zones.map(() => [])
  const all = [...placed, mine]
  // Each in turn takes a place; who holds one gives way if he has another (augmenting paths).
  const takePlace = (unit: number, tried: Set<number>): boolean =>
    (all[unit] ?? []).some((zone) => {
      if (tried.has(zone)) return false
      tried.add(zone)
      const there = held[zone] ?? []
      if (there.length < (limits[zone] ?? 0)) {
        there.push(unit)
        return true
      }
      const moved = there.findIndex((other) => takePlace(other, tried))
      if (moved < 0) return false
      there[moved] = unit
      return true
    })
  return all.every((_, unit) => takePlace(unit, new Set()))
}

/** How many of a type each of its zones takes. */
const limitsOf = (state: State, side: number, type: string): readonly number[] =>
  (state.setting.scenario.sides[side === 0 ? 'exile' : 'horde'].setup ?? []).flatMap((entry) => {
    if (!('units' in entry)) return []
    if (entry.units === 'all') return [Number.POSITIVE_INFINITY]
    return (entry.units[type] ?? 0) > 0 ? [entry.units[type] ?? 0] : []
  })

export function place(play: Play, action: Place): void {
  const { state } = play
  const slot = slotOf(state, action.unit)
  const hex = parseHexIn(state, action.hex)
  if (slot === undefined || hex === undefined) return
  state.setPlace(slot, 'map')
  put(state, slot, standFor(state, action, hex))
  play.emit({
    type: 'unitPlaced',
    unit: action.unit,
    hex: state.ground.label(hex),
  })
}

export function checkReady(state: State): Refusal | undefined {
  const left = toPlace(state, state.active).length
  return left === 0 ? undefined : refuse('setupUnfinished', 'DN-18.3', { left })
}

/** The other side places next; when both are ready the first side begins (DN-5.2). */
export function finishSetup({ state }: Play): void {
  state.put(state.active === 0 ? S.exileReady : S.hordeReady, 1)
  const other = 1 - state.active
  if (state.get(other === 0 ? S.exileReady : S.hordeReady) === 0 && toPlace(state, other).length > 0) {
    state.put(S.active, other)
    return
  }
  state.put(S.active, state.setting.firstSide)
  state.phase = 'fire'
  for (const slot of slots(state)) state.set(slot, U.moved, 0)
  state.push('phaseBegin')
}

/** Placements of the first unit that still has to be placed; the others may be placed before it as well. */
export function setupActions(state: State): readonly Action[] {
  const [slot] = toPlace(state, state.active)
  if (slot === undefined) return [{ type: 'readySetup' }]
  const unit = idOf(state, slot)
  const facings = isMounted(state, slot) ? DIRECTIONS : [undefined]
  const zones = zonesFor(state.setting.scenario, state, slot)
  const hexes = [...state.ground.field.joined.sheetOf.keys()].map((hex) => hex as HexId)
  return hexes
    .filter((hex) => zones.some((zone) => isInZone(state, hex, zone)))
    .flatMap((hex) =>
      facings.map((facing): Place => {
        const at = {
          type: 'place',
          unit,
          hex: state.ground.label(hex),
        } as const
        return facing === undefined ? at : { ...at, facing: DIRECTION_NAMES[facing] }
      }),
    )
    .filter((action) => checkPlace(state, action) === undefined)
}
