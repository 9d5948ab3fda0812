import { z } from 'zod'

const label = z.string().regex(/^\d{4}$/)
const side = z.string().regex(/^\d{4}\|\d{4}$/)
const count = z.int().min(0).max(999)

const hexSchema = z.strictObject({
  terrain: z.enum(['open', 'forest', 'tower', 'river', 'ford', 'bridge', 'sea']),
  zone: z.enum(['west', 'east', 'waterfront', 'tower', 'bridge', 'river', 'outside']),
  vp: z.int().min(1).max(9).optional(),
  name: z.string().optional(),
  dock: z.boolean().optional(),
  mole: z.boolean().optional(),
  road: z.boolean().optional(),
  bridge: z.enum(['wood', 'stone']).optional(),
  buildings: z.union([z.boolean(), count]).optional(),
})

const entranceSchema = z.strictObject({
  id: z.string(),
  side,
  kind: z.enum(['gate', 'door']),
  structure: z.enum(['wall', 'tower']),
  inside: label.optional(),
  outside: label.optional(),
  tower: label.optional(),
  other: label.optional(),
})

/** Shape of a map file (DR-3, "Map JSON schema"). */
export const mapDataSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  version: z.literal(1),
  layout: z.strictObject({
    orientation: z.literal('flat-top'),
    columns: z.int().min(1).max(99),
    rows: z.int().min(1).max(99),
    coordinate: z.literal('CCRR'),
    evenColumns: z.string(),
    directions: z.array(z.string()).length(6),
    latticeX: z.string(),
    latticeY: z.string(),
  }),
  zones: z.record(z.string(), z.string()),
  hexes: z.record(label, hexSchema),
  walls: z.array(side),
  entrances: z.array(entranceSchema),
  roads: z.array(side),
  bridgeLinks: z.record(label, z.tuple([label, label])),
  fordLinks: z.record(label, z.tuple([label, label])),
  docks: z.array(label),
  reinforcementHexes: z.array(label),
  victoryPoints: z.record(label, count),
  victoryPointTotal: count,
  roadTowers: z.array(label),
  defenderSetup: z.array(label),
  invaderSetup: z.array(label),
  provenance: z.record(z.string(), z.array(z.string())),
})
export type MapData = z.infer<typeof mapDataSchema>

const unitTypeSchema = z.strictObject({
  name: z.string(),
  class: z.enum(['troop', 'character']),
  count: z.int().min(1).max(20),
  attack: count,
  defence: count,
  escape: count,
  move: count,
  roadMove: count,
  missiles: z.boolean(),
  mayEndInTower: z.boolean(),
  needsLeader: z.boolean().optional(),
  wounds: count.optional(),
  spellPoints: count.optional(),
})
const areaSchema = z.strictObject({
  groups: count,
  pointsPerGroup: count,
  attackPerGroup: count,
  toHit: count,
})
const attackArcSchema = z.strictObject({
  front: z.boolean(),
  side: z.boolean(),
  rear: z.boolean(),
  underneath: z.boolean(),
  above: z.boolean(),
})
const hitArcSchema = z.strictObject({
  frontCentre: z.boolean(),
  frontFlank: z.boolean(),
  rearFlank: z.boolean(),
  rear: z.boolean(),
  underneath: z.boolean(),
  above: z.boolean(),
})
const unitTypeNames = z.enum(['CAV', 'INF', 'ARH', 'MIL', 'HERO', 'WZD'])
const areaNames = z.enum(['head', 'wings', 'legs', 'belly'])
const attempt = z.strictObject({ dice: count, target: count })

/** Shape of the unit, dragon and table file. */
export const unitsDataSchema = z.strictObject({
  id: z.string(),
  version: z.literal(1),
  unitTypes: z.record(unitTypeNames, unitTypeSchema),
  counterLimit: z.record(unitTypeNames, count),
  dragon: z.strictObject({
    count: z.literal(2),
    walkMP: count,
    overrunStrength: count,
    fireUses: count,
    areas: z.record(areaNames, areaSchema),
    attackArcs: z.record(z.enum(['head', 'wings', 'legs']), attackArcSchema),
    hitArcs: z.record(areaNames, hitArcSchema),
    bound: z.strictObject({ min: count, max: count }),
    fly: z.strictObject({ min: count, max: count, straightBeforeTurn: count }),
    berserkDeathRoll: count,
    crashDamageDice: count,
    whirlwindCrashRoll: count,
  }),
  combatResults: z.strictObject({
    columnsDefenderStrength: z.array(count),
    rows: z.record(z.string(), z.array(z.enum(['D', 'M', '2', '3', '4', '5', '6', '11']))),
    legend: z.record(z.string(), z.string()),
  }),
  spells: z.strictObject({
    boostMorale: z.strictObject({ cost: z.record(z.string(), count), castRange: count }),
    fog: z.strictObject({ cost: count, castRange: count, radius: count }),
    whirlwind: z.strictObject({ cost: count, castRange: count, drift: z.record(z.string(), z.string()) }),
    lightning: z.strictObject({ cost: count, castRange: count, powerAtRange: z.record(z.string(), count) }),
  }),
  archery: z.strictObject({
    range: count,
    rangeFromTower: count,
    hitAdjacentGrounded: count,
    hitOther: count,
    damageGrounded: count,
    damageFlying: count,
  }),
  gateSmash: z.strictObject({ legless: z.strictObject({ unguarded: attempt, guarded: attempt }) }),
  reinforcements: z.strictObject({
    firstTurn: count,
    interval: count,
    count,
    type: unitTypeNames,
    substitute: unitTypeNames,
  }),
  victoryGrades: z.array(
    z.strictObject({
      min: z.union([count, z.literal('all')]),
      id: z.enum(['defeat', 'marginal', 'normal', 'great', 'ultimate']),
      side: z.enum(['defender', 'invader']),
      title: z.string(),
    }),
  ),
  clocks: z.strictObject({ noDestructionTurns: count, noInvaderInsideTurns: count }),
  provenance: z.record(z.string(), z.array(z.string())),
})
