import type { Direction, HexId } from '@wyrmtable/hex'
import { board } from '../../rules/map.ts'
import { type Dragon, dragons, isTroop, type Unit, units } from '../../rules/pieces.ts'
import { NOWHERE, type State } from '../../rules/state.ts'
import { map } from '../map-in-hand.ts'
import { dragonSteps, entrancesOn, unitSteps } from './ground.ts'

/** What stands where in a state, so that steps can be judged without asking each counter. */
export class Scene {
  readonly state: State
  /** Units in each hex. */
  readonly count: Uint8Array
  /** Troops in each hex. */
  readonly troops: Uint8Array
  /** 1 where nothing can step on the ground: bodies, burned or condemned bridges. */
  readonly shut: Uint8Array
  /** 1 + the dragon that stands there. */
  readonly grounded: Uint8Array

  constructor(state: State) {
    this.state = state
    this.count = new Uint8Array(board.size)
    this.troops = new Uint8Array(board.size)
    this.shut = new Uint8Array(board.size)
    this.grounded = new Uint8Array(board.size)
    for (const unit of units) {
      const hex = state.unitHex(unit)
      if (hex !== NOWHERE) this.put(unit, hex, 1)
    }
    for (const d of dragons) {
      const status = state.status(d)
      if (status === 'grounded') this.grounded[state.dragonHex(d)] = d + 1
      else if (status === 'dead') this.shut[state.dragonHex(d)] = 1
    }
    map.woodenBridges.forEach((hex, bridge) => {
      const bridgeState = state.bridge(bridge)
      if (bridgeState === 'burned' || bridgeState === 'condemned') this.shut[hex] = 1
    })
  }

  /** Adds (1) or takes away (−1) a unit. */
  put(unit: Unit, hex: HexId | -1, by: 1 | -1): void {
    this.count[hex] = (this.count[hex] ?? 0) + by
    if (isTroop(unit)) this.troops[hex] = (this.troops[hex] ?? 0) + by
  }

  hasUnit(hex: number): boolean {
    return this.count[hex] !== 0
  }

  /** Where a dragon's step leads, units there or not, or −1. A closed gate stops it, a door does not. */
  dragonStep(d: Dragon, from: HexId, direction: Direction): HexId | -1 {
    const to = dragonSteps[from * 6 + direction] ?? -1
    if (to < 0 || this.shut[to] === 1) return -1
    const standing = this.grounded[to] ?? 0
    if (standing !== 0 && standing !== d + 1) return -1
    const id = entrancesOn[from * 6 + direction] ?? -1
    if (id >= 0 && this.state.entrance(id) === 'closed') {
      const entrance = map.entranceAt(id)
      const own = entrance.inWall && this.state.isInvaderGate(id)
      if (entrance.kind === 'gate' && !own && from !== entrance.inside) return -1
    }
    return to as HexId
  }

  /** Where a unit's step leads, whoever stands there, or −1. */
  unitStep(from: number, direction: number): HexId | -1 {
    const to = unitSteps[from * 6 + direction] ?? -1
    if (to < 0 || this.shut[to] === 1) return -1
    const id = entrancesOn[from * 6 + direction] ?? -1
    if (id >= 0 && this.state.isInvaderGate(id) && this.state.entrance(id) === 'closed') {
      const { inWall, inside } = map.entranceAt(id)
      if (inWall && from !== inside) return -1
    }
    return to as HexId
  }
}
