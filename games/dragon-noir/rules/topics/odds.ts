import type { HexId } from '@wyrmtable/hex'
import type { Modifier } from '@wyrmtable/kernel'
import { type DragonPart, dragonParts } from '../../data/character-schema.ts'
import type { ActionOf } from '../actions.ts'
import { S, U } from '../fields.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { couldEnter, isInPosition } from './contact.ts'
import {
  BODY,
  bodyOf,
  dragonHexes,
  hasPower,
  idOf,
  isBlackDragon,
  isCharacter,
  isDisabled,
  isHorse,
  isMounted,
  isOnMap,
  isStanding,
  slotOf,
  slots,
} from './counters.ts'
import { hasEffect } from './effects.ts'
import { isEnemy } from './occupancy.ts'
import { gaitOf } from './passage.ts'
import { type Fighter, fighterOf, terrainShift } from './terrain-value.ts'
import { isArmoured, partValues, valuesOf } from './values.ts'

/** An attack that is possible, with everything that decides it. */
interface PlannedAttack {
  readonly attackers: readonly number[]
  readonly defenders: readonly number[]
  /** Parts with which the Black Dragon attacks, and the part that is attacked. */
  readonly parts: readonly number[]
  readonly part: number
  readonly stepIn: readonly { readonly slot: number; readonly hex: HexId }[]
  readonly attack: number
  readonly defence: number
  readonly table: 'foot' | 'mounted'
  readonly shifts: readonly Modifier[]
  /** 1 to 6. */
  readonly column: number
  readonly armoured: boolean
}

type Attack = ActionOf<'attack'>

/** DN-11.8: the last column of the combat table. */
const MOST = 6

/** DN-11.1 to DN-11.14, DN-13.7 to DN-13.11, or why the attack is not allowed. */
export function planAttack(state: State, action: Attack): PlannedAttack | Refusal {
  const attackers = action.attackers.map((id) => slotOf(state, id))
  const named = action.defenders.map((id) => slotOf(state, id))
  for (const [ids, found] of [
    [action.attackers, attackers],
    [action.defenders, named],
  ] as const) {
    const wrong = found.findIndex((slot, i) => slot === undefined || found.indexOf(slot) !== i)
    if (wrong >= 0) return refuse('noSuchUnit', 'DN-11.1', { unit: ids[wrong] ?? '' })
  }
  const ours = attackers.filter((slot): slot is number => slot !== undefined)
  const theirs = named.filter((slot): slot is number => slot !== undefined)
  const parts = (action.dragonParts ?? []).map(partIndex)
  const part = action.dragonPart === undefined ? -1 : partIndex(action.dragonPart)
  const refusal =
    checkAttackers(state, ours, parts) ??
    checkDefenders(state, ours, theirs, part) ??
    checkMagic(state, theirs)
  if (refusal !== undefined) return refusal
  const stepIn = stepsIn(state, action, theirs, part)
  if ('type' in stepIn) return stepIn
  const contact = checkContact(state, ours, theirs, parts, part, stepIn)
  if (contact !== undefined) return contact
  return weigh(state, ours, withLucifer(state, theirs), parts, part, stepIn)
}

const partIndex = (part: DragonPart): number => dragonParts.indexOf(part)

/** DN-11.2, DN-11.6, DN-13.9 */
function checkAttackers(
  state: State,
  attackers: readonly number[],
  parts: readonly number[],
): Refusal | undefined {
  let dragon = false
  for (const slot of attackers) {
    const unit = idOf(state, slot)
    if (state.side(slot) !== state.active || !isCharacter(state, slot))
      return refuse('notYours', 'DN-11.2', { unit })
    if (!isStanding(state, slot)) return refuse('cannotAttack', 'DN-11.2', { unit })
    if (state.of(slot, U.cleared) === 1) return refuse('cannotAttack', 'DN-11.6', { unit })
    if (isBlackDragon(state, slot)) {
      dragon = true
      const used = parts.find(
        (part) =>
          part === BODY || isDisabled(state, slot, part) || (state.get(S.usedParts) & (1 << part)) !== 0,
      )
      if (parts.length === 0 || used !== undefined || new Set(parts).size !== parts.length)
        return refuse('noSuchPart', 'DN-13.9', { unit })
    } else {
      if (state.of(slot, U.attacked) === 1) return refuse('alreadyAttacked', 'DN-5.5', { unit })
      if (valuesOf(state, slot).attack <= 0) return refuse('cannotAttack', 'DN-11.2', { unit })
    }
  }
  return !dragon && parts.length > 0 ? refuse('noSuchPart', 'DN-13.9') : undefined
}

/** DN-11.4, DN-13.7 */
function checkDefenders(
  state: State,
  attackers: readonly number[],
  defenders: readonly number[],
  part: number,
): Refusal | undefined {
  for (const slot of defenders) {
    const unit = idOf(state, slot)
    const mine = isHorse(state, slot) ? !isOthersHorse(state, slot) : !isEnemy(state, state.active, slot)
    if (!isOnMap(state, slot) || mine || attackers.includes(slot))
      return refuse('noTarget', 'DN-11.1', { unit })
    const dragon = isBlackDragon(state, slot)
    if (dragon !== part >= 0) return refuse('noSuchPart', 'DN-13.7', { unit })
    if (dragon && isDisabled(state, slot, part)) return refuse('partNotAttackable', 'DN-13.8', { unit })
    if (dragon && defenders.length > 1) return refuse('mixedDefenders', 'DN-11.4', { unit })
  }
  const mounted = defenders.filter((slot) => isHorse(state, slot) || isMounted(state, slot)).length
  if (mounted > 0 && mounted < defenders.length) return refuse('mixedDefenders', 'DN-11.4')
  return undefined
}

/** DN-9.13: a horse that the attacker's side does not control may be attacked. */
const isOthersHorse = (state: State, horse: number): boolean =>
  isHorse(state, horse) && (isEnemy(state, state.active, horse) || !isOwn(state, horse))
const isOwn = (state: State, horse: number): boolean => isEnemy(state, 1 - state.active, horse)

const checkMagic = (state: State, defenders: readonly number[]): Refusal | undefined => {
  const cloaked = defenders.find((slot) => hasEffect(state, slot, 'untargetable'))
  return cloaked === undefined ? undefined : refuse('cloaked', 'DN-15.17', { unit: idOf(state, cloaked) })
}

/** DN-13.10: attackers beside a disabled part who step on it to attack the body, one a hex. */
function stepsIn(
  state: State,
  action: Attack,
  defenders: readonly number[],
  part: number,
): PlannedAttack['stepIn'] | Refusal {
  const steps: { slot: number; hex: HexId }[] = []
  const [dragon] = defenders
  for (const { unit, part: name } of action.stepIn ?? []) {
    const slot = slotOf(state, unit)
    const at = partIndex(name)
    const hex = dragon === undefined ? -1 : (dragonHexes(state, dragon)[at] ?? -1)
    const wrong = refuse('partNotAttackable', 'DN-13.10', { unit })
    if (slot === undefined || dragon === undefined || part !== BODY || hex === -1) return wrong
    if (!action.attackers.includes(unit) || !isDisabled(state, dragon, at)) return wrong
    if (steps.some((one) => one.hex === hex || one.slot === slot)) return wrong
    if (!isInPosition(state, slot, hex)) return wrong
    if (!couldEnter(state, slot, gaitOf(state, slot), hex, state.hex(dragon))) return wrong
    steps.push({ slot, hex })
  }
  return steps
}

/** DN-11.2, DN-11.3, DN-11.5, DN-13.7, DN-13.9, DN-13.11: each attacker can reach each defender. */
function checkContact(
  state: State,
  attackers: readonly number[],
  defenders: readonly number[],
  parts: readonly number[],
  part: number,
  stepIn: PlannedAttack['stepIn'],
): Refusal | undefined {
  for (const defender of defenders) {
    const targets = targetHexes(state, defender, part)
    for (const attacker of attackers) {
      if (stepIn.some(({ slot }) => slot === attacker)) continue
      const unit = idOf(state, attacker)
      const hex = state.ground.label(targets[0] ?? state.hex(defender))
      const far = refuse('notInPosition', 'DN-11.2', { unit, hex })
      if (isBlackDragon(state, attacker)) {
        if (!parts.every((one) => partReaches(state, attacker, one, targets)))
          return refuse('notInPosition', 'DN-13.9', { unit, hex })
      } else if (!targets.some((target) => isInPosition(state, attacker, target))) return far
    }
  }
  return undefined
}

const targetHexes = (state: State, defender: number, part: number): readonly HexId[] =>
  part < 0
    ? bodyOf(state, defender)
    : [dragonHexes(state, defender)[part] ?? -1].filter((hex): hex is HexId => hex !== -1)

function partReaches(state: State, dragon: number, part: number, targets: readonly HexId[]): boolean {
  const from = dragonHexes(state, dragon)[part] ?? -1
  if (from === -1) return false
  const gait = gaitOf(state, dragon)
  return targets.some((to) => state.ground.edge(from, to) >= 0 && couldEnter(state, dragon, gait, from, to))
}

/** DN-14.8: whoever attacks Godiva must reckon with Lucifer beside her. */
function withLucifer(state: State, defenders: readonly number[]): readonly number[] {
  const mistress = defenders.find((slot) => hasPower(state, slot, 'mistress-of-lucifer'))
  const dog = slotOf(state, 'lucifer')
  if (mistress === undefined || dog === undefined || defenders.includes(dog)) return defenders
  const beside = state.ground.edge(state.hex(mistress), state.hex(dog)) >= 0
  return isStanding(state, dog) && beside && state.side(dog) === state.side(mistress)
    ? [...defenders, dog]
    : defenders
}

/** DN-11.7 to DN-11.14 */
function weigh(
  state: State,
  attackers: readonly number[],
  defenders: readonly number[],
  parts: readonly number[],
  part: number,
  stepIn: PlannedAttack['stepIn'],
): PlannedAttack | Refusal {
  const attack = attackers.reduce((sum, slot) => sum + attackOf(state, slot, parts), 0)
  const defence = defenders.reduce((sum, slot) => sum + defenceOf(state, slot, part), 0)
  const ratio = Math.floor(attack / Math.max(1, defence))
  if (ratio < 1) return refuse('oddsTooLow', 'DN-11.7', { needed: defence, left: attack })
  const mounted = defenders.some((slot) => isHorse(state, slot) || isMounted(state, slot))
  const shifts = shiftsOf(state, attackers, defenders, parts, part, mounted)
  const total = Math.min(
    MOST,
    shifts.reduce((sum, { value }) => sum + value, ratio),
  )
  const column = state.setting.options.shiftFloor === 'clamp' ? Math.max(1, total) : total
  if (column < 1) return refuse('oddsTooLow', 'DN-11.8', { needed: 1, left: column })
  const armoured = part < 0 && defenders.every((slot) => isArmoured(state, slot))
  const table = mounted ? 'mounted' : 'foot'
  return {
    attackers,
    defenders,
    parts,
    part,
    stepIn,
    attack,
    defence,
    table,
    shifts,
    column,
    armoured,
  }
}

const attackOf = (state: State, slot: number, parts: readonly number[]): number =>
  isBlackDragon(state, slot)
    ? parts.reduce((sum, part) => sum + partValues(state, slot, part).attack, 0)
    : valuesOf(state, slot).attack

const defenceOf = (state: State, slot: number, part: number): number =>
  part < 0 ? valuesOf(state, slot).defence : partValues(state, slot, part).defence

/** DN-11.9 to DN-11.12, DN-13.9, DN-14.9: every shift with its clause. */
function shiftsOf(
  state: State,
  attackers: readonly number[],
  defenders: readonly number[],
  parts: readonly number[],
  part: number,
  mounted: boolean,
): readonly Modifier[] {
  const { otherShifts } = state.setting.sheets.combat
  const shifts: Modifier[] = []
  const add = (clause: string, value: number): void => {
    if (value !== 0) shifts.push({ clause, value })
  }
  add(
    'DN-11.9',
    terrainShift(
      state,
      attackers.flatMap((slot) => fightersFrom(state, slot, parts)),
      defenders.flatMap((slot) => fightersFrom(state, slot, part < 0 ? [] : [part])),
    ),
  )
  const dwarves = attackers.filter((slot) => hasPower(state, slot, 'dwarf')).length
  const together = dwarves >= 2
  const riders = attackers.filter((slot) => isMounted(state, slot)).length
  const several = attackers.length >= 2 && (!mounted || riders >= 2)
  if (together) add('DN-14.9', dwarves)
  if (several && (!together || state.setting.options.dwarfShift === 'add'))
    add('DN-11.11', otherShifts.severalAttackers)
  else if (!several && parts.length >= 2) add('DN-13.9', otherShifts.blackDragonTwoParts)
  return shifts
}

function fightersFrom(state: State, slot: number, parts: readonly number[]): readonly Fighter[] {
  if (!isBlackDragon(state, slot)) return [fighterOf(state, slot)]
  return parts.flatMap((part) => {
    const hex = dragonHexes(state, slot)[part] ?? -1
    return hex === -1 ? [] : [{ slot, hexes: [hex], dragon: true }]
  })
}

/** Everybody of the active side who could still attack somebody. */
export const ready = (state: State): readonly number[] =>
  slots(state).filter(
    (slot) =>
      state.side(slot) === state.active &&
      isCharacter(state, slot) &&
      isStanding(state, slot) &&
      state.of(slot, U.attacked) === 0 &&
      state.of(slot, U.cleared) === 0,
  )
