import { manifests } from '@wyrmtable/games'
import type { Clause, Game, GameText, Language, Manifest } from '@wyrmtable/kernel'
import type { ViewRoom } from '@wyrmtable/ui'

/** The games there are, as the lobby knows them. */
export const boxes: readonly Manifest[] = manifests

export const boxOf = (id: string): Manifest | undefined => boxes.find((manifest) => manifest.id === id)

/** All that a table needs of a game, loaded on demand. */
export interface OpenBox {
  readonly manifest: Manifest
  readonly game: Game
  readonly text: GameText
  readonly view: ViewRoom
}

export async function openBox(manifest: Manifest, language: Language): Promise<OpenBox> {
  const [{ game }, { text }, view] = await Promise.all([
    manifest.rules(),
    manifest.text(language),
    viewOf(manifest),
  ])
  return { manifest, game, text, view }
}

/** The same for a page that is going to show the table. */
export function openTable(manifest: Manifest, language: Language): Promise<OpenBox> {
  viewOf(manifest).then(prepareTable, () => undefined)
  return openBox(manifest, language)
}

/** Lets a game begin what takes its time; a table that fails to come says so itself. */
export function prepareTable(view: ViewRoom): void {
  view.prepare?.().catch(() => undefined)
}

/** The React room of a game; the manifest's type does not know React, so it is looked at here. */
export async function viewOf(manifest: Manifest): Promise<ViewRoom> {
  const view = await manifest.view()
  if (!isViewRoom(view)) throw new TypeError(`${manifest.id} has no view room`)
  return view
}

/** What the seats are called; the game's text is loaded only where its manifest does not say. */
export async function seatNamesOf(manifest: Manifest, language: Language): Promise<readonly string[]> {
  const { seatIds, seatTitles } = manifest
  if (seatTitles !== undefined) return seatTitles.map((title) => title[language])
  const { text } = await manifest.text(language)
  return seatIds.map((id) => text.seat(id))
}

export const clausesOf = async (manifest: Manifest): Promise<readonly Clause[]> =>
  (await manifest.clauses()).clauses

function isViewRoom(view: unknown): view is ViewRoom {
  return (
    typeof view === 'object' && view !== null && 'Table' in view && 'Cover' in view && 'seatMarks' in view
  )
}
