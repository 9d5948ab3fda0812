import { fail, ok, type Schema, schemaOf } from '@wyrmtable/kernel'
import { type Options, optionsSchema } from '../options.ts'
import { findBoardFaults } from './board-faults.ts'

const shape = schemaOf(optionsSchema)

/** The options of a match; a board of somebody's own among them is judged by the rules for whoever opens it. */
export const checkedOptions: Schema<Options> = {
  get jsonSchema() {
    return shape.jsonSchema
  },
  parse(input) {
    const parsed = shape.parse(input)
    if (!parsed.ok || parsed.value.board === undefined) return parsed
    const [fault] = findBoardFaults(parsed.value.board)
    if (fault === undefined) return ok(parsed.value)
    const { clause, type, ...figures } = fault.refusal
    return fail({
      code: 'impossible',
      path: `/board${fault.path}`,
      figures: { clause, reason: type, ...figures },
      refusal: fault.refusal,
    })
  },
}
