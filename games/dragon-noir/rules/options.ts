import { z } from 'zod'
import { boardFileSchema } from '../data/board-schema.ts'
import { layoutSchema } from '../data/scenario-schema.ts'
import { scenariosData } from '../data/scenarios.ts'
import { ownSheetsSchema, sheets as shippedSheets } from '../data/tables.ts'
import { campaignOption, playableIds } from './campaign/campaign.ts'
import { dataHash } from './data-hash.ts'
import { faultOfLayout } from './layout.ts'

/** DN-19.1 to DN-19.3: the five scenarios, the campaign, the free skirmish, and what somebody drew. */
export const scenarioIds: [string, ...string[]] = ['skirmish', 'campaign', 'own', ...playableIds]

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
const shape = z.strictObject({
  scenario: z.enum(scenarioIds).default('mill'), // DN-19.1
  campaign: campaignOption, // DN-19.2
  /** DN-18.4: for `own`, a board of somebody's own and the scenario played on it. */
  own: boardFileSchema.optional(),
  turnLimit: z.int().min(0).max(99).default(0), // DN-18.4: game turns; 0 is the scenario’s own number
  /** DN-19.3: boards and armies of a free skirmish, and the sum of points both agreed on. */
  skirmish: z
    .strictObject({
      layout: layoutSchema.prefault([{ map: 'WM' }]),
      exile: army,
      horde: army,
      sum: z.int().min(0).max(999).default(999),
      magic: z.boolean().default(false),
    })
    .superRefine(({ layout, exile, horde, sum }, context) => {
      const fault = faultOfLayout(layout)
      if (fault !== undefined)
        context.addIssue({ code: 'custom', path: ['layout', fault.board], message: fault.reason })
      for (const [side, units] of Object.entries({ exile, horde }))
        if (worth(units) > sum)
          context.addIssue({ code: 'custom', path: [side], message: 'more than the sum agreed on' })
    })
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
  sheets: ownSheetsSchema.default({}),
  /** The data that the match is played by; no other will do (DN-1.4). */
  data: z
    .string()
    .default(dataHash)
    .refine((hash) => hash === dataHash, { error: 'played by other data' }),
})
/** DN-19.3, DN-4.9: both armies together have no more of a type than there are counters of it. */
export const optionsSchema = shape.superRefine(({ scenario, own, skirmish, sheets }, context) => {
  if ((scenario === 'own') !== (own !== undefined))
    context.addIssue({ code: 'custom', path: [own === undefined ? 'own' : 'scenario'], message: 'own' })
  const { characters } = sheets.characters ?? shippedSheets.characters
  const taken = new Map<string, number>()
  for (const side of ['exile', 'horde'] as const) {
    for (const [i, { type, count }] of skirmish[side].entries()) {
      const all = (taken.get(type) ?? 0) + count
      taken.set(type, all)
      const values = characters.find(({ id, side: kind }) => id === type && kind !== 'spectre')
      const path = ['skirmish', side, i, values === undefined ? 'type' : 'count']
      if (all > (values?.count ?? 0))
        context.addIssue({ code: 'custom', path, message: 'not so many counters' })
    }
  }
})
export type Options = Readonly<z.infer<typeof optionsSchema>>
