import type { EdgeId, HexId } from '@wyrmtable/hex'
import type { EntranceId } from '../city-map.ts'
import { type Dragon, dragons, formatDragon, formatUnit, type Unit } from '../pieces.ts'
import type { Play } from '../play.ts'
import type { State } from '../state.ts'
import { groundedAt, hasUnit } from './occupancy.ts'

export type Side = 'invader' | 'defender'

/** DR-9.5: attacks and fire cross a wall or tower side only where an entrance is open or smashed. */
export function isOpenSide(state: State, edge: EdgeId): boolean {
  if (!state.map.isClosedSide(edge)) return true
  const entrance = state.map.entranceOn(edge)
  return entrance >= 0 && state.entrance(entrance) !== 'closed'
}

/** DR-9.3: tower state.map.entrances are always the Defender's, wall gates belong to who last stood alone inside. */
export function controls(state: State, side: Side, id: EntranceId): boolean {
  const byInvader = state.map.entranceAt(id).inWall && state.isInvaderGate(id)
  return byInvader === (side === 'invader')
}

/**
 * DR-9.3: after any change of who stands where, a wall gate goes to the side that is alone in its inside
 * hex; while both or none are there nothing changes. Flyers do not count.
 */
export function updateGateControl(play: Play): void {
  const { state, emit } = play
  for (const id of state.map.wallGates) {
    const { inside, name } = state.map.entranceAt(id)
    if (inside === undefined) continue
    const defended = hasUnit(state, inside)
    const invaded = groundedAt(state, inside) !== -1
    if (defended === invaded || state.isInvaderGate(id) === invaded) continue
    state.setInvaderGate(id, invaded)
    emit({ type: 'gateControlled', entrance: name, seat: invaded ? 'invader' : 'defender' })
  }
}

/** DR-9.6, DR-9.7: a grounded dragon smashes any door it faces, at no cost. */
export function smashFacedDoor(play: Play, d: Dragon): void {
  const { state } = play
  if (!state.isGrounded(d)) return
  const edge = state.map.sideOf(state.dragonHex(d), state.facing(d))
  const id = edge === -1 ? -1 : state.map.entranceOn(edge)
  if (id >= 0 && state.map.entranceAt(id).kind === 'door' && state.entrance(id) !== 'smashed')
    smash(play, d, id, 'DR-9.6')
}
export function smashFacedDoors(play: Play): void {
  for (const d of dragons) smashFacedDoor(play, d)
}

export function smash(play: Play, d: Dragon, id: EntranceId, clause: string): void {
  play.state.setEntrance(id, 'smashed')
  play.emit({
    type: 'entranceSmashed',
    entrance: play.state.map.entranceAt(id).name,
    dragon: formatDragon(d),
    clause,
  })
}

/** The gate on the hexside in front of a dragon, or −1. */
export function gateAhead(state: State, d: Dragon): EntranceId {
  const edge = state.map.sideOf(state.dragonHex(d), state.facing(d))
  const id = edge === -1 ? -1 : state.map.entranceOn(edge)
  return id >= 0 && state.map.entranceAt(id).kind === 'gate' ? id : -1
}
/** DR-9.8: a gate is guarded while any unit stands on its far side. */
export function isGuardedAhead(state: State, d: Dragon): boolean {
  const far = state.map.ahead(state.dragonHex(d), state.facing(d))
  return far !== -1 && hasUnit(state, far)
}

/**
 * DR-9.12, DR-9.14: a unit may open a closed entrance to attack from inside: from its tower, or from the
 * inside hex of a wall gate that the Defender controls (variant: from outside as well).
 */
export function canOpen(state: State, id: EntranceId, from: HexId): boolean {
  const { inside, tower } = state.map.entranceAt(id)
  if (state.entrance(id) !== 'closed' || !controls(state, 'defender', id)) return false
  return state.options.openInward || from === inside || from === tower
}

export function open(play: Play, unit: Unit, id: EntranceId): void {
  play.state.setEntrance(id, 'open')
  play.emit({ type: 'entranceOpened', entrance: play.state.map.entranceAt(id).name, unit: formatUnit(unit) })
}

/** DR-9.13: what was opened for an attack closes at the end of phase 3 of the next turn. */
export function closeOpened(play: Play): void {
  play.state.map.entrances.forEach((entrance, id) => {
    if (play.state.entrance(id) !== 'open') return
    play.state.setEntrance(id, 'closed')
    play.emit({ type: 'entranceClosed', entrance: entrance.name })
  })
}
