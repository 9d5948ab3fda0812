import { z } from 'zod'

const count = z.int().min(0).max(999)
const mp = z.int().min(0).max(20)
const factor = z.int().min(1).max(20)
const mark = z.enum(['+', '0', '-'])
const origin = z.union([z.string(), z.record(z.string(), z.string())]).optional()
const note = z.string().optional()

/** Every kind of ground (DN-3.1). */
export const terrains = [
  'clear',
  'path',
  'brush',
  'tree',
  'water',
  'spring',
  'ford',
  'bridge',
  'floor',
  'talus',
  'crevasse',
  'entrance',
  'tower-rampart',
  'tower-centre',
  'rock',
  'gallery',
  'rubble',
] as const
export type Terrain = (typeof terrains)[number]

/** Every kind of hexside (DN-3.2); `gate` is a wide door, `none` an open side. */
export const sides = [
  'none',
  'wall',
  'door',
  'gate',
  'window',
  'bars',
  'cell-door',
  'crest',
  'tower-wall',
  'tower-door',
] as const
export type Side = (typeof sides)[number]

const terrainRow = z.strictObject({
  id: z.enum(terrains),
  foot: mp.nullable(),
  mounted: mp.nullable(),
  cover: z.string(),
  combat: z.union([mark, z.literal('relative')]),
  blocksLine: z.union([z.literal(false), z.enum(['if-intermediate', 'always', 'always-for-others'])]),
  origin,
  elfCombat: mark.optional(),
  ledHorse: z.boolean().optional(),
  ledCaparisonedHorse: z.boolean().optional(),
  goblin: mp.optional(),
  armouredFoot: mp.nullable().optional(),
  noShooting: z.boolean().optional(),
  notFromTerrain: z.array(z.enum(terrains)).optional(),
})

export type TerrainRow = z.infer<typeof terrainRow>

const sideRow = z.strictObject({
  id: z.enum(sides),
  crossFoot: mp.nullable(),
  crossMounted: mp.nullable(),
  blocksLine: z.union([z.boolean(), z.string()]),
  blocksCombat: z.union([z.boolean(), z.string()]).optional(),
  insideCombat: mark.optional(),
  cover: z.string().optional(),
  note,
})
export type SideRow = z.infer<typeof sideRow>

/** Costs, cover and combat values of ground and hexsides (DN-3.7, DN-7.1, DN-7.2). */
export const terrainSchema = z.strictObject({
  schema: z.literal('dragon-noir-terrain/1'),
  note,
  terrain: z
    .array(terrainRow)
    .refine((rows) => terrains.every((id) => rows.filter((row) => row.id === id).length === 1), {
      error: 'each kind of ground once',
    }),
  hexsides: z
    .array(sideRow)
    .refine(
      (rows) => sides.every((id) => id === 'none' || rows.filter((row) => row.id === id).length === 1),
      { error: 'each kind of hexside once' },
    ),
  corpses: z.strictObject({
    menExtra: count,
    horseExtra: count,
    extraCost: mp,
    impassable: z.array(z.strictObject({ men: count.optional(), horses: count.optional() })),
  }),
  /** MP of what is no step, what changing posture does to MP, and how many may be led or put aside at once. */
  moves: z.strictObject({
    turnLock: mp,
    entranceLevel: mp,
    exit: mp,
    dragonStep: mp,
    mount: z.strictObject({ light: mp, heavy: mp }),
    mpInTheSaddle: factor,
    mpOnFoot: z.strictObject({ fresh: factor, wounded: factor }),
    horsesLed: z.strictObject({ foot: count, mounted: count }),
    menCleared: count,
  }),
  turning: z.strictObject({
    front: mp,
    flank: mp,
    rearFlank: mp,
    rear: mp,
    aboutFaceOnTheSpot: mp,
  }),
})

export const weaponIds = ['shortbow', 'longbow', 'crossbow'] as const
export type WeaponId = (typeof weaponIds)[number]
const band = z.tuple([count, count])
const weaponSchema = z.strictObject({
  range: z.strictObject({ short: band, medium: band, long: band }),
  offensive: z.boolean(),
  defensive: z.boolean(),
  defensiveRequires: z.array(
    z.enum(['did-not-move-in-own-last-player-turn', 'did-not-shoot-in-own-last-player-turn', 'loaded']),
  ),
  mountedUse: z.boolean(),
  afterOffensiveShot: z.strictObject({ movement: z.enum(['half', 'none']) }),
  reload: z.enum(['none', 'own-movement-phase-on-foot-without-moving']),
  shootsOverCharacters: z.enum(['medium-or-long', 'never']),
})
export const weaponsSchema = z.strictObject({
  schema: z.literal('dragon-noir-weapons/1'),
  origin,
  weapons: z.strictObject({
    shortbow: weaponSchema,
    longbow: weaponSchema,
    crossbow: weaponSchema,
  }),
  undergroundMaxRange: count,
  /** How far the shooter on a tower looks over everything below (DN-6.17). */
  towerView: count,
})

export const covers = ['none', 'light', 'medium', 'heavy'] as const
export type Cover = (typeof covers)[number]
const letters = (last: string) => z.string().regex(new RegExp(`^[-A-${last}]$`))
const fireGrid = z.strictObject({
  none: z.array(letters('F')).length(9),
  light: z.array(letters('F')).length(9),
  medium: z.array(letters('F')).length(9),
  heavy: z.array(letters('F')).length(9),
})
const byWeapon = z.strictObject({
  crossbow: count,
  longbow: count,
  shortbow: count,
})
const words = z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())]))
/** The fire table (DN-6.23). `results` are notes for readers: DN-6.24 to DN-6.27 are rules, not data. */
export const fireSchema = z.strictObject({
  schema: z.literal('dragon-noir-fire/1'),
  die: z.string().optional(),
  note,
  origin,
  modifiers: z.strictObject({
    range: z.strictObject({ short: count, medium: count, long: count }),
    woundedShooter: z.int(),
    targetArmour: z.int(),
    elfShooter: z.int(),
  }),
  /** Hexes of a retreat, MP that a mover loses (DN-6.24, DN-6.8), and the highest die of a stray missile (DN-16.1). */
  retreat: count,
  mpLost: mp,
  strayUpTo: count,
  rowOffset: byWeapon,
  maxDie: byWeapon,
  tables: z.strictObject({ foot: fireGrid, mounted: fireGrid }),
  results: z.record(z.string(), words).optional(),
})

const tenRows = (last: string) =>
  z.record(z.string().regex(/^(?:[1-9]|10)$/), z.array(letters(last)).length(6)).refine(hasTen, 'ten rows')
function hasTen(rows: Record<string, unknown>): boolean {
  return Object.keys(rows).length === 10
}
/** The combat table and its shifts (DN-11.14, DN-11.9). */
export const combatSchema = z.strictObject({
  schema: z.literal('dragon-noir-combat/1'),
  columns: z.array(z.string()).length(6),
  note,
  origin,
  foot: tenRows('F'),
  mounted: tenRows('H'),
  results: z.record(z.string(), words).optional(),
  terrainShift: z.strictObject({
    note,
    table: z.record(mark, z.record(mark, z.int())),
  }),
  /** Hexes of a retreat (DN-12.1) and at most of an advance (DN-11.20). */
  retreat: count,
  advance: z.strictObject({ foot: count, mounted: count }),
  otherShifts: z.strictObject({
    severalAttackers: z.int(),
    severalAttackersVsMounted: z.string().optional(),
    dwarves: z.string().optional(),
    blackDragonTwoParts: z.int(),
  }),
})

const infiltrationResults = ['pass', 'stop', 'stunned', 'wounded'] as const
export type InfiltrationResult = (typeof infiltrationResults)[number]
export const infiltrationSchema = z.strictObject({
  schema: z.literal('dragon-noir-infiltration/1'),
  origin,
  die: z.string().optional(),
  columns: z.array(z.string()).length(3),
  columnKey: z.string().optional(),
  rows: z
    .record(z.string().regex(/^(?:[1-9]|10)$/), z.array(z.enum(infiltrationResults)).length(3))
    .refine(hasTen, 'ten rows'),
  results: z.record(z.string(), z.string()).optional(),
})

const jumpResults = ['clears', 'refuses', 'thrown', 'falls'] as const
export const jumpSchema = z.strictObject({
  schema: z.literal('dragon-noir-jump/1'),
  origin,
  die: z.string().optional(),
  modifiers: z.strictObject({
    caparisonedHorse: z.int(),
    woundedRider: z.int(),
  }),
  cost: z.strictObject({ jumpedHex: mp, landingHexes: z.literal('normal') }),
  rows: z.array(z.strictObject({ die: band, result: z.enum(jumpResults) })),
  results: words.optional(),
})
