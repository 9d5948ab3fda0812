import type { Game } from '../game/contract.ts'
import { manifestAt, type Versions, versionsIn, versionsOf } from '../game/versions.ts'
import type { Fault } from '../json/fault.ts'
import type { Json } from '../json/json.ts'
import { isJsonObject } from '../json/json-of.ts'
import { ok, type Result } from '../result.ts'
import { readReplay } from './read-replay.ts'
import type { Replay } from './replay.ts'

/** A replay and all the rules it was played by. */
export interface UnderItsRules<M extends Versions = Versions> {
  /** The game as it was under the version that the match began with. */
  readonly manifest: M
  readonly game: Game
  readonly replay: Replay
  /** The same for each version that the match was played under, in their order: the last holds at its end. */
  readonly boxes: readonly [M, ...M[]]
  /** The rules of any of these versions, to open the replay with. */
  rulesOf(version: string): Game | undefined
}

/**
 * Reads a replay under the rules of its own version, today's or any that was released, and of those that it goes on
 * under; they are loaded for it. Faults are those of `readReplay`; that of a version nobody has names those there are. Rejects where the rules cannot be
 * loaded.
 */
export async function readAnyVersion<M extends Versions>(
  manifests: readonly M[],
  document: Json,
): Promise<Result<UnderItsRules<M>, Fault>> {
  const id = isJsonObject(document) ? document.game : undefined
  const today = manifests.find((one) => one.id === id)
  if (today === undefined) {
    const refused = readReplay(document, () => undefined)
    if (refused.ok) throw new Error('a replay was read without its game')
    return refused
  }
  const [version, ...others] = versionsIn(document)
  const manifest = manifestAt(today, version) ?? today
  const later = others.flatMap((one) => manifestAt(today, one) ?? [])
  const [game, ...games] = await Promise.all([gameOf(manifest), ...later.map(gameOf)])
  const rulesOf = (version: string): Game | undefined =>
    [game, ...games].find((one) => one.version === version)
  const replay = readReplay(document, (_, version) => rulesOf(version) ?? game, versionsOf(today))
  return replay.ok
    ? ok({ manifest, game, replay: replay.value, boxes: [manifest, ...later], rulesOf })
    : replay
}

const gameOf = async (box: Pick<Versions, 'rules'>): Promise<Game> => (await box.rules()).game
