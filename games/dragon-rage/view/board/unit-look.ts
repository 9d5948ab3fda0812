import { type CounterFace, counterFaces, type GlyphShape } from '@wyrmtable/ui'
import { unitsData } from '../../data/units.ts'
import { parseUnit, typeOf, type UnitType, unitTypes } from '../../rules/pieces.ts'
import { shapes } from '../glyph/index.ts'

export const glyphOfType: Readonly<Record<UnitType, GlyphShape>> = {
  CAV: shapes.mountedKnight,
  INF: shapes.swordman,
  ARH: shapes.bowman,
  MIL: shapes.pitchfork,
  HERO: shapes.crown,
  WZD: shapes.pointyHat,
}

export function typeOfName(name: string): UnitType {
  const unit = parseUnit(name)
  return unit === undefined ? (unitTypes[0] ?? 'CAV') : typeOf(unit)
}

export const faceOf = (name: string): CounterFace =>
  unitsData.unitTypes[typeOfName(name)].class === 'character' ? counterFaces.gold : counterFaces.azure

/** Strength, escape number and moves, as on the counters: '2·5·2(3)'. One who never attacks shows the defence. */
export function figuresOf(name: string, escapeNumber: number): string {
  const { attack, defence, move, roadMove } = unitsData.unitTypes[typeOfName(name)]
  return `${attack === 0 ? defence : attack}·${escapeNumber}·${move}(${roadMove})`
}
