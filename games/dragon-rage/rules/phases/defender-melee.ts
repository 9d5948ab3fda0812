import { directionTo, distance, edgeBetween, type HexId } from '@wyrmtable/hex'
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
  isTroop,
  parseDragon,
  parseUnit,
  type Unit,
  units,
  valuesOf,
  WZD,
} from '../pieces.ts'
import { type Play, roll } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { NOWHERE, type State } from '../state.ts'
import { isAlive, isDestroyed } from '../topics/abilities.ts'
import { prepareBridge } from '../topics/bridges.ts'
import { canOpen, open } from '../topics/entrances.ts'
import { markDamage, sufferConsequences } from '../topics/injury.ts'
import { escapeNumber, isLed, meleeBonus, moraleModifiers, needsMoraleCheck } from '../topics/morale.ts'
import { dragonInFog, dragonInWhirlwind, isFog, isWhirlwind } from '../topics/weather.ts'

type Attack = ActionOf<'attackDragon'>
type Prepare = ActionOf<'prepareBridge'>
const { hitArcs, areas: areaData } = unitsData.dragon

/** Section 22 with DR-26.3. */
export function checkAttackDragon(state: State, action: Attack): Refusal | undefined {
  const unit = parseUnit(action.unit)
  if (unit === undefined || state.unitHex(unit) === NOWHERE)
    return refuse('unitGone', 'DR-1.8', { unit: action.unit })
  if (unit === WZD) return refuse('wizardNeverAttacks', 'DR-17.3')
  const deed = state.deed(unit)
  if (deed === 'faltered') return refuse('faltered', 'DR-26.5', { unit: action.unit })
  if (deed !== 'none') return refuse('alreadyActed', 'DR-22.1', { unit: action.unit })
  const d = parseDragon(action.dragon)
  return (
    checkOpponent(state, unit, d) ??
    (isLed(state, unit) ? undefined : refuse('militiaNeedsLeader', 'DR-26.3', { unit: action.unit })) ??
    checkSide(state, unit, d, action.open) ??
    checkArea(state, unit, d, action.area)
  )
}

/** DR-22.1, DR-22.3: a grounded dragon in the unit's hex or beside it, neither of them in fog or whirlwind. */
function checkOpponent(state: State, unit: Unit, d: Dragon): Refusal | undefined {
  const dragon = formatDragon(d)
  if (!isAlive(state, d)) return refuse('dragonGone', 'DR-1.8', { dragon })
  if (state.isFlying(d)) return refuse('dragonFlying', 'DR-22.3', { dragon })
  const from = state.unitHex(unit) as HexId
  const hex = labelOf(state.dragonHex(d))
  if (distance(board, from, state.dragonHex(d)) > 1) return refuse('notAdjacent', 'DR-22.1', { hex })
  if (isFog(state, from) || dragonInFog(state, d)) return refuse('fogNoAttack', 'DR-22.3', { hex })
  if (isWhirlwind(state, from) || dragonInWhirlwind(state, d))
    return refuse('whirlwindNoAttack', 'DR-22.3', { hex })
  return undefined
}

/** DR-22.2, DR-9.12, DR-9.14: across a wall or tower side only by an entrance that is open or opened now. */
function checkSide(state: State, unit: Unit, d: Dragon, opens: boolean): Refusal | undefined {
  const from = state.unitHex(unit) as HexId
  const to = state.dragonHex(d)
  const edge = from === to ? -1 : edgeBetween(board, from, to)
  const id = edge === -1 ? -1 : state.map.entranceOn(edge)
  if (opens) {
    const entrance = id < 0 ? '' : state.map.entranceAt(id).name
    if (id >= 0 && canOpen(state, id, from)) return undefined
    const inward =
      id >= 0 && from !== state.map.entranceAt(id).inside && from !== state.map.entranceAt(id).tower
    return refuse('cannotOpen', inward ? 'DR-9.14' : 'DR-9.12', { entrance })
  }
  if (edge === -1 || !state.map.isClosedSide(edge)) return undefined
  if (id < 0) return refuse('wall', 'DR-22.2', { from: labelOf(from), hex: labelOf(to) })
  return state.entrance(id) === 'closed'
    ? refuse('entranceClosed', 'DR-22.2', { entrance: state.map.entranceAt(id).name })
    : undefined
}

/** DR-22.5: the row of the arc table for where the unit stands; from a tower always the last row. */
function arcOf(state: State, from: HexId, d: Dragon): keyof (typeof hitArcs)['head'] {
  const at = state.dragonHex(d)
  if (from === at) return 'underneath'
  if (state.map.isTower(from)) return 'above'
  const direction = directionTo(board, at, from)
  return ARC_BY_TURN[(direction - state.facing(d) + 6) % 6] ?? 'rear'
}
const ARC_BY_TURN = ['frontCentre', 'frontFlank', 'rearFlank', 'rear', 'rearFlank', 'frontFlank'] as const

function checkArea(state: State, unit: Unit, d: Dragon, area: Area): Refusal | undefined {
  const arc = arcOf(state, state.unitHex(unit) as HexId, d)
  // From a front flank the head can be reached once nothing else is left to hit there.
  const headBared =
    area === 'head' && arc === 'frontFlank' && isDestroyed(state, d, 'wings') && isDestroyed(state, d, 'legs')
  return hitArcs[area][arc] || headBared ? undefined : refuse('areaForbidden', 'DR-22.5', { area })
}

/** DR-26.5, DR-9.12, DR-22.6: morale, then the entrance opens, then the attack itself. */
export function attackDragon(play: Play, action: Attack): void {
  const { state, emit } = play
  const unit = parseUnit(action.unit) as Unit
  const d = parseDragon(action.dragon)
  const from = state.unitHex(unit) as HexId
  if (needsMoraleCheck(state, unit) && !passesMorale(play, unit)) {
    state.setDeed(unit, 'faltered')
    emit({ type: 'unitFaltered', unit: action.unit })
    return
  }
  const edge = edgeBetween(board, from, state.dragonHex(d))
  if (action.open && edge !== -1) open(play, unit, state.map.entranceOn(edge))
  state.setDeed(unit, 'attacked')
  emit({
    type: 'attackDeclared',
    unit: action.unit,
    dragon: action.dragon,
    area: action.area,
    from: labelOf(from),
  })
  const hits = roll(play, {
    why: 'defenderMelee',
    clause: 'DR-22.6',
    by: action.unit,
    on: action.dragon,
    modifiers: meleeBonus(state, unit),
    need: areaData[action.area].toHit,
  }).success
  if (!hits) return
  markDamage(play, d, action.area, valuesOf(unit).attack)
  sufferConsequences(play, d)
}

const passesMorale = (play: Play, unit: Unit): boolean =>
  roll(play, {
    why: 'morale',
    clause: 'DR-26.5',
    by: formatUnit(unit),
    modifiers: moraleModifiers(play.state, unit),
    need: escapeNumber(play.state, unit),
  }).success

/** DR-10.2: a troop on an intact wooden bridge that attacked nothing this player-turn. */
export function checkPrepareBridge(state: State, action: Prepare): Refusal | undefined {
  const unit = parseUnit(action.unit)
  if (unit === undefined || state.unitHex(unit) === NOWHERE)
    return refuse('unitGone', 'DR-1.8', { unit: action.unit })
  if (!isTroop(unit)) return refuse('charactersCannot', 'DR-10.2', { unit: action.unit })
  const deed = state.deed(unit)
  if (deed !== 'none' && deed !== 'faltered') return refuse('alreadyActed', 'DR-10.2', { unit: action.unit })
  const hex = state.unitHex(unit) as HexId
  const bridge = state.map.woodenBridgeAt(hex)
  if (bridge < 0) return refuse('notOnBridge', 'DR-10.1', { hex: labelOf(hex) })
  return state.bridge(bridge) === 'intact'
    ? undefined
    : refuse('bridgeNotIntact', 'DR-10.2', { hex: labelOf(hex) })
}

export function prepare(play: Play, action: Prepare): void {
  const { state, emit } = play
  const unit = parseUnit(action.unit) as Unit
  const hex = state.unitHex(unit) as HexId
  state.setDeed(unit, 'prepared')
  prepareBridge(play, unit, hex)
  emit({ type: 'bridgePrepared', hex: labelOf(hex), unit: action.unit })
}

/** Every attack and preparation that is legal now. */
export function defenderAttacks(state: State): readonly (Attack | Prepare)[] {
  return units
    .filter((unit) => state.unitHex(unit) !== NOWHERE)
    .flatMap((unit) => {
      const name = formatUnit(unit)
      const attacks = dragons
        .filter((d) => checkOpponent(state, unit, d) === undefined)
        .flatMap((d) =>
          areas.flatMap((area) =>
            [false, true].map(
              (open) => ({ type: 'attackDragon', unit: name, dragon: formatDragon(d), area, open }) as const,
            ),
          ),
        )
        .filter((action) => checkAttackDragon(state, action) === undefined)
      const preparation = { type: 'prepareBridge', unit: name } as const
      return checkPrepareBridge(state, preparation) === undefined ? [...attacks, preparation] : attacks
    })
}
