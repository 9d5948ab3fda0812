import { z } from 'zod'
import { layoutSchema } from '../data/scenario-schema.ts'
import { scenariosData } from '../data/scenarios.ts'
import { sheetsSchema } from '../data/tables.ts'

/** DN-19.1 and DN-19.3: the five scenarios, and the free skirmish. */
export const scenarioIds: [string, ...string[]] = ['skirmish', ...scenariosData.scenarios.map(({ id }) => id)]

/** DN-19.3: what an army is worth. */
function worth(units: readonly { readonly type: string; readonly count: number }[]): number {
  return units.reduce((sum, { type, count }) => sum + count * (scenariosData.points.values[type] ?? 0), 0)
}

const army = z
  .array(
    z.strictObject({
      type: z.string(),
      count: z.int().min(1).max(9).default(1),
      posture: z.enum(['foot', 'mounted']).optional(),
    }),
  )
  .default([])

/** What is played, and the variants of DN-20 with their defaults; the clause stands beside each. */
export const optionsSchema = z.strictObject({
  scenario: z.enum(scenarioIds).default('mill'), // DN-19.1
  /** DN-19.3: boards and armies of a free skirmish, and the sum of points both agreed on. */
  skirmish: z
    .strictObject({
      layout: layoutSchema.prefault([{ map: 'WM' }]),
      exile: army,
      horde: army,
      sum: z.int().min(0).max(999).default(999),
      magic: z.boolean().default(false),
    })
    .refine(
      ({ exile, horde, sum }) => worth(exile) <= sum && worth(horde) <= sum,
      'more than the sum agreed on',
    )
    .prefault({}),
  grazing: z.enum(['favour-shooter', 'favour-target']).default('favour-shooter'), // DN-2.6
  crossbowReload: z.enum(['loaded-flag', 'simple']).default('loaded-flag'), // DN-6.5
  infiltrationStartHex: z.boolean().default(false), // DN-8.1
  mountSymmetric: z.boolean().default(false), // DN-9.7
  shiftFloor: z.enum(['forbid', 'clamp']).default('forbid'), // DN-11.8
  dwarfShift: z.enum(['replace', 'add']).default('replace'), // DN-14.9
  trollKilled: z.enum(['wound', 'dead']).default('wound'), // DN-14.10
  spectreLife: z.enum(['half-counts', 'half-extra']).default('half-counts'), // DN-15.8
  counterThreshold: z.enum(['own-cost', 'spell-cost']).default('own-cost'), // DN-15.9
  errare: z.boolean().default(false), // DN-16.1
  /** Printed sheets that replace those of the game; a match records them with its options (DN-1.4). */
  sheets: sheetsSchema.partial().default({}),
})
export type Options = Readonly<z.infer<typeof optionsSchema>>
