import { fail, ok, type Result } from '../result.ts'
import type { Fault } from './fault.ts'
import type { Json, JsonObject } from './json.ts'
import { isJsonObject } from './json-of.ts'
import { readJson } from './read-json.ts'
import { typeName } from './type-name.ts'

/**
 * A document that says what it is: `format` is 'wyrmtable-<kind>/<version>'. Text is read as JSON first. Another kind
 * of document is `wrongFormat`, another version of the same kind `wrongVersion`. Of the versions that can be read, the
 * last is the present one, which faults name as expected.
 */
export function openDocument(
  input: string | Json,
  ...formats: readonly [...string[], string]
): Result<JsonObject, Fault> {
  const read = typeof input === 'string' ? readJson(input) : ok(input)
  if (!read.ok) return read
  const document = read.value
  if (!isJsonObject(document)) {
    return fail({ code: 'wrongType', path: '', figures: { expected: 'object', got: typeName(document) } })
  }
  const got = document.format
  if (got === undefined) return fail({ code: 'missing', path: '/format', figures: { key: 'format' } })
  const format = formats.at(-1) ?? ''
  if (typeof got === 'string' && formats.includes(got)) return ok(document)
  if (typeof got !== 'string')
    return fail({ code: 'wrongType', path: '/format', figures: { expected: 'string', got: typeName(got) } })
  const name = got.slice(0, 80)
  const sameKind = name.startsWith(format.slice(0, format.indexOf('/') + 1))
  return fail({
    code: sameKind ? 'wrongVersion' : 'wrongFormat',
    path: '/format',
    figures: { expected: format, got: name },
  })
}
