import type { Modifier } from '@wyrmtable/kernel'
import type { Race, RaceModifier, WeaponId } from '../../data/schema.ts'
import type { RollReason } from '../events.ts'
import type { Play } from '../play.ts'
import { arms } from '../roster.ts'
import type { State } from '../state.ts'
import { type Figure, slotAt } from './scene.ts'

/** One attack on one figure before the die falls: what is needed and what a hit does. */
export interface Blow {
  readonly skill: number
  readonly modifiers: readonly Modifier[]
  /** A roll equal to or lower than this hits. */
  readonly need: number
  readonly damage: number
}

/** SO-8.5: the effective skill stays within these, so that no attack is certain or hopeless. */
const skillLimits = { d20: [1, 19], '3d6': [3, 18] } as const

/** SO-8.6, SO-8.7: the attack of a race, with a weapon or its breath, on a target. */
export function blowOn(
  state: State,
  race: Race,
  mode: 'melee' | 'shoot',
  weapon: WeaponId | 'breath',
  target: Figure,
): Blow {
  const { options } = state.setting
  const skill = race.skill[mode] ?? 0
  const matching = modifiersOn(race, mode, slotAt(state, target.slot).race)
  let sum = skill
  // SO-8.12: an archer's knife is a light weapon of the document, whatever the race.
  let damage = mode === 'melee' && weapon === 'shooter' ? arms.knifeDamage : (race.damage[weapon] ?? 0)
  for (const modifier of matching) {
    sum += modifier.skill
    damage += modifier.damage
  }
  const [least, most] = skillLimits[options.hitDie]
  const modifiers = matching
    .filter((modifier) => modifier.skill !== 0)
    .map((modifier) => ({ clause: modifier.clause, value: modifier.skill }))
  return { skill, modifiers, need: Math.min(most, Math.max(least, sum)), damage }
}

/** Modifiers of attacker and defender that match; sorcerers as targets have none. */
function modifiersOn(
  attacker: Race,
  mode: 'melee' | 'shoot',
  defender: Race | undefined,
): readonly RaceModifier[] {
  if (defender === undefined) return []
  const applies = (modifier: RaceModifier, against: Race): boolean =>
    (modifier.mode === 'any' || modifier.mode === mode) &&
    (modifier.vs === null ||
      ('tag' in modifier.vs
        ? against.tags.includes(modifier.vs.tag)
        : modifier.vs.conviction === against.conviction))
  return [
    ...attacker.modifiers.filter((one) => one.side === 'attacker' && applies(one, defender)),
    ...defender.modifiers.filter((one) => one.side === 'defender' && applies(one, attacker)),
  ]
}

/** The chance of a blow to hit, 0 to 1, by the die that the table uses (SO-8.5). */
export function chanceToHit({ setting }: State, { need }: Blow): number {
  if (setting.options.hitDie === 'd20') return need / 20
  let hits = 0
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) for (let c = 1; c <= 6; c++) if (a + b + c <= need) hits++
  return hits / 216
}

/** SO-8.5: equal to or lower than the effective skill hits. */
export function rollToHit(
  { state, dice, emit }: Play,
  why: RollReason,
  attacker: string,
  target: string,
  { skill, modifiers, need }: Blow,
): boolean {
  const single = state.setting.options.hitDie === 'd20'
  const sides = single ? 20 : 6
  const rolls: number[] = []
  let total = 0
  for (let i = 0; i < (single ? 1 : 3); i++) {
    const die = dice.roll(sides, why)
    rolls.push(die)
    total += die
  }
  const success = total <= need
  emit({
    type: 'rolled',
    why,
    by: attacker,
    on: target,
    sides,
    dice: rolls,
    modifiers: [],
    total,
    need,
    atMost: true,
    success,
    skill,
    skillModifiers: modifiers,
    clause: 'SO-8.5',
  })
  return success
}
