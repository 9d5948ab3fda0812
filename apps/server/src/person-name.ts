import { z } from 'zod'

/** Names stand among other text on everybody's screen: no controls, no marks that turn the direction. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]*$/u)
