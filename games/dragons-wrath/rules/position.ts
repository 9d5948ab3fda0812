import { type Json, jsonOf } from '@wyrmtable/kernel'
import { z } from 'zod'
import { effectSchema, modifierSchema } from '../data/effect-schema.ts'
import { deckSchema } from '../data/schema.ts'
import { durations, modes } from '../data/words.ts'
import {
  contextSchema,
  delayedSchema,
  face,
  frameSchema,
  id,
  questionSchema,
  seat,
  thingSchema,
  triggerSchema,
} from './position-work.ts'
import { type State, steps } from './state.ts'

const count = z.int().min(0)
const flag = z.boolean().default(false)
const cardId = z.string().regex(/^DW[SBX]-[0-9]{3}$/)

/** A card by its id alone, or with the instance id that it has; the owner is the player by default. */
const card = z.union([cardId, z.strictObject({ id, card: cardId, owner: seat.exactOptional() })])
const cards = z.array(card).default([])

/** 'R', 'G', 'B', 'Y' or 'M', with 'x' exhausted and with 'k' known; or in full. */
const province = z.union([
  z.string().regex(/^[RGBYM]x?k?$/),
  z.strictObject({
    id,
    card: cardId,
    owner: seat.exactOptional(),
    exhausted: flag,
    known: flag,
    seenBy: z.array(seat).default([]),
  }),
])

const pay = z.array(z.strictObject({ province: id, as: z.enum(['red', 'green', 'blue', 'grey']) }))
const ref = z.union([id, seat])
const commit = z.strictObject({
  ritual: z
    .strictObject({
      card: id,
      pay,
      discard: id,
      modes: z.array(count).exactOptional(),
      targets: z.record(id, ref).exactOptional(),
    })
    .exactOptional(),
  sacrifice: id.exactOptional(),
  creature: z.strictObject({ card: id, pay, discard: id }).exactOptional(),
  objects: z.array(z.strictObject({ card: id, bearer: id })).exactOptional(),
})

const player = z.strictObject({
  provinces: z.array(province).default([]),
  hand: cards,
  pile: cards,
  discard: cards,
  ongoing: cards,
  exile: cards,
  commit: commit.nullable().default(null),
  sacrificed: flag,
  collector: flag,
  eliminated: flag,
  conceded: flag,
  rank: count.default(0),
})

const uses = z.record(z.string(), count).default({})
const carried = z.union([
  cardId,
  z.strictObject({
    id: id.exactOptional(),
    card: cardId,
    owner: seat.exactOptional(),
    ts: count.exactOptional(),
    usedTurn: uses,
    usedGame: uses,
  }),
])
const creature = z.strictObject({
  id: id.exactOptional(),
  face,
  token: flag,
  owner: seat.exactOptional(),
  by: seat,
  ts: count.exactOptional(),
  attacks: count.default(0),
  mayAttack: count.default(1),
  attackedBy: z.array(seat).default([]),
  objects: z.array(carried).default([]),
  usedTurn: uses,
  usedGame: uses,
})

const modifyShape = z.custom<Extract<z.infer<typeof effectSchema>, { op: 'modify' }>['what']>(
  (value) =>
    effectSchema.safeParse({
      op: 'modify',
      what: value,
      mod: [{ op: 'swapPower' }],
      duration: 'permanent',
    }).success,
)
const enchantment = z.strictObject({
  id: id.exactOptional(),
  source: id,
  face,
  from: z.enum(['ritual', 'curse', 'ability']),
  controller: seat,
  ts: count.exactOptional(),
  duration: z.enum(durations),
  untilTurn: count.default(0),
  affected: z
    .strictObject({ cards: z.array(id).default([]), players: z.array(seat).default([]) })
    .nullable()
    .default(null),
  dynamic: z.strictObject({ what: modifyShape, context: contextSchema }).nullable().default(null),
  mods: z.array(z.union([z.strictObject({ op: z.literal('copied'), face }), modifierSchema])),
})

const resolving = z.strictObject({
  id,
  card: cardId,
  owner: seat,
  by: seat,
  modes: z.array(count).default([]),
  targets: z.record(id, ref).default({}),
  countered: flag,
})

const attack = z.strictObject({
  attacker: id,
  target: id.nullable(),
  player: seat,
  mode: z.enum(modes).nullable(),
  inWindow: flag,
  cancelled: flag,
})

/**
 * A position of The Dragon's Wrath. Every part but the players may be left out; without an open question the
 * rules go on from what is given to the next decision, which must need no chance.
 */
export const positionSchema = z.strictObject({
  turn: z.int().min(1).max(9999).default(1),
  step: z.enum(steps).default('M1'),
  order: z.array(seat).exactOptional(),
  lastOrder: z.array(seat).exactOptional(),
  players: z.array(player).min(2).max(4),
  creatures: z.array(creature).default([]),
  enchantments: z.array(enchantment).default([]),
  resolving: z.array(resolving).default([]),
  active: seat.nullable().default(null),
  combatTurnEnds: flag,
  attack: attack.nullable().default(null),
  fight: z
    .strictObject({ a: id, b: id, mode: z.enum(modes) })
    .nullable()
    .default(null),
  stack: z.array(frameSchema).default([]),
  queue: z.array(triggerSchema).default([]),
  fresh: z.array(triggerSchema).default([]),
  held: flag,
  delayed: z.array(delayedSchema).default([]),
  question: questionSchema.nullable().default(null),
  asked: count.default(0),
  fired: count.default(0),
  nextTs: count.exactOptional(),
  idSeed: z.array(count).length(4).default([0, 0, 0, 0]),
  idsGiven: count.default(0),
  lastKnown: z.record(id, thingSchema).default({}),
  limited: z
    .strictObject({
      round: count,
      pools: z.array(z.array(cardId)),
      packs: z.array(z.array(cardId)),
      picked: z.array(cardId.nullable()),
      decks: z.array(deckSchema.nullable()),
    })
    .nullable()
    .default(null),
  ending: z
    .strictObject({
      reason: z.enum(['lastProvince', 'conceded', 'together', 'turnLimit']),
      winners: z.array(seat),
    })
    .nullable()
    .default(null),
})
export type Position = z.infer<typeof positionSchema>

const isPlain = (value: unknown): boolean =>
  value === null ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/** Parts that have no default, or one that is not empty, and are always written. */
const always: ReadonlySet<string> = new Set(['turn', 'step', 'order', 'idSeed', 'nextTs'])

/** The state as a readable position, nothing left out but what is empty; keys in alphabetical order. */
export function encode(state: State): Json {
  const { options: _options, stamp: _stamp, players, creatures, ...rest } = state
  const kept = Object.entries(rest).filter(
    ([key, value]) => always.has(key) || !(isPlain(value) || (value === 0 && key !== 'active')),
  )
  return sorted({
    ...Object.fromEntries(kept),
    players: players.map((one) => {
      for (const province of one.provinces) if (!written.has(province)) write(province, sparse(province))
      for (const zone of [one.hand, one.pile, one.discard, one.ongoing, one.exile]) {
        for (const card of zone) if (!written.has(card)) write(card, card)
      }
      return sparse(one)
    }),
    creatures: creatures.map((one) => sparse({ ...one, objects: one.objects.map(sparse) })),
  })
}

const owned: ReadonlySet<string> = new Set(['by', 'owner'])

const sparse = (value: object): object =>
  Object.fromEntries(
    Object.entries(value).filter(([key, item]) => owned.has(key) || !(isPlain(item) || item === 0)),
  )

/** Cards and provinces never change once made: each is written once, and frozen. */
const written = new WeakMap<object, Json>()
const write = (card: object, as: object): void => void written.set(card, Object.freeze(sorted(as)))

/** Plain data as JSON, so that two states with the same content have the same bytes. */
function sorted(value: unknown): Json {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return jsonOf(value)
  const known = written.get(value)
  if (known !== undefined) return known
  const copy: Record<string, Json> = {}
  const record: Readonly<Record<string, unknown>> = { ...value }
  for (const key of Object.keys(record).sort()) {
    const item = record[key]
    if (item !== undefined) copy[key] = sorted(item)
  }
  return copy
}
