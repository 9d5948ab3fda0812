import type { Json } from '@wyrmtable/kernel'
import { z } from 'zod'

/** Any JSON, for whoever knows what it means to look into: a body was JSON when it arrived. */
export const anyJson = z.custom<Json>((value) => value !== undefined).meta({ description: 'Any JSON' })
