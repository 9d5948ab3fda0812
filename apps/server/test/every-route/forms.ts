import { z } from 'zod'

/** What the walk goes on with out of answers; that they are whole, each is looked through for apart. */

/** Something that was made. */
export const made = z.object({ id: z.string() })

/** A table that was laid. */
export const laid = z.object({
  id: z.string(),
  seats: z.array(z.object({ invitation: z.string().optional() })),
})

/** What a browser needs to make a passkey, or to have one sign. */
export const passkeyAsked = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  rp: z.object({ id: z.string() }).optional(),
  user: z.object({ id: z.string() }).optional(),
})
