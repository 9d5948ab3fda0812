import { distance } from '@wyrmtable/hex'
import type { WeaponId } from '../../data/schema.ts'
import { covers } from '../../data/schema.ts'
import { U } from '../fields.ts'
import { isRefusal, type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { type Aim, aimsAt } from './aim.ts'
import { enemiesInPosition } from './contact.ts'
import {
  bodyOf,
  counter,
  idOf,
  isBlackDragon,
  isHorse,
  isMounted,
  isOnMap,
  isStanding,
  slots,
} from './counters.ts'
import { hasEffect } from './effects.ts'
import { controllerOf } from './horses.ts'
import { type Sighted, sightAlong } from './line.ts'
import { groundUnder } from './passage.ts'

const bands = ['short', 'medium', 'long'] as const
type Band = (typeof bands)[number]

export const weaponOf = (state: State, slot: number): WeaponId | undefined =>
  counter(state, slot).kind === 'character' ? counter(state, slot).values.weapon : undefined

/** DN-6.2 to DN-6.5: whether somebody may shoot at all now. */
export function checkShooter(state: State, slot: number, defensive: boolean): Refusal | undefined {
  const unit = idOf(state, slot)
  const weapon = weaponOf(state, slot)
  if (weapon === undefined) return refuse('noWeapon', 'DN-6.1', { unit })
  const data = state.setting.sheets.weapons.weapons[weapon]
  if (!isStanding(state, slot)) return refuse('cannotShoot', 'DN-6.4', { unit })
  if (state.of(slot, defensive ? U.shotDefensively : U.shot) === 1)
    return refuse('alreadyShot', 'DN-6.2', { unit })
  if (!data.mountedUse && isMounted(state, slot)) return refuse('cannotShoot', 'DN-6.4', { unit })
  if (state.of(slot, U.carries) >= 0) return refuse('cannotShoot', 'DN-6.4', { unit })
  if (state.ground.row(groundUnder(state, slot, state.hex(slot))).noShooting === true)
    return refuse('cannotShoot', 'DN-6.4', { unit })
  if (!(defensive ? data.defensive : data.offensive)) return refuse('cannotShoot', 'DN-6.5', { unit })
  if (enemiesInPosition(state, state.side(slot), bodyOf(state, slot)).length > 0)
    return refuse('enemyAdjacent', 'DN-6.3', { unit })
  // DN-6.5: a crossbow shoots only when loaded, in either phase.
  const mustLoad = data.reload !== 'none' && state.setting.options.crossbowReload === 'loaded-flag'
  if (mustLoad && state.of(slot, U.unloaded) === 1) return refuse('notLoaded', 'DN-6.5', { unit })
  if (!defensive)
    return state.of(slot, U.cleared) === 1 ? refuse('cannotShoot', 'DN-7.10', { unit }) : undefined
  for (const need of data.defensiveRequires) {
    if (need === 'did-not-move-in-own-last-player-turn' && state.of(slot, U.lastMoved) === 1)
      return refuse('movedBefore', 'DN-6.5', { unit })
    if (need === 'did-not-shoot-in-own-last-player-turn' && state.of(slot, U.lastShot) === 1)
      return refuse('shotBefore', 'DN-6.5', { unit })
  }
  return undefined
}

/** DN-6.15, DN-6.28, DN-9.13: whom a side may shoot at; a horse, unless the side controls it. */
function isTarget(state: State, side: number, slot: number): boolean {
  if (!isOnMap(state, slot) || isBlackDragon(state, slot)) return false
  return isHorse(state, slot) ? controllerOf(state, slot) !== side : state.side(slot) === 1 - side
}

/** DN-2.3, DN-6.5, DN-6.14: the band of a range, or why it is too far. */
function bandOf(state: State, weapon: WeaponId, aim: Aim): Band | Refusal {
  const { weapons, undergroundMaxRange } = state.setting.sheets.weapons
  const range = distance(state.ground.board, aim.from, aim.to)
  const dark = state.ground.isUnderground(aim.to)
  if (dark && range > undergroundMaxRange)
    return refuse('outOfRange', 'DN-6.14', {
      range,
      limit: undergroundMaxRange,
    })
  const found = bands.find((band) => range <= weapons[weapon].range[band][1])
  if (range < 1 || found === undefined)
    return refuse('outOfRange', 'DN-6.5', {
      range,
      limit: weapons[weapon].range.long[1],
    })
  return found
}

export interface PlannedShot extends Sighted {
  readonly weapon: WeaponId
  readonly band: Band
}

/** DN-6.30: the best of the ways that are free, by cover and then by range, or why there is none. */
export function planShot(
  state: State,
  shooter: number,
  target: number,
  wanted: (aim: Aim) => boolean = () => true,
): PlannedShot | Refusal {
  const unit = idOf(state, target)
  const weapon = weaponOf(state, shooter)
  if (weapon === undefined) return refuse('noWeapon', 'DN-6.1', { unit: idOf(state, shooter) })
  if (!isTarget(state, state.side(shooter), target))
    return refuse('noTarget', isBlackDragon(state, target) ? 'DN-6.15' : 'DN-6.28', { unit })
  if (hasEffect(state, target, 'untargetable')) return refuse('cloaked', 'DN-15.17', { unit })
  let best: PlannedShot | undefined
  let why: Refusal | undefined
  for (const aim of aimsAt(state, shooter, target)) {
    if (!wanted(aim)) continue
    const band = bandOf(state, weapon, aim)
    const sighted = isRefusal(band) ? band : sightAlong(state, shooter, target, aim, weapon, band === 'short')
    if (isRefusal(sighted)) why ??= sighted
    else if (!isRefusal(band) && (best === undefined || isBetter(sighted, best)))
      best = { ...sighted, weapon, band }
  }
  return best ?? why ?? refuse('lineBlocked', 'DN-6.9', { unit })
}

const isBetter = (a: Sighted, b: Sighted): boolean => {
  const less = covers.indexOf(a.cover) - covers.indexOf(b.cover)
  return less < 0 || (less === 0 && a.range < b.range)
}

/** Every shooter of a side who may shoot now, with whom he can hit. */
export function shotsOf(
  state: State,
  side: number,
  defensive: boolean,
  targets: readonly number[],
): readonly {
  readonly shooter: number
  readonly target: number
  readonly shot: PlannedShot
}[] {
  return shootersOf(state, side, defensive).flatMap((shooter) =>
    targets.flatMap((target) => {
      const shot = planShot(state, shooter, target)
      return isRefusal(shot) ? [] : [{ shooter, target, shot }]
    }),
  )
}

/** Whether there is any such pair: it is asked after each step of an enemy, and the first will do. */
export const canAnyShoot = (
  state: State,
  side: number,
  defensive: boolean,
  targets: readonly number[],
): boolean =>
  targets.length > 0 &&
  slots(state).some(
    (shooter) =>
      mayShoot(state, shooter, side, defensive) &&
      targets.some((target) => !isRefusal(planShot(state, shooter, target))),
  )

const shootersOf = (state: State, side: number, defensive: boolean): readonly number[] =>
  slots(state).filter((slot) => mayShoot(state, slot, side, defensive))

const mayShoot = (state: State, slot: number, side: number, defensive: boolean): boolean =>
  state.side(slot) === side &&
  weaponOf(state, slot) !== undefined &&
  checkShooter(state, slot, defensive) === undefined
