import {
  type Fault,
  type Game,
  type Json,
  jsonOf,
  type Manifest,
  manifestAt,
  type Result,
  versionsIn,
  versionsOf,
} from '@wyrmtable/kernel'

/** The rules that a record needs, loaded. */
export interface RecordRules {
  /** Those that its match began with. */
  readonly begun: Game
  /** Those of each version that it was played under. */
  rulesOf(version: string): Game | undefined
}

/** Where the rules of a stored record are, before they are loaded and before the record is read. */
export interface RecordBoxes {
  /** By version, the first of them begun under, the last of them now. */
  readonly boxes: readonly [Manifest, ...Manifest[]]
  readonly now: Manifest
}

/** A stored record as JSON, whatever is stored. */
export function recordJson(record: unknown): Result<Json, Fault> {
  try {
    return { ok: true, value: jsonOf(record) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { ok: false, fault: { code: 'unreadable', path: '', figures: { reason } } }
  }
}

/** The boxes of the versions that a record names; the fault is of one that nobody has. */
export function boxesOfRecord(today: Manifest, record: Json): Result<RecordBoxes, Fault> {
  const [version, ...later] = versionsIn(record)
  const begun = manifestAt(today, version)
  if (begun === undefined) {
    const figures = { expected: versionsOf(today).join(', '), got: version }
    return { ok: false, fault: { code: 'wrongVersion', path: '/version', figures } }
  }
  // Of a later one that is not here the reading of the record says where it is.
  const boxes = [begun, ...later.flatMap((one) => manifestAt(today, one) ?? [])] as const
  return { ok: true, value: { boxes, now: boxes.at(-1) ?? begun } }
}

export async function loadRules({ boxes }: RecordBoxes): Promise<RecordRules> {
  const [begun, ...later] = await Promise.all(boxes.map(async (box) => (await box.rules()).game))
  if (begun === undefined) throw new Error('a record has a version')
  return { begun, rulesOf: (version) => [begun, ...later].find((one) => one.version === version) }
}
