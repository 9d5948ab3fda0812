import type { HexId } from '@wyrmtable/hex'
import type { BoardFile } from '../../data/board-schema.ts'
import { optionsSchema } from '../options.ts'
import { type SideId, sideIds } from '../roster.ts'
import { setup } from '../setup.ts'
import { isInZone } from '../zones.ts'

/**
 * DN-18.3: the hexes of each set-up entry of a file, however it describes them, by side and in its order; labels without
 * the letters of the board. The map must have no faults of its hexes and sides.
 */
export function zoneHexes(own: BoardFile): Readonly<Record<SideId, readonly (readonly string[])[]>> {
  const state = setup(optionsSchema.parse({ scenario: 'own', own }))
  const { sheetOf, labels } = state.setting.field.joined
  const of = (side: SideId): readonly (readonly string[])[] =>
    (own.scenario.sides[side].setup ?? []).map(({ where }) =>
      [...sheetOf.keys()]
        .filter((hex) => isInZone(state, hex as HexId, where))
        .map((hex) => (labels[hex] ?? '').slice(3)),
    )
  return { [sideIds[0]]: of(sideIds[0]), [sideIds[1]]: of(sideIds[1]) } as Record<
    SideId,
    readonly (readonly string[])[]
  >
}
