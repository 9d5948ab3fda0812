import { canonicalJson } from '../json/canonical-json.ts'
import type { Json } from '../json/json.ts'
import { isJsonObject } from '../json/json-of.ts'

/**
 * Whether the value has at least what the pattern asks for: objects have each member of the pattern,
 * matched in depth; lists have the same length and match item by item; anything else is equal.
 */
export function isSubset(pattern: Json, value: Json | undefined): boolean {
  if (value === undefined) return false
  if (Array.isArray(pattern)) {
    if (!Array.isArray(value) || value.length !== pattern.length) return false
    return pattern.every((item, place) => isSubset(item, value[place]))
  }
  if (isJsonObject(pattern)) {
    if (!isJsonObject(value)) return false
    return Object.entries(pattern).every(
      ([key, item]) => item === undefined || isSubset(item, own(value, key)),
    )
  }
  return isEqual(pattern, value)
}

/** Equal as JSON: the order of members does not matter. */
export function isEqual(a: Json, b: Json | undefined): boolean {
  return b !== undefined && (a === b || canonicalJson(a) === canonicalJson(b))
}

/**
 * What stands at a path, or undefined. 'a.b.0' steps by members and list places; a path that begins with
 * '/' is a JSON pointer, for members whose names have dots. '' is the whole.
 */
export function valueAtPath(value: Json, path: string): Json | undefined {
  let found: Json | undefined = value
  for (const step of pathSteps(path)) {
    if (found === undefined) return undefined
    if (Array.isArray(found)) found = /^(?:0|[1-9]\d*)$/.test(step) ? found[Number(step)] : undefined
    else found = isJsonObject(found) ? own(found, step) : undefined
  }
  return found
}

function pathSteps(path: string): readonly string[] {
  if (path === '') return []
  if (!path.startsWith('/')) return path.split('.')
  return path
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function own(object: { readonly [key: string]: Json | undefined }, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined
}
