import { z } from 'zod'
import { colours, modes } from '../data/words.ts'

const id = z.string().min(1).max(64)
const pay = z.array(z.strictObject({ province: id, as: z.enum(colours) })).max(40)
const ref = z.union([id, z.int().min(0).max(3)])
const targets = z
  .strictObject({
    t0: ref.exactOptional(),
    t1: ref.exactOptional(),
    t2: ref.exactOptional(),
    t3: ref.exactOptional(),
  })
  .exactOptional()
const chosenModes = z.array(z.int().min(0).max(3)).max(4).exactOptional()
/** Number of the question answered (DW-28.5); absent: the open one. */
const prompt = z.int().min(0).exactOptional()
/** DW-5.8: listed where the payment takes the last province; nobody need send it. */
const suicidal = z.literal(true).exactOptional()

const ritual = z.strictObject({ card: id, pay, discard: id, modes: chosenModes, targets })
const creature = z.strictObject({ card: id, pay, discard: id })
const objects = z.array(z.strictObject({ card: id, bearer: id })).max(80)

const pile = z.array(z.strictObject({ card: id, n: z.int().min(1).max(99) })).max(120)

const shapes = {
  /** A card out of the pack in hand, while boosters are drafted (DW-25.2). */
  pickCard: z.strictObject({ type: z.literal('pickCard'), card: id }),
  /** The deck that is built out of the own pool. */
  buildDeck: z.strictObject({ type: z.literal('buildDeck'), provinces: pile, allies: pile }),
  /** M1, in secret: at most one ritual and one sacrifice (DW-8.1). */
  commitMagic: z.strictObject({
    type: z.literal('commitMagic'),
    ritual: ritual.exactOptional(),
    sacrifice: id.exactOptional(),
    suicidal,
  }),
  /** P1, in secret: at most one creature, any number of objects (DW-9.1). */
  commitPurchase: z.strictObject({
    type: z.literal('commitPurchase'),
    creature: creature.exactOptional(),
    objects: objects.exactOptional(),
    suicidal,
  }),
  /** With priority, in the own combat turn, or in a reaction step (DW-11.5). */
  castCurse: z.strictObject({ type: z.literal('castCurse'), card: id, pay, modes: chosenModes, targets }),
  /** An activated ability of a permanent, by its place among those it has (DW-11.12). */
  activate: z.strictObject({
    type: z.literal('activate'),
    source: id,
    ability: z.int().min(0),
    pay: pay.exactOptional(),
    discards: z.array(id).max(20).exactOptional(),
    modes: chosenModes,
    targets,
  }),
  pass: z.strictObject({ type: z.literal('pass') }),
  attackCreature: z.strictObject({
    type: z.literal('attackCreature'),
    attacker: id,
    target: id,
    mode: z.enum(modes),
  }),
  attackProvinces: z.strictObject({
    type: z.literal('attackProvinces'),
    attacker: id,
    target: z.int().min(0).max(3),
  }),
  endCombatTurn: z.strictObject({ type: z.literal('endCombatTurn') }),
  chooseProvinces: z.strictObject({
    type: z.literal('chooseProvinces'),
    prompt,
    provinces: z.array(id).max(120),
  }),
  chooseCards: z.strictObject({ type: z.literal('chooseCards'), prompt, cards: z.array(id).max(120) }),
  /** Targets of a trigger; null declines an optional one. */
  chooseTargets: z.strictObject({
    type: z.literal('chooseTargets'),
    prompt,
    targets: z
      .strictObject({
        t0: ref.exactOptional(),
        t1: ref.exactOptional(),
        t2: ref.exactOptional(),
        t3: ref.exactOptional(),
      })
      .nullable(),
  }),
  /** Of `choose`, or of `payOrElse`, where 0 is to pay. */
  chooseOption: z.strictObject({ type: z.literal('chooseOption'), prompt, index: z.int().min(0).max(3) }),
  confirm: z.strictObject({ type: z.literal('confirm'), prompt, yes: z.boolean() }),
  /** Variant `sacrificeTiming` anytime: like a curse without a card. */
  sacrifice: z.strictObject({ type: z.literal('sacrifice'), province: id, suicidal }),
  /** Takes back the own commit while others still think (DW-8.4). */
  withdrawCommit: z.strictObject({ type: z.literal('withdrawCommit') }),
  concede: z.strictObject({ type: z.literal('concede') }),
}

export const actionSchema = z.discriminatedUnion('type', [
  shapes.pickCard,
  shapes.buildDeck,
  shapes.commitMagic,
  shapes.commitPurchase,
  shapes.castCurse,
  shapes.activate,
  shapes.pass,
  shapes.attackCreature,
  shapes.attackProvinces,
  shapes.endCombatTurn,
  shapes.chooseProvinces,
  shapes.chooseCards,
  shapes.chooseTargets,
  shapes.chooseOption,
  shapes.confirm,
  shapes.sacrifice,
  shapes.withdrawCommit,
  shapes.concede,
])

/** Everything a seat may do (DW-23.1). */
export type Action = z.infer<typeof actionSchema>
export type ActionType = Action['type']
export type ActionOf<T extends ActionType> = Extract<Action, { readonly type: T }>
