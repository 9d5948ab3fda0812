import { z } from 'zod'
import type { ActivatedAbility, TriggeredAbility } from '../data/effect.ts'
import {
  abilitySchema,
  effectSchema,
  effectsSchema,
  filterSchema,
  tokenSchema,
} from '../data/effect-schema.ts'
import { causes, eventNames, modes } from '../data/words.ts'
import type { Ask, Context, Delayed, Frame, Question, Trigger } from './frames.ts'
import type { Thing } from './thing.ts'

/** Work under way, as positions write it: the stack, waiting triggers, delayed effects, the open question. */
export const seat = z.int().min(0).max(3)
export const id = z.string().max(64)
export const face = z.union([id, tokenSchema])
const ids = z.array(id)
const ref = z.union([id, seat])
const targets = z.record(id, ref)
const place = z.int().min(0)
const mode = z.enum(modes)

const gameEvent = z.strictObject({
  event: z.enum(eventNames),
  card: id.nullable(),
  other: id.nullable(),
  player: seat.nullable(),
  cause: z.enum(causes).nullable(),
})

export const contextSchema: z.ZodType<Context> = z.strictObject({
  you: seat,
  from: z.enum(['ritual', 'curse', 'ability']).default('ability'),
  self: id.default(''),
  face: face.default('DWS-006'),
  bearer: id.nullable().default(null),
  targets: targets.default({}),
  created: ids.default([]),
  each: ref.nullable().default(null),
  event: gameEvent.nullable().default(null),
  modes: z.array(place).default([]),
  replacing: z.boolean().default(false),
  movable: ids.nullable().default(null),
})

const triggered = z.custom<TriggeredAbility>((value) => isKind(value, 'triggered'))
const activated = z.custom<ActivatedAbility>((value) => isKind(value, 'activated'))

function isKind(value: unknown, kind: string): boolean {
  const parsed = abilitySchema.safeParse(value)
  return parsed.success && parsed.data.kind === kind
}

export const triggerSchema: z.ZodType<Trigger> = z.strictObject({
  ability: triggered,
  context: contextSchema,
  ts: z.int(),
  place,
})

export const delayedSchema: z.ZodType<Delayed> = z.strictObject({
  at: z.enum(['turnEnd', 'nextTurnStart']),
  turn: place,
  do: effectsSchema,
  context: contextSchema,
  zones: z.record(id, z.enum(['play', 'discard', 'elsewhere'])),
})

const windowName = z.enum([
  'turnStart',
  'afterMagic',
  'afterPurchase',
  'attackDeclared',
  'provinceAttackDeclared',
  'turnEnd',
])
const pick = z.enum(['holder', 'you', 'random'])
const combat = z.strictObject({ a: id, b: id.nullable(), mode: mode.nullable(), roles: z.boolean() })

export const frameSchema: z.ZodType<Frame> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('settle'), dirty: z.boolean().default(false) }),
  z.strictObject({
    kind: z.literal('effects'),
    list: z.array(effectSchema),
    at: place.default(0),
    context: contextSchema,
    local: z
      .strictObject({ groups: z.array(z.array(seat)), at: place })
      .nullable()
      .default(null),
    together: z.array(seat).nullable().default(null),
    root: z.boolean().default(false),
    modeAt: place.default(0),
  }),
  z.strictObject({
    kind: z.literal('forEach'),
    list: z.array(effectSchema),
    items: z.array(ref),
    at: place,
    context: contextSchema,
  }),
  z.strictObject({
    kind: z.literal('window'),
    window: windowName,
    seats: z.array(seat),
    at: place.default(0),
    passed: z.array(seat).default([]),
  }),
  z.strictObject({ kind: z.literal('cast'), card: id, phase: place, reacts: z.boolean() }),
  z.strictObject({ kind: z.literal('reaction'), card: id, seats: z.array(seat) }),
  z.strictObject({ kind: z.literal('ability'), ability: activated, context: contextSchema, phase: place }),
  z.strictObject({
    kind: z.literal('trigger'),
    trigger: triggerSchema,
    phase: place,
    modes: z.array(place),
    targets,
  }),
  z.strictObject({ kind: z.literal('rituals'), cards: ids }),
  z.strictObject({ kind: z.literal('combatTurn'), seat, begun: z.boolean() }),
  z.strictObject({ kind: z.literal('attack'), phase: place }),
  z.strictObject({
    kind: z.literal('compare'),
    a: id,
    b: id,
    mode,
    phase: place,
    winner: id.nullable(),
    loser: id.nullable(),
    fight: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('destroy'),
    creatures: ids,
    objects: ids,
    beatenBy: z.record(id, id),
    combat: combat.nullable(),
    replaceable: z.boolean(),
    at: place,
    applied: ids,
  }),
  z.strictObject({
    kind: z.literal('loss'),
    entries: z.array(z.strictObject({ seat, n: place, pick, by: seat, filter: filterSchema.nullable() })),
    cause: z.enum(['attack', 'effect']),
    attacker: id.nullable(),
    replaceable: z.boolean(),
    at: place,
    applied: ids,
    phase: place,
  }),
  z.strictObject({ kind: z.literal('delayed'), items: z.array(delayedSchema) }),
])

const askSchema: z.ZodType<Ask> = z.strictObject({
  seat,
  kind: z.enum(['provinces', 'cards']),
  why: z.enum([
    'lose',
    'exhaust',
    'refresh',
    'recover',
    'steal',
    'discard',
    'search',
    'order',
    'bearer',
    'pay',
  ]),
  offered: ids,
  meant: ids,
  of: seat,
  min: place,
  max: place,
  ordered: z.boolean(),
  picked: ids.nullable(),
})

export const questionSchema: z.ZodType<Question> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('draftPick'), seats: z.array(seat) }),
  z.strictObject({ kind: z.literal('buildDeck'), seats: z.array(seat) }),
  z.strictObject({ kind: z.literal('mulligan'), seats: z.array(seat), again: z.array(seat) }),
  z.strictObject({ kind: z.literal('commitMagic'), seats: z.array(seat) }),
  z.strictObject({ kind: z.literal('commitPurchase'), seats: z.array(seat) }),
  z.strictObject({ kind: z.literal('priority'), seat, window: windowName }),
  z.strictObject({ kind: z.literal('combat'), seat }),
  z.strictObject({ kind: z.literal('reaction'), seat, card: id }),
  z.strictObject({ kind: z.literal('choices'), asks: z.array(askSchema).min(1) }),
  z.strictObject({
    kind: z.literal('targets'),
    seat,
    ability: abilitySchema,
    context: contextSchema,
    optional: z.boolean(),
    modes: z.array(place),
  }),
  z.strictObject({
    kind: z.literal('option'),
    seat,
    why: z.enum(['mode', 'pay']),
    count: place,
    of: effectSchema,
  }),
  z.strictObject({ kind: z.literal('confirm'), seat, why: z.enum(['trigger', 'replacement']), card: id }),
])

const anyWord = <T>() => z.custom<T>((value) => typeof value === 'string')
const wordOrNull = <T>() => anyWord<T>().nullable()

export const thingSchema: z.ZodType<Thing> = z.strictObject({
  id,
  kind: anyWord<Thing['kind']>(),
  cardId: id,
  face: face.exactOptional(),
  type: wordOrNull<NonNullable<Thing['type']>>(),
  controller: seat,
  owner: seat,
  colour: wordOrNull<NonNullable<Thing['colour']>>(),
  traits: z.array(anyWord<Thing['traits'][number]>()),
  objectType: wordOrNull<NonNullable<Thing['objectType']>>(),
  m: z.boolean(),
  pp: z.int(),
  pm: z.int(),
  basePp: z.int(),
  basePm: z.int(),
  costTotal: z.int(),
  attacked: z.boolean(),
  token: z.boolean(),
  sphere: wordOrNull<NonNullable<Thing['sphere']>>(),
  exhausted: z.boolean(),
  from: wordOrNull<NonNullable<Thing['from']>>(),
  bearer: id.nullable(),
  objects: ids,
})
