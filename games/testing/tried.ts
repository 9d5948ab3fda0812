import { manifests } from '../index.ts'

/** Names of games, with commas between: `npm test -- quick` tries only those that changed. */
const named = process.env.TRIED_GAMES?.split(',')

/** The games that the suites of all games try. */
export const tried = named === undefined ? manifests : manifests.filter(({ id }) => named.includes(id))
