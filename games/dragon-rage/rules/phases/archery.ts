import { distance, type HexId } from '@wyrmtable/hex'
import { unitsData } from '../../data/units.ts'
import type { ActionOf } from '../actions.ts'
import { board, labelOf } from '../map.ts'
import {
  type Area,
  areas,
  type Dragon,
  dragons,
  formatDragon,
  formatUnit,
  parseDragon,
  parseUnit,
  type Unit,
  units,
  valuesOf,
} from '../pieces.ts'
import { type Play, roll } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { NOWHERE, type State } from '../state.ts'
import { isAlive } from '../topics/abilities.ts'
import { awaitDamage, markDamage, sufferConsequences } from '../topics/injury.ts'
import { missileBonus } from '../topics/morale.ts'
import { canSee } from '../topics/sight.ts'
import { dragonInFog, dragonInWhirlwind, isFog, isWhirlwind } from '../topics/weather.ts'

type Shoot = ActionOf<'shoot'>
const { archery } = unitsData

/** DR-21.4: what an arrow can hit on a dragon that is not in flight. */
const targetAreas: readonly Area[] = areas.filter((area) => area !== 'belly')

/** Section 21. */
export function checkShoot(state: State, action: Shoot): Refusal | undefined {
  const unit = parseUnit(action.archer)
  if (unit === undefined || state.unitHex(unit) === NOWHERE)
    return refuse('unitGone', 'DR-1.8', { unit: action.archer })
  if (!valuesOf(unit).missiles) return refuse('notArcher', 'DR-21.1', { unit: action.archer })
  if (state.deed(unit) !== 'none') return refuse('alreadyActed', 'DR-21.1', { unit: action.archer })
  return checkAim(state, unit, parseDragon(action.dragon)) ?? checkArea(state, action)
}

function checkAim(state: State, unit: Unit, d: Dragon): Refusal | undefined {
  const from = state.unitHex(unit) as HexId
  if (!isAlive(state, d)) return refuse('dragonGone', 'DR-1.8', { dragon: formatDragon(d) })
  const to = state.dragonHex(d)
  const hex = labelOf(to)
  if (isFog(state, from) || dragonInFog(state, d)) return refuse('fogNoAttack', 'DR-21.8', { hex })
  if (isWhirlwind(state, from) || dragonInWhirlwind(state, d))
    return refuse('whirlwindNoAttack', 'DR-21.8', { hex })
  // DR-21.2: a step further from a tower at what is neither in a tower nor in flight.
  const range = distance(board, from, to)
  const flying = state.isFlying(d)
  const limit =
    state.map.isTower(from) && !state.map.isTower(to) && !flying ? archery.rangeFromTower : archery.range
  if (range > limit) return refuse('outOfRange', 'DR-21.2', { range, limit })
  // DR-21.5: from a tower, at a tower, at a flyer and in the same hex no line of sight is needed.
  const needsSight = !state.map.isTower(from) && !state.map.isTower(to) && !flying && range > 0
  if (needsSight && !canSee(state, from, to)) return refuse('noSight', 'DR-21.6', { hex })
  return undefined
}

/** DR-21.4: the area is named before the roll, except for flyers; the variant names it after a hit. */
function checkArea(state: State, action: Shoot): Refusal | undefined {
  if (state.isFlying(parseDragon(action.dragon))) {
    return action.area === undefined ? undefined : refuse('areaForFlyer', 'DR-21.4', { area: action.area })
  }
  if (state.options.missileAreaChoice === 'after') {
    return action.area === undefined ? undefined : refuse('areaForbidden', 'DR-21.4', { area: action.area })
  }
  if (action.area === undefined) return refuse('areaNeeded', 'DR-21.4')
  return targetAreas.includes(action.area)
    ? undefined
    : refuse('areaForbidden', 'DR-21.4', { area: action.area })
}

export function shoot(play: Play, action: Shoot): void {
  const { state } = play
  const unit = parseUnit(action.archer) as Unit
  const d = parseDragon(action.dragon)
  const flying = state.isFlying(d)
  state.setDeed(unit, 'shot')
  // DR-21.3
  const adjacent = distance(board, state.unitHex(unit) as HexId, state.dragonHex(d)) === 1
  const { success } = roll(play, {
    why: 'archery',
    clause: 'DR-21.3',
    by: action.archer,
    on: action.dragon,
    modifiers: missileBonus(state, unit),
    need: adjacent && !flying ? archery.hitAdjacentGrounded : archery.hitOther,
  })
  if (!success) return
  if (flying) hit(play, d, 'belly', archery.damageFlying)
  else if (action.area !== undefined) hit(play, d, action.area, archery.damageGrounded)
  else awaitDamage(play, d, 'missile', archery.damageGrounded)
}

function hit(play: Play, d: Dragon, area: Area, points: number): void {
  markDamage(play, d, area, points)
  sufferConsequences(play, d)
}

/** DR-21.4, variant `missileAreaChoice = after`. */
export function checkChooseArea(state: State, action: ActionOf<'chooseMissileArea'>): Refusal | undefined {
  if (state.pending !== 'missile') return refuse('noPendingDamage', 'DR-21.4')
  return targetAreas.includes(action.area)
    ? undefined
    : refuse('areaForbidden', 'DR-21.4', { area: action.area })
}

export function chooseArea(play: Play, action: ActionOf<'chooseMissileArea'>): void {
  const { state } = play
  const { pendingDragon: d, pendingPoints: points } = state
  state.pending = 'none'
  hit(play, d, action.area, points)
}

export const areaChoices = (): readonly ActionOf<'chooseMissileArea'>[] =>
  targetAreas.map((area) => ({ type: 'chooseMissileArea', area }) as const)

export const shots = (state: State): readonly Shoot[] =>
  units
    .filter((unit) => valuesOf(unit).missiles && state.unitHex(unit) !== NOWHERE)
    .flatMap((unit) =>
      dragons.flatMap((d) => {
        const shot = { type: 'shoot', archer: formatUnit(unit), dragon: formatDragon(d) } as const
        return [shot, ...targetAreas.map((area) => ({ ...shot, area }) as const)]
      }),
    )
    .filter((action) => checkShoot(state, action) === undefined)
