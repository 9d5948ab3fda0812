import type { Fault, Language, Result } from '@wyrmtable/kernel'
import { boxOf, type OpenTable, openTable } from '../box/open-box.ts'
import { boxesOfRecord, loadRules, type RecordBoxes, recordJson } from '../session/record-rules.ts'
import type { Resumed } from '../session/resume-match.ts'
import { readRecord, readSnapshot } from '../store/saved-games.ts'

/** What is found at the address of a table. */
export type Found =
  | { readonly kind: 'missing' }
  | { readonly kind: 'faulty'; readonly fault: Fault; readonly record: unknown }
  | { readonly kind: 'box'; readonly box: OpenTable; readonly record: unknown; readonly resume: Resume }

/** Makes the match of the record, to be played on under the rules of the box. */
export type Resume = () => Result<Resumed, Fault>

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
  const [record, snapshot] = await Promise.all([readRecord(match), readSnapshot(match)])
  if (record === undefined) return { kind: 'missing' }
  const id = wordAt(record, 'game')
  const today = boxOf(id)
  if (today === undefined || today.stage !== 'playable') {
    return { kind: 'faulty', record, fault: { code: 'unknownGame', path: '/game', figures: { got: id } } }
  }
  const json = recordJson(record)
  const boxes = json.ok ? boxesOfRecord(today, json.value) : json
  if (!boxes.ok) return { kind: 'faulty', record, fault: boxes.fault }
  const { now } = boxes.value
  try {
    const resume = loadResume(boxes.value, record, snapshot)
    if (now === today) {
      const [box, open] = await Promise.all([openTable(today, language), resume])
      return { kind: 'box', record, box, resume: open }
    }
    const [{ goOnUnderSame }, { game }, open] = await Promise.all([
      import('../session/rules-of-today.ts'),
      today.rules(),
      resume,
    ])
    const match = open()
    const isSame = match.ok && goOnUnderSame(match.value.match, game)
    return { kind: 'box', record, box: await openTable(isSame ? today : now, language), resume: () => match }
  } catch (error) {
    // Without a line, the rules of an earlier version may not be at hand.
    const reason = error instanceof Error ? error.message : String(error)
    return { kind: 'faulty', record, fault: { code: 'unreadable', path: '', figures: { reason } } }
  }
}

/** What it takes to make the match is loaded at once; made it is when its table is there. */
async function loadResume(boxes: RecordBoxes, record: unknown, snapshot: unknown): Promise<Resume> {
  // Heavy for the lobby, which loads this file.
  const [{ resumeStored }, rules] = await Promise.all([
    import('../session/resume-match.ts'),
    loadRules(boxes),
  ])
  return () => resumeStored(rules, record, snapshot)
}

function wordAt(record: unknown, key: 'game'): string {
  const words: Readonly<Partial<Record<typeof key, unknown>>> =
    typeof record === 'object' && record !== null ? record : {}
  return String(words[key] ?? '')
}
