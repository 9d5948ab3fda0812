import { languages } from '@wyrmtable/kernel'
import type { NoticeStore } from '@wyrmtable/store'
import { z } from 'zod'
import { isZone } from '../matches/pauses.ts'
import type { ClockRule } from '../matches/table.ts'

/** What somebody may be told of. */
const noticeKinds = ['turn', 'reminder', 'paired', 'asked', 'invited', 'ended', 'talk'] as const
export type NoticeKind = (typeof noticeKinds)[number]

export const isNoticeKind = (kind: string): kind is NoticeKind => noticeKinds.some((one) => one === kind)

const hour = z.int().min(0).max(23)

/** What an account wants to be told, when, and in which language. */
export const rulesSchema = z.strictObject({
  language: z.enum(languages),
  /** Of their clock on the wall. */
  zone: z.string().max(60).refine(isZone),
  kinds: z.strictObject({
    turn: z.boolean(),
    reminder: z.boolean(),
    /** What was kept before there were such notices does not name them. */
    paired: z.boolean().default(true),
    asked: z.boolean().default(true),
    invited: z.boolean(),
    ended: z.boolean(),
    talk: z.boolean(),
  } satisfies Record<NoticeKind, z.ZodType<boolean>>),
  /** By game: of all its matches, only of those without a live clock, or of none. What is not named: `slow`. */
  games: z.record(z.string().max(100), z.enum(['always', 'slow', 'never'])),
  /** Hours in which nothing comes. */
  quiet: z
    .strictObject({ fromHour: hour, toHour: hour })
    .refine(({ fromHour, toHour }) => fromHour !== toHour)
    .nullable(),
})
export type Rules = z.infer<typeof rulesSchema>

const firstRules: Rules = {
  language: 'en',
  zone: 'UTC',
  kinds: { turn: true, reminder: true, paired: true, asked: true, invited: true, ended: true, talk: false },
  games: {},
  quiet: null,
}

export async function rulesOf(notices: NoticeStore, account: string): Promise<Rules> {
  const kept = await notices.rules(account)
  return kept === undefined ? firstRules : rulesSchema.parse(JSON.parse(kept))
}

/**
 * Whether the account wants to hear of such a thing in a match of that game and pace. A round of a tournament waits for
 * people who are not there, and is lost without them: it counts as slow whatever its clock is.
 */
export function wants(rules: Rules, kind: NoticeKind, game: string, clock: ClockRule): boolean {
  const which = rules.games[game] ?? 'slow'
  const isSlow = clock.kind !== 'live' || kind === 'paired'
  return rules.kinds[kind] && (which === 'always' || (which === 'slow' && isSlow))
}
