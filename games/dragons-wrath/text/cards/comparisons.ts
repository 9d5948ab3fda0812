import type { Amount, Comparison } from '../../data/effect.ts'
import type { Noun, Tell } from './words.ts'

type ByComparison<T> = { readonly [C in Comparison]: T }

/** How one language compares two amounts. */
export interface ComparisonWords {
  /** `that player holds` */
  holds(player: Noun): string
  /** `3 provinces` */
  provinces(n: number): string
  readonly some: ByComparison<(provinces: string) => string>
  readonly thanPlayer: ByComparison<(player: string) => string>
  /** `X is more than Y` */
  is(left: string, than: string, right: string): string
  readonly than: ByComparison<string>
  quantity(amount: Amount, tell: Tell): string
}

/** One amount told beside another; provinces are told as what players hold. */
export const comparing =
  (words: ComparisonWords) =>
  (
    { compare: [left, how, right] }: { readonly compare: readonly [Amount, Comparison, Amount] },
    tell: Tell,
  ): string => {
    if (typeof left === 'object' && 'provincesOf' in left) {
      const holds = words.holds(tell.player(left.provincesOf))
      if (typeof right === 'number') return `${holds} ${words.some[how](words.provinces(right))}`
      if ('provincesOf' in right)
        return `${holds} ${words.thanPlayer[how](tell.player(right.provincesOf).text)}`
    }
    return words.is(words.quantity(left, tell), words.than[how], words.quantity(right, tell))
  }
