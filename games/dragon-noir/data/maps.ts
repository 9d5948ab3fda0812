import arena from './map-arena.json' with { type: 'json' }
import lake from './map-dragon-lake.json' with { type: 'json' }
import cavern from './map-dwarf-cavern.json' with { type: 'json' }
import { type MapData, mapSchema } from './map-schema.ts'
import watermill from './map-watermill.json' with { type: 'json' }

/** The four boards, checked once at load (DN-1.2). */
export const maps: Readonly<Record<string, MapData>> = Object.fromEntries(
  [watermill, arena, lake, cavern].map((file) => {
    const map = mapSchema.parse(file)
    return [map.id, map]
  }),
)
