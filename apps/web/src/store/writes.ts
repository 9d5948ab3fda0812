import { hold, release } from './unwritten.ts'

interface Turn {
  work: () => Promise<void>
  readonly done: Promise<void>
}

/** Of each thing, what is to be written next and has not begun. */
const waiting = new Map<string, Turn>()
/** Of each thing, the last that was asked for, until it is written. */
const last = new Map<string, Turn>()

/**
 * Writes a thing once what is under way for it is done. Of all that wait for the same thing only the newest is written, and
 * speaks for those before it. Until then its note is held for a page that goes too early; absent: what was held before goes
 * on being held.
 */
export function write(name: string, work: () => Promise<void>, note?: () => object): Promise<void> {
  if (note !== undefined) hold(name, note)
  const next = waiting.get(name)
  if (next !== undefined) {
    next.work = work
    return next.done
  }
  const before = last.get(name)?.done.catch(() => undefined) ?? Promise.resolve()
  const turn: Turn = { work, done: before.then(() => begin()) }
  const begin = async () => {
    waiting.delete(name)
    await turn.work()
    // What could not be written is held as long as nothing newer was.
    if (last.get(name) !== turn) return
    last.delete(name)
    release(name)
  }
  waiting.set(name, turn)
  last.set(name, turn)
  return turn.done
}

/** Resolves when all that was asked for up to now is written, or has failed to be. */
export async function written(): Promise<void> {
  await Promise.allSettled([...last.values()].map(({ done }) => done))
}
