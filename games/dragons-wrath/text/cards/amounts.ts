import type { Amount, Range, Stat } from '../../data/effect.ts'
import type { Noun, Tell } from './words.ts'

/** How one language counts. */
export interface CountingWords {
  /** Whether so many of a thing are told in the singular. */
  isOne(n: number): boolean
  /** ` for each …` */
  forEach(thing: string): string
  /** ` (at most 3)` */
  atMost(n: number): string
  /** `, where X is …` */
  where(quantity: string): string
  numberOf(things: string): string
  statOf(stat: string, of: string): string
  provincesOf(player: Noun): string
  readonly turn: string
  readonly stats: { readonly [S in Stat]: string }
  /** `1 to 3`, `3 or less`, `1 or more` */
  between(min: number, max: number): string
  orLess(max: number): string
  orMore(min: number): string
}

/** Numbers, and what is counted to know them, told in one language. */
export function counting(words: CountingWords) {
  function perEach({ count, times = 1, min, max }: Extract<Amount, { count: unknown }>, tell: Tell): string {
    const most = times < 0 && min !== undefined ? -min : max
    const limit = most === undefined ? '' : words.atMost(most)
    return `${words.forEach(tell.described({ ...count, determiner: 'bare' }).text)}${limit}`
  }

  /** `2`, `the number of …` */
  function quantity(amount: Amount, tell: Tell): string {
    if (typeof amount === 'number') return `${amount}`
    if ('count' in amount)
      return words.numberOf(tell.described({ ...amount.count, determiner: 'bareMany' }).text)
    if ('statOf' in amount) return words.statOf(words.stats[amount.stat], tell.ref(amount.statOf).text)
    if ('provincesOf' in amount) return words.provincesOf(tell.player(amount.provincesOf))
    return `${words.turn}${amount.max === undefined ? '' : words.atMost(amount.max)}`
  }

  /** `2 cards` */
  const some = (n: number, one: string, many: string): string => `${n} ${words.isOne(n) ? one : many}`

  /** `2 cards`, `1 card for each …`, `X cards, where X is …` */
  function counted(amount: Amount, one: string, many: string, tell: Tell, before = ''): string {
    if (typeof amount === 'number') return `${before}${some(amount, one, many)}`
    if ('count' in amount) return `${before}${some(amount.times ?? 1, one, many)}${perEach(amount, tell)}`
    return `${before}X ${many}${words.where(quantity(amount, tell))}`
  }

  /** `+2 PP`, `+1 PP for each …` */
  function figure(stat: Stat, n: Amount, tell: Tell): string {
    const name = words.stats[stat]
    if (typeof n === 'number') return `${signed(n)} ${name}`
    if ('count' in n) return `${signed(n.times ?? 1)} ${name}${perEach(n, tell)}`
    const sign = 'times' in n && (n.times ?? 1) < 0 ? '−' : '+'
    return `${sign}X ${name}${words.where(quantity(n, tell))}`
  }

  /** `PP 3 or less` */
  const range = (name: string, { min, max }: Range): string => {
    if (min !== undefined && max !== undefined)
      return `${name} ${min === max ? min : words.between(min, max)}`
    return `${name} ${min === undefined ? words.orLess(max ?? 0) : words.orMore(min)}`
  }

  return { quantity, some, counted, figure, range }
}

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`
