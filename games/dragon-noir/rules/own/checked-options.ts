import { type Fault, fail, ok, type Schema, schemaOf } from '@wyrmtable/kernel'
import type { BoardFile } from '../../data/board-schema.ts'
import { withWholeCampaign } from '../campaign/whole.ts'
import { type Options, optionsSchema } from '../options.ts'
import { sheetsOf } from '../setting.ts'
import { setup } from '../setup.ts'
import { type BoardFault, findMapFaults } from './board-faults.ts'
import { findForceFaults, findSetupFault } from './scenario-faults.ts'

/**
 * All that is wrong with a board of somebody's own, worst first; empty: it can be played on. What the set-up needs is
 * looked at only where nothing else is wrong.
 */
export function findBoardFaults(options: Options & { readonly own: BoardFile }): readonly BoardFault[] {
  const sheets = sheetsOf(options)
  const faults = [...findMapFaults(options.own.map, sheets), ...findForceFaults(options.own, sheets)]
  if (faults.length > 0) return faults
  const fault = findSetupFault(setup(options))
  return fault === undefined ? [] : [fault]
}

const shape = schemaOf(optionsSchema)

/** Boards that were found good, as JSON with the sheets they are played by: each opened record asks again. */
const good = new Set<string>()
const GOOD = 32

/** The options of a match; a board of somebody's own among them is judged by the rules for whoever opens it. */
export const checkedOptions: Schema<Options> = {
  get jsonSchema() {
    return shape.jsonSchema
  },
  parse(input) {
    const parsed = shape.parse(withWholeCampaign(input))
    if (!parsed.ok) return parsed
    const options = parsed.value
    for (const [path, own] of boardsOf(options)) {
      const key = JSON.stringify([own, options.sheets])
      if (good.has(key)) continue
      const [fault] = findBoardFaults({ ...options, scenario: 'own', own })
      if (fault !== undefined) return fail(faultOf(fault, path))
      if (good.size >= GOOD) good.clear()
      good.add(key)
    }
    return ok(options)
  },
}

/** Each board of somebody's own with its place among the options. */
const boardsOf = ({ own, campaign }: Options): readonly (readonly [string, BoardFile])[] => [
  ...(own === undefined ? [] : [['/own', own] as const]),
  ...Object.entries(campaign.boards ?? {}).map(([id, board]) => [`/campaign/boards/${id}`, board] as const),
]

function faultOf({ refusal, path }: BoardFault, at: string): Fault {
  const { clause, type, ...figures } = refusal
  return { code: 'impossible', path: `${at}${path}`, figures: { clause, reason: type, ...figures }, refusal }
}
