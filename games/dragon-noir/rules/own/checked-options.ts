import { type Fault, fail, ok, type Schema, schemaOf } from '@wyrmtable/kernel'
import type { BoardFile } from '../../data/board-schema.ts'
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
const GOOD = 16

/** The options of a match; a board of somebody's own among them is judged by the rules for whoever opens it. */
export const checkedOptions: Schema<Options> = {
  get jsonSchema() {
    return shape.jsonSchema
  },
  parse(input) {
    const parsed = shape.parse(input)
    if (!parsed.ok || parsed.value.own === undefined) return parsed
    const key = JSON.stringify([parsed.value.own, parsed.value.sheets])
    if (good.has(key)) return parsed
    const [fault] = findBoardFaults({ ...parsed.value, own: parsed.value.own })
    if (fault !== undefined) return fail(faultOf(fault))
    if (good.size >= GOOD) good.clear()
    good.add(key)
    return ok(parsed.value)
  },
}

function faultOf({ refusal, path }: BoardFault): Fault {
  const { clause, type, ...figures } = refusal
  return { code: 'impossible', path: `/own${path}`, figures: { clause, reason: type, ...figures }, refusal }
}
