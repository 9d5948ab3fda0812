import { z } from 'zod'
import { weaponIds } from './schema.ts'

const value = z.int().min(0).max(99)
const posture = z.strictObject({ attack: value, move: value, defence: value })
const partValues = z.strictObject({ attack: value, defence: value })
const part = z.strictObject({
  fresh: partValues,
  wounded: partValues,
  wounded2: partValues.optional(),
})

const exilePowers = ['mistress-of-lucifer', 'dog', 'elf', 'dwarf', 'baby-dragon'] as const
const hordePowers = ['zed', 'crazy-ork', 'goblin', 'troll'] as const
const monsterPowers = ['spectre', 'spectre-flyer', 'black-dragon'] as const
/** Powers that rules know by name (DN-14); both sides have dogs. */
export const powers = [...exilePowers, ...hordePowers, ...monsterPowers] as const
export type Power = (typeof powers)[number]

/** Parts of the Black Dragon in the order of its hexes (DN-13.1). */
export const dragonParts = ['head', 'paw-left', 'paw-right', 'tail', 'body'] as const
export type DragonPart = (typeof dragonParts)[number]

const character = z.strictObject({
  id: z.string(),
  name: z.string(),
  side: z.enum(['exile', 'horde', 'spectre']),
  count: z.int().min(1).max(9),
  armour: z.boolean().optional(),
  weapon: z.enum(weaponIds).optional(),
  power: z.enum(powers).optional(),
  wizard: z
    .strictObject({
      level: z.int().min(1).max(9),
      spells: z.enum(['zacharie', 'shaman']),
    })
    .optional(),
  rider: z.enum(['light', 'heavy']).optional(),
  dismountDivisor: z.tuple([z.int().min(1).max(9), z.int().min(1).max(9)]).optional(),
  fresh: posture.optional(),
  wounded: posture.optional(),
  wounded2: posture.optional(),
  mad: posture.optional(),
  mounted: posture.optional(),
  mountedWounded: posture.optional(),
  horse: z.strictObject({ defence: value, caparison: z.boolean() }).optional(),
  turns: value.optional(),
  flight: value.optional(),
  move: value.optional(),
  parts: z
    .strictObject({
      head: part,
      'paw-left': part,
      'paw-right': part,
      tail: part,
      body: part,
    })
    .optional(),
  woundsToDisablePart: value.optional(),
  woundsToKillBody: value.optional(),
})

/** Values of every character (DN-4.9). */
export const charactersSchema = z.strictObject({
  schema: z.literal('dragon-noir-characters/1'),
  note: z.string().optional(),
  characters: z.array(character),
})
export type Character = z.infer<typeof character>
export type Posture = z.infer<typeof posture>
