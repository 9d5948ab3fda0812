import { serveWebThread } from '@wyrmtable/ai'
import { manifests } from '@wyrmtable/games'
import { manifestNamed } from '@wyrmtable/kernel'

/** Where levels think and hints are found. One table asks one worker, so that its search knows one game only. */
serveWebThread(async (name) => {
  const manifest = manifestNamed(manifests, name)
  if (manifest === undefined) return undefined
  const [{ game }, { bot }] = await Promise.all([manifest.rules(), manifest.bot()])
  return { game, room: bot }
})
