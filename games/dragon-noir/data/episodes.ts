import { type BoardFile, boardFileSchema } from './board-schema.ts'
import beacon from './episodes/beacon.json' with { type: 'json' }
import bridge from './episodes/bridge.json' with { type: 'json' }
import chase from './episodes/chase.json' with { type: 'json' }
import defile from './episodes/defile.json' with { type: 'json' }
import ferry from './episodes/ferry.json' with { type: 'json' }
import grove from './episodes/grove.json' with { type: 'json' }
import nightMarch from './episodes/night-march.json' with { type: 'json' }
import siege from './episodes/siege.json' with { type: 'json' }
import village from './episodes/village.json' with { type: 'json' }

/** Boards of our own with their scenarios, for the episodes that come without content (DN-19.2), checked once at load. */
export const episodeBoards: Readonly<Record<string, BoardFile>> = Object.fromEntries(
  Object.entries({
    defile,
    'night-march': nightMarch,
    beacon,
    siege,
    grove,
    chase,
    ferry,
    village,
    bridge,
  }).map(([id, file]) => [id, boardFileSchema.parse(file)]),
)

/** Which of them each episode has, in its order. */
export const episodeScenarios: readonly (readonly string[])[] = [
  [],
  ['defile', 'night-march', 'beacon'],
  ['siege', 'grove', 'chase'],
  ['ferry', 'village', 'bridge'],
]
