import type { Game } from '../game/contract.ts'
import { manifestAt, type Versions, versionsOf } from '../game/versions.ts'
import type { Fault } from '../json/fault.ts'
import type { Json } from '../json/json.ts'
import { isJsonObject } from '../json/json-of.ts'
import { ok, type Result } from '../result.ts'
import { readReplay } from './read-replay.ts'
import type { Replay } from './replay.ts'

/** A replay and the rules it was played by. */
export interface UnderItsRules<M extends Versions = Versions> {
  /** The game as it was under the version of the replay. */
  readonly manifest: M
  readonly game: Game
  readonly replay: Replay
}

/**
 * Reads a replay under the rules of its own version, today's or any that was released; they are loaded for it. Faults
 * are those of `readReplay`; that of a version nobody has names those there are. Rejects where the rules cannot be
 * loaded.
 */
export async function readAnyVersion<M extends Versions>(
  manifests: readonly M[],
  document: Json,
): Promise<Result<UnderItsRules<M>, Fault>> {
  const named = (key: string): string => {
    const value = isJsonObject(document) ? document[key] : undefined
    return typeof value === 'string' ? value : ''
  }
  const today = manifests.find(({ id }) => id === named('game'))
  if (today === undefined) {
    const refused = readReplay(document, () => undefined)
    if (refused.ok) throw new Error('a replay was read without its game')
    return refused
  }
  const manifest = manifestAt(today, named('version')) ?? today
  const { game } = await manifest.rules()
  const replay = readReplay(document, () => game, versionsOf(today))
  return replay.ok ? ok({ manifest, game, replay: replay.value }) : replay
}
