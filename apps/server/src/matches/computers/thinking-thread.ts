import { searchPerGame, serveNodeThread } from '@wyrmtable/ai'
import { manifests } from '@wyrmtable/games'
import { manifestNamed } from '@wyrmtable/kernel'
import { yieldCore } from './yield-core.ts'

yieldCore()

/** A thread in which levels think, about any game there is under any of its versions. */
serveNodeThread(async (name) => {
  const manifest = manifestNamed(manifests, name)
  if (manifest === undefined) return undefined
  const [{ game }, { bot }, createSearch] = await Promise.all([
    manifest.rules(),
    manifest.bot(),
    searchPerGame(name),
  ])
  return { game, room: bot, createSearch }
})
