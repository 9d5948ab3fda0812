import { type GlyphShape, taleOf } from '@wyrmtable/ui'
import type { Event, EventType } from '../rules/events.ts'
import { shapes } from './glyph/index.ts'

const glyphs: Readonly<Partial<Record<EventType, GlyphShape>>> = {
  turnBegan: shapes.flagObjective,
  sorcererPlaced: shapes.pointyHat,
  activated: shapes.footprint,
  figureMoved: shapes.footprint,
  figureTurned: shapes.footprint,
  rolled: shapes.crossedSwords,
  attackAnnounced: shapes.crossedSwords,
  outOfRange: shapes.bowArrow,
  wounded: shapes.heartMinus,
  destroyed: shapes.deathSkull,
  eliminated: shapes.deathSkull,
  shieldChanged: shapes.roundShield,
  shieldsFaded: shapes.roundShield,
  sorcererTurnBegan: shapes.pointyHat,
  spellCast: shapes.lightningArc,
  healed: shapes.healing,
  created: shapes.magicPortal,
}

/** The lines of an entry: one for each act, who sets about it before what comes of it. */
export const itemsOf = taleOf<Event>({
  glyphs,
  heading: 'phaseBegan',
  first: ['attackAnnounced', 'spellCast'],
  saysWhoRolls: ['attackAnnounced'],
})
