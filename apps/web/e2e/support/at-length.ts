/**
 * Whether a test goes through all that a claim is made of, as in `npm run soak`, and not through a part that holds each
 * thing once.
 */
export const isAtLength = process.env.AT_LENGTH !== undefined
