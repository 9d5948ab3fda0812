import { hashOf, newSecret } from '../keys.ts'

const ofThisProcess = newSecret()

/**
 * What a process begins to think with about a match. Nobody who knows the level can foresee it; and it stays as long as
 * the process lives, so that a plan, and the time that is left of a turn, are kept from one decision to the next.
 */
export const thinkingSeed = (match: string): string => hashOf(`${ofThisProcess}/${match}`)
