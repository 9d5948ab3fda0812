import { DIRECTION_NAMES, type Direction, type HexId, parseJoinedHex } from '@wyrmtable/hex'
import type { Scenario, Where } from '../data/scenario-schema.ts'
import { beforeScenario } from './campaign/carry-over.ts'
import { S, U } from './fields.ts'
import { MatchState } from './match-state.ts'
import type { Options } from './options.ts'
import { sideIds, typeOfId } from './roster.ts'
import { campaignOf, createSetting } from './setting.ts'
import type { State } from './state.ts'
import { counter, idOf, isBlackDragon, isHorse, slots } from './topics/counters.ts'
import { put } from './topics/occupancy.ts'

/** DN-15.1: energy by level. */
export function fullEnergy(state: State, slot: number): number {
  const level = counter(state, slot).values.wizard?.level ?? 0
  return level * state.setting.sheets.spells.rules.energyPerLevel
}

/** DN-18.3, DN-18.4: everybody where the scenario has him before the first decision. */
export function setup(options: Options, campaign = campaignOf(options)): MatchState {
  const state = new MatchState(createSetting(options, undefined, campaign))
  const { scenario, roster } = state.setting
  for (const slot of slots(state)) {
    const { kind, horse, mounted } = counter(state, slot)
    state.set(slot, U.energy, fullEnergy(state, slot))
    if (kind !== 'character') continue
    state.setPlace(slot, isPlaced(scenario, state, slot) ? 'unplaced' : 'waiting')
    if (horse < 0) continue
    if (mounted) {
      state.set(slot, U.mount, horse)
      state.set(horse, U.mount, slot)
      state.setPlace(horse, 'ridden')
    } else state.setPlace(horse, 'removed')
  }
  if (scenario.locked === true) state.put(S.locks, (1 << state.setting.field.cellDoors.length) - 1)
  placeFixed(state)
  const chest = roster.byId.get('chest')
  const lies = scenario.chest === undefined ? undefined : hexAt(state, scenario.chest)
  if (chest !== undefined && lies !== undefined) {
    state.setPlace(chest, 'map')
    state.set(chest, U.hex, lies)
  }
  // DN-19.2: who is missing or wounded since the scenarios before.
  if (campaign !== undefined) state.campaign = beforeScenario(state, campaign)
  state.phase = 'setup'
  state.put(S.active, firstToPlace(state))
  return state
}

const hexAt = (state: State, label: string): HexId | undefined =>
  parseJoinedHex(state.setting.field.joined, label)

/** Units named by a set-up entry are placed; the others wait to enter. */
function isPlaced(scenario: Scenario, state: State, slot: number): boolean {
  return zonesFor(scenario, state, slot).length > 0
}

/** The zones in which a unit may be placed. */
export function zonesFor(scenario: Scenario, state: State, slot: number): readonly Where[] {
  const side = sideIds[counter(state, slot).side]
  const type = typeOfId(idOf(state, slot))
  if (side === undefined) return []
  return (scenario.sides[side].setup ?? []).flatMap((entry) =>
    'units' in entry && (entry.units === 'all' || (entry.units[type] ?? 0) > 0) ? [entry.where] : [],
  )
}

/** DN-18.3: the side that does not move first places first; a side with nothing to place is passed over. */
function firstToPlace(state: State): number {
  const second = 1 - state.setting.firstSide
  return toPlace(state, second).length > 0 || toPlace(state, 1 - second).length === 0 ? second : 1 - second
}

export const toPlace = (state: State, side: number): readonly number[] =>
  slots(state).filter((slot) => state.place(slot) === 'unplaced' && counter(state, slot).side === side)

/** What leaves no choice is placed at once: the dragon's centre and facing, a horse's pair of hexes. */
function placeFixed(state: State): void {
  for (const side of sideIds) {
    for (const entry of state.setting.scenario.sides[side].setup ?? []) {
      const { centre, facing = 'N', pair, front } = entry.where
      if ('horse' in entry) {
        const rider = state.setting.roster.byId.get(entry.horse)
        const horse = rider === undefined ? -1 : counter(state, rider).horse
        if (horse >= 0 && pair !== undefined && front !== undefined) placeHorse(state, horse, pair, front)
      } else if (centre !== undefined) {
        const dragon = slots(state).find((slot) => isBlackDragon(state, slot))
        const hex = hexAt(state, centre)
        if (dragon === undefined || hex === undefined) continue
        state.setPlace(dragon, 'map')
        put(state, dragon, {
          hex,
          facing: DIRECTION_NAMES.indexOf(facing) as Direction,
          level: 0,
        })
      }
    }
  }
}

function placeHorse(state: State, horse: number, pair: readonly [string, string], front: string): void {
  const head = hexAt(state, front)
  const tail = hexAt(state, pair[0] === front ? pair[1] : pair[0])
  if (head === undefined || tail === undefined || !isHorse(state, horse)) return
  const facing = state.ground.around(tail).find(({ hex }) => hex === head)?.direction ?? 0
  state.setPlace(horse, 'map')
  put(state, horse, { hex: head, facing, level: 0 })
}
