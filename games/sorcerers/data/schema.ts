import { z } from 'zod'

const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const name = z.strictObject({ en: z.string(), fr: z.string(), es: z.string() })
const count = z.int().min(0).max(9999)
const skill = z.int().min(1).max(20).nullable()
const origin = z.enum(['document', 'designed'])

/** Weapons that a figure can carry; the gun is its own. */
export const weaponIds = ['light', 'medium', 'shooter', 'artillery', 'natural'] as const
export type WeaponId = (typeof weaponIds)[number]
const weaponId = z.enum(weaponIds)

const modifier = z.strictObject({
  side: z.enum(['attacker', 'defender']),
  mode: z.enum(['melee', 'shoot', 'any']),
  vs: z.union([
    z.null(),
    z.strictObject({ tag: z.string() }),
    z.strictObject({ conviction: z.enum(['good', 'bad', 'neutral']) }),
  ]),
  skill: z.int(),
  damage: z.int(),
  clause: z.string(),
})
export type RaceModifier = z.infer<typeof modifier>

const race = z.strictObject({
  id,
  name,
  origin,
  kind: z.enum(['foot', 'large', 'gun']),
  conviction: z.enum(['good', 'bad', 'neutral']),
  skill: z.strictObject({ melee: skill, shoot: skill }),
  resistance: count,
  wounds: count,
  move_mm: count.nullable(),
  move_per_crew_mm: count.optional(),
  crew: z.strictObject({ fire: count, max: count, reach_mm: count }).optional(),
  radius_mm: count,
  height_mm: count,
  slots: z.int().min(1).max(9),
  damage: z.partialRecord(z.enum([...weaponIds, 'breath']), count),
  summon: z.partialRecord(weaponId, z.strictObject({ count: z.int().min(1).max(9), cost: count })),
  modifiers: z.array(modifier),
  tags: z.array(z.string()),
  healable: z.boolean(),
  flies: z.boolean(),
})
export type Race = z.infer<typeof race>

/** SO-15.1 */
export const racesSchema = z.strictObject({
  schema: z.literal(1),
  units: z.literal('mm'),
  rosters: z.strictObject({ document: z.array(id), all: z.array(id) }),
  sorcerer: z.strictObject({ radius_mm: count, height_mm: count, move_mm: count, shield_start: count }),
  races: z.array(race),
})

const weapon = z.strictObject({
  id: z.enum([...weaponIds, 'advance', 'breath']),
  name,
  mode: z.enum(['melee', 'shoot', 'advance', 'breath']),
  range_mm: count.nullable(),
  default_damage: count,
  roll: z.boolean(),
  origin,
})

/** SO-15.2 */
export const weaponsSchema = z.strictObject({
  schema: z.literal(1),
  units: z.literal('mm'),
  weapons: z.array(weapon),
})

const spellBase = {
  name,
  needsLineOfSight: z.boolean(),
  needsArc: z.boolean(),
  target: z.string(),
}

/** SO-15.3 */
export const spellsSchema = z.strictObject({
  schema: z.literal(1),
  units: z.literal('mm'),
  income_points: count,
  carry_cap_points: count,
  spells: z.tuple([
    z.strictObject({
      id: z.literal('bolt'),
      action: z.literal('castBolt'),
      ...spellBase,
      cost: count,
      range_mm: count,
      damage: count,
      roll: z.literal(false),
    }),
    z.strictObject({
      id: z.literal('shield'),
      action: z.literal('castShield'),
      ...spellBase,
      cost: count,
      range_mm: count,
      shield: count,
      roll: z.literal(false),
    }),
    z.strictObject({
      id: z.literal('wind'),
      action: z.literal('castWind'),
      ...spellBase,
      cost: count,
      range_mm: count,
      heal: z.literal('all-wounds'),
      roll: z.literal(false),
    }),
    z.strictObject({
      id: z.literal('create'),
      action: z.literal('create'),
      ...spellBase,
      cost: z.null(),
      costFrom: z.literal('races.summon'),
      min_mm: count,
      max_mm: count,
      cohesion_mm: count,
      roll: z.literal(false),
    }),
  ]),
})
