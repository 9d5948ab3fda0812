import type { CardData } from './card.ts'
import type { Ability, Condition, Filter, Modifier, Selector, What } from './effect.ts'
import { effectsIn } from './effects-in.ts'
import { triggerFaults } from './lint-triggers.ts'
import { colours } from './words.ts'

/** What a card does that the specification's lints forbid, with the clause. */
export interface LintFault {
  readonly card: string
  readonly clause: string
  readonly what: string
}

/** DW-11.12, DW-15.4, DW-17.29, DW-18.5 to DW-18.7, DW-19.10, DW-25.6, DW-25.7 over one card. */
export function lintCard(card: CardData): readonly LintFault[] {
  const faults = [...abilityFaults(card), ...selectorFaults(card), ...payFaults(card), ...budgetFaults(card)]
  return faults.map(([clause, what]) => ({ card: card.id, clause, what }))
}

type Found = readonly [clause: string, what: string]

const abilitiesOf = (card: CardData): readonly Ability[] =>
  card.type === 'creature' || card.type === 'object' ? (card.abilities ?? []) : []

const onlyByModify: readonly string[] = ['loseAbilities', 'copyOf', 'gainControl']

function abilityFaults(card: CardData): readonly Found[] {
  const faults: Found[] = abilitiesOf(card).flatMap((ability) => {
    if (ability.kind === 'activated' && ability.limit === undefined && ability.cost.discardSelf !== true) {
      return [['DW-11.12', 'an activated ability without a limit'] as const]
    }
    if (ability.kind === 'triggered') return [...triggerFaults(card, ability)]
    return ability.kind === 'static' ? staticFaults(ability.affects, ability.when, ability.mod) : []
  })
  for (const effect of effectsIn(card)) {
    if (effect.op !== 'modify') continue
    faults.push(...grantFaults(effect.mod))
    if (effect.dynamic === true) faults.push(...staticFaults(effect.what, undefined, effect.mod))
  }
  return faults
}

function staticFaults(
  affects: What | string,
  when: Condition | undefined,
  mods: readonly Modifier[],
): Found[] {
  const faults: Found[] = mods.flatMap(({ op }) =>
    onlyByModify.includes(op) ? [['DW-18.5', `${op} outside a plain modify`] as const] : [],
  )
  faults.push(...grantFaults(mods))
  const read = JSON.stringify([affects, when ?? null])
  const circular: Readonly<Record<string, RegExp>> = {
    addTrait: /"(trait|allTraits|notTrait)":/,
    removeTrait: /"(trait|allTraits|notTrait)":/,
    setColor: /"(color|notColor)":/,
    setM: /"hasM":/,
  }
  for (const { op } of mods) {
    // What it meets in combat is not what it affects.
    const own = read.replace(/"vs":\{[^}]*\}/g, '')
    if (circular[op]?.test(own) === true) faults.push(['DW-18.7', `${op} changes what it reads`])
  }
  return faults
}

const grantFaults = (mods: readonly Modifier[]): readonly Found[] =>
  mods.flatMap((mod) =>
    mod.op === 'grantAbility' && mod.ability.kind === 'static'
      ? [['DW-18.6', 'grants a static ability']]
      : [],
  )

/** DW-15.4: a public value must not tell what is hidden. */
function selectorFaults(card: CardData): readonly Found[] {
  const faults: Found[] = selectorsIn(card).flatMap(({ kind, filter }): Found[] => {
    if (filter === undefined) return []
    if (kind === 'handCard') return [['DW-15.4', 'a filter on hand cards'] as const]
    const keys: readonly (keyof Filter)[] = ['exhausted']
    const others = Object.keys(filter).filter((key) => !keys.some((allowed) => allowed === key))
    return kind === 'province' && others.length > 0 ? [['DW-15.4', 'a filter on provinces'] as const] : []
  })
  for (const effect of effectsIn(card)) {
    if ('pick' in effect && effect.pick === 'you' && 'filter' in effect && effect.filter !== undefined) {
      faults.push(['DW-15.4', 'a filter with a pick by you'])
    }
  }
  return faults
}

/** DW-17.29: one player chooses to pay; several are asked one by one by a `forEach` around it. */
const payFaults = (card: CardData): readonly Found[] =>
  effectsIn(card).flatMap((effect) =>
    effect.op === 'payOrElse' && (effect.player === 'opponents' || effect.player === 'allPlayers')
      ? [['DW-17.29', 'several players to pay at once'] as const]
      : [],
  )

function selectorsIn(data: unknown): readonly Selector[] {
  if (Array.isArray(data)) return data.flatMap(selectorsIn)
  if (typeof data !== 'object' || data === null) return []
  const inside = Object.values(data).flatMap(selectorsIn)
  return isSelector(data) ? [data, ...inside] : inside
}

const kinds = ['creature', 'object', 'province', 'enchantment', 'handCard', 'discardCard', 'player']
const isSelector = (data: object): data is Selector =>
  'kind' in data && typeof data.kind === 'string' && kinds.includes(data.kind) && !('id' in data)

/** DW-25.6, DW-25.7 */
function budgetFaults(card: CardData): readonly Found[] {
  if (card.type === 'province') return []
  const rare = card.rarity === 'R' ? 1 : 0
  if (card.type === 'object') {
    const limit = { F: 2, C: 2, U: 3, R: 4 }[card.rarity]
    return card.points > limit ? [['DW-25.7', `${card.points} points, limit ${limit}`]] : []
  }
  const spheres = colours.reduce((sum, colour) => sum + (card.cost[colour] ?? 0), 0)
  if (card.type === 'creature') {
    const two = Object.keys(card.cost).length > 1 ? 1 : 0
    const spent = card.pp + card.pm + (card.m ? 2 : 0) + card.points
    const off = spent - (3 + 2 * spheres + two + rare)
    const tolerance = card.rarity === 'C' ? 0 : 1
    const faults: Found[] = Math.abs(off) > tolerance ? [['DW-25.6', `${off} off the budget`]] : []
    return Math.abs(card.pp - card.pm) > spheres + 3
      ? [...faults, ['DW-25.6', 'PP and PM too far apart']]
      : faults
  }
  const [base, tolerance] = card.type === 'ritual' ? [4 + 2 * spheres + rare, 2] : [1 + 2 * spheres, 1]
  const off = card.points - base
  return Math.abs(off) > tolerance ? [['DW-25.7', `${off} off the budget`]] : []
}
