import type { HexId } from '@wyrmtable/hex'
import type { Terrain } from '../../data/schema.ts'
import type { PieceKind } from '../../data/spell-schema.ts'
import { U } from '../fields.ts'
import type { PlacedPiece } from '../ground.ts'
import { hexesOfPiece, openEnds } from '../laying.ts'
import type { Play } from '../play.ts'
import type { State } from '../state.ts'
import {
  isAt,
  isBlackDragon,
  isChest,
  isHorse,
  isMounted,
  isOnMap,
  isStunned,
  livingAt,
  slots,
} from '../topics/counters.ts'
import { die } from '../topics/harm.ts'
import { mayStandAt, put, standOf } from '../topics/occupancy.ts'
import { gaitOf, groundCost, isWet } from '../topics/passage.ts'
import { nearPlace } from '../topics/places.ts'

/** DN-15.11: grounds that each kind of piece may be laid on. */
const grounds: Partial<Readonly<Record<Terrain | 'tower', readonly Terrain[]>>> = {
  tree: ['clear', 'path', 'brush'],
  spring: ['clear', 'path', 'brush'],
  floor: ['clear', 'path', 'brush'],
  tower: ['clear', 'path', 'brush'],
  crevasse: ['clear', 'path', 'brush', 'gallery', 'rubble'],
  entrance: ['clear', 'path', 'gallery'],
  bridge: ['water', 'spring'],
  gallery: ['rock'],
  rubble: ['floor'],
}
const surfaceOnly = ['tree', 'spring', 'floor', 'tower']

/** DN-1.3: how many of a piece are left. */
export const piecesLeft = (state: State, kind: PieceKind): number =>
  state.setting.sheets.spells.pieces[kind].count -
  state.pieces().filter((piece) => piece.kind === kind).length

/** DN-15.11, DN-15.12: whether a piece may be laid there. */
export function mayLay(state: State, placed: PlacedPiece): boolean {
  const { ground } = state
  const hexes = hexesOfPiece(ground, placed)
  if (hexes === undefined) return false
  const data = state.setting.sheets.spells.pieces[placed.kind]
  const { sheetOf } = ground.field.joined
  if (new Set(hexes.map((hex) => sheetOf[hex])).size !== 1) return false
  if (!hexes.every((hex) => fitsHex(state, data.terrain, hex))) return false
  if (data.terrain !== 'gallery') return true
  // One of its open ends must touch ground that somebody can walk on.
  return openEnds(hexes, data, placed.turn).some(({ hex, direction }) => {
    const other = ground.around(hex).find((one) => one.direction === direction)?.hex
    return other !== undefined && !hexes.includes(other) && isPassable(state, other)
  })
}

const isPassable = (state: State, hex: HexId): boolean =>
  !['rock', 'crevasse'].includes(state.ground.terrain(hex))

function fitsHex(state: State, terrain: Terrain | 'tower', hex: HexId): boolean {
  const { ground } = state
  if (!grounds[terrain]?.includes(ground.terrain(hex))) return false
  if (surfaceOnly.includes(terrain) && ground.isUnderground(hex)) return false
  if (terrain === 'gallery' && !ground.isUnderground(hex)) return false
  const covered = (ground.piece[hex] ?? -1) >= 0
  if (covered && !(terrain === 'bridge' && ground.terrain(hex) === 'spring')) return false
  if (terrain === 'rubble') return ground.around(hex).some(({ edge }) => ground.side(edge) === 'wall')
  if (ground.level(hex) !== 0) return false
  // DN-6.22: what has no roof is not inside a building.
  if (terrain !== 'bridge' && ground.building(hex)?.open === false) return false
  return livingAt(state, hex).every((slot) => mayRemain(state, terrain, slot))
}

/** DN-15.12: whether who is there lets the piece be laid. */
function mayRemain(state: State, terrain: Terrain | 'tower', slot: number): boolean {
  if (isBlackDragon(state, slot)) return terrain === 'entrance' || terrain === 'bridge'
  if (terrain === 'crevasse' || terrain === 'bridge') return true
  if (isHorse(state, slot) || isMounted(state, slot)) return false
  if (terrain === 'spring') return groundCost(state, gaitOf(state, slot), 'spring') !== undefined
  return true
}

/** DN-3.6, DN-15.12: lays a piece; who is there stays, goes under the bridge, or must find other ground. */
export function layPiece(play: Play, placed: PlacedPiece): void {
  const { state } = play
  const hexes = hexesOfPiece(state.ground, placed) ?? []
  const wasIn = hexes.flatMap((hex) => livingAt(state, hex).filter(() => isWet(state.ground.terrain(hex))))
  state.setPieces([...state.pieces(), placed])
  const data = state.setting.sheets.spells.pieces[placed.kind]
  play.emit({
    type: 'pieceLaid',
    piece: placed.kind,
    hexes: hexes.map((hex) => state.ground.label(hex)),
  })
  if (data.terrain === 'bridge') for (const slot of wasIn) state.set(slot, U.level, 1)
  if (data.terrain !== 'crevasse') return
  for (const slot of slots(state)) {
    if (!hexes.some((hex) => isAt(state, slot, hex))) continue
    if (state.place(slot) === 'dead') state.setPlace(slot, 'removed')
    else if (isChest(state, slot) && state.place(slot) === 'map') rollAside(state, slot)
    else if (isOnMap(state, slot) && isStunned(state, slot)) {
      die(play, slot, { cause: 'crevasse', clause: 'DN-15.12', distance: 0 })
      state.setPlace(slot, 'removed')
    } else if (isOnMap(state, slot)) state.push('pushed', slot)
  }
}

/** The chest cannot be harmed: it rolls to the nearest ground. */
function rollAside(state: State, chest: number): void {
  const to = nearPlace(state, chest)
  if (to !== undefined) put(state, chest, to)
}

/** DN-15.14: takes a piece away; who may not stand on the old ground is put on the nearest that he may. */
export function removePiece(play: Play, number: number): void {
  const { state } = play
  const pieces = state.pieces()
  const piece = pieces[number]
  if (piece === undefined) return
  const hexes = hexesOfPiece(state.ground, piece) ?? []
  state.setPieces(pieces.filter((_, i) => i !== number))
  forget(state, number)
  play.emit({ type: 'pieceRemoved', piece: piece.kind })
  const there = new Set(hexes.flatMap((hex) => livingAt(state, hex)))
  for (const slot of there) {
    state.set(slot, U.level, 0)
    if (!mayStandAt(state, slot, standOf(state, slot))) state.push('pushed', slot)
  }
}

/** DN-15.7: a second spell that waits means the same piece as before, or none if it is gone. */
function forget(state: State, gone: number): void {
  for (const number of [0, 1]) {
    const cast = state.cast(number)
    if (cast === undefined || cast.piece < gone) continue
    state.setCast(number, { ...cast, piece: cast.piece === gone ? NONE : cast.piece - 1 })
  }
}
/** A place in the list that no piece has. */
const NONE = 999
