import { type GlyphShape, taleOf } from '@wyrmtable/ui'
import type { Event, EventType } from '../../rules/events.ts'
import { shapes } from '../glyph/index.ts'

const glyphs: Readonly<Partial<Record<EventType, GlyphShape>>> = {
  unitPlaced: shapes.flagObjective,
  moveBegan: shapes.walkingBoot,
  unitMoved: shapes.footprint,
  shotFired: shapes.highShot,
  combatFought: shapes.crossedSwords,
  unitFate: shapes.deathSkull,
  partWounded: shapes.spikedDragonHead,
  horseTaken: shapes.horseHead,
  horseLeft: shapes.horseHead,
  spellDeclared: shapes.pointyHat,
  spellCountered: shapes.warlockHood,
  spellWorked: shapes.sparkles,
  pieceLaid: shapes.sparkles,
  spectreCame: shapes.shamblingZombie,
  gameEnded: shapes.flagObjective,
}

/** The lines of an entry: one for each act, who sets about it before what comes of it. */
export const itemsOf = taleOf<Event>({
  glyphs,
  heading: 'phaseBegan',
  first: ['combatFought', 'shotFired', 'spellDeclared'],
  saysWhoRolls: ['combatFought', 'shotFired'],
})
