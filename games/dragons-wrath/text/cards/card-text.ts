import type { Language } from '@wyrmtable/kernel'
import { formatList } from '@wyrmtable/text'
import type { CardData } from '../../data/card.ts'
import type { Ability, Amount, Condition, Effect, Modifier, TargetSpec } from '../../data/effect.ts'
import { cardName } from '../names.ts'
import { enWords } from './en.ts'
import { esWords } from './es.ts'
import { frWords } from './fr.ts'
import type { Described, Noun, Tell, Words } from './words.ts'

const wordsOf: { readonly [L in Language]: Words } = { en: enWords, fr: frWords, es: esWords }

/** DW-26.1: the rules text of a card, made from its data: same data, same text. */
export function cardText(card: CardData, language: Language): string {
  const words = wordsOf[language]
  const sentences = sentencesOf(card, words, language)
  return sentences
    .filter((sentence) => sentence !== '')
    .map(capital)
    .join(' ')
}

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

/** DW-26.2: one sentence an ability or top-level primitive. */
function sentencesOf(card: CardData, words: Words, language: Language): readonly string[] {
  switch (card.type) {
    case 'province':
      return []
    case 'creature':
      return (card.abilities ?? []).map((ability) => abilityText(ability, words, language, false))
    case 'object': {
      const side = card.bearer === undefined || card.bearer === 'you' ? [] : [`${words.bearer(card.bearer)}.`]
      return [...side, ...card.abilities.map((ability) => abilityText(ability, words, language, true))]
    }
    default: {
      const tell = tellIn(words, language, false, card.targets ?? [])
      const rules =
        card.type === 'ritual'
          ? []
          : [
              ...(card.castOnly === undefined ? [] : [`${words.castOnly(card.castOnly)}.`]),
              ...(card.reaction === undefined ? [] : [`${words.reaction(card.reaction)}.`]),
            ]
      return [...rules, ...card.effect.map((effect) => `${effectText(effect, words, tell)}.`)]
    }
  }
}

function abilityText(ability: Ability, words: Words, language: Language, isObject: boolean): string {
  const targets = ability.kind === 'triggered' || ability.kind === 'activated' ? (ability.targets ?? []) : []
  const tell = tellIn(words, language, isObject, targets)
  return `${abilitySentence(ability, words, tell)}.`
}

function abilitySentence(ability: Ability, words: Words, tell: Tell): string {
  const when = 'when' in ability && ability.when !== undefined ? tell.condition(ability.when) : undefined
  switch (ability.kind) {
    case 'static': {
      const subject = tell.what(ability.affects)
      return words.static(subject.text, tell.mods(ability.mod, subject), when)
    }
    case 'triggered': {
      const event = words.event[ability.on.event](ability.on, tell)
      const body = words.triggered(event, tell.effects(ability.do), when, ability.optional === true)
      return withLimit(body, ability.limit, words)
    }
    case 'activated': {
      const body = words.activated(words.cost(ability.cost), tell.effects(ability.do), when)
      return withLimit(body, ability.limit, words)
    }
    case 'replacement': {
      const event = words.replaced(ability.event, ability.of)
      const instead = ability.instead.length === 0 ? words.nothing : tell.effects(ability.instead)
      const body = words.replacement(
        event,
        instead,
        ability.keepsEvent === true,
        ability.optional === true,
        when,
      )
      return withLimit(body, ability.limit, words)
    }
  }
}

const withLimit = (
  body: string,
  limit: { readonly per: 'turn' | 'game'; readonly n: number } | undefined,
  words: Words,
): string => (limit === undefined ? body : `${body} ${words.limit(limit.per, limit.n)}`)

/** Puts parts into words. A target is described in full where it is named first. */
function tellIn(words: Words, language: Language, isObject: boolean, targets: readonly TargetSpec[]): Tell {
  const named = new Set<string>()
  const target = (id: string): Noun | undefined => {
    const spec = targets.find((one) => one.id === id)
    if (spec === undefined) return undefined
    if (named.has(id)) return words.that(spec)
    named.add(id)
    const { kind, controller, filter } = spec
    return words.describe({ kind, controller, filter, determiner: 'target' }, tell)
  }
  const tell: Tell = {
    isObject,
    targets,
    ref: (name) => target(name) ?? words.refs[name](isObject),
    what: (what) => {
      if (what === 'you' || what === 'opponents' || what === 'allPlayers') return words.player(what, tell)
      if (typeof what === 'string') return tell.ref(what)
      return words.describe({ ...what, determiner: 'all' }, tell)
    },
    described: (described: Described) => words.describe(described, tell),
    player: (ref) => target(ref) ?? words.player(ref, tell),
    amount: (amount: Amount) => (typeof amount === 'number' ? `${amount}` : words.amount(amount, tell)),
    effects: (effects: readonly Effect[]) =>
      effects.map((effect) => effectText(effect, words, tell)).join(words.andThen),
    mods: (mods: readonly Modifier[], subject) =>
      formatList(
        language,
        mods.map((mod) => modifierText(mod, subject, words, tell)),
      ),
    condition: (condition) => conditionText(condition, words, tell),
    or: (items) => new Intl.ListFormat(language, { type: 'disjunction' }).format(items),
    and: (items) => formatList(language, items),
    tokenName: (token) => token.name[language],
    label: ({ label }) => (label === undefined ? '' : `${label[language]}: `),
    // A granted ability has the creature as its source (DW-18.6).
    ability: (ability) => abilitySentence(ability, words, tellIn(words, language, false, [])),
    cardName: (card) => cardName(card, language),
  }
  return tell
}

// The records prove that each template takes this very kind.
const effectText = (effect: Effect, words: Words, tell: Tell): string =>
  (words.effect[effect.op] as unknown as (effect: Effect, tell: Tell) => string)(effect, tell)

const modifierText = (mod: Modifier, subject: Noun, words: Words, tell: Tell): string =>
  (words.modifier[mod.op] as unknown as (mod: Modifier, subject: Noun, tell: Tell) => string)(
    mod,
    subject,
    tell,
  )

function conditionText(condition: Condition, words: Words, tell: Tell): string {
  const [key = 'not'] = Object.keys(condition)
  const template = Object.entries(words.condition).find(([name]) => name === key)?.[1] as unknown as
    | ((condition: Condition, tell: Tell) => string)
    | undefined
  return template === undefined ? '' : template(condition, tell)
}
