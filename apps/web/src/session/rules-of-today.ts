import { type Replay, underOtherRules, type Versions } from '@wyrmtable/kernel'
import { resumeMatch } from './resume-match.ts'

/**
 * The stored record of a match that goes on under today's rules, because these say the same of it as those it was begun
 * under. Undefined where they do not, where it is over, and where it cannot be opened.
 */
export async function sameUnderToday(
  earlier: Pick<Versions, 'rules'>,
  today: Pick<Versions, 'rules'>,
  record: unknown,
): Promise<Replay | undefined> {
  const [then, now] = await Promise.all([earlier.rules(), today.rules()])
  const match = resumeMatch(then.game, record)
  if (!match.ok || match.value.outcome() !== undefined) return undefined
  return underOtherRules(match.value, now.game)
}
