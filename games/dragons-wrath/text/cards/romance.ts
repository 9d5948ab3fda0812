import type { Amount, EffectOf, Filter } from '../../data/effect.ts'
import type { CardRef, CardType, Colour, Trait } from '../../data/words.ts'
import { lookOf as tokenLook } from './effects.ts'
import { articles, definite, type NounName, nouns, pronouns, type Romance } from './nouns.ts'
import { type FilterWords, told } from './told.ts'
import type { Described, Noun, Tell } from './words.ts'

/** A word that agrees in gender and number. */
export type Forms = readonly [masculine: string, feminine: string, masculines: string, feminines: string]
type Agreement = Pick<Noun, 'feminine' | 'plural'>
/** A kind of things, which other words agree with. */
export type Kind = readonly [one: string, many: string, feminine: boolean]

export const noun = (text: string, feminine = false, plural = false): Noun => ({ text, plural, feminine })
export const form = (forms: Forms, { feminine, plural }: Agreement): string =>
  forms[(plural ? 2 : 0) + (feminine ? 1 : 0)] ?? forms[0]

/** Figures that are gained, and behind a gain or alone those that are lost. */
export const gains = (figures: string, gain: string, lose: string, and: string): string =>
  figures.startsWith('−')
    ? `${lose} ${figures}`
    : `${gain} ${figures.replace(` ${and} −`, ` ${and} ${lose} −`)}`

/** Who holds something. */
export type Holder = 'you' | 'opponent' | 'thatPlayer'

/** What a filter asks for besides a kind: adjectives that agree with it, then what it has. */
export interface Parts {
  readonly adjectives: readonly string[]
  readonly after: readonly string[]
}

/** The words of a language whose adjectives agree, as those of French and Spanish do. */
interface RomanceWords {
  readonly language: Romance
  readonly traits: { readonly [T in Trait]: Forms }
  /** `an insect`, `insects`: nouns of their own, where the others are adjectives. */
  readonly insect: readonly [one: string, many: string]
  readonly colours: { readonly [C in Colour | 'any']: Forms }
  readonly choice: { readonly random: string; readonly yours: string; readonly theirs: string }
  parts(filter: Filter | undefined, what: Agreement, tell: Tell): Parts
  counted(amount: Amount, one: string, many: string, tell: Tell, before?: string): string
}

const holderOf = (controller: Described['controller'] = 'any'): Holder | undefined =>
  controller === 'any'
    ? undefined
    : controller === 'you' || controller === 'opponent'
      ? controller
      : 'thatPlayer'

type OnProvinces = Omit<EffectOf<'destroyProvince'>, 'op'>

/** What such languages do alike with their words. */
export function romance(words: RomanceWords) {
  const { language, colours, traits, insect } = words
  const article = (feminine: boolean): string => articles[language][feminine ? 1 : 0]
  const isYou = ({ text }: Noun): boolean => text === pronouns[language]
  /** An order to you, a statement about others. */
  const v = (who: Noun, you: string, one = you): string => (isYou(who) ? you : `${who.text} ${one}`)

  const nounOf = (name: NounName): Kind => [...nouns[name][language], nouns[name].feminine]
  /** What a selector finds is called. */
  const kindOf = (kind: Described['kind']): Kind =>
    nounOf(kind === 'handCard' || kind === 'discardCard' ? 'card' : kind)

  const traitOf = (trait: Trait, who: Agreement): string =>
    trait === 'insect' ? insect[who.plural ? 1 : 0] : form(traits[trait], who)

  /** Several types agree like the last one named. */
  function typeOf(list: readonly CardType[] = [], tell: Tell): Kind {
    const found = list.map(nounOf)
    const last = found.at(-1)
    if (last === undefined) return nounOf('card')
    return [tell.or(found.map(([one]) => one)), tell.or(found.map(([, many]) => many)), last[2]]
  }

  /** What is described, before anything is said of it. */
  function headOf({ kind, determiner, filter, controller }: Described, tell: Tell) {
    const plural = determiner === 'all' || determiner === 'the' || determiner === 'bareMany'
    const isOpponent = kind === 'player' && controller === 'opponent'
    const isCard = kind === 'discardCard' || kind === 'handCard'
    const [one, many, feminine] = isOpponent
      ? nounOf('opponent')
      : isCard
        ? typeOf(filter?.type, tell)
        : kindOf(kind)
    return {
      base: plural ? many : one,
      feminine,
      plural,
      isCard,
      holder: isCard || isOpponent ? undefined : holderOf(controller),
      ...words.parts(filter, { feminine, plural }, tell),
    }
  }

  /** Traits and colours that a filter asks for, agreeing with what has them. */
  function qualities(
    who: Agreement,
    tell: Tell,
    trait = (one: Trait): string => form(traits[one], who),
  ): Required<Pick<FilterWords, 'sphere' | 'trait' | 'allTraits' | 'color'>> {
    const inColour = (one: Colour | 'any'): string => form(colours[one], who)
    return {
      sphere: (list) => tell.or(list.map(inColour)),
      trait: (list) => tell.or(list.map(trait)),
      allTraits: (list) => tell.and(list.map(trait)),
      color: (list) => tell.or(list.map(inColour)),
    }
  }

  /** What a creature or card is said to be, and what it is said not to be. */
  function being(filter: Filter, who: Noun, tell: Tell) {
    const inTrait = (one: Trait): string => traitOf(one, who)
    const { sphere, trait, allTraits, color } = qualities(who, tell, inTrait)
    const [one, , feminine] = typeOf(filter.type, tell)
    const is = { type: () => `${article(feminine)} ${one}`, trait, allTraits, color, sphere }
    const isNot = told(filter, {
      notTrait: (list) => list.map(inTrait),
      notColor: (list) => list.map((colour) => form(colours[colour], who)),
    })
    return { is, isNot }
  }

  /** One and many of a kind, with what a filter asks for; short, without what they have. */
  function filtered(
    [one, many, feminine]: Kind,
    filter: Filter | undefined,
    tell: Tell,
    isShort = false,
  ): readonly [one: string, many: string] {
    const withParts = (base: string, plural: boolean): string => {
      const { adjectives, after } = words.parts(filter, { feminine, plural }, tell)
      return [base, ...adjectives, ...(isShort ? [] : after)].join(' ')
    }
    return [withParts(one, false), withParts(many, true)]
  }

  /** Whose a card is; of whatever the sentence goes through the name does not tell the kind. */
  const holder =
    (
      names: { readonly owner: string; readonly controller: string },
      his: string,
      of: (text: string) => string,
    ) =>
    (role: 'owner' | 'controller', card: CardRef, tell: Tell): Noun =>
      noun(
        card === 'each'
          ? `${his} ${names[role]}`
          : `${definite[language]} ${names[role]} ${of(tell.ref(card).text)}`,
      )

  /** What is looked for: one, or so many at most. */
  function wanted(n: Amount, filter: Filter | undefined, tell: Tell, upTo: string) {
    const kind = typeOf(filter?.type, tell)
    const [, , feminine] = kind
    const [one, many] = filtered(kind, filter, tell)
    return {
      wanted: n === 1 ? `${article(feminine)} ${one}` : words.counted(n, one, many, tell, upTo),
      feminine,
    }
  }

  /** What a target is called when it is named again: a card by its type, if that is one. */
  function namedBefore(kind: Described['kind'], filter: Filter | undefined): Kind {
    const [type, ...more] = filter?.type ?? []
    return kind === 'discardCard' && type !== undefined && more.length === 0 ? nounOf(type) : kindOf(kind)
  }

  /** How a token looks. */
  const lookOf = (token: EffectOf<'createToken'>['token'], as: Noun): string =>
    tokenLook(
      token,
      [colours[token.color], ...token.traits.map((one) => traits[one])].map((forms) => form(forms, as)),
    )

  const provinces = (n: Amount, filter: Filter | undefined, tell: Tell, before = ''): string =>
    words.counted(n, ...filtered(nounOf('province'), filter, tell), tell, before)

  const { random, yours, theirs } = words.choice
  /** Who picks, where that is not plain. */
  const choice = (pick: string, player: Noun): string =>
    pick === 'random' ? random : isYou(player) ? '' : pick === 'you' ? yours : theirs

  /** What players do with so many of their provinces. */
  const onProvinces =
    (you: string, one = you, upTo = '') =>
    ({ player, n, pick, filter }: OnProvinces, tell: Tell): string => {
      const holder = tell.player(player)
      const some = provinces(n, filter, tell, n === 1 || pick !== 'holder' ? '' : upTo)
      return `${v(holder, you, one)} ${some}${choice(pick, holder)}`
    }

  /** A spell of one of these types. */
  const spellOf = (list: readonly CardType[] = ['ritual', 'curse'], tell: Tell): string =>
    tell.or(list.map(nounOf).map(([one, , feminine]) => `${article(feminine)} ${one}`))

  return {
    v,
    article,
    nounOf,
    namedBefore,
    typeOf,
    traitOf,
    spellOf,
    headOf,
    qualities,
    being,
    filtered,
    wanted,
    provinces,
    onProvinces,
    choice,
    holder,
    lookOf,
  }
}
