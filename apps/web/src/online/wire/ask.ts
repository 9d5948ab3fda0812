import type { Result } from '@wyrmtable/kernel'
import type { Problem } from './answers.ts'

/** Nobody waits longer for an answer: the connection is taken to be gone. */
const LIMIT_MS = 30_000
/** The same where the server plays a whole match again before it answers. */
export const JUDGED_WITHIN_MS = 150_000

/** Asks the server that sent this page. What it answers is taken to be what its route promises. */
export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  withinMs = LIMIT_MS,
): Promise<Result<T, Problem>> {
  const how: RequestInit = {
    method,
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(withinMs),
  }
  if (body !== undefined) {
    how.headers = { 'content-type': 'application/json' }
    how.body = JSON.stringify(body)
  }
  try {
    const answer = await fetch(path, how)
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    const json: unknown = isJson ? await answer.json() : undefined
    if (answer.ok && isJson) return { ok: true, value: json as T }
    const told = typeof json === 'object' && json !== null ? (json as Partial<Problem>) : {}
    // A file server that knows nothing of matches, or a proxy without a server behind it.
    return { ok: false, fault: { code: 'noServer', ...told, status: answer.status } }
  } catch {
    return { ok: false, fault: { code: 'offline', status: 0 } }
  }
}
