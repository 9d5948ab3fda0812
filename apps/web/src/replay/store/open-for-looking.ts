import {
  asRecorded,
  type Fault,
  hasTakeBacks,
  liveLine,
  type Match,
  openMatch,
  type Replay,
  type Result,
} from '@wyrmtable/kernel'
import type { RecordRules } from '../../session/record-rules.ts'

/** A replay that can be looked at, whole or up to where it stops making sense. */
export interface Shown {
  readonly match: Match
  /** Why what follows the match's last entry cannot be shown. */
  readonly fault?: Fault
}

/**
 * Opens a replay with its dice as they were recorded: whether they are the promised ones is for the judge
 * to say. Each action is checked, and the first that cannot be ends what is shown. What was taken back is folded away.
 */
export function openForLooking(rules: RecordRules, replay: Replay): Result<Shown, Fault> {
  const { begun, rulesOf } = rules
  const recorded = asRecorded(replay)
  const opened = openMatch(begun, recorded, { rulesOf })
  if (opened.ok) return shown(rules, recorded, opened.value)
  const sound = soundEntries(opened.fault)
  if (sound === undefined) return opened
  const cut = { ...recorded, entries: replay.entries.slice(0, sound) }
  const again = openMatch(begun, cut, { rulesOf })
  return again.ok ? shown(rules, cut, again.value, opened.fault) : again
}

function shown(
  { begun, rulesOf }: RecordRules,
  record: Replay,
  match: Match,
  fault?: Fault,
): Result<Shown, Fault> {
  const about = fault === undefined ? {} : { fault }
  if (!hasTakeBacks(record)) return { ok: true, value: { match, ...about } }
  const folded = openMatch(begun, liveLine(record, begun.seatIds), { rulesOf, trusted: true })
  return folded.ok ? { ok: true, value: { match: folded.value, ...about } } : folded
}

/** How many entries stand before the one that the fault is in. */
function soundEntries(fault: Fault): number | undefined {
  const found = /^\/entries\/(\d+)/.exec(fault.path)
  return found?.[1] === undefined ? undefined : Number(found[1])
}
