import type { Json } from './json.ts'

/**
 * The value as JSON, copied: what a reader of the written document would get. Properties that are
 * undefined are left out. Throws a TypeError on anything JSON cannot hold (functions, bigints, cycles
 * are not looked for, numbers that are not finite): such a value is a fault of ours, not of a file.
 */
export function jsonOf(value: unknown): Json {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`not JSON: ${value}`)
      return value
    case 'object': {
      if (value === null) return null
      if (Array.isArray(value)) return value.map(jsonOf)
      if (ArrayBuffer.isView(value)) throw new TypeError('not JSON: a typed array')
      const copy: Record<string, Json> = {}
      for (const [key, item] of Object.entries(value)) {
        if (item !== undefined) copy[key] = jsonOf(item)
      }
      return copy
    }
    default:
      throw new TypeError(`not JSON: ${typeof value}`)
  }
}

/** Whether it is a JSON object: neither null nor a list. */
export function isJsonObject(value: Json | undefined): value is { readonly [key: string]: Json | undefined } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
