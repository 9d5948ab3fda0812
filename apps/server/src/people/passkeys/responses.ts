import { z } from 'zod'

/*
 * What browsers answer for an authenticator, as WebAuthn writes it in JSON. Only what is read here; the library that
 * judges it looks into the texts themselves.
 */

const base64url = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most)

const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.object({}),
}

/** A passkey was made. */
export const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
  }),
})
export type MadePasskey = z.infer<typeof madePasskey>

/** A passkey signed. */
export const signedByPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: base64url(200).nullish(),
  }),
})
export type SignedByPasskey = z.infer<typeof signedByPasskey>
