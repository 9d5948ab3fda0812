import type { EffectOf, Modifier } from '../../data/effect.ts'
import type { Tell } from './words.ts'

/** What has to be paid, and of what. */
export function priceOf(cost: EffectOf<'payOrElse'>['cost']): {
  readonly deed: 'exhaust' | 'discard'
  readonly n: number
  readonly what: 'province' | 'card'
} {
  if ('exhaustAny' in cost) return { deed: 'exhaust', n: cost.exhaustAny, what: 'province' }
  if ('discardCards' in cost) return { deed: 'discard', n: cost.discardCards, what: 'card' }
  return { deed: 'discard', n: cost.discardProvince, what: 'province' }
}

/** What may be chosen, each behind its label. */
export const optionsIn = (
  options: EffectOf<'choose'>['options'],
  colon: string,
  tell: Tell,
): readonly string[] =>
  options.map((option) => {
    const label = tell.label(option)
    return `${label === undefined ? '' : `${label}${colon}`}${tell.effects(option.do)}`
  })

/** What chance may bring, each with its share of all. */
export function sharesIn(
  outcomes: EffectOf<'random'>['outcomes'],
  share: (weight: number, all: number) => string,
  tell: Tell,
): readonly string[] {
  const all = outcomes.reduce((sum, { weight }) => sum + weight, 0)
  return outcomes.map(({ weight, do: list }) => `${share(weight, all)}${tell.effects(list)}`)
}

/** Counted amounts make a statement long, so that how long it holds comes before it. */
export const lasting = (mod: readonly Modifier[], text: string, duration: string): string =>
  mod.some((one) => 'n' in one && typeof one.n === 'object') ? `${duration}, ${text}` : `${text} ${duration}`

/** How a token looks: its colour and traits, and whether it has M. */
export const lookOf = ({ pp, pm, m }: EffectOf<'createToken'>['token'], words: readonly string[]): string =>
  `(${pp}/${pm}, ${[...words, ...(m === true ? ['M'] : [])].join(', ')})`

/** For each of many things, or of players, who are then the subject of what they do. */
export function forEachOf(
  { over, do: list }: Pick<EffectOf<'forEach'>, 'over' | 'do'>,
  words: { thing(name: string): string; players(names: string): string },
  tell: Tell,
): string {
  if (typeof over !== 'string')
    return `${words.thing(tell.described({ ...over, determiner: 'bare' }).text)}, ${tell.effects(list)}`
  const players = tell.player(over)
  return tell.toEach(players, list) ?? `${words.players(players.text)}, ${tell.effects(list)}`
}
