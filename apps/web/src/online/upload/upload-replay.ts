import { type Json, ok, type Result } from '@wyrmtable/kernel'
import { formatRoute } from '../../route.ts'
import type { Problem } from '../wire/answers.ts'
import { ask, JUDGED_WITHIN_MS } from '../wire/ask.ts'

/** Leaves the replay of a finished match with the server of this page and gives the name it has there. */
export async function uploadReplay(document: Json): Promise<Result<string, Problem>> {
  const taken = await ask<{ readonly id: string }>('POST', '/api/replays', document, JUDGED_WITHIN_MS)
  return taken.ok ? ok(taken.value.id) : taken
}

/** The whole address of a replay that the server has, at an entry where one is named. */
export function replayAddress(match: string, seq?: number): string {
  const { origin, pathname } = window.location
  return `${origin}${pathname}${formatRoute({ page: 'replay', match, ...(seq === undefined ? {} : { seq }) })}`
}
