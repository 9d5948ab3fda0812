import type { Account, MatchStore, Measure, MeasureKind, ModerationStore } from '@wyrmtable/store'
import { newWord } from '../../matches/keys.ts'
import { Problem } from '../../matches/problem.ts'

/** What the host does about somebody. `until` ends a suspension. */
interface MeasureWish {
  readonly kind: MeasureKind
  readonly reason: string
  readonly until?: number | undefined
  /** The account of the host that does it; absent: it is done by command. */
  readonly by?: string | undefined
}

/**
 * Writes down what the host does about an account, and does it: whoever is closed out is signed out everywhere, and their tokens
 * are void. What was
 * reported of them is settled by it.
 */
export async function takeMeasure(
  { people, moderation, tokens }: MatchStore,
  account: Account,
  { kind, reason, until, by }: MeasureWish,
  now: number,
): Promise<void> {
  const [last] = await moderation.measuresOf(account.id)
  await moderation.addMeasure({
    ...{ id: newWord(), account: account.id, kind, reason, by, isSeen: false },
    // Two of the same moment keep their order: the later one counts.
    at: Math.max(now, (last?.at ?? 0) + 1),
    until: kind === 'suspended' ? until : undefined,
  })
  if (kind === 'closed') {
    await people.endSessions(account.id)
    await tokens.removeAll(account.id)
  }
  if (kind !== 'lifted') await moderation.settleReports({ about: account.id })
}

/** The measure that keeps somebody from playing now; undefined: none does. */
export function inForce(measures: readonly Measure[], now: number): Measure | undefined {
  const last = measures.find(({ kind }) => kind !== 'warned')
  if (last === undefined || last.kind === 'lifted') return undefined
  return last.kind === 'closed' || last.until === undefined || last.until > now ? last : undefined
}

/** Throws a Problem that says why, where a measure keeps the account from playing; `which`: only one of that kind. */
export async function mustBeFree(
  moderation: ModerationStore,
  account: string,
  now: number,
  which?: MeasureKind,
): Promise<void> {
  const measure = inForce(await moderation.measuresOf(account), now)
  if (measure === undefined || (which !== undefined && measure.kind !== which)) return
  const { kind, reason, until } = measure
  throw new Problem('barred', { kind, reason, ...(until === undefined ? {} : { until }) })
}
