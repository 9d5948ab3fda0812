import type { Filter, Range } from '../../data/effect.ts'
import type { Thing } from '../thing.ts'

const within = (value: number, { min, max }: Range): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max)

/**
 * DW-15.5: every key that is given must hold. `base`: power is the base value, as static abilities and
 * dynamic enchantments read it (DW-18.4).
 */
export function matches(thing: Thing, filter: Filter | undefined, base: boolean): boolean {
  if (filter === undefined) return true
  const { colour, traits } = thing
  if (filter.color !== undefined && (colour === null || !filter.color.includes(colour))) return false
  if (filter.notColor !== undefined && colour !== null && filter.notColor.includes(colour)) return false
  if (filter.trait !== undefined && !filter.trait.some((one) => traits.includes(one))) return false
  if (filter.allTraits !== undefined && !filter.allTraits.every((one) => traits.includes(one))) return false
  if (filter.notTrait?.some((one) => traits.includes(one)) === true) return false
  if (filter.type !== undefined && (thing.type === null || !filter.type.includes(thing.type))) return false
  if (filter.objectType !== undefined) {
    if (thing.objectType === null || !filter.objectType.includes(thing.objectType)) return false
  }
  if (filter.hasM !== undefined && filter.hasM !== thing.m) return false
  if (filter.hasObject !== undefined && filter.hasObject !== thing.objects.length > 0) return false
  if (filter.pp !== undefined && !within(base ? thing.basePp : thing.pp, filter.pp)) return false
  if (filter.pm !== undefined && !within(base ? thing.basePm : thing.pm, filter.pm)) return false
  if (filter.costTotal !== undefined && !within(thing.costTotal, filter.costTotal)) return false
  if (filter.attackedThisTurn !== undefined && filter.attackedThisTurn !== thing.attacked) return false
  if (filter.token !== undefined && filter.token !== thing.token) return false
  if (filter.cardId !== undefined && filter.cardId !== thing.cardId) return false
  if (filter.sphere !== undefined) {
    if (thing.sphere === null || !filter.sphere.includes(thing.sphere)) return false
  }
  if (filter.exhausted !== undefined && filter.exhausted !== thing.exhausted) return false
  if (filter.enchantmentFrom !== undefined) {
    if (thing.from === null || !filter.enchantmentFrom.includes(thing.from)) return false
  }
  return true
}
