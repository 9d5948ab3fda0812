import { type Direction, type HexId, rotate } from '@wyrmtable/hex'
import { unitsData } from '../../data/units.ts'
import type { ActionOf } from '../actions.ts'
import { labelOf } from '../map.ts'
import { type Dragon, formatDragon } from '../pieces.ts'
import type { Play } from '../play.ts'
import { formatDirection } from '../position.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { checkBerserkEnd } from '../topics/berserk.ts'
import { dragonLeft } from '../topics/bridges.ts'
import { smashFacedDoor, updateGateControl } from '../topics/entrances.ts'
import { crash } from '../topics/injury.ts'
import { checkLanding, strikeGround } from '../topics/landing.ts'
import { markInside } from '../topics/victory.ts'
import { isFog, isWhirlwind, rollWhirlwind } from '../topics/weather.ts'
import { endMove, placeGrounded } from './move.ts'

type Bound = ActionOf<'bound'>
const { min, max } = unitsData.dragon.bound

/** The hexes of a bound in order, the landing hex last; undefined if it leaves the map (DR-12.11). */
function pathOf(
  { map }: State,
  from: HexId,
  direction: Direction,
  distance: number,
): readonly HexId[] | undefined {
  const path: HexId[] = []
  let hex: HexId = from
  for (let i = 0; i < distance; i++) {
    const next = map.ahead(hex, direction)
    if (next === -1) return undefined
    path.push(next)
    hex = next
  }
  return path
}

/** DR-12.11–12.13. */
export function checkBound(state: State, d: Dragon, action: Bound): Refusal | undefined {
  const from = state.dragonHex(d)
  if (isFog(state, from)) return refuse('boundInFog', 'DR-12.13', { hex: labelOf(from) })
  if (action.distance < min || action.distance > max) {
    return refuse('flightLength', 'DR-12.11', { needed: min, limit: max, left: action.distance })
  }
  const facing = rotate(state.facing(d), action.turn)
  const to = pathOf(state, from, facing, action.distance)?.at(-1)
  if (to === undefined) return refuse('offMap', 'DR-3.6')
  return checkLanding(state, d, to, 'DR-12.12') ?? checkBerserkEnd(state, d, to, facing)
}

export function bound(play: Play, d: Dragon, action: Bound): void {
  const { state } = play
  const from = state.dragonHex(d)
  state.setFacing(d, rotate(state.facing(d), action.turn))
  // DR-9.7: the rotation before the bound counts as facing.
  smashFacedDoor(play, d)
  const path = pathOf(state, from, state.facing(d), action.distance) ?? []
  const flown: HexId[] = []
  // DR-12.23: one roll for each whirlwind hex it leaves, passes or lands in.
  for (const hex of [from, ...path]) {
    if (hex !== from) flown.push(hex)
    markInside(state, hex)
    if (!isWhirlwind(state, hex) || !rollWhirlwind(play, d, hex, 'DR-12.23')) continue
    tell(play, d, from, flown)
    state.setDragonHex(d, hex)
    if (hex !== from) {
      updateGateControl(play)
      dragonLeft(play, d, from)
    }
    crash(play, d, 'crash', 'DR-13.1')
    return
  }
  tell(play, d, from, flown)
  const to = path.at(-1) ?? from
  placeGrounded(play, d, to)
  strikeGround(play, d, to)
  endMove(play, d)
}

function tell(play: Play, d: Dragon, from: HexId, path: readonly HexId[]): void {
  play.emit({
    type: 'dragonMoved',
    dragon: formatDragon(d),
    how: 'bound',
    from: labelOf(from),
    path: path.map(labelOf),
    facing: formatDirection(play.state.facing(d)),
  })
}

export function bounds(state: State, d: Dragon): readonly Bound[] {
  const found: Bound[] = []
  for (const turn of [0, -1, 1] as const) {
    for (let distance = min; distance <= max; distance++) {
      const action: Bound = { type: 'bound', turn, distance }
      if (checkBound(state, d, action) === undefined) found.push(action)
    }
  }
  return found
}
