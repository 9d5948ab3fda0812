import { type Manifest, manifestNamed } from '@wyrmtable/kernel'
import { searchPerGame } from '../../search/index.ts'
import type { ThinkerHost } from './serve-thinker.ts'

/** Opens games of a list under any of their versions, for a thread that is asked about several: each has a search of its own. */
export const gamesOf =
  (manifests: readonly Manifest[]): ThinkerHost['load'] =>
  async (name) => {
    const manifest = manifestNamed(manifests, name)
    if (manifest === undefined) return undefined
    const [{ game }, { bot }, createSearch] = await Promise.all([
      manifest.rules(),
      manifest.bot(),
      searchPerGame(name),
    ])
    return { game, room: bot, createSearch }
  }
