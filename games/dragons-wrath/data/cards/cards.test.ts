import { languages } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import type { CardData, CreatureCard, Deck } from '../card.ts'
import type { Ability, Amount, EffectOp, Filter, Modifier } from '../effect.ts'
import { effectsIn } from '../effects-in.ts'
import { allCards, cardOf, poolCards, starterDecks } from '../library.ts'
import { lintCard } from '../lint.ts'
import {
  type CardType,
  type Colour,
  colours,
  durations,
  eventNames,
  objectTypes,
  type Rarity,
  ruleNames,
  spheres,
  traits,
} from '../words.ts'

const base = poolCards.filter(({ id }) => id.startsWith('DWB-'))
const companies = poolCards.filter(({ id }) => id.startsWith('DWX-'))
const isCreature = (card: CardData): card is CreatureCard => card.type === 'creature'
const colourOf = (card: CardData): Colour | undefined => ('color' in card ? card.color : undefined)
const spheresOf = (card: CardData): number =>
  'cost' in card ? Object.values(card.cost).reduce((sum, n) => sum + n, 0) : 0
const abilitiesOf = (card: CardData): readonly Ability[] =>
  'abilities' in card ? (card.abilities ?? []) : []

/** How many of a list have each value, in the order of their names. */
function countBy<T extends string>(cards: readonly CardData[], key: (card: CardData) => T) {
  const counts: Partial<Record<T, number>> = {}
  for (const card of cards) counts[key(card)] = (counts[key(card)] ?? 0) + 1
  return counts
}

/** Every value of a key, however deep. */
function valuesOf(data: unknown, key: string): readonly unknown[] {
  if (Array.isArray(data)) return data.flatMap((one) => valuesOf(one, key))
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) => [
    ...(name === key ? [value] : []),
    ...valuesOf(value, key),
  ])
}
const keysOf = (data: unknown): readonly string[] => {
  if (Array.isArray(data)) return data.flatMap(keysOf)
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) => [name, ...keysOf(value)])
}

describe('the base set', () => {
  test('DW-25.1: 220 cards, split by type and colour', () => {
    expect(base.map(({ id }) => id)).toEqual(
      Array.from({ length: 220 }, (_, i) => `DWB-${String(i + 1).padStart(3, '0')}`),
    )
    const lands = base.filter(({ type }) => type === 'province')
    expect(countBy(lands, (card) => (card.type === 'province' ? card.sphere : 'any'))).toEqual({
      ...{ red: 5, green: 5, blue: 5, grey: 5 },
      any: 4,
    })
    for (const colour of colours) {
      const cards = base.filter((card) => colourOf(card) === colour)
      const split: Partial<Record<CardType, number>> = { creature: 22, object: 10, ritual: 8, curse: 9 }
      expect(countBy(cards, ({ type }) => type)).toEqual(split)
    }
    const objects = base.filter(({ type }) => type === 'object')
    expect(countBy(objects, (card) => (card.type === 'object' ? card.objectType : 'O'))).toEqual({
      ...{ A: 12, D: 10 },
      ...{ P: 8, O: 10 },
    })
  })

  test('DW-25.2: rarities: landscapes are fixed, magic provinces rare, 21 C, 17 U and 11 R of each colour', () => {
    for (const card of base.filter(({ type }) => type === 'province')) {
      expect(card.rarity).toBe(card.type === 'province' && card.sphere === 'any' ? 'R' : 'F')
    }
    for (const colour of colours) {
      const cards = base.filter((card) => colourOf(card) === colour)
      const split: Partial<Record<Rarity, number>> = { C: 21, U: 17, R: 11 }
      expect(countBy(cards, ({ rarity }) => rarity)).toEqual(split)
    }
  })

  test('DW-25.4, DW-25.9: every card has a name of its own in each language, and no lint finds a fault', () => {
    for (const language of languages) {
      const names = allCards.map(({ name }) => name[language])
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
    }
    expect(poolCards.flatMap(lintCard)).toEqual([])
  })

  test('no two allies are equal in all but name, rarity and colour', () => {
    const faces = poolCards
      .filter(({ type }) => type !== 'province')
      .map(({ id: _id, name: _name, rarity: _rarity, ...rest }) =>
        JSON.stringify({
          ...rest,
          color: undefined,
          cost: spheresOf({ ...rest, id: '', name: { en: '', fr: '', es: '' }, rarity: 'C' } as CardData),
        }),
      )
    expect(faces.filter((face, i) => faces.indexOf(face) !== i)).toEqual([])
  })
})

describe('the first extension', () => {
  test('DW-25.3: 60 cards of The Free Companies: types, mercenaries, half of the costs in two colours', () => {
    expect(companies.map(({ id }) => id)).toEqual(
      Array.from({ length: 60 }, (_, i) => `DWX-${String(i + 1).padStart(3, '0')}`),
    )
    const split: Partial<Record<CardType, number>> = {
      ...{ province: 2, creature: 28, object: 10 },
      ...{ ritual: 8, curse: 12 },
    }
    expect(countBy(companies, ({ type }) => type)).toEqual(split)
    for (const card of companies) {
      if (card.type === 'province') expect(card).toMatchObject({ sphere: 'any', rarity: 'R' })
    }
    const hired = companies.filter((card) => isCreature(card) && card.traits.includes('mercenary'))
    expect(hired.length).toBeGreaterThanOrEqual(16)
    const costs = companies.flatMap((card) => ('cost' in card ? [Object.keys(card.cost).length] : []))
    expect(costs.filter((n) => n === 2)).toHaveLength(costs.length / 2)
  })
})

/** A piece of the vocabulary at home in one colour, and the cards that have it. */
const homes: readonly (readonly [Colour, string, (card: CardData) => boolean])[] = [
  ['red', 'extra attacks', (card) => hasOp(card, 'extraAttack')],
  ['red', 'provinces lost', (card) => hasOp(card, 'destroyProvince') || hasRule(card, 'provinceDamage')],
  ['green', 'tokens', (card) => hasOp(card, 'createToken')],
  ['green', 'cheaper creatures', (card) => valuesOf(card, 'op').includes('costDelta')],
  ['green', 'recovered provinces', (card) => hasOp(card, 'recoverProvince')],
  ['blue', 'counters', (card) => hasOp(card, 'counter')],
  ['blue', 'copies', (card) => hasOp(card, 'createCopy') || valuesOf(card, 'op').includes('copyOf')],
  ['blue', 'dispelling', (card) => hasOp(card, 'dispel')],
  ['blue', 'looking', (card) => hasOp(card, 'look')],
  [
    'grey',
    'the discard pile',
    (card) => valuesOf(card, 'zone').includes('discard') || valuesOf(card, 'kind').includes('discardCard'),
  ],
  ['grey', 'taxes', (card) => hasOp(card, 'payOrElse')],
  ['grey', 'control', (card) => valuesOf(card, 'op').includes('gainControl')],
]
const hasOp = (card: CardData, op: EffectOp): boolean => effectsIn(card).some((one) => one.op === op)
const hasRule = (card: CardData, rule: string): boolean => valuesOf(card, 'rule').includes(rule)

describe('colours and traits', () => {
  test.each(homes)('DW-25.5: %s is the home of %s', (home, _what, has) => {
    const counts = colours.map(
      (colour) => base.filter((card) => colourOf(card) === colour && has(card)).length,
    )
    const most = Math.max(...counts.filter((_n, i) => colours[i] !== home))
    expect(counts[colours.indexOf(home)]).toBeGreaterThan(most)
  })

  test('DW-25.5: red has the most PP, blue the most PM', () => {
    const sum = (colour: Colour, stat: 'pp' | 'pm'): number =>
      base.reduce((total, card) => total + (isCreature(card) && card.color === colour ? card[stat] : 0), 0)
    for (const colour of colours) {
      if (colour !== 'red') expect(sum('red', 'pp')).toBeGreaterThan(sum(colour, 'pp'))
      if (colour !== 'blue') expect(sum('blue', 'pm')).toBeGreaterThan(sum(colour, 'pm'))
    }
  })

  test('each trait is on at least six creatures of the base set, and other cards speak of it', () => {
    const asked = new Set(
      ['trait', 'allTraits', 'notTrait'].flatMap((key) => valuesOf(abilitiesAndSpells, key).flat()),
    )
    for (const trait of traits) {
      expect(
        base.filter((card) => isCreature(card) && card.traits.includes(trait)).length,
      ).toBeGreaterThanOrEqual(6)
    }
    expect(traits.filter((trait) => !asked.has(trait))).toEqual([])
  })
})
/** What cards do, without what they are. */
const abilitiesAndSpells = poolCards.map((card) =>
  card.type === 'creature' || card.type === 'object'
    ? card.abilities
    : card.type === 'province'
      ? []
      : [card.targets, card.effect],
)

describe('the whole vocabulary is used', () => {
  const effectOps: { readonly [Op in EffectOp]: true } = {
    ...{ destroy: true, move: true, discard: true, draw: true, search: true, look: true, modify: true },
    ...{
      createToken: true,
      createCopy: true,
      moveObject: true,
      destroyProvince: true,
      exhaustProvince: true,
    },
    ...{ refreshProvince: true, recoverProvince: true, stealProvince: true, dispel: true, counter: true },
    ...{
      cancelAttack: true,
      endCombatTurn: true,
      redirectAttack: true,
      setAttackMode: true,
      extraAttack: true,
    },
    ...{ fight: true, delayed: true, choose: true, random: true, if: true, forEach: true, payOrElse: true },
  }
  const modifierOps: { readonly [Op in Modifier['op']]: true } = {
    ...{
      addPower: true,
      setPower: true,
      mulPower: true,
      swapPower: true,
      loseAbilities: true,
      gainControl: true,
    },
    ...{ addTrait: true, removeTrait: true, setColor: true, setM: true, grantAbility: true, copyOf: true },
    ...{ costDelta: true, initiative: true, rule: true },
  }
  const filterKeys: { readonly [Key in keyof Required<Filter>]: true } = {
    ...{
      color: true,
      notColor: true,
      trait: true,
      allTraits: true,
      notTrait: true,
      type: true,
      objectType: true,
    },
    ...{
      hasM: true,
      hasObject: true,
      pp: true,
      pm: true,
      costTotal: true,
      attackedThisTurn: true,
      token: true,
    },
    ...{ cardId: true, sphere: true, exhausted: true, enchantmentFrom: true },
  }

  test('every primitive, modifier, rule, duration, event and kind of number', () => {
    const ops = new Set(valuesOf(poolCards, 'op'))
    expect(Object.keys({ ...effectOps, ...modifierOps }).filter((op) => !ops.has(op))).toEqual([])
    const rules = new Set(valuesOf(poolCards, 'rule'))
    expect(ruleNames.filter((rule) => !rules.has(rule))).toEqual([])
    const lasting = new Set(valuesOf(poolCards, 'duration'))
    expect(durations.filter((duration) => !lasting.has(duration))).toEqual([])
    const events = new Set(valuesOf(poolCards, 'event'))
    expect(eventNames.filter((event) => !events.has(event))).toEqual([])
    const keys = new Set(keysOf(abilitiesAndSpells))
    expect(['count', 'statOf', 'provincesOf', 'turn'].filter((key) => !keys.has(key))).toEqual([])
  })

  test('every condition, filter, cost of an ability, side of a card', () => {
    const keys = new Set(keysOf(abilitiesAndSpells))
    const conditions = ['vs', 'role', 'mode', 'turnAtLeast', 'exists', 'is', 'compare', 'all', 'any', 'not']
    const costs = ['exhaust', 'discardSelf', 'discardCards', 'exhaustAny', 'discardProvince']
    const wanted = [
      ...Object.keys(filterKeys),
      ...conditions,
      ...costs,
      'keepsEvent',
      'optional',
      'dynamic',
      'reorder',
    ]
    expect(wanted.filter((key) => !keys.has(key))).toEqual([])
    expect(new Set(valuesOf(poolCards, 'castOnly'))).toEqual(
      new Set(['attackDeclared', 'provinceAttackDeclared']),
    )
    expect(new Set(valuesOf(poolCards, 'bearer'))).toEqual(new Set(['opponent', 'any']))
    expect(new Set(valuesOf(poolCards, 'reaction').flat())).toEqual(new Set(['curse', 'ritual']))
  })
})

/** DW-25.8 for what is always on: full points where it always holds, half in one role or against some. */
function pointsOf(mods: readonly Modifier[], isAlways: boolean): number {
  const share = isAlways ? 1 : 0.5
  return mods.reduce((sum, mod) => sum + share * fullPoints(mod), 0)
}
const fullPoints = (mod: Modifier): number => {
  switch (mod.op) {
    case 'addPower':
      return (mod.stat === 'both' ? 2 : 1) * powerOf(mod.n)
    case 'mulPower':
      return 6
    case 'addTrait':
      return 0.5
    case 'costDelta':
      return -2 * mod.n
    case 'initiative':
      return mod.n / 2
    case 'rule':
      return (
        {
          cannotBeTargeted: 1,
          provinceAttackFromTurn: 1,
          ignoreGuard: 3,
          provinceDamage: 2,
          attackModeOnly: -1,
          cannotBeAttacked: 4,
        }[mod.rule as string] ?? Number.NaN
      )
    default:
      return Number.NaN
  }
}
/** A power counted up to a most is worth half of it. */
const powerOf = (n: Amount): number =>
  typeof n === 'number' ? n : 'count' in n && n.max !== undefined ? n.max / 2 : Number.NaN

type StaticAbility = Extract<Ability, { readonly kind: 'static' }>
const isOwn = (ability: Ability): ability is StaticAbility =>
  ability.kind === 'static' &&
  (ability.affects === 'self' || ability.affects === 'bearer' || ability.affects === 'you')

describe('points', () => {
  const plain = poolCards.flatMap((card) => {
    const abilities = abilitiesOf(card)
    if (!('points' in card) || abilities.length === 0 || !abilities.every(isOwn)) return []
    if (card.type === 'object' && card.bearer !== undefined) return []
    const sum = abilities
      .filter(isOwn)
      .reduce((all, { mod, when }) => all + pointsOf(mod, when === undefined), 0)
    // A drawback on a condition is worth at least one point.
    return Number.isNaN(sum)
      ? []
      : [[card.id, card.points, sum < 0 ? Math.floor(sum) : Math.ceil(sum)] as const]
  })

  test('DW-25.6, DW-25.7, DW-25.8: static abilities cost what the table says', () => {
    expect(plain.length).toBeGreaterThan(55)
    expect(plain.filter(([, points, sum]) => points !== sum)).toEqual([])
  })
})

describe('starters', () => {
  const cardsOf = ({ allies }: Deck): readonly (readonly [CardData, number])[] =>
    allies.map(({ card, n }) => [cardOf(card), n] as const)
  const sum = (entries: readonly (readonly [CardData, number])[]): number =>
    entries.reduce((total, [, n]) => total + n, 0)
  const provinces = (deck: Deck): Partial<Record<string, number>> => {
    const counts: Partial<Record<string, number>> = {}
    for (const { card, n } of deck.provinces) {
      const data = cardOf(card)
      if (data.type === 'province') counts[data.sphere] = (counts[data.sphere] ?? 0) + n
    }
    return counts
  }

  test('DW-25.10: four of one colour, four of two: red-green, green-blue, blue-grey, grey-red', () => {
    expect(starterDecks.map(provinces)).toEqual([
      ...colours.map((colour) => ({ [colour]: 14, any: 1 })),
      { red: 7, green: 7, any: 1 },
      { green: 7, blue: 7, any: 1 },
      { blue: 7, grey: 7, any: 1 },
      { grey: 7, red: 7, any: 1 },
    ])
  })

  test.each(starterDecks.map((deck) => [deck.id, deck] as const))(
    'DW-25.10, DW-25.11, DW-25.12: %s: 40 allies, at most 4 rare, none rare twice, the curve, costs it can pay',
    (_id, deck) => {
      const cards = cardsOf(deck)
      const of = (type: CardType) => sum(cards.filter(([card]) => card.type === type))
      expect([of('creature'), of('object'), of('ritual'), of('curse')]).toEqual([18, 8, 5, 9])
      const rare = cards.filter(([{ rarity }]) => rarity === 'R')
      expect(sum(rare)).toBeLessThanOrEqual(4)
      expect(rare.every(([, n]) => n === 1)).toBe(true)
      const creatures = cards.filter(([card]) => isCreature(card))
      const curve = [1, 2, 3, 4].map((s) => sum(creatures.filter(([card]) => spheresOf(card) === s)))
      expect([...curve, sum(creatures.filter(([card]) => spheresOf(card) >= 5))]).toEqual([5, 5, 4, 2, 2])
      const held = provinces(deck)
      for (const [card] of cards) {
        const cost = 'cost' in card ? card.cost : {}
        const short = spheres.reduce(
          (missing, one) => missing + (one === 'any' ? 0 : Math.max(0, (cost[one] ?? 0) - (held[one] ?? 0))),
          0,
        )
        expect(short).toBeLessThanOrEqual(held.any ?? 0)
      }
    },
  )

  test('every object type is in every starter', () => {
    for (const deck of starterDecks) {
      const found = new Set(
        cardsOf(deck).flatMap(([card]) => (card.type === 'object' ? [card.objectType] : [])),
      )
      expect(objectTypes.filter((type) => !found.has(type))).toEqual([])
    }
  })
})
