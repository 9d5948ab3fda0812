import { jsonOf } from '@wyrmtable/kernel'
import { allBranches, keepBranch } from '../../replay/branches/branches.ts'
import { isLine, isOtherCourse } from '../../replay/branches/other-courses.ts'
import { change } from '../../store/database.ts'
import { besideLines } from '../../store/match-note.ts'
import { deleteGame, keepRecord, listGames, readRecord } from '../../store/saved-games.ts'
import type { Mine } from './follow.ts'

/** Lines that this browser has, and those whose game somebody has deleted here. */
export async function linesHere() {
  const kept = new Map(
    (await listGames()).flatMap((line) =>
      line.kind === 'readable' ? [[line.summary.id, line.summary] as const] : [],
    ),
  )
  const lines = new Map<string, Mine>()
  const gone = new Set<string>()
  for (const { of, seq, match } of allBranches()) {
    const summary = kept.get(match)
    const record = summary === undefined ? undefined : await readRecord(match)
    if (summary === undefined || record === undefined) gone.add(`line/${match}`)
    else {
      const body = jsonOf({ of, seq, summary, record })
      lines.set(`line/${match}`, { savedAt: summary.savedAt, body })
    }
  }
  return { lines, gone }
}

/** Keeps a line that another device has, as the game that it is, or another course of one beside it. */
export async function keepLine(id: string, { savedAt, body }: Mine): Promise<void> {
  if (isOtherCourse(id)) {
    await change(['made'], (store) => store('made').put({ id, savedAt, value: body }, [besideLines, id]))
    return
  }
  if (!isLine(body, id)) return
  await keepRecord({ ...body.summary, savedAt }, body.record)
  keepBranch({ of: body.of, seq: body.seq, match: id })
}

export async function removeLine(id: string): Promise<void> {
  if (isOtherCourse(id)) await change(['made'], (store) => store('made').delete([besideLines, id]))
  else await deleteGame(id)
}

/** Whether the game stands open here, and would be saved over what is brought. */
export const isLineOpen = (id: string): boolean => window.location.hash.includes(id)
