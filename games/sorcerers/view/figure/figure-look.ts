import type { GlyphShape } from '@wyrmtable/ui'
import type { WeaponId } from '../../data/schema.ts'
import type { State } from '../../rules/state.ts'
import { slotAt } from '../../rules/topics/scene.ts'
import { shapes } from '../glyph/index.ts'

const byRace: Readonly<Record<string, GlyphShape>> = {
  orc: shapes.orcHead,
  goblin: shapes.goblinHead,
  amazon: shapes.swordwoman,
  artillery: shapes.ballista,
  human: shapes.swordman,
  dwarf: shapes.dwarfFace,
  undead: shapes.deathSkull,
  'chaos-warrior': shapes.hornedHelm,
  pygmy: shapes.tribalMask,
  ogre: shapes.ogre,
  troll: shapes.troll,
  giant: shapes.giant,
  dragon: shapes.dragonHead,
}

/** What a figure is: its race, or the hat of a sorcerer. */
export function glyphOfSlot(state: State, slot: number): GlyphShape {
  const { race } = slotAt(state, slot)
  return race === undefined ? shapes.pointyHat : glyphOfRace(race.id)
}

export const glyphOfRace = (race: string): GlyphShape => byRace[race] ?? shapes.spears

const byWeapon: Readonly<Record<WeaponId, GlyphShape | undefined>> = {
  light: shapes.plainDagger,
  medium: shapes.broadsword,
  shooter: shapes.bowArrow,
  natural: shapes.claws,
  artillery: undefined,
}

/** The sign of a weapon; a gun is its own. */
export const glyphOfWeapon = (weapon: WeaponId | 'none'): GlyphShape | undefined =>
  weapon === 'none' ? undefined : byWeapon[weapon]

/** A seat's colour and the ink that is read on it. */
export const seatFill = (seat: number): string => `var(--seat-${seat + 1})`
export const seatInk = (seat: number): string => `var(--seat-ink-${seat + 1})`
