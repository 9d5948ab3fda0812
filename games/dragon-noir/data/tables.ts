import { z } from 'zod'
import { charactersSchema } from './character-schema.ts'
import characters from './characters.json' with { type: 'json' }
import combat from './combat.json' with { type: 'json' }
import fire from './fire.json' with { type: 'json' }
import infiltration from './infiltration.json' with { type: 'json' }
import jump from './jump.json' with { type: 'json' }
import {
  combatSchema,
  fireSchema,
  infiltrationSchema,
  jumpSchema,
  terrainSchema,
  weaponsSchema,
} from './schema.ts'
import { spellsSchema } from './spell-schema.ts'
import spells from './spells.json' with { type: 'json' }
import terrain from './terrain.json' with { type: 'json' }
import weapons from './weapons.json' with { type: 'json' }

/** The printed sheets: each may be replaced by an owner of the game (see `docs/formats/dragon-noir.md`). */
const sheetsSchema = z.strictObject({
  terrain: terrainSchema,
  weapons: weaponsSchema,
  fire: fireSchema,
  combat: combatSchema,
  infiltration: infiltrationSchema,
  jump: jumpSchema,
  characters: charactersSchema,
  spells: spellsSchema,
})
export type Sheets = z.infer<typeof sheetsSchema>

/** The sheets that come with the game, checked once at load (DN-1.4). */
export const sheets: Sheets = sheetsSchema.parse({
  terrain,
  weapons,
  fire,
  combat,
  infiltration,
  jump,
  characters,
  spells,
})

const { moves } = sheets.terrain
const { towerView } = sheets.weapons
const { mpLost, strayUpTo } = sheets.fire

/** Sheets of an owner: those written before a member was added lack it, and are played by ours. */
export const ownSheetsSchema = sheetsSchema
  .extend({
    terrain: terrainSchema.extend({ moves: terrainSchema.shape.moves.default(moves) }),
    weapons: weaponsSchema.extend({ towerView: weaponsSchema.shape.towerView.default(towerView) }),
    fire: fireSchema.extend({
      retreat: fireSchema.shape.retreat.default(sheets.fire.retreat),
      mpLost: fireSchema.shape.mpLost.default(mpLost),
      strayUpTo: fireSchema.shape.strayUpTo.default(strayUpTo),
    }),
    combat: combatSchema.extend({
      retreat: combatSchema.shape.retreat.default(sheets.combat.retreat),
      advance: combatSchema.shape.advance.default(sheets.combat.advance),
    }),
  })
  .partial()
