import type { HexId } from '@wyrmtable/hex'
import { U } from '../fields.ts'
import type { Play } from '../play.ts'
import { NOBODY } from '../roster.ts'
import type { State } from '../state.ts'
import { bodyOf, idOf, livingAt } from './counters.ts'
import { ledBy, pairAt } from './horses.ts'
import { corpseCost, isFree, isGround, put } from './occupancy.ts'
import { footGait, groundUnder, horseGait, isParted, isSplit, stepCost } from './passage.ts'

/** DN-7.14: free hexes beside the carrier that it could enter. */
export function putDownHexes(state: State, carrier: number): readonly HexId[] {
  const gait = footGait(state, carrier)
  const from = state.hex(carrier)
  return state.ground
    .around(from)
    .map(({ hex }) => hex)
    .filter(
      (hex) =>
        stepCost(state, gait, from, hex, groundUnder(state, carrier, from)) !== undefined &&
        corpseCost(state, hex) !== undefined &&
        isFree(state, hex),
    )
}

/** DN-7.14: lays down what is carried. */
export function putDown(play: Play, carrier: number, hex: HexId): void {
  const { state } = play
  const carried = state.of(carrier, U.carries)
  if (carried < 0) return
  state.set(carrier, U.carries, -1)
  state.setPlace(carried, 'map')
  put(state, carried, { hex, facing: state.facing(carried), level: 0 })
  play.emit({
    type: 'putDown',
    carried: idOf(state, carried),
    hex: state.ground.label(hex),
  })
}

/** DN-6.8, DN-7.14, DN-9.11: who falls leaves what it carries on its hex, and the horses it leads beside it. */
export function dropLoad(play: Play, slot: number): void {
  if (play.state.of(slot, U.carries) >= 0) dropBurden(play, slot)
  dropHorses(play, slot)
}

/** DN-7.14: on the carrier's hex, which both may share; where a friend stands there, on the last one passed. */
export function dropBurden(play: Play, slot: number): void {
  const { state } = play
  const isAlone = (hex: HexId): boolean => livingAt(state, hex).every((other) => other === slot)
  const passed = [...state.path()].reverse().find(({ hex }) => hex >= 0 && isAlone(hex))
  const here = state.hex(slot)
  putDown(play, slot, isAlone(here) ? here : (passed?.hex ?? here))
}

/** A place for a led horse: front hex and facing. */
export interface HorsePlace {
  readonly horse: number
  readonly hex: HexId
  readonly facing: number
}

/** DN-9.11: whether a horse may be set there: two free hexes, one of them beside its leader. */
export function isHorsePlace(state: State, leader: number, { horse, hex, facing }: HorsePlace): boolean {
  const pair = pairAt(state, hex, facing as 0)
  if (pair === undefined) return false
  const gait = horseGait(state, horse)
  const own = bodyOf(state, leader)
  return (
    !isSplit(state, gait, pair) &&
    pair.every((one) => isGround(state, gait, one) && livingAt(state, one).length === 0) &&
    pair.some((one) => own.some((mine) => state.ground.edge(mine, one) >= 0 && !isParted(state, mine, one)))
  )
}

/** The first place beside the leader, or else his positions before, where a horse may be left. */
export function horsePlaceFor(state: State, leader: number, horse: number): HorsePlace | undefined {
  for (const own of bodyOf(state, leader)) {
    for (const { hex } of state.ground.around(own)) {
      for (const facing of [0, 1, 2, 3, 4, 5]) {
        const place = { horse, hex, facing }
        if (isHorsePlace(state, leader, place)) return place
      }
    }
  }
  const gait = horseGait(state, horse)
  for (const { hex } of [...state.path()].reverse()) {
    for (const facing of [0, 1, 2, 3, 4, 5]) {
      const pair = pairAt(state, hex, facing as 0)
      if (pair === undefined || isSplit(state, gait, pair)) continue
      if (pair.every((one) => isGround(state, gait, one) && livingAt(state, one).length === 0))
        return { horse, hex, facing }
    }
  }
  return undefined
}

/** DN-9.10: sets led horses down, all or one, and lets go of them: from now on they only stand there. */
export function dropHorses(
  play: Play,
  leader: number,
  which: readonly number[] = ledBy(play.state, leader),
): void {
  settleHorses(play, leader, [], which)
  for (const horse of which) play.state.set(horse, U.leader, NOBODY)
}

/**
 * DN-9.11: sets led horses down where they were told to, else where there is room; without room one runs off.
 * Whoever led them still holds them by the bridle, so that a fight may take them from him (DN-9.12).
 */
export function settleHorses(
  play: Play,
  leader: number,
  told: readonly HorsePlace[] = [],
  which: readonly number[] = ledBy(play.state, leader),
): void {
  const { state } = play
  for (const horse of [...which].sort((a, b) => rank(told, a) - rank(told, b))) {
    // A leader who had to go back may stand where a horse was meant to.
    const wished = told.find((one) => one.horse === horse)
    const place =
      wished !== undefined && isHorsePlace(state, leader, wished)
        ? wished
        : horsePlaceFor(state, leader, horse)
    if (place === undefined) {
      state.setPlace(horse, 'removed')
      continue
    }
    state.setPlace(horse, 'map')
    put(state, horse, { hex: place.hex, facing: place.facing as 0, level: 0 })
    play.emit({
      type: 'horseLeft',
      horse: idOf(state, horse),
      hex: state.ground.label(place.hex),
    })
  }
}

/** Horses whose place was told come first, so that the others find what is left. */
const rank = (told: readonly HorsePlace[], horse: number): number =>
  told.some((one) => one.horse === horse) ? 0 : 1
