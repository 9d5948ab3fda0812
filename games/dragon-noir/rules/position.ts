import { DIRECTION_NAMES, type HexId } from '@wyrmtable/hex'
import type { Json, JsonObject } from '@wyrmtable/kernel'
import { z } from 'zod'
import { campaignSchema } from './campaign/campaign.ts'
import {
  type Codec,
  type FieldSpec,
  frameKinds,
  orderFields,
  S,
  scalarFields,
  U,
  unitFields,
} from './fields.ts'
import type { MatchState, Orders } from './match-state.ts'
import { sideIds } from './roster.ts'
import type { State } from './state.ts'
import { idOf, isBlackDragon, isPair, isWizard, slots } from './topics/counters.ts'

const label = z.string().regex(/^(?:[A-Z]{2}\.)?\d{4}$/)
const id = z.string().min(1).max(40)
const small = z.int().min(-1).max(9999)

/** A number of the state as a position has it. */
export type Written = string | number | boolean | null

/** How a number of the state may be written. */
function valueSchema(codec: Codec): z.ZodType<Written> {
  if (codec === 'int') return z.int().min(-1).max(9999)
  if (codec === 'bool') return z.boolean()
  if (codec === 'hex') return label.nullable()
  if (codec === 'slot') return id.nullable()
  if (codec === 'side') return z.enum(sideIds).nullable()
  if (codec === 'facing') return z.enum(DIRECTION_NAMES)
  return z.enum(codec as [string, ...string[]])
}
type FieldsSchema<Fields> = { readonly [Name in keyof Fields]: z.ZodOptional<z.ZodType<Written>> }
const fieldsSchema = <Fields extends Readonly<Record<string, FieldSpec>>>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { codec }]) => [name, valueSchema(codec).optional()]),
  ) as FieldsSchema<Fields>

/** A counter: what is not written is as when it came into play. A type may be given where the id does not tell it. */
const unitSchema = z.strictObject({
  ...fieldsSchema(unitFields),
  mounted: z.boolean().optional(),
})
export type UnitEntry = Readonly<Record<string, Written | undefined>>

const effectSchema = z.strictObject({
  spell: id,
  unit: id,
  expires: small,
  caster: id,
})
const pieceSchema = z.strictObject({
  kind: id,
  anchor: label,
  turn: z.int().min(0).max(5),
})
const standSchema = z.strictObject({
  hex: label.nullable(),
  facing: z.enum(DIRECTION_NAMES),
  level: z.int().min(0).max(1),
})
const castSchema = z.strictObject({
  spell: id,
  wizard: id,
  unit: id.nullable(),
  anchor: label.nullable(),
  turn: small,
  piece: small,
  effect: small,
  hexes: z.array(label).max(3),
})

/**
 * A position of Dragon Noir. Every part may be left out: numbers that are not named are as at the start of a
 * player turn, counters that are not named are not in the match. A counter may be written as its hex alone.
 */
export const positionSchema = z.strictObject({
  ...fieldsSchema(scalarFields),
  ...fieldsSchema(orderFields),
  /** How far the campaign is, where one is played (DN-19.2). */
  campaign: campaignSchema.optional(),
  /** By id; absent: the counters of the scenario, all still to come. */
  units: z.record(id, z.union([label, unitSchema])).default({}),
  waits: z
    .array(z.strictObject({ kind: z.enum(frameKinds), args: z.array(small).max(4) }))
    .max(40)
    .default([]),
  effects: z.array(effectSchema).max(32).default([]),
  pieces: z.array(pieceSchema).max(80).default([]),
  casts: z.array(castSchema.nullable()).max(2).default([]),
  path: z.array(standSchema).max(40).default([]),
  vacated: z.array(label).max(24).default([]),
})
export type Position = z.infer<typeof positionSchema>

function write(state: State, { codec }: FieldSpec, value: number): Written {
  if (codec === 'int') return value
  if (codec === 'bool') return value === 1
  if (codec === 'hex') return value < 0 ? null : state.ground.label(value as HexId)
  if (codec === 'slot') return value < 0 ? null : idOf(state, value)
  if (codec === 'side') return sideIds[value as 0] ?? null
  if (codec === 'facing') return DIRECTION_NAMES[value as 0] ?? 'N'
  return codec[value] ?? null
}

/** The state as a position. Numbers that are as at the start are left out of counters, so that it reads well. */
export const encode = (state: MatchState): Json => ({
  ...openPosition(state),
  ...writeOrders(0, state.ordersOf(0)),
  ...writeOrders(1, state.ordersOf(1)),
})

/** Standing orders as a position names them. */
export function writeOrders(side: number, { magic, fire }: Orders): JsonObject {
  const name = sideIds[side as 0] ?? ''
  return { [`${name}Magic`]: magic, [`${name}Fire`]: fire }
}

/** What lies open of a state, as a position (DN-17.5). */
export function openPosition(state: State): JsonObject {
  const scalars = Object.entries(scalarFields).map(
    ([name, spec]) => [name, write(state, spec, state.get(S[name as 'mp']))] as const,
  )
  return {
    ...Object.fromEntries(scalars),
    ...(state.campaign === undefined ? {} : { campaign: state.campaign }),
    units: Object.fromEntries(slots(state).map((slot) => [idOf(state, slot), writeUnit(state, slot)])),
    waits: state.frames().map(({ kind, args }) => ({ kind, args: [...args] })),
    effects: state.effects().map(({ spell, unit, expires, caster }) => ({
      spell: state.setting.sheets.spells.spells[spell]?.id ?? '?',
      unit: idOf(state, unit),
      expires,
      caster: idOf(state, caster),
    })),
    pieces: state.pieces().map(({ kind, anchor, turn }) => ({
      kind,
      anchor: state.ground.label(anchor),
      turn,
    })),
    casts: [0, 1].map((number) => writeCast(state, number)),
    path: state.path().map(({ hex, facing, level }) => ({
      hex: state.ground.label(hex),
      facing: DIRECTION_NAMES[facing],
      level,
    })),
    vacated: state.vacated().map((hex) => state.ground.label(hex)),
  }
}

/** Fields of a counter with their places, looked up once. */
const unitSpecs = Object.entries(unitFields).map(([name, spec]): readonly [string, FieldSpec, number] => [
  name,
  spec,
  U[name as 'hex'],
])
const written = new Set(['place', 'side', 'hex'])

function writeUnit(state: State, slot: number): Json {
  const entry: Record<string, Json> = {}
  const turned = isPair(state, slot) || isBlackDragon(state, slot)
  const wizard = isWizard(state, slot)
  for (const [name, spec, field] of unitSpecs) {
    const value = state.of(slot, field)
    const always = written.has(name) || (turned && name === 'facing') || (wizard && name === 'energy')
    if (always || value !== spec.initial) entry[name] = write(state, spec, value)
  }
  return entry
}

function writeCast(state: State, number: number): Json {
  const cast = state.cast(number)
  if (cast === undefined) return null
  const { spell, wizard, unit, anchor, turn, piece, effect, hexes } = cast
  return {
    spell: state.setting.sheets.spells.spells[spell]?.id ?? '?',
    wizard: idOf(state, wizard),
    unit: unit < 0 ? null : idOf(state, unit),
    anchor: anchor < 0 ? null : state.ground.label(anchor as HexId),
    turn,
    piece,
    effect,
    hexes: hexes.map((hex) => state.ground.label(hex as HexId)),
  }
}
