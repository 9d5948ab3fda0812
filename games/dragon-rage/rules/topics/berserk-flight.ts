import { distance, type HexId } from '@wyrmtable/hex'
import { board } from '../map.ts'
import { type Dragon, formatDragon } from '../pieces.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { isBerserk, mustGlide } from './abilities.ts'
import { nearestTargets } from './berserk.ts'
import { flightEnds } from './flight-path.ts'
import { checkLanding } from './landing.ts'

/**
 * DR-24.4: a berserk dragon in flight must land, as near to its target as it can; only where no landing is
 * in reach it flies on. With no unit on the map any landing will do (DR-24.1).
 */
export const checkBerserkFlight = (state: State, d: Dragon, to: HexId, land: boolean): Refusal | undefined =>
  berserkFlight(state, d)(to, land)

/** The same for many flights of one dragon: what is within its reach is looked for once. */
export function berserkFlight(state: State, d: Dragon): (to: HexId, land: boolean) => Refusal | undefined {
  if (!isBerserk(state, d)) return () => undefined
  const dragon = formatDragon(d)
  if (state.isGrounded(d)) return () => refuse('berserk', 'DR-24.3', { dragon })
  const from = state.dragonHex(d)
  // DR-11.6: with half of its wings it comes down where it is.
  const reached = mustGlide(state, d) ? [from] : [from, ...flightEnds(state.map, from, state.facing(d))]
  const landings = reached.filter((hex) => checkLanding(state, d, hex, 'DR-12.18') === undefined)
  if (landings.length === 0) return () => undefined
  const goals = nearestTargets(state, d, from).map((target) => ({
    target,
    least: Math.min(...landings.map((hex) => distance(board, hex, target))),
  }))
  return (to, land) => {
    const isAsNear = goals.some(({ target, least }) => distance(board, to, target) === least)
    return land && (goals.length === 0 || isAsNear) ? undefined : refuse('berserkGoal', 'DR-24.4', { dragon })
  }
}
