import type { CardData } from '../../data/card.ts'
import { cardTypes, colours, objectTypes, rarities, spheres, traits } from '../../data/words.ts'
import { sphereCount } from './sphere-count.ts'

/** A characteristic by which cards are told apart (DW-2): what it can be, and what it is of a card. */
interface Facet {
  readonly key: string
  readonly values: readonly string[]
  of(card: CardData): readonly string[]
}

/** Costs from this on are one value. */
const DEAREST = 5

const facet = <K extends string, V extends string>(
  key: K,
  values: readonly V[],
  of: (card: CardData) => readonly V[],
) => ({ key, values, of })

const costs = ['0', '1', '2', '3', '4', '5'] as const
const sets = ['DWB', 'DWX'] as const

/** Every characteristic that is one of a few words, in the order in which they are asked for. */
export const facets = [
  facet('colour', spheres, (card) => [card.type === 'province' ? card.sphere : card.color]),
  facet('type', cardTypes, (card) => [card.type]),
  facet('cost', costs, (card) => {
    if (card.type === 'province') return []
    const cost = Math.min(DEAREST, sphereCount(card))
    return costs.filter((one) => one === `${cost}`)
  }),
  facet('trait', traits, (card) => ('traits' in card ? (card.traits ?? []) : [])),
  facet('pays', colours, (card) =>
    'cost' in card ? colours.filter((colour) => (card.cost[colour] ?? 0) > 0) : [],
  ),
  facet('object', objectTypes, (card) => (card.type === 'object' ? [card.objectType] : [])),
  facet('bears', ['m'] as const, (card) => (card.type === 'creature' && card.m ? ['m'] : [])),
  facet('rarity', rarities, (card) => [card.rarity]),
  facet('set', sets, (card) => sets.filter((set) => card.id.startsWith(set))),
] as const satisfies readonly Facet[]

export type FacetKey = (typeof facets)[number]['key']

/** The two powers, each from and to (DW-2.6). */
export const powers = ['pp', 'pm'] as const
export type PowerKey = (typeof powers)[number]
/** The highest power that a printed card has. */
export const HIGHEST = 9

/** What is asked of cards. A characteristic of which nothing is asked lets all pass. */
export interface Filter {
  readonly values: { readonly [K in FacetKey]?: readonly string[] }
  readonly powers: { readonly [K in PowerKey]?: readonly [from: number, to: number] }
  /** Only what the deck has. */
  readonly isInDeck: boolean
}

export const noFilter: Filter = { values: {}, powers: {}, isInDeck: false }

/** Whether the card has one of the values asked for of each characteristic, and powers between those asked for. */
export function passes(card: CardData, { values, powers: asked }: Filter): boolean {
  for (const { key, of } of facets) {
    const wanted = values[key]
    if (wanted === undefined || wanted.length === 0) continue
    const has: readonly string[] = of(card)
    if (!has.some((one) => wanted.includes(one))) return false
  }
  return powers.every((key) => {
    const range = asked[key]
    if (range === undefined) return true
    return card.type === 'creature' && card[key] >= range[0] && card[key] <= range[1]
  })
}

/** The filter with one value of a characteristic asked for, or no longer. */
export function toggled(filter: Filter, key: FacetKey, value: string): Filter {
  const before = filter.values[key] ?? []
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value]
  return { ...filter, values: { ...filter.values, [key]: after } }
}

/** How many characteristics something is asked of. */
export const askedOf = ({ values, powers: asked, isInDeck }: Filter): number =>
  Object.values(values).filter((list) => list.length > 0).length +
  Object.keys(asked).length +
  Number(isInDeck)
