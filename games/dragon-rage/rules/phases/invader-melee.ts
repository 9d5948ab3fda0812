import { distance, edgeBetween, type HexId, neighboursOf, rotate } from '@wyrmtable/hex'
import { unitsData } from '../../data/units.ts'
import type { ActionOf } from '../actions.ts'
import { board, labelOf } from '../map.ts'
import { type Dragon, dragons, formatDragon, parseDragon } from '../pieces.ts'
import { type Play, roll } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { intactGroups, isAlive, isBerserk } from '../topics/abilities.ts'
import { fight } from '../topics/combat.ts'
import { closeOpened, isOpenSide } from '../topics/entrances.ts'
import { die } from '../topics/injury.ts'
import { hasUnit } from '../topics/occupancy.ts'
import { dragonInFog, dragonInWhirlwind, isFog, isWhirlwind } from '../topics/weather.ts'

type DragonAttack = ActionOf<'dragonAttack'>
/** Areas that attack; the belly has no attack (DR-16.2). */
const attackers = ['head', 'wings', 'legs'] as const
type Attacker = (typeof attackers)[number]

const arcs = unitsData.dragon.attackArcs
const strengths = unitsData.dragon.areas

/** DR-16.3: whether groups of an area reach a hex from where the dragon stands. */
function reaches(state: State, d: Dragon, area: Attacker, hex: HexId): boolean {
  const from = state.dragonHex(d)
  const arc = arcs[area]
  if (hex === from) return arc.underneath
  if (distance(board, from, hex) !== 1) return false
  const front = isFront(state, d, hex)
  if (state.map.isTower(hex)) return arc.above && (front || state.options.aboveAttack === 'anyTower')
  return front ? arc.front : arc.side && arc.rear
}

/** DR-11.1: the front is the hex ahead and its two flanks. */
function isFront(state: State, d: Dragon, hex: HexId): boolean {
  return [0, -1, 1].some((turn) => state.map.ahead(state.dragonHex(d), rotate(state.facing(d), turn)) === hex)
}

/** DR-16.5, DR-15.1, DR-16.11: groups of the area that can still attack this turn. */
export function groupsLeft(state: State, d: Dragon, area: Attacker): number {
  if (area === 'head' && state.hasBreathed(d)) return 0
  if (area === 'wings' && dragonInWhirlwind(state, d)) return 0
  return intactGroups(state, d, area) - state.groupsUsed(d, area)
}

/** What forbids any attack of this dragon on this hex, whatever groups it uses. */
function checkTarget(state: State, d: Dragon, hex: HexId): Refusal | undefined {
  const dragon = formatDragon(d)
  const label = { hex: labelOf(hex) }
  if (!isAlive(state, d)) return refuse('dragonGone', 'DR-1.8', { dragon })
  if (!state.isGrounded(d)) return refuse('notGrounded', 'DR-12.20', { dragon })
  if (state.mode(d) === 'slither') return refuse('slitheredOrFlew', 'DR-16.1', { dragon })
  if (state.mode(d) === 'fly') return refuse('slitheredOrFlew', 'DR-16.1', { dragon })
  const from = state.dragonHex(d)
  if (distance(board, from, hex) > 1) return refuse('outOfReach', 'DR-16.3', label)
  if (!hasUnit(state, hex)) return refuse('noUnitsThere', 'DR-16.1', label)
  if (state.wasAttacked(hex)) return refuse('alreadyAttacked', 'DR-16.6', label)
  if (dragonInFog(state, d) || isFog(state, hex)) return refuse('fogNoAttack', 'DR-16.11', label)
  if (isWhirlwind(state, hex)) return refuse('whirlwindNoAttack', 'DR-16.11', label)
  const edge = hex === from ? -1 : edgeBetween(board, from, hex)
  if (edge !== -1 && !isOpenSide(state, edge))
    return refuse('wall', 'DR-16.4', { from: labelOf(from), ...label })
  return undefined
}

/** Section 16 and, for a berserk dragon, DR-24.5. */
export function checkDragonAttack(state: State, action: DragonAttack): Refusal | undefined {
  const d = parseDragon(action.dragon)
  const hex = state.map.parseLabel(action.hex)
  if (hex === undefined) return refuse('notOnMap', 'DR-3.1', { hex: action.hex })
  const refusal = checkTarget(state, d, hex)
  if (refusal !== undefined) return refusal
  if (action.head + action.wings + action.legs === 0) return refuse('noGroups', 'DR-16.7')
  for (const area of attackers) {
    const groups = action[area]
    const failed = groups === 0 ? undefined : checkArea(state, d, area, groups, hex)
    if (failed !== undefined) return failed
  }
  return isBerserk(state, d) ? checkBerserkAttack(state, d, action, hex) : undefined
}

function checkArea(state: State, d: Dragon, area: Attacker, needed: number, hex: HexId): Refusal | undefined {
  const dragon = formatDragon(d)
  if (area === 'head' && state.hasBreathed(d)) return refuse('headBreathed', 'DR-15.1', { dragon })
  if (area === 'wings' && dragonInWhirlwind(state, d))
    return refuse('wingsInWhirlwind', 'DR-16.11', { dragon })
  if (!reaches(state, d, area, hex)) return refuse('outOfReach', 'DR-16.3', { area, hex: labelOf(hex) })
  const left = groupsLeft(state, d, area)
  if (needed > left) return refuse('groupsUnavailable', 'DR-16.5', { area, needed, left })
  const target = state.areaTarget(d, area)
  if (!state.options.splitAreas && target !== -1 && target !== hex) {
    return refuse('areaSplit', 'DR-16.5', { area, hex: labelOf(target) })
  }
  return undefined
}

/** DR-24.5: its front hex if units there may be attacked, else its own; with all groups that reach it. */
function berserkTarget(state: State, d: Dragon): HexId | undefined {
  // Other groups do not attack: with one attack made its duty is done.
  if (attackers.some((area) => state.groupsUsed(d, area) > 0)) return undefined
  const from = state.dragonHex(d)
  const front = state.map.ahead(from, state.facing(d))
  const options = front === -1 ? [from] : [front, from]
  return options.find(
    (hex) =>
      checkTarget(state, d, hex) === undefined &&
      attackers.some((area) => reaches(state, d, area, hex) && groupsLeft(state, d, area) > 0),
  )
}

function berserkGroups(state: State, d: Dragon, area: Attacker, hex: HexId): number {
  return reaches(state, d, area, hex) ? groupsLeft(state, d, area) : 0
}

function checkBerserkAttack(state: State, d: Dragon, action: DragonAttack, hex: HexId): Refusal | undefined {
  const dragon = formatDragon(d)
  if (berserkTarget(state, d) !== hex) return refuse('berserk', 'DR-24.5', { dragon, hex: labelOf(hex) })
  for (const area of attackers) {
    const needed = berserkGroups(state, d, area, hex)
    if (action[area] !== needed)
      return refuse('groupsUnavailable', 'DR-24.5', { area, needed, left: action[area] })
  }
  return undefined
}

export function dragonAttack(play: Play, action: DragonAttack): void {
  const { state } = play
  const d = parseDragon(action.dragon)
  const hex = state.map.parseLabel(action.hex)
  if (hex === undefined) throw new Error(`attack on ${action.hex} after its check`)
  let attack = 0
  for (const area of attackers) {
    const groups = action[area]
    if (groups === 0) continue
    attack += groups * strengths[area].attackPerGroup
    state.setGroupsUsed(d, area, state.groupsUsed(d, area) + groups)
    state.setAreaTarget(d, area, hex)
  }
  state.markAttacked(hex)
  fight(play, { d, hex, attack, why: 'dragonMelee', clause: 'DR-16.8' })
}

/** Every attack that is legal now, strongest first for each hex. */
export function dragonAttacks(state: State): readonly DragonAttack[] {
  return dragons.flatMap((d) => {
    if (!state.isGrounded(d)) return []
    const from = state.dragonHex(d)
    return [from, ...neighboursOf(state.map.grid, from)].flatMap((hex) => attacksOn(state, d, hex))
  })
}

function attacksOn(state: State, d: Dragon, hex: HexId): readonly DragonAttack[] {
  if (checkTarget(state, d, hex) !== undefined) return []
  const [head, wings, legs] = attackers.map((area) => berserkGroups(state, d, area, hex)) as [
    number,
    number,
    number,
  ]
  const found: DragonAttack[] = []
  for (let h = head; h >= 0; h--) {
    for (let w = wings; w >= 0; w--) {
      for (let l = legs; l >= 0; l--) {
        const action: DragonAttack = {
          type: 'dragonAttack',
          dragon: formatDragon(d),
          hex: labelOf(hex),
          head: h,
          wings: w,
          legs: l,
        }
        if (checkDragonAttack(state, action) === undefined) found.push(action)
      }
    }
  }
  return found
}

/** DR-28.4: the phase does not end while a berserk dragon's attack is still to be made. */
export function checkEndMelee(state: State): Refusal | undefined {
  for (const d of dragons) {
    if (isBerserk(state, d) && state.isGrounded(d) && berserkTarget(state, d) !== undefined) {
      return refuse('mustAct', 'DR-28.4', { dragon: formatDragon(d) })
    }
  }
  return undefined
}

/** DR-24.6, DR-28.5: berserk dragons may die, D1 first; then what was opened for attacks closes. */
export function finishMelee(play: Play): void {
  for (const d of dragons) {
    if (!isBerserk(play.state, d)) continue
    const dies = roll(play, {
      why: 'berserkDeath',
      clause: 'DR-24.6',
      on: formatDragon(d),
      need: unitsData.dragon.berserkDeathRoll,
    }).success
    if (dies) die(play, d, 'DR-24.6')
  }
  closeOpened(play)
}
