import { distance, type HexId } from '@wyrmtable/hex'
import { U } from '../rules/fields.ts'
import type { State } from '../rules/state.ts'
import { isInPosition } from '../rules/topics/contact.ts'
import {
  BODY,
  bodyOf,
  dragonHexes,
  hasPower,
  isBlackDragon,
  isCharacter,
  isDisabled,
  isMounted,
  isOnMap,
  isStanding,
  isStunned,
  slots,
} from '../rules/topics/counters.ts'
import { hasEffect } from '../rules/topics/effects.ts'
import { fighterOf, terrainShift } from '../rules/topics/terrain-value.ts'
import { isArmoured, isWounded, partValues, valuesOf } from '../rules/topics/values.ts'

/** What somebody who need only walk up adds to an attack, beside one who stands there already. */
const ON_THE_WAY = 0.6
/** MP of a hex on the way, ground and turning taken together. */
const MP_A_HEX = 1.4
/** More than so many rarely find room round one defender. */
const CROWD = 3
/** The last column of the combat table (DN-11.8). */
const COLUMNS = 6

/** Shares of a defender that a result takes, if he is fresh; a result that kills him as he is takes all. */
const TAKES: Readonly<Record<string, number>> = { C: 0.1, D: 0.35, E: 0.5, F: 1 }
const TAKES_OF_RIDERS: Readonly<Record<string, number>> = { C: 0.1, D: 0.4, E: 0.5, F: 0.6, G: 0.95, H: 1 }
const BACKFIRE: Readonly<Record<string, number>> = { A: 0.12, B: 0.04 }

interface Attacker {
  readonly slot: number
  readonly attack: number
  /** 1 for who stands there, less for who must come. */
  readonly share: number
}

/**
 * Points that a side should win by the attacks that it can make next: by those who stand beside an enemy and, while
 * they have not moved, by those who could walk up. Everybody attacks where it pays most, and once.
 */
export function pressure(state: State, side: number, worthOf: (slot: number) => number): number {
  const free = new Map<number, number>()
  for (const slot of slots(state)) {
    if (state.side(slot) !== side || !isCharacter(state, slot) || !isStanding(state, slot)) continue
    if (side === state.active && state.of(slot, U.attacked) === 1 && !isBlackDragon(state, slot)) continue
    const attack = isBlackDragon(state, slot) ? bestParts(state, slot) : valuesOf(state, slot).attack
    if (attack > 0) free.set(slot, attack)
  }
  const targets = slots(state).filter(
    (slot) =>
      state.side(slot) === 1 - side &&
      isOnMap(state, slot) &&
      isCharacter(state, slot) &&
      !hasEffect(state, slot, 'untargetable'),
  )
  const near = new Map(targets.map((target) => [target, attackersOf(state, side, free, target)]))
  let sum = 0
  const used = new Set<number>()
  for (;;) {
    let best = 0
    let by: readonly Attacker[] = []
    for (const [target, all] of near) {
      const attackers = all.filter(({ slot }) => !used.has(slot)).slice(0, CROWD)
      if (attackers.length === 0) continue
      const gain = worthOf(target) * expected(state, attackers, target)
      if (gain <= best) continue
      best = gain
      by = attackers
    }
    if (best <= 0) return sum
    sum += best
    for (const { slot } of by) used.add(slot)
  }
}

/** Head and a paw: what the dragon brings to bear on one. */
function bestParts(state: State, dragon: number): number {
  const attacks = dragonHexes(state, dragon)
    .map((_, part) => (part === BODY ? 0 : partValues(state, dragon, part).attack))
    .toSorted((a, b) => b - a)
  return (attacks[0] ?? 0) + (attacks[1] ?? 0)
}

/** Those who can attack a target, the strongest first. */
function attackersOf(
  state: State,
  side: number,
  free: ReadonlyMap<number, number>,
  target: number,
): readonly Attacker[] {
  const body = bodyOf(state, target)
  const found: Attacker[] = []
  for (const [slot, attack] of free) {
    const share = shareOf(state, side, slot, body)
    if (share > 0) found.push({ slot, attack, share })
  }
  return found.toSorted((a, b) => b.attack * b.share - a.attack * a.share)
}

function shareOf(state: State, side: number, slot: number, body: readonly HexId[]): number {
  let way = Number.POSITIVE_INFINITY
  for (const own of bodyOf(state, slot))
    for (const hex of body) way = Math.min(way, distance(state.ground.board, own, hex))
  if (way <= 1 && body.some((hex) => isInPosition(state, slot, hex))) return 1
  const isDone = side === state.active && (state.phase === 'combat' || state.of(slot, U.moveDone) === 1)
  if (isDone) return 0
  const mp = state.mover === slot ? state.mp : valuesOf(state, slot).move
  return (way - 1) * MP_A_HEX <= mp ? ON_THE_WAY : 0
}

/** Share of the defender that one attack should take, the attackers' own risk taken off. */
function expected(state: State, attackers: readonly Attacker[], target: number): number {
  const attack = attackers.reduce((sum, { attack, share }) => sum + attack * share, 0)
  const dragon = isBlackDragon(state, target)
  const defence = dragon ? partsDefence(state, target) : valuesOf(state, target).defence
  const ratio = attack / Math.max(1, defence)
  if (ratio < 1) return 0.05 * ratio
  const mounted = isMounted(state, target)
  const riders = attackers.filter(({ slot }) => isMounted(state, slot)).length
  const dwarves = attackers.filter(({ slot }) => hasPower(state, slot, 'dwarf')).length
  const several = attackers.length > 1 && (!mounted || riders > 1) ? 1 : 0
  const ours = attackers.filter(({ share }) => share === 1).map(({ slot }) => fighterOf(state, slot))
  const ground = dragon || ours.length === 0 ? 0 : terrainShift(state, ours, [fighterOf(state, target)])
  const column = Math.floor(ratio) + ground + (dwarves > 1 ? dwarves : several)
  if (column < 1) return 0.05
  const armoured = !dragon && isArmoured(state, target)
  const wounded = isWounded(state, target)
  const stunned = isStunned(state, target)
  const table = mounted ? state.setting.sheets.combat.mounted : state.setting.sheets.combat.foot
  let sum = 0
  for (let die = 1; die <= 10; die++) {
    const letter =
      table[String(Math.min(10, die + (armoured ? 1 : 0)))]?.[Math.min(COLUMNS, column) - 1] ?? '-'
    const takes = (mounted ? TAKES_OF_RIDERS : TAKES)[letter] ?? 0
    if (letter === 'C') sum += stunned ? 1 : takes
    else if (takes > 0) sum += !dragon && (wounded || stunned) ? 1 : takes
    else sum -= BACKFIRE[letter] ?? 0
  }
  return Math.max(0, sum / 10)
}

/** The weakest part that can still be attacked. */
function partsDefence(state: State, dragon: number): number {
  let least = 99
  for (let part = 0; part <= BODY; part++)
    if (!isDisabled(state, dragon, part)) least = Math.min(least, partValues(state, dragon, part).defence)
  return least
}
