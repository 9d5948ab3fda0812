import type { Fault } from '../json/fault.ts'
import type { Json } from '../json/json.ts'
import { openDocument } from '../json/open-document.ts'
import { schemaOf } from '../json/schema-of.ts'
import { fail, type Result } from '../result.ts'
import { caseFault } from './case-fault.ts'
import { type Case, caseDocument, caseFormat } from './case-schema.ts'

export { type Case, caseFormat } from './case-schema.ts'

export const caseSchema = schemaOf(caseDocument)

/** Reads a case from text, or from JSON that `readJson` gave. Unknown members are faults. */
export function readCase(input: string | Json): Result<Case, Fault> {
  const opened = openDocument(input, caseFormat)
  if (!opened.ok) return opened
  const parsed = caseSchema.parse(opened.value)
  return parsed.ok ? parsed : fail(caseFault(opened.value) ?? parsed.fault)
}
