import type { Page } from '@playwright/test'
import type { Replay } from '@wyrmtable/kernel'
import { openDocument } from './open-game.ts'

/**
 * Sits down at a match that is nearly over: so many entries of the record are played, people are at the seats named
 * and computers at the others.
 */
export async function openLate(
  page: Page,
  { result: _, ...replay }: Replay,
  played: number,
  people: readonly string[],
): Promise<void> {
  const seats = replay.seats.map(({ id }) =>
    people.includes(id)
      ? { id, name: id, kind: 'person' as const }
      : { id, name: id, kind: 'computer' as const, level: 'random' },
  )
  const late = { ...replay, seats, entries: replay.entries.slice(0, played) }
  await openDocument(page, late)
}
