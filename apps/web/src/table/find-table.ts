import type { Fault, Language } from '@wyrmtable/kernel'
import { boxOf, type OpenTable, openTable } from '../box/open-box.ts'
import { readRecord } from '../store/saved-games.ts'

/** What is found at the address of a table. */
export type Found =
  | { readonly kind: 'missing' }
  | { readonly kind: 'faulty'; readonly fault: Fault; readonly record: unknown }
  | { readonly kind: 'box'; readonly box: OpenTable; readonly record: unknown }

/** Searches that were begun before their page was there. */
const begun = new Map<string, Promise<Found>>()

/** Begins to open a table that is about to be shown, while the code of its page is still on its way. */
export function beginTable(match: string, language: Language): void {
  const found = find(match, language)
  // Whoever takes it hears of its failure; until then nobody listens.
  found.catch(() => undefined)
  begun.set(`${match} ${language}`, found)
}

/** The stored game of an address; each search that was begun is taken once. */
export function findTable(match: string, language: Language): Promise<Found> {
  const key = `${match} ${language}`
  const early = begun.get(key)
  begun.delete(key)
  return early ?? find(match, language)
}

async function find(match: string, language: Language): Promise<Found> {
  const record = await readRecord(match)
  if (record === undefined) return { kind: 'missing' }
  const id = typeof record === 'object' && record !== null && 'game' in record ? String(record.game) : ''
  const manifest = boxOf(id)
  if (manifest === undefined || manifest.stage !== 'playable') {
    return { kind: 'faulty', record, fault: { code: 'unknownGame', path: '/game', figures: { got: id } } }
  }
  return { kind: 'box', record, box: await openTable(manifest, language) }
}
