import { stateHash } from '@wyrmtable/kernel'
import { maps } from '../data/maps.ts'
import { scenariosData } from '../data/scenarios.ts'
import { sheets } from '../data/tables.ts'

/**
 * SHA-256 of everything that this program reads from `data/` and plays by: sheets, boards, scenarios. A match
 * records it with its options and is refused where the data is not the same; sheets of an owner stand in the
 * options in full.
 */
export const dataHash: string = stateHash(
  { encode: (data: unknown) => data },
  { sheets, maps, scenarios: scenariosData },
)
