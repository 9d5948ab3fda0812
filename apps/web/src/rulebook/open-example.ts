import { type ClauseNotes, canonicalJson, jsonOf, positionFormat } from '@wyrmtable/kernel'
import { goTo } from '../route.ts'
import { importFile } from '../session/import-file.ts'

/** Opens the position of a worked example at a table of this browser; false if it cannot be opened. */
export async function openExample(
  game: string,
  { options, position }: ClauseNotes['examples'][number],
  people: (number: number) => string,
): Promise<boolean> {
  const document = { format: positionFormat, game, ...(options === undefined ? {} : { options }), position }
  const text = canonicalJson(jsonOf(document))
  const opened = await importFile({ size: text.length, text: async () => text }, people)
  if (!opened.ok || opened.value.kind !== 'opened') return false
  goTo({ page: 'table', match: opened.value.match })
  return true
}
