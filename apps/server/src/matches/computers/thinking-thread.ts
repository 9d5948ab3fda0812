import { gamesOf, serveNodeThread } from '@wyrmtable/ai'
import { manifests } from '@wyrmtable/games'
import { yieldCore } from './yield-core.ts'

yieldCore()

/** A thread in which levels think, about any game there is under any of its versions. */
serveNodeThread(gamesOf(manifests))
