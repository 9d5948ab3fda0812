import type { Dice, Json, JsonObject } from '@wyrmtable/kernel'
import scenarios from './soak-scenarios.json' with { type: 'json' }

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
export const scenariosOfSoak: readonly JsonObject[] = scenarios
