import { labelOf } from '../../rules/map.ts'

type Place = Parameters<typeof labelOf>[0] | -1

/** The number of a hex; undefined off the map. */
export const labelAt = (hex: Place): string | undefined => (hex === -1 ? undefined : labelOf(hex))
