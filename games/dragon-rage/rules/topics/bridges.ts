import type { HexId } from '@wyrmtable/hex'
import { labelOf } from '../map.ts'
import { type Dragon, dragons, formatDragon, type Unit } from '../pieces.ts'
import type { Play } from '../play.ts'
import type { State } from '../state.ts'
import { groundedAt, hasUnit } from './occupancy.ts'

export const isBurned = (state: State, hex: HexId): boolean => bridgeState(state, hex) === 'burned'
export const isCondemned = (state: State, hex: HexId): boolean => bridgeState(state, hex) === 'condemned'

function bridgeState(state: State, hex: HexId) {
  const bridge = state.map.woodenBridgeAt(hex)
  return bridge < 0 ? undefined : state.bridge(bridge)
}

/** DR-8.2, DR-8.3, DR-10.8: sea, river and burned bridges; a ford is river to what falls into it. */
export function isWater(state: State, hex: HexId): boolean {
  const terrain = state.map.terrainAt(hex)
  return terrain === 'sea' || terrain === 'river' || isBurned(state, hex)
}

/** DR-10.4, DR-10.6, DR-10.9: the bridge breaks under a dragon that must be gone by the end of the next phase 1. */
export function breakBridge(play: Play, d: Dragon, hex: HexId): void {
  const { state, emit } = play
  const bridge = state.map.woodenBridgeAt(hex)
  if (bridge < 0 || state.bridge(bridge) === 'broken' || state.bridge(bridge) === 'burned') return
  setState(state, bridge, 'broken', d, state.turn + 1)
  emit({ type: 'bridgeBroken', hex: labelOf(hex), dragon: formatDragon(d), deadline: state.turn + 1 })
}

/** Whether the bridge in this hex is broken by the dragon: it burns as soon as the dragon leaves (DR-10.4). */
export function isBrokenBy(state: State, d: Dragon, hex: HexId): boolean {
  const bridge = state.map.woodenBridgeAt(hex)
  return bridge >= 0 && state.bridge(bridge) === 'broken' && state.bridgeBy(bridge) === d
}
export const isBrokenUnder = (state: State, d: Dragon): boolean => isBrokenBy(state, d, state.dragonHex(d))

/**
 * The bridge should burn. DR-10.9: under another grounded dragon it breaks instead; DR-10.7: under a unit it
 * is condemned until the last one has left; otherwise it is gone, and so is a body on it (DR-10.8).
 */
export function burnBridge(play: Play, hex: HexId): void {
  const { state, emit } = play
  const bridge = state.map.woodenBridgeAt(hex)
  if (bridge < 0 || state.bridge(bridge) === 'burned') return
  const standing = groundedAt(state, hex)
  if (standing !== -1) {
    setState(state, bridge, 'broken', standing, state.turn + 1)
    emit({
      type: 'bridgeBroken',
      hex: labelOf(hex),
      dragon: formatDragon(standing),
      deadline: state.turn + 1,
    })
  } else if (hasUnit(state, hex)) {
    setState(state, bridge, 'condemned')
    emit({ type: 'bridgeCondemned', hex: labelOf(hex) })
  } else {
    setState(state, bridge, 'burned')
    emit({ type: 'bridgeBurned', hex: labelOf(hex) })
    for (const d of dragons)
      if (state.status(d) === 'dead' && state.dragonHex(d) === hex) state.setStatus(d, 'gone')
  }
}

/** DR-10.4: a dragon that leaves a bridge broken under it burns it. */
export function dragonLeft(play: Play, d: Dragon, hex: HexId): void {
  if (isBrokenBy(play.state, d, hex)) burnBridge(play, hex)
}

/** DR-10.3, DR-10.7: a unit walked off; the one that prepared the bridge sets fire to it behind itself. */
export function unitLeft(play: Play, unit: Unit, hex: HexId): void {
  const { state } = play
  const bridge = state.map.woodenBridgeAt(hex)
  if (bridge < 0) return
  if (state.bridge(bridge) === 'prepared' && state.bridgeBy(bridge) === unit) burnBridge(play, hex)
  else burnIfCondemned(play, hex)
}

/** DR-10.3, DR-10.7: a unit died on the bridge; what it prepared is undone. */
export function unitDied(play: Play, unit: Unit, hex: HexId): void {
  const { state, emit } = play
  const bridge = state.map.woodenBridgeAt(hex)
  if (bridge < 0) return
  if (state.bridge(bridge) === 'prepared' && state.bridgeBy(bridge) === unit) {
    setState(state, bridge, 'intact')
    emit({ type: 'bridgeSaved', hex: labelOf(hex) })
  } else burnIfCondemned(play, hex)
}

/** DR-10.2 */
export function prepareBridge(play: Play, unit: Unit, hex: HexId): void {
  setState(play.state, play.state.map.woodenBridgeAt(hex), 'prepared', unit)
}

/** DR-10.4: dragons whose time on a broken bridge is over at the end of this phase 1, D1 first. */
export function doomedOnBridges(state: State): readonly Dragon[] {
  return dragons.filter((d) => {
    if (!state.isGrounded(d) || !isBrokenUnder(state, d)) return false
    return state.bridgeDeadline(state.map.woodenBridgeAt(state.dragonHex(d))) <= state.turn
  })
}

function burnIfCondemned(play: Play, hex: HexId): void {
  if (isCondemned(play.state, hex) && !hasUnit(play.state, hex)) burnBridge(play, hex)
}

function setState(
  state: State,
  bridge: number,
  value: ReturnType<State['bridge']>,
  by: number = -1,
  deadline: number = 0,
): void {
  state.setBridge(bridge, value)
  state.setBridgeBy(bridge, by)
  state.setBridgeDeadline(bridge, deadline)
}
