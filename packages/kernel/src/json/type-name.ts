import type { Json } from './json.ts'

/** What kind of value it is, as faults name it. */
export function typeName(value: Json): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}
