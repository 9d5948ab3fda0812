import { serveWebThread } from '@wyrmtable/ai'
import { manifests } from '@wyrmtable/games'

/** Where levels think and hints are found. One table asks one worker, so that its search knows one game only. */
serveWebThread(async (id) => {
  const manifest = manifests.find((one) => one.id === id)
  if (manifest === undefined) return undefined
  const [{ game }, { bot }] = await Promise.all([manifest.rules(), manifest.bot()])
  return { game, room: bot }
})
