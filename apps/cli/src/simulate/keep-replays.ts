import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { reasonOf } from '../read-file.ts'
import type { MatchResult } from './simulate-match.ts'
import type { Tally } from './tally.ts'

/** A folder into which a simulation puts its matches as they end, so that a run broken off leaves what it has played. */
export interface ReplayFolder {
  /** Writes the replays that there are, each whole or not at all. */
  keep(results: readonly MatchResult[]): Promise<void>
  keepFigures(tally: Tally): Promise<void>
  /** The file of each match kept so far, by its seed. */
  readonly files: ReadonlyMap<string, string>
}

/** The folder is made when something is put into it. `games`: how many matches there will be at most. */
export function replayFolder(context: Context, folder: string, games: number): ReplayFolder {
  const digits = String(games).length
  const files = new Map<string, string>()
  return {
    files,
    async keep(results) {
      for (const { index, seed, replay, error } of results) {
        if (replay === undefined) continue
        const name = `${error === undefined ? 'match' : 'error'}-${String(index + 1).padStart(digits, '0')}.json`
        await putFile(context, folder, name, JSON.stringify(replay))
        files.set(seed, join(folder, name))
      }
    },
    keepFigures: (tally) => putFile(context, folder, 'figures.json', JSON.stringify(tally, null, 2)),
  }
}

/** Writes a file into a folder, which is made where it is missing, whole or not at all. */
export async function putFile(context: Context, folder: string, name: string, text: string): Promise<void> {
  const path = join(folder, name)
  const part = `${path}.part`
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(part, `${text}\n`)
    await rename(part, path)
  } catch (error) {
    const reason = reasonOf(context, error)
    throw new Failure(context.t('file.notWritten', { file: folder, reason }), { file: folder })
  }
}
