import { type Direction, directionTo, edgeBetween, type HexId, neighboursOf } from '@wyrmtable/hex'
import { board } from '../../rules/map.ts'
import { type Dragon, dragons, HERO, typeOf, units, valuesOf } from '../../rules/pieces.ts'
import { NOWHERE, type State } from '../../rules/state.ts'
import { isAlive } from '../../rules/topics/abilities.ts'
import { canOpen } from '../../rules/topics/entrances.ts'
import { dragonInFog, dragonInWhirlwind, isFog, isWhirlwind } from '../../rules/topics/weather.ts'
import { map } from '../map-in-hand.ts'
import { accessFrom, flightOf, markGuards, wantedPoints } from './access.ts'
import { worthOfDamage } from './health.ts'
import { reachOf, stepsToStrike } from './strikes.ts'

/** A dragon as the garrison sees it before it marches. */
export interface Foe {
  readonly dragon: Dragon
  readonly hex: HexId
  readonly facing: Direction
  readonly flying: boolean
  /** Hexes beside it from which a blow is legal in this turn; none while it flies or hides in fog. */
  readonly slots: ReadonlySet<HexId>
  /** Whether somebody may strike from below. */
  readonly mayBeJoined: boolean
  /** Health that a point of damage costs it, by area. */
  readonly perWing: number
  readonly perLeg: number
  readonly perHead: number
  readonly perBelly: number
  /** How much it should be met: by what it may destroy. */
  readonly menace: number
  /** Sum of the attacks of those who can come to blows with it now, at most as many as find room. */
  readonly gang: number
}

/** What the places of the map are worth depends on, for all units alike. */
export interface Field {
  readonly foes: readonly Foe[]
  /** What dragons want of each standing VP hex, in points. */
  readonly wanted: Float64Array
}

export function fieldOf(state: State): Field {
  const guarded = new Uint8Array(markGuards(state))
  const wanted = new Float64Array(map.vpHexes.length)
  wantedPoints(state, wanted)
  const living = dragons.filter((d) => isAlive(state, d))
  return { foes: living.map((d) => foeOf(state, d, guarded)), wanted }
}

function foeOf(state: State, d: Dragon, guarded: Uint8Array): Foe {
  const hex = state.dragonHex(d)
  const flying = state.isFlying(d)
  const reachable = !flying && !dragonInFog(state, d) && !dragonInWhirlwind(state, d)
  const slots = new Set(
    reachable ? neighboursOf(map.grid, hex).filter((from) => maySwing(state, from, hex)) : [],
  )
  return {
    dragon: d,
    hex,
    facing: state.facing(d),
    flying,
    slots,
    mayBeJoined: reachable,
    perWing: Math.max(worthOfDamage(state, d, 'wings', 3) / 3, worthOfDamage(state, d, 'wings', 6) / 6),
    perLeg: Math.max(worthOfDamage(state, d, 'legs', 3) / 3, worthOfDamage(state, d, 'legs', 6) / 6),
    perHead: worthOfDamage(state, d, 'head', 3) / 3,
    perBelly: worthOfDamage(state, d, 'belly', 3) / 3,
    menace: accessFrom(state, d, hex, flightOf(state, d), guarded),
    gang: reachable ? gangAt(state, hex, slots) : 0,
  }
}

/** DR-22.2, DR-22.3: whether a unit may strike from one hex into the next. */
function maySwing(state: State, from: HexId, to: HexId): boolean {
  if (isFog(state, from) || isWhirlwind(state, from)) return false
  const edge = edgeBetween(board, from, to)
  if (edge === -1) return false
  if (!map.isClosedSide(edge)) return true
  const id = map.entranceOn(edge)
  return id >= 0 && (state.entrance(id) !== 'closed' || canOpen(state, id, from))
}

function gangAt(state: State, hex: HexId, slots: ReadonlySet<HexId>): number {
  const attacks: number[] = []
  for (const unit of units) {
    const from = state.unitHex(unit)
    const { attack } = valuesOf(unit)
    const type = typeOf(unit)
    if (from === NOWHERE || attack === 0 || type === 'MIL' || type === 'ARH' || unit === HERO) continue
    if (stepsToStrike(from as HexId, hex) <= reachOf(unit, from as HexId)) attacks.push(attack)
  }
  attacks.sort((a, b) => b - a)
  return attacks.slice(0, slots.size).reduce((sum, attack) => sum + attack, 0)
}

/** The direction in which somebody beside the dragon stands, from its front, 0 to 5 clockwise. */
export const bearingOf = ({ hex, facing }: Foe, from: HexId): number =>
  (Math.max(0, directionTo(board, hex, from)) - facing + 6) % 6
