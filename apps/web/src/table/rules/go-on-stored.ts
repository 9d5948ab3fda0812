import type { Fault, Manifest, Result } from '@wyrmtable/kernel'
import { boxesOfRecord, loadRules, recordJson } from '../../session/record-rules.ts'
import { resumeMatch } from '../../session/resume-match.ts'
import { goOnByAgreement } from '../../session/rules-of-today.ts'
import { readRecord, saveMatch } from '../../store/saved-games.ts'

/**
 * Lets the stored match go on under today's rules, as all have agreed. It is done to the stored one, so that nothing
 * has changed where it cannot be saved.
 */
export async function goOnStored(id: string, today: Manifest): Promise<Result<undefined, Fault>> {
  const record = recordJson(await readRecord(id))
  if (!record.ok) return record
  const boxes = boxesOfRecord(today, record.value)
  if (!boxes.ok) return boxes
  const [rules, { game }] = await Promise.all([loadRules(boxes.value), today.rules()])
  const match = resumeMatch(rules, record.value)
  const gone = match.ok ? goOnByAgreement(match.value, game) : match
  if (!gone.ok) return gone
  await saveMatch(gone.value)
  return { ok: true, value: undefined }
}
