import { DIRECTION_NAMES } from '@wyrmtable/hex'
import { z } from 'zod'
import { dragonParts } from '../data/character-schema.ts'
import { fireOrders, levels, magicOrders } from './fields.ts'

/** A hex: `WM.0512`, or `0512` where one board lies alone (DN-2.1). */
const hex = z.string().regex(/^(?:[A-Z]{2}\.)?\d{4}$/)
const unit = z.string().regex(/^[a-z]+(?:-[a-z]+)*(?:-\d+)?$/)
const units = z.array(unit).min(1).max(12)
const direction = z.enum(DIRECTION_NAMES)
const level = z.enum(levels)
const path = z.array(hex).min(1).max(5)
const part = z.enum(dragonParts)

/** What a spell is aimed at; a personal spell at nobody else (DN-17.1). */
const target = z.strictObject({
  unit: unit.optional(),
  hexes: z.array(hex).min(1).max(3).optional(),
  anchor: hex.optional(),
  /** Sixths of a circle that a piece is turned clockwise. */
  turn: z.int().min(0).max(5).optional(),
  /** A piece laid before, or a lasting effect, by its place in the list. */
  piece: z.int().min(0).max(99).optional(),
  effect: z.int().min(0).max(99).optional(),
})

/** Every decision of DN-17; the seat says the side. */
export const actionSchema = z.discriminatedUnion('type', [
  // Set-up
  z.strictObject({
    type: z.literal('place'),
    unit,
    hex,
    facing: direction.optional(),
    posture: z.enum(['foot', 'mounted']).optional(),
    place: level.optional(),
  }),
  z.strictObject({ type: z.literal('readySetup') }),
  // Fire, in phase 1 and in answer to a move
  z.strictObject({
    type: z.literal('shoot'),
    shooter: unit,
    target: unit,
    /** The hexside of the shooter's hex by which the line leaves: window, door or rampart (DN-6.9, DN-6.17). */
    fromSide: direction.optional(),
    fromHex: hex.optional(),
    aimHex: hex.optional(),
  }),
  z.strictObject({ type: z.literal('pass') }),
  // Movement
  z.strictObject({ type: z.literal('startMove'), unit }),
  z.strictObject({ type: z.literal('step'), to: hex, place: level.optional() }),
  z.strictObject({ type: z.literal('aboutFace') }),
  z.strictObject({ type: z.literal('mount'), horse: unit }),
  z.strictObject({ type: z.literal('dismount'), hex }),
  z.strictObject({ type: z.literal('jump') }),
  z.strictObject({ type: z.literal('takeHorse'), horse: unit }),
  z.strictObject({ type: z.literal('dropHorse'), horse: unit }),
  z.strictObject({ type: z.literal('lift'), carried: unit }),
  z.strictObject({ type: z.literal('putDown'), hex }),
  z.strictObject({
    type: z.literal('clear'),
    units: z.tuple([unit, unit]),
    from: hex,
    to: hex,
    corpses: z.array(unit).min(1).max(3),
  }),
  z.strictObject({ type: z.literal('unlock'), to: hex }),
  z.strictObject({ type: z.literal('lock'), to: hex }),
  z.strictObject({
    type: z.literal('enter'),
    unit,
    hex,
    facing: direction.optional(),
    place: level.optional(),
  }),
  z.strictObject({ type: z.literal('exit') }),
  z.strictObject({ type: z.literal('entranceLevel'), place: level }),
  z.strictObject({ type: z.literal('useLink'), to: hex }),
  z.strictObject({ type: z.literal('fly'), to: hex }),
  z.strictObject({
    type: z.literal('dragonStep'),
    dir: direction,
    facing: direction,
  }),
  z.strictObject({ type: z.literal('dragonTurn'), facing: direction }),
  z.strictObject({
    type: z.literal('endMove'),
    /** Where led horses are set: front hex and facing. */
    horses: z
      .array(z.strictObject({ horse: unit, hex, facing: direction }))
      .max(3)
      .optional(),
  }),
  z.strictObject({ type: z.literal('endPhase') }),
  // Combat
  z.strictObject({
    type: z.literal('attack'),
    attackers: units,
    defenders: units,
    /** Parts with which the Black Dragon attacks, or the part of it that is attacked. */
    dragonParts: z.array(part).min(1).max(4).optional(),
    dragonPart: part.optional(),
    /** Attackers that step on the hex of a disabled part (DN-13.10). */
    stepIn: z.array(z.strictObject({ unit, part })).max(4).optional(),
  }),
  z.strictObject({ type: z.literal('chooseCasualty'), unit }),
  z.strictObject({ type: z.literal('chooseDragonPart'), part }),
  z.strictObject({ type: z.literal('retreat'), unit, path }),
  z.strictObject({ type: z.literal('displace'), hex }),
  z.strictObject({ type: z.literal('advance'), unit, path }),
  z.strictObject({ type: z.literal('decline') }),
  z.strictObject({ type: z.literal('placeUnhorsed'), hex }),
  z.strictObject({ type: z.literal('pushed'), hex }),
  z.strictObject({ type: z.literal('moveHorse'), hex }),
  // Magic
  z.strictObject({
    type: z.literal('cast'),
    wizard: unit,
    spell: z.string(),
    target,
  }),
  z.strictObject({ type: z.literal('counter') }),
  z.strictObject({ type: z.literal('carryOn') }),
  z.strictObject({ type: z.literal('withdraw') }),
  // Any time
  z.strictObject({
    type: z.literal('setOrders'),
    magic: z.enum(magicOrders),
    fire: z.enum(fireOrders),
  }),
  z.strictObject({ type: z.literal('concede') }),
])
export type Action = Readonly<z.infer<typeof actionSchema>>
export type ActionType = Action['type']
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>
export type SpellTarget = ActionOf<'cast'>['target']
