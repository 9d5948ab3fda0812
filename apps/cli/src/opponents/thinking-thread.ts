import { searchPerGame, serveNodeThread } from '@wyrmtable/ai'
import { manifests } from '@wyrmtable/games'

/** A thread in which levels think and hints are found, about any game there is. */
serveNodeThread(async (id) => {
  const manifest = manifests.find((known) => known.id === id)
  if (manifest === undefined) return undefined
  const [{ game }, { bot }, createSearch] = await Promise.all([
    manifest.rules(),
    manifest.bot(),
    searchPerGame(id),
  ])
  return { game, room: bot, createSearch }
})
