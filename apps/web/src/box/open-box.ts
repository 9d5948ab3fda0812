import { imagined } from '@wyrmtable/ai'
import { manifests } from '@wyrmtable/games'
import {
  type Clause,
  type Game,
  type GameText,
  type Language,
  type Manifest,
  seededDice,
  type Viewer,
} from '@wyrmtable/kernel'
import type { TableModule, ViewRoom } from '@wyrmtable/ui'

/** The games there are, as the lobby knows them. */
export const boxes: readonly Manifest[] = manifests

export const boxOf = (id: string): Manifest | undefined => boxes.find((manifest) => manifest.id === id)

/** All that a page needs of a game, loaded on demand. */
export interface OpenBox {
  readonly manifest: Manifest
  readonly game: Game
  readonly text: GameText
  readonly view: ViewRoom
}

export async function openBox(manifest: Manifest, language: Language): Promise<OpenBox> {
  const [{ game }, { text }, view, { withFacts }] = await Promise.all([
    manifest.rules(),
    manifest.text(language),
    viewOf(manifest),
    // With it come the sentences of the platform, which a lobby that is only looked at need not have.
    import('../facts/fact-event.ts'),
  ])
  return { manifest, game, text: withFacts(text, language), view }
}

/** A box with the table unfolded, and what it takes to think about a view. */
export interface OpenTable extends OpenBox, TableModule {
  /** A state out of a view; undefined for who only watches a game with secrets. The same view gives the same one. */
  imagine(view: unknown, viewer: Viewer): unknown
}

/**
 * The same for a page that is going to show the table. An earlier version is shown by the table of today as far as that
 * draws it, and plainly otherwise.
 */
export async function openTable(manifest: Manifest, language: Language): Promise<OpenTable> {
  if (manifest.version !== boxOf(manifest.id)?.version) return openEarlier(manifest, language)
  const table = viewOf(manifest).then(unfold)
  const [box, { Table, showsMissed = false }] = await Promise.all([openBox(manifest, language), table])
  return { ...box, Table, showsMissed, imagine: await imagineOf(box) }
}

async function imagineOf({ manifest, game }: OpenBox): Promise<OpenTable['imagine']> {
  // Without secrets a view is the state: nobody need wait for the room of the computers.
  const { bot } = game.hasSecrets ? await manifest.bot() : { bot: {} }
  return (view, viewer) =>
    viewer === 'spectator' && game.hasSecrets
      ? undefined
      : imagined(game, bot, view, viewer === 'spectator' ? 0 : viewer, seededDice('table'))
}

async function openEarlier(manifest: Manifest, language: Language): Promise<OpenTable> {
  const [box, { earlierTable }] = await Promise.all([
    openBox(manifest, language),
    import('../plain/earlier-table.ts'),
  ])
  // What today's pages say of a state beyond the contract may not be true of an earlier one.
  const { Cover, seatMarks, table, optionNotes, keys } = box.view
  const isDrawn = !manifest.undrawn?.includes(manifest.version)
  const drawn = isDrawn && keys !== undefined ? { keys } : {}
  const view: ViewRoom = { Cover, seatMarks, table, optionNotes, ...drawn }
  const { Table } = earlierTable(isDrawn ? await unfold(view) : undefined)
  return { ...box, view, Table, imagine: await imagineOf(box) }
}

/** Fetches the table, and lets the game begin what takes its time: if that fails, the table says so itself. */
export function unfold(view: ViewRoom): Promise<TableModule> {
  const table = view.table()
  view.prepare?.().catch(() => undefined)
  return table
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

/** A clause in the words of a reader. */
export interface ReadClause extends Clause {
  /** The language of its text: English where there is no other wording. */
  readonly textLanguage: Language
}

/** The clauses of a game, worded in that language where they are. */
export async function clausesOf(manifest: Manifest, language: Language): Promise<readonly ReadClause[]> {
  const book = await manifest.book()
  const [clauses, words] = await Promise.all([
    book.clauses(),
    language === 'en' ? undefined : book.clauseWords?.[language](),
  ])
  const worded: Readonly<Record<string, string>> = words?.default ?? {}
  return clauses.default.map((clause) => {
    const text = worded[clause.id]
    return text === undefined
      ? { ...clause, textLanguage: 'en' }
      : { ...clause, text, textLanguage: language }
  })
}

function isViewRoom(view: unknown): view is ViewRoom {
  return (
    typeof view === 'object' && view !== null && 'table' in view && 'Cover' in view && 'seatMarks' in view
  )
}
