import { gamesOf, serveNodeThread } from '@wyrmtable/ai'
import { manifests } from '@wyrmtable/games'

/** A thread in which levels think and hints are found, about any game there is under any of its versions. */
serveNodeThread(gamesOf(manifests))
