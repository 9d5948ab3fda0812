import type { Sheets } from '../../data/tables.ts'
import type { Campaign } from './campaign.ts'

/** Types of a side who are wizards. */
export const wizardTypes = ({ characters }: Sheets, side: string): readonly string[] =>
  characters.characters.filter((one) => one.wizard !== undefined && one.side === side).map(({ id }) => id)

/** The sheets with the levels that wizards gained in a campaign: their energy and range follow (DN-15.1, DN-15.5). */
export function withLevels(sheets: Sheets, { levels }: Campaign): Sheets {
  if (Object.keys(levels).length === 0) return sheets
  const characters = sheets.characters.characters.map((one) => {
    const gained = levels[one.id] ?? 0
    return one.wizard === undefined || gained === 0
      ? one
      : { ...one, wizard: { ...one.wizard, level: one.wizard.level + gained } }
  })
  return { ...sheets, characters: { ...sheets.characters, characters } }
}
