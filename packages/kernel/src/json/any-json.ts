import { z } from 'zod'
import type { Json } from './json.ts'

/** Any JSON value, in a schema whose input is known to be JSON: only its absence is a fault. */
export const anyJson = z.custom<Json>((value) => value !== undefined)

/** Any JSON object, kept as it is. */
export const anyObject = z.record(z.string(), anyJson)
