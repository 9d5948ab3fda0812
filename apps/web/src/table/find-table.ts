import { type Fault, type Language, manifestAt, versionsOf } from '@wyrmtable/kernel'
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
  const id = wordAt(record, 'game')
  const today = boxOf(id)
  if (today === undefined || today.stage !== 'playable') {
    return { kind: 'faulty', record, fault: { code: 'unknownGame', path: '/game', figures: { got: id } } }
  }
  const version = wordAt(record, 'version')
  const manifest = manifestAt(today, version)
  if (manifest === undefined) {
    const figures = { expected: versionsOf(today).join(', '), got: version }
    return { kind: 'faulty', record, fault: { code: 'wrongVersion', path: '/version', figures } }
  }
  if (manifest === today) return { kind: 'box', record, box: await openTable(today, language) }
  try {
    // Rare, and heavy for the lobby, which loads this file.
    const { sameUnderToday } = await import('../session/rules-of-today.ts')
    const same = await sameUnderToday(manifest, today, record)
    if (same !== undefined) return { kind: 'box', record: same, box: await openTable(today, language) }
    return { kind: 'box', record, box: await openTable(manifest, language) }
  } catch (error) {
    // Without a line, the rules of an earlier version may not be at hand.
    const reason = error instanceof Error ? error.message : String(error)
    return { kind: 'faulty', record, fault: { code: 'unreadable', path: '', figures: { reason } } }
  }
}

function wordAt(record: unknown, key: 'game' | 'version'): string {
  const words: Readonly<Partial<Record<typeof key, unknown>>> =
    typeof record === 'object' && record !== null ? record : {}
  return String(words[key] ?? '')
}
