import type { HexId } from '@wyrmtable/hex'
import { unitsData } from '../../data/units.ts'
import type { Dragon } from '../pieces.ts'
import type { Play } from '../play.ts'
import { fight } from './combat.ts'

/** DR-14.2, DR-14.3: strength 6 whatever the damage, against all units of the hex at once. */
export function overrun(play: Play, d: Dragon, hex: HexId): void {
  fight(play, { d, hex, attack: unitsData.dragon.overrunStrength, why: 'overrun', clause: 'DR-14.3' })
}
