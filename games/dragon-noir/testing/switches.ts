import type { Dice, Json, JsonObject } from '@wyrmtable/kernel'

/** Every value of every variant of DN-20. */
const variants: Readonly<Record<string, readonly Json[]>> = {
  grazing: ['favour-shooter', 'favour-target'],
  crossbowReload: ['loaded-flag', 'simple'],
  infiltrationStartHex: [false, true],
  mountSymmetric: [false, true],
  shiftFloor: ['forbid', 'clamp'],
  dwarfShift: ['replace', 'add'],
  trollKilled: ['wound', 'dead'],
  spectreLife: ['half-counts', 'half-extra'],
  counterThreshold: ['own-cost', 'spell-cost'],
  errare: [false, true],
}

/** A value of each by chance. */
export const switches = (random: Dice): JsonObject =>
  Object.fromEntries(
    Object.entries(variants).map(([name, values]) => [
      name,
      values[random.pick(values.length, name)] ?? null,
    ]),
  )

/** The five scenarios, and skirmishes of everybody who is in none of them, above and below ground. */
export const scenariosOfSoak: readonly JsonObject[] = [
  { scenario: 'mill' },
  { scenario: 'arena' },
  { scenario: 'under-the-mountain' },
  { scenario: 'dragon-of-the-lake' },
  { scenario: 'two-wizards' },
  {
    scenario: 'skirmish',
    skirmish: {
      layout: [
        { map: 'AR', origin: [0, 0], rotation: 180 },
        { map: 'WM', origin: [0, 18], rotation: 0 },
      ],
      magic: true,
      exile: [
        { type: 'baby-dragon' },
        { type: 'villager', count: 2 },
        { type: 'zacharie' },
        { type: 'jon', posture: 'mounted' },
        { type: 'dwarf', count: 2 },
      ],
      horde: [
        { type: 'shaman' },
        { type: 'thrug', posture: 'mounted' },
        { type: 'zed' },
        { type: 'goblin-archer', count: 2 },
        { type: 'troll' },
        { type: 'crazy-ork' },
      ],
    },
  },
  {
    scenario: 'skirmish',
    skirmish: {
      layout: [
        { map: 'DL', origin: [0, 0], rotation: 0 },
        { map: 'DC', origin: [26, 0], rotation: 0 },
      ],
      magic: true,
      exile: [
        { type: 'shaman' },
        { type: 'dwarf', count: 3 },
        { type: 'guard-crossbow' },
        { type: 'wardog' },
      ],
      horde: [
        { type: 'zacharie' },
        { type: 'grast', posture: 'mounted' },
        { type: 'goblin', count: 3 },
        { type: 'troll' },
      ],
    },
  },
]
