import { sheets } from '../../data/tables.ts'
import { sideIds, typeOfId } from '../../rules/roster.ts'

/** The seat whose counter it usually is, by the printed list; undefined for spectres, which both sides may call. */
export function usualSideOf(unit: string): number | undefined {
  const type = typeOfId(unit)
  const side = sheets.characters.characters.find(({ id }) => id === type)?.side
  return side === undefined || side === 'spectre' ? undefined : sideIds.indexOf(side)
}
