import { serveNodeThread } from '@wyrmtable/ai'
import { searchRoom } from '../../games/dragon-rage/bot/search/index.ts'
import { dragonRage } from '../../games/dragon-rage/rules/game.ts'

/** A thread that thinks about Dragon Rage. */
serveNodeThread(async (id) =>
  id === dragonRage.id ? { game: dragonRage as never, room: searchRoom as never } : undefined,
)
