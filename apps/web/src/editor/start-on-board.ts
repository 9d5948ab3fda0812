import type { JsonObject, Manifest, SeatInfo } from '@wyrmtable/kernel'
import { faultSentence } from '@wyrmtable/text'
import { goTo } from '../route.ts'
import { startMatch } from '../session/start-match.ts'
import type { Settings } from '../settings/settings.ts'
import { saveMatch } from '../store/saved-games.ts'
import { beginTable } from '../table/find-table.ts'

/** Begins a match with options and opens its table; why not in a sentence. */
export async function startOnBoard(
  manifest: Manifest,
  options: JsonObject,
  seats: readonly SeatInfo[],
  language: Settings['language'],
): Promise<string | undefined> {
  const { game } = await manifest.rules()
  const match = startMatch(game, { seats, options })
  if (!match.ok) {
    const { text } = await manifest.text(language)
    return faultSentence(match.fault, language, (refusal) => text.refusal(refusal))
  }
  await saveMatch(match.value)
  beginTable(match.value.header.id, language)
  goTo({ page: 'table', match: match.value.header.id })
  return undefined
}
