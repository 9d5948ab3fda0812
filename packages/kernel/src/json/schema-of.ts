import { z } from 'zod'
import { fail, ok } from '../result.ts'
import type { Fault, Schema } from './fault.ts'
import type { Json } from './json.ts'
import { jsonOf } from './json-of.ts'
import { faultOfIssues } from './zod-fault.ts'

/**
 * A zod schema as the contract's Schema. The JSON Schema is made when first asked for and describes what
 * goes in, so that members with defaults are not required.
 */
export function schemaOf<T>(schema: z.ZodType<T>): Schema<T> {
  let jsonSchema: Json | undefined
  return {
    parse(input) {
      const parsed = schema.safeParse(input)
      if (parsed.success) return ok(parsed.data)
      const fault: Fault = faultOfIssues(parsed.error.issues, input)
      return fail(fault)
    },
    get jsonSchema() {
      jsonSchema ??= jsonOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
      return jsonSchema
    },
  }
}
