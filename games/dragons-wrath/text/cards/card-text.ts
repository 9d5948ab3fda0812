import { dispatch, type Language } from '@wyrmtable/kernel'
import { formatList } from '@wyrmtable/text'
import type { CardData } from '../../data/card.ts'
import type { Ability, Condition, Effect, Limit, Modifier, TargetSpec } from '../../data/effect.ts'
import type { EventName } from '../../data/words.ts'
import { cardName } from '../names.ts'
import { enWords } from './en.ts'
import { esWords } from './es.ts'
import { frWords } from './fr.ts'
import { cardNoun, playerNoun } from './mentions.ts'
import type { Combat, ConditionKey, ConditionOf, Noun, Tell, Words } from './words.ts'

const wordsOf: { readonly [L in Language]: Words } = { en: enWords, fr: frWords, es: esWords }

/** DW-26.1: the rules text of a card, made from its data: same data, same text. */
export function cardText(card: CardData, language: Language): string {
  return sentencesOf(card, wordsOf[language], language)
    .map((sentence) => `${capital(sentence)}.`)
    .join(' ')
}

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

/** DW-26.2: one sentence an ability or top-level primitive. */
function sentencesOf(card: CardData, words: Words, language: Language): readonly string[] {
  const of = (ability: Ability): string => abilitySentence(ability, words, language, card.type === 'object')
  switch (card.type) {
    case 'province':
      return []
    case 'creature':
      return (card.abilities ?? []).map(of)
    case 'object': {
      const side =
        card.bearer === undefined || card.bearer === 'you' ? [] : [words.casting.bearer[card.bearer]]
      return [...side, ...card.abilities.map(of)]
    }
    default: {
      const tell = tellIn(words, language, false, card.targets ?? [])
      const { castOnly = undefined, reaction = undefined } = card.type === 'curse' ? card : {}
      const rules = [
        ...(castOnly === undefined ? [] : [words.casting.only[castOnly]]),
        ...(reaction === undefined ? [] : [words.casting.reaction(reaction)]),
      ]
      return [...rules, ...ordersOf(card.effect, words, tell, words.ordersAreAmbiguous)]
    }
  }
}

function abilitySentence(ability: Ability, words: Words, language: Language, isObject: boolean): string {
  const targets = 'targets' in ability ? (ability.targets ?? []) : []
  const event = ability.kind === 'triggered' ? ability.on.event : undefined
  const tell = tellIn(words, language, isObject, targets, event)
  const when = (): string | undefined =>
    ability.when === undefined ? undefined : tell.condition(ability.when)
  const orders = (list: readonly Effect[], isOffered: boolean | undefined): string =>
    isOffered === true ? offered(list, words, tell) : tell.effects(list)
  switch (ability.kind) {
    case 'static': {
      const whenText = when()
      const subject = tell.what(ability.affects, true)
      return words.static(subject, tell.mods(ability.mod, subject), whenText)
    }
    case 'triggered': {
      const eventText = words.event[ability.on.event](ability.on, tell)
      const whenText = when()
      const body = words.triggered(eventText, orders(ability.do, ability.optional), whenText)
      return withLimit(body, ability.limit, words)
    }
    case 'activated': {
      const body = words.activated(words.cost(ability.cost, isObject), tell.effects(ability.do), when())
      return withLimit(body, ability.limit, words)
    }
    case 'replacement': {
      const eventText = words.replaced(ability.event, ability.of, tell)
      const whenText = when()
      const how = ability.instead.length === 0 ? 'nothing' : ability.keepsEvent === true ? 'first' : 'instead'
      const body =
        how === 'nothing'
          ? words.nothing(ability.event, ability.of === 'bearer')
          : orders(ability.instead, ability.optional)
      return withLimit(words.replacement(eventText, body, how, whenText), ability.limit, words)
    }
  }
}

const withLimit = (body: string, limit: Limit | undefined, words: Words): string =>
  limit === undefined ? body : `${body} ${words.limit(limit.per, limit.n)}`

/** The orders of a list, each told apart from what others do before it where they could be mixed up. */
function ordersOf(
  effects: readonly Effect[],
  words: Words,
  tell: Tell,
  isWary: boolean,
  texts = effects.map((effect) => effectText(effect, words, tell)),
): readonly string[] {
  return texts.map((text, i) => {
    const isAfterOthers = effects.slice(0, i).some((effect) => !isOrder(effect))
    const effect = effects[i]
    return isWary && isAfterOthers && effect !== undefined && isOrder(effect) ? words.explicit(text) : text
  })
}

const alwaysOrders: readonly string[] = [
  'destroy',
  'move',
  'search',
  'look',
  'dispel',
  'counter',
  'moveObject',
]
/** You are told to do it. */
const isOrder = (effect: Effect): boolean =>
  alwaysOrders.includes(effect.op) ||
  ('player' in effect && effect.op !== 'payOrElse' && effect.player === 'you')

/** What you may do: orders turned into wishes, where all of them can be. */
function offered(effects: readonly Effect[], words: Words, tell: Tell): string {
  const orders = effects.map((effect) => effectText(effect, words, tell))
  const wishes = orders.flatMap((order) => words.wish(order) ?? [])
  return wishes.length === orders.length
    ? words.may(wishes.join(words.andThen))
    : words.mayDo(orders.join(words.andThen))
}

/** Puts parts into words. What is named for the second time is told shortly. */
function tellIn(
  words: Words,
  language: Language,
  isObject: boolean,
  targets: readonly TargetSpec[],
  event?: EventName,
): Tell {
  const named = new Set<string>()
  const isAgain = (name: string): boolean => {
    const again = named.has(name)
    named.add(name)
    return again
  }
  let players: Noun | undefined
  const target = (id: string): Noun | undefined => {
    const spec = targets.find((one) => one.id === id)
    if (spec === undefined) return undefined
    const yours = spec.kind === 'discardCard' && spec.controller === 'you' ? { isYours: true } : {}
    if (isAgain(id)) return { ...words.that(spec), ...yours }
    const { kind, controller, filter, optional } = spec
    const determiner = optional === true ? 'upToOneTarget' : 'target'
    return { ...words.describe({ kind, controller, filter, determiner }, tell), ...yours }
  }
  const tell: Tell = {
    isObject,
    ref: (name, asSubject = false) =>
      target(name) ?? cardNoun(name, { isObject, event, again: isAgain(name), asSubject }, words),
    what: (what, asSubject = false) => {
      if (what === 'you') return tell.player(what)
      if (what === 'opponents' || what === 'allPlayers') return words.group(what)
      if (typeof what === 'string') return tell.ref(what, asSubject)
      return words.describe({ ...what, determiner: asSubject ? 'the' : 'all' }, tell)
    },
    described: (described) => words.describe(described, tell),
    player: (ref) => {
      if (ref === 'each' && players !== undefined) {
        const first = players
        players = undefined
        return first
      }
      return target(ref) ?? playerNoun(ref, isAgain(`player ${ref}`), words, tell)
    },
    effects: (effects) => ordersOf(effects, words, tell, true).join(words.andThen),
    toEach: (all, effects) => {
      players = all
      const text = tell.effects(effects)
      const isNamed = players === undefined
      players = undefined
      return isNamed ? text : undefined
    },
    mods: (mods, subject) => formatList(language, modifierTexts(mods, subject, words, tell)),
    condition: (condition) => conditionText(condition, words, tell),
    or: (items) => formatList(language, items, 'disjunction'),
    and: (items) => formatList(language, items),
    tokenName: (token) => token.name[language],
    label: ({ label }) => label?.[language],
    // A granted ability has the creature as its source (DW-18.6).
    ability: (ability) => capital(abilitySentence(ability, words, language, false)),
    cardName: (card) => cardName(card, language),
  }
  return tell
}

const effectText = (effect: Effect, words: Words, tell: Tell): string =>
  dispatch(words.effect, 'op', effect, tell)

/** Powers that stand beside each other share one verb. */
function modifierTexts(
  mods: readonly Modifier[],
  subject: Noun,
  words: Words,
  tell: Tell,
): readonly string[] {
  const texts: string[] = []
  let figures: string[] = []
  const close = (): void => {
    if (figures.length > 0) texts.push(words.gets(subject, tell.and(figures)))
    figures = []
  }
  for (const mod of mods) {
    if (mod.op === 'addPower') figures.push(words.figure(mod.stat, mod.n, tell))
    else {
      close()
      texts.push(dispatch(words.modifier, 'op', mod, subject, tell))
    }
  }
  close()
  return texts
}

/** Whose fights are told: the creature, or who bears the object. */
const fighter = (tell: Tell): Noun => tell.ref(tell.isObject ? 'bearer' : 'self', true)

function conditionText(condition: Condition, words: Words, tell: Tell): string {
  if ('vs' in condition || 'role' in condition || 'mode' in condition)
    return words.combat(fighter(tell), condition, tell)
  if ('all' in condition) return allText(condition.all, words, tell)
  const [key = 'not'] = Object.keys(condition)
  return isTold(key, words) ? told(key, condition, words, tell) : ''
}

const isTold = (key: string, words: Words): key is ConditionKey => Object.hasOwn(words.condition, key)
const hasKey = <K extends ConditionKey>(condition: Condition, key: K): condition is ConditionOf<K> =>
  key in condition

/** The one key of a condition is its tag. */
const told = <K extends ConditionKey>(key: K, condition: Condition, words: Words, tell: Tell): string =>
  hasKey(condition, key) ? words.condition[key](condition, tell) : ''

/** What is said of one fight is said in one clause: attacks an armoured creature with magic. */
function allText(conditions: readonly Condition[], words: Words, tell: Tell): string {
  let combat: Combat = {}
  const others: Condition[] = []
  for (const one of conditions) {
    if ('vs' in one || 'role' in one || 'mode' in one) combat = { ...combat, ...one }
    else others.push(one)
  }
  const clauses = Object.keys(combat).length === 0 ? [] : [words.combat(fighter(tell), combat, tell)]
  return words.together([...clauses, ...others.map(tell.condition)], tell)
}
