import type { Refusal as AnyRefusal } from '@wyrmtable/kernel'
import { type Refusal, type RefusalType, refusalTypes } from '../rules/refusals.ts'
import type { Say } from './say.ts'

/** Why not, in one sentence. */
export function refusalSentence(refusal: AnyRefusal, { t }: Say): string {
  if (!isOurs(refusal)) return t('refusal.unknown')
  const { needed = 0, given = 0, limit = 0 } = refusal
  return t(`refusal.${refusal.type}`, { needed, given, limit })
}

const known: ReadonlySet<string> = new Set<RefusalType>(refusalTypes)
const isOurs = (refusal: AnyRefusal): refusal is Refusal => known.has(refusal.type)
