import { type Direction, type HexId, rotate } from '@wyrmtable/hex'
import type { ActionOf, FlightStep } from '../actions.ts'
import { labelOf } from '../map.ts'
import { type Dragon, formatDragon } from '../pieces.ts'
import type { Play } from '../play.ts'
import { formatDirection } from '../position.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { canFly, canTakeOff, mustGlide } from '../topics/abilities.ts'
import { berserkFlight, checkBerserkFlight } from '../topics/berserk-flight.ts'
import { flightPaths, traceFlight } from '../topics/flight-path.ts'
import { crash } from '../topics/injury.ts'
import { checkLanding, strikeGround } from '../topics/landing.ts'
import { flyerAt } from '../topics/occupancy.ts'
import { markInside } from '../topics/victory.ts'
import { isWhirlwind, rollWhirlwind } from '../topics/weather.ts'
import { endMove, placeFlying, placeGrounded } from './move.ts'

type Fly = ActionOf<'fly'>
/** DR-12.15–12.19. */
export function checkFly(state: State, d: Dragon, action: Fly): Refusal | undefined {
  const dragon = formatDragon(d)
  if (mustGlide(state, d)) return refuse('glideOnly', 'DR-11.6', { dragon })
  if (action.takeOff && !state.isGrounded(d)) return refuse('notGrounded', 'DR-12.15', { dragon })
  if (!action.takeOff && !state.isFlying(d)) return refuse('notFlying', 'DR-12.15', { dragon })
  if (action.takeOff && action.land) return refuse('takeOffAndLand', 'DR-12.15')
  const traced = traceFlight(state.map, state.dragonHex(d), state.facing(d), action.path)
  if (traced.refusal !== undefined) return traced.refusal
  const to = traced.flight.hexes.at(-1) ?? state.dragonHex(d)
  return checkFlightEnd(state, d, to, action.land) ?? checkBerserkFlight(state, d, to, action.land)
}

/** DR-7.7, DR-12.18: what may be under or beside it at the end. */
function checkFlightEnd(state: State, d: Dragon, to: HexId, land: boolean): Refusal | undefined {
  if (land) return checkLanding(state, d, to, 'DR-12.18')
  return flyerAt(state, to, d) === -1 ? undefined : refuse('flyerThere', 'DR-7.7', { hex: labelOf(to) })
}

export function fly(play: Play, d: Dragon, action: Fly): void {
  const { state } = play
  const from = state.dragonHex(d)
  const traced = traceFlight(state.map, from, state.facing(d), action.path)
  if (traced.refusal !== undefined) throw new Error(`flight refused after its check: ${traced.refusal.type}`)
  const { hexes, facing } = traced.flight
  if (action.takeOff) {
    state.setTakenOffOrLanded(d, true)
    tell(play, d, 'takeOff', from, [])
  }
  // DR-12.24: whoever braved the whirlwind that came over it leaves without a further roll.
  const leaves = isWhirlwind(state, from) && !state.braved(d) ? [from] : []
  const flown: HexId[] = []
  for (const hex of [...leaves, ...hexes]) {
    if (hex !== from || flown.length > 0) flown.push(hex)
    markInside(state, hex)
    if (!isWhirlwind(state, hex) || !rollWhirlwind(play, d, hex, 'DR-12.23')) continue
    if (flown.length > 0) {
      state.setFacing(d, headingAt(state.facing(d), action.path, flown.length))
      tell(play, d, 'fly', from, flown)
      placeFlying(play, d, hex)
    }
    crash(play, d, 'crash', 'DR-13.1')
    return
  }
  state.setFacing(d, facing)
  tell(play, d, 'fly', from, flown)
  const to = hexes.at(-1) ?? from
  placeFlying(play, d, to)
  if (action.land) land(play, d, to)
  endMove(play, d)
}

/** The facing after the n-th hex of a path, before any turn that follows it. */
function headingAt(facing: Direction, path: readonly FlightStep[], hexes: number): Direction {
  let left = hexes
  const flown: FlightStep[] = []
  for (const step of path) {
    if (step === 'F' && left-- === 0) break
    if (step !== 'F' && left === 0) break
    flown.push(step)
  }
  return flown.reduce(
    (heading, step) => (step === 'F' ? heading : rotate(heading, step === 'L' ? -1 : 1)),
    facing,
  )
}

function land(play: Play, d: Dragon, hex: HexId): void {
  play.state.setTakenOffOrLanded(d, true)
  tell(play, d, 'land', hex, [])
  placeGrounded(play, d, hex)
  strikeGround(play, d, hex)
}

/** DR-12.17, DR-11.6: down where it is, facing unchanged. */
export function checkLandInPlace(state: State, d: Dragon): Refusal | undefined {
  if (!state.isFlying(d)) return refuse('notFlying', 'DR-12.17', { dragon: formatDragon(d) })
  const hex = state.dragonHex(d)
  return checkLanding(state, d, hex, 'DR-12.18') ?? checkBerserkFlight(state, d, hex, true)
}

export function landInPlace(play: Play, d: Dragon): void {
  markInside(play.state, play.state.dragonHex(d))
  land(play, d, play.state.dragonHex(d))
  endMove(play, d)
}

function tell(
  play: Play,
  d: Dragon,
  how: 'takeOff' | 'fly' | 'land',
  from: HexId,
  path: readonly HexId[],
): void {
  play.emit({
    type: 'dragonMoved',
    dragon: formatDragon(d),
    how,
    from: labelOf(from),
    path: path.map(labelOf),
    facing: formatDirection(play.state.facing(d)),
  })
}

/**
 * The flights that are legal now, one for each distinct result: end hex, facing, landing, whirlwinds met on
 * the way, and whether a city hex was passed (which sets the presence clock). The shortest path stands for
 * all that come to the same.
 */
export const flights = (state: State, d: Dragon): readonly Fly[] => [...legalFlights(state, d)]

/** Whether there is any: what comes after the first is not looked for. */
export const hasFlight = (state: State, d: Dragon): boolean => legalFlights(state, d).next().done !== true

function* legalFlights(state: State, d: Dragon): Generator<Fly, undefined> {
  const takeOff = state.isGrounded(d)
  if (takeOff ? !canTakeOff(state, d) : !canFly(state, d)) return
  const found = new Set<string>()
  const duty = berserkFlight(state, d)
  for (const path of flightPaths) {
    const traced = traceFlight(state.map, state.dragonHex(d), state.facing(d), path)
    if (traced.refusal !== undefined) continue
    const { hexes, facing } = traced.flight
    const to = hexes.at(-1) ?? state.dragonHex(d)
    const met = hexes
      .map((hex, i) => (isWhirlwind(state, hex) ? `${hex}:${headingAt(state.facing(d), path, i + 1)}` : ''))
      .join('')
    const city = hexes.some(state.map.isCity)
    for (const land of takeOff ? [false] : [false, true]) {
      const key = `${to}/${facing}/${land}/${met}/${city}`
      if (found.has(key) || (checkFlightEnd(state, d, to, land) ?? duty(to, land)) !== undefined) continue
      found.add(key)
      yield { type: 'fly', takeOff, path: [...path], land }
    }
  }
}
