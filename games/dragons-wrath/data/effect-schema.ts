import { z } from 'zod'
import type { Ability, Amount, Condition, Effect, Filter, Modifier, Selector, TargetSpec } from './effect.ts'
import {
  cardRefs,
  cardTypes,
  causes,
  colours,
  durations,
  eventNames,
  modes,
  objectTypes,
  type PlayerRef,
  plainPlayerRefs,
  ruleNames,
  spheres,
  targetIds,
  traits,
} from './words.ts'

// DW-14.1: every object is strict, so that an unknown field is refused with its path.
const list = <T extends z.ZodType>(item: T) => z.array(item).min(1)
export const colour = z.enum(colours)
export const trait = z.enum(traits)
const int = z.int()
const ref = z.enum(cardRefs)
const refNames = `(${cardRefs.join('|')})`
const playerPattern = new RegExp(`^(${plainPlayerRefs.join('|')}|(controllerOf|ownerOf):${refNames})$`)
const player = z.custom<PlayerRef>(
  (value) => typeof value === 'string' && playerPattern.test(value),
  playerPattern.source,
)
export const tri = z.strictObject({ en: z.string().min(1), fr: z.string().min(1), es: z.string().min(1) })
const spheresOf = z.int().min(1).max(8).exactOptional()
export const cost = z
  .strictObject({ red: spheresOf, green: spheresOf, blue: spheresOf, grey: spheresOf })
  .refine((value) => Object.keys(value).length > 0, 'at least one colour')
const range = z
  .strictObject({ min: int.exactOptional(), max: int.exactOptional() })
  .refine((value) => Object.keys(value).length > 0, 'min or max')

export const filterSchema: z.ZodType<Filter> = z
  .strictObject({
    color: list(colour).exactOptional(),
    notColor: list(colour).exactOptional(),
    trait: list(trait).exactOptional(),
    allTraits: list(trait).exactOptional(),
    notTrait: list(trait).exactOptional(),
    type: list(z.enum(cardTypes)).exactOptional(),
    objectType: list(z.enum(objectTypes)).exactOptional(),
    hasM: z.boolean().exactOptional(),
    hasObject: z.boolean().exactOptional(),
    pp: range.exactOptional(),
    pm: range.exactOptional(),
    costTotal: range.exactOptional(),
    attackedThisTurn: z.boolean().exactOptional(),
    token: z.boolean().exactOptional(),
    cardId: z.string().exactOptional(),
    sphere: list(z.enum(spheres)).exactOptional(),
    exhausted: z.boolean().exactOptional(),
    enchantmentFrom: list(z.enum(['ritual', 'curse', 'ability'])).exactOptional(),
  })
  .refine((value) => Object.keys(value).length > 0, 'at least one key')

const selectorSchema: z.ZodType<Selector> = z.strictObject({
  kind: z.enum(['creature', 'object', 'province', 'enchantment', 'handCard', 'discardCard', 'player']),
  controller: z.enum(['you', 'opponent', 'any', 'eventPlayer', 't0', 'each']).exactOptional(),
  filter: filterSchema.exactOptional(),
  other: z.boolean().exactOptional(),
  attachedTo: ref.exactOptional(),
})
const what = z.union([ref, selectorSchema])
const group = z.enum(['you', 'opponents', 'allPlayers'])

const amount: z.ZodType<Amount> = z.union([
  int,
  z.strictObject({
    count: selectorSchema,
    times: int.exactOptional(),
    min: int.exactOptional(),
    max: int.exactOptional(),
  }),
  z.strictObject({ statOf: ref, stat: z.enum(['pp', 'pm']), times: int.exactOptional() }),
  z.strictObject({ provincesOf: player, times: int.exactOptional() }),
  z.strictObject({ turn: z.literal(true), max: int.exactOptional() }),
])

const condition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ vs: filterSchema }),
    z.strictObject({ role: z.enum(['attacker', 'defender']) }),
    z.strictObject({ mode: z.enum(modes) }),
    z.strictObject({ turnAtLeast: int.min(1) }),
    z.strictObject({ exists: selectorSchema }),
    z.strictObject({ is: z.strictObject({ ref, filter: filterSchema }) }),
    z.strictObject({ compare: z.tuple([amount, z.enum(['<', '<=', '=', '>=', '>']), amount]) }),
    z.strictObject({ all: z.array(condition).min(2) }),
    z.strictObject({ any: z.array(condition).min(2) }),
    z.strictObject({ not: condition }),
  ]),
)

const stat = z.enum(['pp', 'pm', 'both'])
export const modifierSchema: z.ZodType<Modifier> = z.lazy(() =>
  z.discriminatedUnion('op', [
    z.strictObject({ op: z.enum(['addPower', 'setPower']), stat, n: amount }),
    z.strictObject({
      op: z.literal('mulPower'),
      stat,
      num: int.min(0).max(4),
      den: int.min(1).max(4),
    }),
    z.strictObject({ op: z.enum(['swapPower', 'loseAbilities', 'gainControl']) }),
    z.strictObject({ op: z.enum(['addTrait', 'removeTrait']), trait }),
    z.strictObject({ op: z.literal('setColor'), color: colour }),
    z.strictObject({ op: z.literal('setM'), value: z.boolean() }),
    z.strictObject({ op: z.literal('grantAbility'), ability: abilitySchema }),
    z.strictObject({ op: z.literal('copyOf'), of: ref }),
    z.strictObject({
      op: z.literal('costDelta'),
      cards: filterSchema,
      color: colour,
      n: int.min(-4).max(4),
    }),
    z.strictObject({ op: z.literal('initiative'), n: int.min(-15).max(15) }),
    z.strictObject({
      op: z.literal('rule'),
      rule: z.enum(ruleNames),
      n: int.exactOptional(),
      mode: z.enum(modes).exactOptional(),
    }),
  ]),
)

export const targetSchema: z.ZodType<TargetSpec> = z.strictObject({
  id: z.enum(targetIds),
  kind: z.enum(['creature', 'object', 'player', 'enchantment', 'discardCard']),
  controller: z.enum(['you', 'opponent', 'any']).exactOptional(),
  filter: filterSchema.exactOptional(),
  optional: z.boolean().exactOptional(),
})
const targets = z.array(targetSchema).max(4).exactOptional()
const limit = z.strictObject({ per: z.enum(['turn', 'game']), n: int.min(1) }).exactOptional()
const pattern = z.strictObject({
  event: z.enum(eventNames),
  subject: z.enum(['self', 'bearer', 'other', 'any']).exactOptional(),
  subjectFilter: filterSchema.exactOptional(),
  otherFilter: filterSchema.exactOptional(),
  player: z.enum(['you', 'opponent', 'any']).exactOptional(),
  cause: z.enum(causes).exactOptional(),
})

export const effectsSchema: z.ZodType<readonly Effect[]> = z.lazy(() => z.array(effectSchema).min(1))

export const abilitySchema: z.ZodType<Ability> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('static'),
      affects: z.union([what, group]),
      when: condition.exactOptional(),
      mod: z.array(modifierSchema).min(1),
    }),
    z.strictObject({
      kind: z.literal('triggered'),
      on: pattern,
      when: condition.exactOptional(),
      optional: z.boolean().exactOptional(),
      limit,
      targets,
      do: effectsSchema,
    }),
    z.strictObject({
      kind: z.literal('activated'),
      cost: z
        .strictObject({
          exhaust: cost.exactOptional(),
          discardSelf: z.literal(true).exactOptional(),
          discardCards: int.min(1).exactOptional(),
        })
        .refine((value) => Object.keys(value).length > 0, 'a cost'),
      when: condition.exactOptional(),
      limit,
      targets,
      do: effectsSchema,
    }),
    z.strictObject({
      kind: z.literal('replacement'),
      event: z.enum(['destroy', 'provinceLoss']),
      of: z.enum(['self', 'bearer', 'you', 'attackBySelf', 'attackByBearer']),
      when: condition.exactOptional(),
      optional: z.boolean().exactOptional(),
      limit,
      keepsEvent: z.boolean().exactOptional(),
      instead: z.array(effectSchema),
    }),
  ]),
)

export const tokenSchema = z.strictObject({
  tokenId: z.string(),
  name: tri,
  color: colour,
  pp: int.min(0),
  pm: int.min(0),
  m: z.boolean().exactOptional(),
  traits: z.array(trait),
})

const pick = z.enum(['holder', 'you', 'random'])
const filter = filterSchema.exactOptional()
const op = <T extends string>(name: T) => z.literal(name)

export const effectSchema: z.ZodType<Effect> = z.lazy(() =>
  z.discriminatedUnion('op', [
    z.strictObject({ op: op('destroy'), what }),
    z.strictObject({
      op: op('move'),
      what,
      to: z.enum(['hand', 'play', 'discard', 'pileTop', 'pileBottom', 'exile']),
      under: z.enum(['owner', 'you']).exactOptional(),
    }),
    z.strictObject({ op: op('discard'), player, n: amount, pick: z.enum(['chosen', 'random']), filter }),
    z.strictObject({ op: op('draw'), player, n: amount }),
    z.strictObject({
      op: op('search'),
      player,
      zone: z.enum(['pile', 'discard']),
      filter,
      n: amount,
      to: z.enum(['hand', 'play']),
    }),
    z.strictObject({
      op: op('look'),
      player,
      zone: z.enum(['pileTop', 'hand', 'provinces']),
      n: amount,
      public: z.boolean().exactOptional(),
      reorder: z.boolean().exactOptional(),
    }),
    z.strictObject({
      op: op('modify'),
      what: z.union([what, group]),
      mod: z.array(modifierSchema).min(1),
      duration: z.enum(durations),
      dynamic: z.boolean().exactOptional(),
    }),
    z.strictObject({ op: op('createToken'), player, token: tokenSchema, n: amount }),
    z.strictObject({ op: op('createCopy'), player, of: ref }),
    z.strictObject({ op: op('moveObject'), what: ref, to: what }),
    z.strictObject({
      op: z.enum(['destroyProvince', 'exhaustProvince', 'refreshProvince']),
      player,
      n: amount,
      pick,
      filter,
    }),
    z.strictObject({ op: op('recoverProvince'), player, n: amount, filter }),
    z.strictObject({ op: op('stealProvince'), from: player, to: player, n: amount, pick }),
    z.strictObject({ op: op('dispel'), what }),
    z.strictObject({ op: z.enum(['counter', 'cancelAttack', 'endCombatTurn']) }),
    z.strictObject({ op: op('redirectAttack'), to: ref }),
    z.strictObject({ op: op('setAttackMode'), mode: z.enum([...modes, 'other']) }),
    z.strictObject({ op: op('extraAttack'), what: ref }),
    z.strictObject({ op: op('fight'), a: ref, b: ref, mode: z.enum(modes) }),
    z.strictObject({ op: op('delayed'), at: z.enum(['turnEnd', 'nextTurnStart']), do: effectsSchema }),
    z.strictObject({
      op: op('choose'),
      by: player,
      options: z
        .array(z.strictObject({ label: tri.exactOptional(), do: effectsSchema }))
        .min(2)
        .max(4),
    }),
    z.strictObject({
      op: op('random'),
      outcomes: z
        .array(z.strictObject({ weight: int.min(1), do: effectsSchema }))
        .min(2)
        .max(6),
    }),
    z.strictObject({
      op: op('if'),
      cond: condition,
      // biome-ignore lint/suspicious/noThenProperty: the field is named by the card format
      then: effectsSchema,
      else: effectsSchema.exactOptional(),
    }),
    z.strictObject({
      op: op('forEach'),
      over: z.union([selectorSchema, z.enum(['opponents', 'allPlayers'])]),
      do: effectsSchema,
    }),
    z.strictObject({
      op: op('payOrElse'),
      player,
      cost: z.union([
        z.strictObject({ exhaustAny: int.min(1) }),
        z.strictObject({ discardCards: int.min(1) }),
        z.strictObject({ discardProvince: int.min(1) }),
      ]),
      orElse: effectsSchema,
    }),
  ]),
)
