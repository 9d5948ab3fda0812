import { z } from 'zod'
import { terrains } from './schema.ts'

const whole = z.int().min(-99).max(999)
const offset = z.tuple([z.int(), z.int()])
const text = z.string().optional()

export const pieceKinds = [
  'treeSmall',
  'treeMedium',
  'treeLarge',
  'crevasseSmall',
  'crevasseMedium',
  'crevasseLarge',
  'entrance1',
  'entrance2',
  'galleryStraight1',
  'galleryStraight2',
  'galleryCurve',
  'galleryCrossing',
  'houseSmall',
  'houseMedium',
  'houseLarge',
  'rubble',
  'bridgeSmall',
  'bridgeLarge',
  'springSmall',
  'springMedium',
  'springLarge',
  'tower',
] as const
export type PieceKind = (typeof pieceKinds)[number]

const directionNames = z.enum(['N', 'NE', 'SE', 'S', 'SW', 'NW'])
const piece = z.strictObject({
  count: z.int().min(0).max(99),
  terrain: z.enum([...terrains, 'tower']),
  size: z.string().optional(),
  offsets: z.array(offset).min(1),
  /** Galleries: ends that are open, by direction, of the first or last hex where there are several. */
  open: z.array(z.string().regex(/^(?:(?:first|last):)?(?:N|NE|SE|S|SW|NW)$/)).optional(),
  openings: z
    .array(
      z.strictObject({
        hex: offset,
        dir: directionNames,
        type: z.enum(['door', 'window', 'tower-door']),
      }),
    )
    .optional(),
})
export type Piece = z.infer<typeof piece>

const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('shot-die-modifier'), value: whole, text }),
  z.strictObject({ kind: z.literal('mp-multiply'), value: whole, text }),
  z.strictObject({ kind: z.literal('untargetable'), text }),
  z.strictObject({
    kind: z.literal('stats'),
    attack: whole,
    defence: whole,
    text,
  }),
  z.strictObject({ kind: z.literal('heal'), steps: whole, text }),
  z.strictObject({ kind: z.literal('unstun'), text }),
  z.strictObject({ kind: z.literal('stun'), text }),
  z.strictObject({
    kind: z.literal('armour-and-defence'),
    defence: whole,
    armour: z.literal(true),
    text,
  }),
  z.strictObject({ kind: z.literal('mp-set'), value: z.literal(0), text }),
  z.strictObject({ kind: z.literal('place'), piece: z.enum(pieceKinds), text }),
  z.strictObject({ kind: z.literal('dispel'), text }),
  z.strictObject({
    kind: z.literal('summon'),
    type: z.enum(['living-dead', 'gargoyle']),
    number: whole,
    text,
  }),
  z.strictObject({ kind: z.literal('teleport'), max: whole, text }),
  z.strictObject({ kind: z.literal('retreat'), distance: whole, text }),
  z.strictObject({ kind: z.literal('halve-stats'), text }),
  z.strictObject({
    kind: z.literal('shot'),
    weapon: z.enum(['crossbow', 'longbow', 'shortbow']),
    cover: z.enum(['none', 'light', 'medium', 'heavy']),
    text,
  }),
])
export type SpellEffect = z.infer<typeof effect>

const spell = z.strictObject({
  id: z.string().regex(/^[ZS]\d\d$/),
  wizard: z.enum(['zacharie', 'shaman']),
  name: z.string(),
  category: z.enum(['personal', 'other', 'environment', 'pure']),
  cost: z.int().min(1).max(100),
  target: z.string(),
  duration: z.union([
    z.strictObject({ turns: z.int().min(1).max(9) }),
    z.strictObject({ until: z.string() }),
  ]),
  effect,
})
export type Spell = z.infer<typeof spell>

/** Spells and the pieces of magic terrain they place (DN-1.3, DN-15). */
export const spellsSchema = z.strictObject({
  schema: z.literal('dragon-noir-spells/1'),
  origin: z.string().optional(),
  rules: z.strictObject({
    energyPerLevel: whole,
    rangePerLevel: whole,
    threshold: z.string(),
    rangeMalusPerHex: whole,
    counterCostFactor: whole,
  }),
  pieces: z.strictObject(Object.fromEntries(pieceKinds.map((kind) => [kind, piece])) as PieceShapes),
  spells: z.array(spell),
})
type PieceShapes = Record<PieceKind, typeof piece>
