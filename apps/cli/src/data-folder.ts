import { fileURLToPath } from 'node:url'
import type { Context } from './context.ts'

/** Where matches are kept unless somebody says otherwise: beside what else this checkout makes. */
const usualData = fileURLToPath(new URL('../../../.wyrmtable/data', import.meta.url))

/** The folder that the environment names, or the usual one. */
export const dataFolder = ({ surroundings }: Context): string =>
  surroundings.environment.WYRMTABLE_DATA || usualData
