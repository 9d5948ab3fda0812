import type { GlyphShape } from '@wyrmtable/ui'
import { typeOfId } from '../../rules/roster.ts'
import { shapes } from '../glyph/index.ts'

const byType: Readonly<Record<string, GlyphShape>> = {
  zacharie: shapes.pointyHat,
  laberne: shapes.bowman,
  jon: shapes.bowman,
  arlon: shapes.crossbow,
  godiva: shapes.swordwoman,
  lucifer: shapes.wolfHead,
  elf: shapes.elfHelmet,
  dwarf: shapes.dwarfFace,
  villager: shapes.farmer,
  prisoner: shapes.handcuffs,
  'baby-dragon': shapes.wyvern,
  shaman: shapes.warlockHood,
  grast: shapes.hornedHelm,
  thrug: shapes.ogre,
  zed: shapes.hoodedFigure,
  'crazy-ork': shapes.sharpSmile,
  ork: shapes.orcHead,
  'ork-archer': shapes.bowArrow,
  goblin: shapes.goblinHead,
  'goblin-archer': shapes.highShot,
  guard: shapes.visoredHelm,
  'guard-crossbow': shapes.crossbow,
  troll: shapes.troll,
  wardog: shapes.jumpingDog,
  'living-dead': shapes.shamblingZombie,
  gargoyle: shapes.gargoyle,
  'black-dragon': shapes.spikedDragonHead,
  chest: shapes.lockedChest,
}

/** The sign of a counter. */
export const glyphOf = (id: string): GlyphShape =>
  id.startsWith('horse-') ? shapes.horseHead : (byType[typeOfId(id)] ?? shapes.swordman)

export interface Team {
  readonly face: string
  readonly edge: string
}
const exile: Team = { face: '#1d5a8f', edge: '#0c2f4f' }
const horde: Team = { face: '#a32a18', edge: '#571006' }
const nobody: Team = { face: '#6b6256', edge: '#38322a' }

/** The colours of a side; grey for what nobody controls. */
export const teamOf = (side: number): Team => (side === 0 ? exile : side === 1 ? horde : nobody)
