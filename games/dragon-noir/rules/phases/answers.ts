import { DIRECTIONS, type HexId, neighbour, rotate } from '@wyrmtable/hex'
import { dragonParts } from '../../data/character-schema.ts'
import type { Action, ActionOf } from '../actions.ts'
import { S, U } from '../fields.ts'
import { parseHexIn } from '../hexes.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { Stand, State } from '../state.ts'
import { isInPosition } from '../topics/contact.ts'
import {
  bodyOf,
  idOf,
  isBlackDragon,
  isHorse,
  isMounted,
  isStanding,
  slotOf,
  slots,
} from '../topics/counters.ts'
import { displace } from '../topics/displacing.ts'
import type { Strike } from '../topics/fate.ts'
import { strike } from '../topics/harm.ts'
import { infiltrate } from '../topics/infiltration.ts'
import { corpseCost, isBarred, mayStandAt, put, shifted, standOf } from '../topics/occupancy.ts'
import { gaitOf, groundUnder, stepCost } from '../topics/passage.ts'
import { nearestFree } from '../topics/places.ts'
import { carryOutRetreat, retreaters, retreatPaths } from '../topics/retreating.ts'
import { displacements, endChain, takenHexes } from '../topics/room.ts'
import { fallen, setDown, unhorsedHexes } from '../topics/unhorsing.ts'
import { casualties, fighters, sufferLetter, woundableParts, woundPart } from './aftermath.ts'

/** How somebody goes who must retreat, by what made it: between combats it was fire, or a spell that acts as fire. */
const retreatStrike = (state: State): Strike => ({
  cause: state.result === 'none' ? 'fire' : 'combat',
  clause: 'DN-12.5',
  distance: 0,
})

const labels = (state: State, path: readonly Stand[]): string[] =>
  path.map(({ hex }) => state.ground.label(hex))
const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((label, i) => label === b[i])
const normal = (state: State, path: readonly string[]): readonly string[] =>
  path.map((label) => {
    const hex = parseHexIn(state, label)
    return hex === undefined ? label : state.ground.label(hex)
  })

// Casualties (DN-11.18)
export function casualtyChoices(state: State): readonly ActionOf<'chooseCasualty'>[] {
  return casualties(state, state.arg(0)).map((slot) => ({
    type: 'chooseCasualty',
    unit: idOf(state, slot),
  }))
}
export function chooseCasualty(play: Play, { unit }: ActionOf<'chooseCasualty'>): void {
  const slot = slotOf(play.state, unit)
  play.state.pop()
  if (slot !== undefined) sufferLetter(play, slot)
}

// Parts of the dragon that take an A (DN-13.9)
export const partChoices = (state: State): readonly ActionOf<'chooseDragonPart'>[] =>
  woundableParts(state).flatMap((part) => {
    const name = dragonParts[part]
    return name === undefined ? [] : [{ type: 'chooseDragonPart', part: name } as const]
  })
export function chooseDragonPart(play: Play, { part }: ActionOf<'chooseDragonPart'>): void {
  const { state } = play
  state.pop()
  const dragon = fighters(state, 'attacker').find((slot) => isBlackDragon(state, slot))
  if (dragon !== undefined) woundPart(play, dragon, dragonParts.indexOf(part))
}

// Retreats (DN-12)
export const retreatChoices = (state: State): readonly ActionOf<'retreat'>[] =>
  retreaters(state, state.arg(0)).flatMap((slot) =>
    retreatPaths(state, slot).map((path) => ({
      type: 'retreat',
      unit: idOf(state, slot),
      path: labels(state, path),
    })),
  )
export function retreat(play: Play, { unit, path }: ActionOf<'retreat'>): void {
  const { state } = play
  const slot = slotOf(state, unit)
  if (slot === undefined) return
  const wanted = normal(state, path)
  const found = retreatPaths(state, slot).find((one) => same(labels(state, one), wanted))
  if (found !== undefined) carryOutRetreat(play, slot, found, retreatStrike(state))
}

// Displaced friends (DN-12.3)
export const displaceChoices = (state: State): readonly ActionOf<'displace'>[] =>
  displacements(state, state.arg(0), takenHexes(state)).map(({ hex }) => ({
    type: 'displace',
    hex: state.ground.label(hex),
  }))
export function displaceFriend(play: Play, { hex }: ActionOf<'displace'>): void {
  const { state } = play
  const slot = state.arg(0)
  const taken = takenHexes(state)
  const to = displacements(state, slot, taken).find((stand) => stand.hex === parseHexIn(state, hex))
  state.pop()
  if (to !== undefined) displace(play, slot, to, taken)
  endChain(state)
}

// Unhorsed riders (DN-12.8)
export const unhorsedChoices = (state: State): readonly ActionOf<'placeUnhorsed'>[] =>
  unhorsedHexes(state, state.arg(0), state.arg(1)).map((hex) => ({
    type: 'placeUnhorsed',
    hex: state.ground.label(hex),
  }))
export function placeUnhorsed(play: Play, action: ActionOf<'placeUnhorsed'> | undefined): void {
  const { state } = play
  const [rider, horse, fate] = [state.arg(0), state.arg(1), fallen[state.arg(2)] ?? 'dead']
  state.pop()
  setDown(play, rider, horse, fate, action === undefined ? undefined : parseHexIn(state, action.hex))
}

// Pushed counters (DN-13.4, DN-15.12, DN-15.14)
export const pushedChoices = (state: State): readonly ActionOf<'pushed'>[] =>
  nearestFree(state, state.arg(0)).map(({ hex }) => ({
    type: 'pushed',
    hex: state.ground.label(hex),
  }))
export function pushed(play: Play, { hex }: ActionOf<'pushed'>): void {
  const { state } = play
  const slot = state.arg(0)
  const to = nearestFree(state, slot).find((stand) => stand.hex === parseHexIn(state, hex))
  state.pop()
  if (to === undefined) return
  const from = state.hex(slot)
  put(state, slot, to)
  tellMove(play, slot, from, 'pushed')
}

// Riderless horses that retreat (DN-11.17)
const horseStands = (state: State, horse: number): readonly Stand[] =>
  DIRECTIONS.flatMap((direction) => {
    const to = shifted(state, horse, direction, standOf(state, horse))
    return to !== undefined && mayStandAt(state, horse, to) ? [to] : []
  })
export const horseChoices = (state: State): readonly ActionOf<'moveHorse'>[] =>
  horseStands(state, state.arg(0)).map(({ hex }) => ({
    type: 'moveHorse',
    hex: state.ground.label(hex),
  }))
export function moveHorse(play: Play, { hex }: ActionOf<'moveHorse'>): void {
  const { state } = play
  const horse = state.arg(0)
  const to = horseStands(state, horse).find((stand) => stand.hex === parseHexIn(state, hex))
  state.pop()
  if (to === undefined) return
  const from = state.hex(horse)
  state.setVacated([...state.vacated(), ...bodyOf(state, horse)])
  put(state, horse, to)
  tellMove(play, horse, from, 'retreat')
  if (fighters(state, 'defender').length === 1) state.put(S.advance, state.active)
}

function tellMove(play: Play, slot: number, from: HexId, how: 'pushed' | 'retreat' | 'advance'): void {
  const { state } = play
  play.emit({
    type: 'unitMoved',
    unit: idOf(state, slot),
    from: state.ground.label(from),
    hex: state.ground.label(state.hex(slot)),
    how,
  })
}

// Advance (DN-11.20 to DN-11.22)

/** DN-11.20, DN-13.12: who of the winning side took part and may go. */
const advancers = (state: State): readonly number[] =>
  [...fighters(state, 'attacker'), ...fighters(state, 'defender')].filter(
    (slot) =>
      state.side(slot) === state.arg(0) &&
      isStanding(state, slot) &&
      !isBlackDragon(state, slot) &&
      !isHorse(state, slot),
  )

/** One hex of an advance: no turning for riders but the front three (DN-11.20). */
function advanceSteps(state: State, slot: number, from: Stand): readonly Stand[] {
  const { board } = state.ground
  const mounted = isMounted(state, slot)
  const directions = mounted ? [0, 1, -1].map((turn) => rotate(from.facing, turn)) : DIRECTIONS
  const gait = gaitOf(state, slot)
  return directions.flatMap((direction) => {
    const hex = neighbour(board, from.hex, direction)
    if (hex === -1 || corpseCost(state, hex) === undefined) return []
    if (stepCost(state, gait, from.hex, hex, groundUnder(state, slot, from.hex)) === undefined) return []
    if (isBarred(state, state.side(slot), hex)) return []
    return [{ hex, facing: mounted ? direction : from.facing, level: 0 }]
  })
}

function advancePaths(state: State, slot: number): readonly (readonly Stand[])[] {
  const most = state.setting.sheets.combat.advance[isMounted(state, slot) ? 'mounted' : 'foot']
  const open = state.vacated()
  const extend = (path: readonly Stand[]): readonly (readonly Stand[])[] => {
    const last = path.at(-1) ?? standOf(state, slot)
    const done = path.length > 0 && mayStandAt(state, slot, last) ? [path] : []
    if (path.length === most) return done
    const next = advanceSteps(state, slot, last).filter(
      ({ hex }) => (path.length > 0 || open.includes(hex)) && hex !== state.hex(slot),
    )
    return [...done, ...next.flatMap((stand) => extend([...path, stand]))]
  }
  return extend([])
}

export function advanceChoices(state: State): readonly Action[] {
  const advances = advancers(state).flatMap((slot) =>
    advancePaths(state, slot).map(
      (path) =>
        ({
          type: 'advance',
          unit: idOf(state, slot),
          path: labels(state, path),
        }) as const,
    ),
  )
  return advances.length === 0 ? [] : [...advances, { type: 'decline' }]
}

export function advance(play: Play, action: ActionOf<'advance'>): void {
  const { state } = play
  const slot = slotOf(state, action.unit)
  if (slot === undefined) return
  const wanted = normal(state, action.path)
  const path = advancePaths(state, slot).find((one) => same(labels(state, one), wanted)) ?? []
  state.pop()
  const from = state.hex(slot)
  const start = standOf(state, slot)
  for (const [i, stand] of path.entries()) {
    put(state, slot, stand)
    // DN-6.5: what it does in the enemy's player turn is not done in its own side's last one.
    if (state.side(slot) === state.active) {
      state.set(slot, U.moved, 1)
      state.set(slot, U.busy, 1)
    }
    if (i === path.length - 1) break
    // DN-11.21: who is engaged does not count.
    const result = infiltrate(play, slot, bodyOf(state, slot), (enemy) => !isEngaged(state, enemy, slot))
    if (result === 'pass') continue
    if (result !== 'stop')
      strike(play, slot, result, {
        cause: 'infiltration',
        clause: 'DN-11.21',
        distance: 0,
      })
    if (state.place(slot) === 'map') backOff(state, slot, path.slice(0, i), start)
    break
  }
  if (state.hex(slot) >= 0) tellMove(play, slot, from, 'advance')
}

/** DN-10.1: who is stopped where it may not stay goes back the way it came. */
function backOff(state: State, slot: number, path: readonly Stand[], start: Stand): void {
  const before = [start, ...path]
  while (!mayStandAt(state, slot, standOf(state, slot))) {
    const last = before.pop()
    if (last === undefined) return
    put(state, slot, last)
  }
}

/** DN-11.21: it fought in this phase, or somebody else of ours is beside it and could attack it. */
function isEngaged(state: State, enemy: number, advancing: number): boolean {
  if (state.of(enemy, U.fought) === 1) return true
  return slots(state).some(
    (slot) =>
      slot !== advancing &&
      state.side(slot) === state.side(advancing) &&
      isStanding(state, slot) &&
      bodyOf(state, enemy).some((hex) => isInPosition(state, slot, hex)),
  )
}

/** Whether an answer is among those that may be given. */
export function checkAnswer(
  state: State,
  action: Action,
  choices: readonly Action[],
  clause: string,
): Refusal | undefined {
  const key = (one: Action): string => JSON.stringify(canonical(state, one))
  const wanted = key(action)
  return choices.some((choice) => key(choice) === wanted) ? undefined : refuse('notChoosable', clause)
}

/** An answer with its labels written in full. */
function canonical(state: State, action: Action): readonly unknown[] {
  const hex = 'hex' in action && action.hex !== undefined ? normal(state, [action.hex])[0] : undefined
  const path = 'path' in action ? normal(state, action.path) : undefined
  const unit = 'unit' in action ? action.unit : undefined
  const part = 'part' in action ? action.part : undefined
  return [action.type, unit, hex, path, part]
}
