import type { GlyphShape } from '@wyrmtable/ui'
import type { State } from '../rules/state.ts'
import { slotAt } from '../rules/topics/scene.ts'
import { shapes } from './glyph/index.ts'

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

/** The sign on a base: what it is, and for shooters that it shoots. */
export function glyphOfSlot(state: State, slot: number): GlyphShape {
  const { race } = slotAt(state, slot)
  if (race === undefined) return shapes.pointyHat
  if (state.exists(slot) && state.weapon(slot) === 'shooter') return shapes.bowman
  return glyphOfRace(race.id)
}

export const glyphOfRace = (race: string): GlyphShape => byRace[race] ?? shapes.spears

/** A seat's colour and the ink that is read on it. */
export const seatFill = (seat: number): string => `var(--seat-${seat + 1})`
export const seatInk = (seat: number): string => `var(--seat-ink-${seat + 1})`
