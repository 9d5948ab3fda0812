import { dragonParts } from '../../data/character-schema.ts'
import type { Action, ActionOf } from '../actions.ts'
import { resultLetters, S, U } from '../fields.ts'
import { endCloak } from '../magic/lasting.ts'
import { type Play, roll } from '../play.ts'
import { isRefusal, type Refusal } from '../refusals.ts'
import { NOBODY } from '../roster.ts'
import type { State } from '../state.ts'
import { isInPosition } from '../topics/contact.ts'
import {
  BODY,
  bodyOf,
  dragonHexes,
  hasPower,
  idOf,
  isBlackDragon,
  isDisabled,
  isHorse,
  isMounted,
  isOnMap,
  slots,
} from '../topics/counters.ts'
import { isBeside } from '../topics/horses.ts'
import { planAttack, ready } from '../topics/odds.ts'

type Attack = ActionOf<'attack'>

export function checkAttack(state: State, action: Attack): Refusal | undefined {
  const plan = planAttack(state, action)
  return isRefusal(plan) ? plan : undefined
}

/** DN-11.14, DN-11.23: the die falls; what follows waits in its order. */
export function attack(play: Play, action: Attack): void {
  const { state } = play
  const plan = planAttack(state, action)
  if (isRefusal(plan)) return
  const { attackers, defenders, parts, part, stepIn, armoured } = plan
  for (const slot of attackers) {
    state.setRole(slot, 'attacker')
    if (!isBlackDragon(state, slot)) state.set(slot, U.attacked, 1)
    endCloak(play, slot)
  }
  for (const slot of defenders) state.setRole(slot, 'defender')
  for (const slot of [...attackers, ...defenders]) {
    state.set(slot, U.fought, 1)
    loseHorse(state, slot)
  }
  for (const { slot, hex } of stepIn) state.set(slot, U.stepIn, hex)
  const mask = parts.reduce((bits, one) => bits | (1 << one), 0)
  state.put(S.attackParts, mask)
  state.put(S.usedParts, state.get(S.usedParts) | mask)
  state.put(S.part, part + 1)
  state.put(S.advance, NOBODY)
  state.setVacated([])
  const zed = [...attackers, ...defenders].find((slot) => hasPower(state, slot, 'zed'))
  state.put(S.zed, zed === undefined ? 0 : 1)
  const { combat } = state.setting.sheets
  const read = (total: number): string =>
    combat[plan.table][String(Math.min(10, total))]?.[plan.column - 1] ?? '-'
  const { total } = roll(play, {
    why: 'combat',
    clause: 'DN-11.14',
    ...(attackers[0] === undefined ? {} : { by: idOf(state, attackers[0]) }),
    ...(defenders[0] === undefined ? {} : { on: idOf(state, defenders[0]) }),
    modifiers: armoured ? [{ clause: 'DN-11.13', value: 1 }] : [],
    read,
  })
  const result = read(total)
  state.put(S.result, resultLetters.indexOf(result as '-'))
  play.emit({
    type: 'combatFought',
    attackers: attackers.map((slot) => idOf(state, slot)),
    defenders: defenders.map((slot) => idOf(state, slot)),
    attack: plan.attack,
    defence: plan.defence,
    shifts: plan.shifts,
    column: plan.column,
    table: plan.table,
    result,
    clause: 'DN-11.14',
  })
  state.push('combatEnd')
  state.push('combatAdvance')
  state.push('combatPutBack')
  state.push('combatRetreats')
  state.push('combatEffects')
}

/** DN-9.12: a mounted leader loses the horse that he holds by the bridle beside him when he fights. */
function loseHorse(state: State, slot: number): void {
  if (!isMounted(state, slot)) return
  for (const horse of slots(state)) {
    if (!isHorse(state, horse) || state.of(horse, U.leader) !== slot) continue
    if (!isOnMap(state, horse) || !isBeside(state, slot, bodyOf(state, horse))) continue
    state.set(horse, U.leader, -1)
    state.set(horse, U.side, NOBODY)
  }
}

/**
 * Attacks, as `Game.actions` promises: on each single defender by one, by each two and by all who reach it;
 * by each single attacker on each two and on all whom it reaches. Other groups are allowed as well.
 */
export function attacks(state: State): readonly Action[] {
  const found: Attack[] = []
  const tryAll = (action: Attack): void => {
    if (checkAttack(state, action) === undefined) found.push(action)
  }
  const enemies = slots(state).filter(
    (slot) => isOnMap(state, slot) && (isHorse(state, slot) || state.side(slot) === 1 - state.active),
  )
  const mine = ready(state).filter((slot) => !isBlackDragon(state, slot))
  const reached = new Map<number, number[]>()
  for (const enemy of enemies) {
    if (isBlackDragon(state, enemy)) {
      for (const action of onDragon(state, enemy, mine)) tryAll(action)
      continue
    }
    const near = mine.filter((slot) => bodyOf(state, enemy).some((hex) => isInPosition(state, slot, hex)))
    for (const group of groups(near)) tryAll(attackOf(state, group, [enemy]))
    for (const slot of near) reached.set(slot, [...(reached.get(slot) ?? []), enemy])
  }
  for (const [slot, targets] of reached) {
    for (const group of groups(targets)) if (group.length > 1) tryAll(attackOf(state, [slot], group))
  }
  for (const dragon of ready(state).filter((slot) => isBlackDragon(state, slot))) {
    for (const action of byDragon(state, dragon, enemies)) tryAll(action)
  }
  return found
}

const attackOf = (state: State, attackers: readonly number[], defenders: readonly number[]): Attack => ({
  type: 'attack',
  attackers: attackers.map((slot) => idOf(state, slot)),
  defenders: defenders.map((slot) => idOf(state, slot)),
})

/** Each one, each two, and all of them. */
function groups(all: readonly number[]): readonly (readonly number[])[] {
  const pairs = all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b]))
  return [...all.map((one) => [one]), ...pairs, ...(all.length > 2 ? [all] : [])]
}

/** DN-13.7, DN-13.10, DN-13.11: attacks on each part, and on the body with those who step in. */
function onDragon(state: State, dragon: number, mine: readonly number[]): readonly Attack[] {
  const hexes = dragonHexes(state, dragon)
  return dragonParts.flatMap((name, part): readonly Attack[] => {
    const hex = hexes[part] ?? -1
    if (hex === -1) return []
    const near = mine.filter((slot) => isInPosition(state, slot, hex))
    const plain = groups(near).map((group) => ({
      ...attackOf(state, group, [dragon]),
      dragonPart: name,
    }))
    if (part !== BODY) return plain
    const inside = dragonParts.flatMap((other, at) => {
      const open = hexes[at] ?? -1
      if (at === BODY || open === -1 || !isDisabled(state, dragon, at)) return []
      const free = mine.filter((slot) => !near.includes(slot) && isInPosition(state, slot, open))
      return free.map((slot) => ({ slot, part: other }))
    })
    const alone = inside.map(({ slot, part: other }) => ({
      ...attackOf(state, [slot], [dragon]),
      dragonPart: name,
      stepIn: [{ unit: idOf(state, slot), part: other }],
    }))
    const joined = inside
      .filter(() => near.length > 0)
      .map(({ slot, part: other }) => ({
        ...attackOf(state, [...near, slot], [dragon]),
        dragonPart: name,
        stepIn: [{ unit: idOf(state, slot), part: other }],
      }))
    return [...plain, ...alone, ...joined]
  })
}

/** DN-13.9: each part alone, and each two together, on each single enemy and on all that they reach. */
function byDragon(state: State, dragon: number, enemies: readonly number[]): readonly Attack[] {
  const arms = [0, 1, 2, 3].filter((part) => !isDisabled(state, dragon, part))
  return groups(arms)
    .filter((group) => group.length <= 2)
    .flatMap((group) =>
      enemies.map((enemy) => ({
        ...attackOf(state, [dragon], [enemy]),
        dragonParts: group.flatMap((part) => dragonParts[part] ?? []),
      })),
    )
}
