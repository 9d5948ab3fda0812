import { distance, type HexId } from '@wyrmtable/hex'
import type { Action } from '../../rules/actions.ts'
import { U } from '../../rules/fields.ts'
import type { MatchState } from '../../rules/match-state.ts'
import { type Reached, reachOf } from '../../rules/reach.ts'
import { bodyOf } from '../../rules/topics/counters.ts'
import { isArmoured } from '../../rules/topics/values.ts'
import { blowValue } from './chances.ts'
import { bestOf, endMove, isLegal, listedOf, type Steps } from './legal.ts'
import type { Outlook } from './outlook.ts'
import type { Unit } from './units.ts'

/** How near to the building bows get off their horses: in a storm, and before it. */
const DISMOUNT = { storm: 6, siege: 13 } as const
/** Where riders wait before a storm. */
const CAMP = { worth: 0.2, distance: 11 } as const
/** What the dragon gains by standing beside somebody, at most, and what each hex to its prey and to a way out costs. */
const DRAGON = { strike: 24, most: 16, mark: 8, prey: 0.2, exit: 0.1 } as const
const MARK = 6
const MP = 0.002

/** Riders and the dragon go where the rules' own reach says that they come. */
export function ride(state: MatchState, side: number, outlook: Outlook, unit: Unit): Steps {
  const off = dismount(state, side, outlook, unit)
  if (off !== undefined) return [off]
  const scratch = state.clone()
  const reached = reachOf(state, unit.slot).filter(({ mayStay, cost }) => mayStay || cost === 0)
  const worth = ({ stand, cost }: Reached): number => {
    scratch.set(unit.slot, U.hex, stand.hex)
    scratch.set(unit.slot, U.facing, stand.facing)
    const body = bodyOf(scratch, unit.slot)
    const value = unit.isDragon
      ? dragonWorth(outlook, stand.hex, body)
      : riderWorth(state, outlook, unit, stand.hex, body)
    return value - cost * MP
  }
  const best = bestOf(reached, worth)
  const steps: Action[] = []
  for (let at = best; at?.action !== undefined; at = at.before) steps.unshift(at.action)
  const [first, ...rest] = steps
  if (first === undefined || !isLegal(state, side, first)) return endMove(state, side)
  // Before a building somebody may get off at the end of the way.
  const mayDismount = unit.isMounted && outlook.aims.take.length > 0
  return mayDismount ? [first, ...rest] : [first, ...rest, { type: 'endMove' }]
}

function dismount(state: MatchState, side: number, outlook: Outlook, unit: Unit): Action | undefined {
  const { aims, storms } = outlook
  if (!unit.isMounted || unit.weapon !== 'longbow' || aims.take.length === 0) return undefined
  const near = outlook.crow(unit.hex, aims.take) <= (storms ? DISMOUNT.storm : DISMOUNT.siege)
  return near ? listedOf(state, side, 'dismount')[0] : undefined
}

const isBeside = ({ state }: Outlook, body: readonly HexId[], other: readonly HexId[]): boolean =>
  body.some((one) => other.some((hex) => distance(state.ground.board, one, hex) === 1))

function dragonWorth(outlook: Outlook, hex: HexId, body: readonly HexId[]): number {
  const { scene, aims } = outlook
  let strikes = 0
  for (const foe of scene.foes) {
    if (foe.isCloaked || !isBeside(outlook, body, foe.body)) continue
    const share = Math.min(1, DRAGON.strike / foe.defence / 4)
    strikes += (foe.left + (aims.kill.has(foe.type) ? DRAGON.mark : 0)) * share
  }
  const marks = scene.foes.filter(({ type, isCloaked }) => aims.kill.has(type) && !isCloaked)
  const prey = (marks.length > 0 ? marks : scene.foes).map((foe) => foe.hex)
  return (
    Math.min(strikes, DRAGON.most) -
    (prey.length > 0 ? DRAGON.prey * outlook.crow(hex, prey) : 0) -
    (aims.stops.length > 0 ? DRAGON.exit * outlook.crow(hex, aims.stops) : 0)
  )
}

function riderWorth(
  state: MatchState,
  outlook: Outlook,
  unit: Unit,
  hex: HexId,
  body: readonly HexId[],
): number {
  const { aims, storms, scene, numbers } = outlook
  let value = outlook.pull(unit, hex)
  for (const part of body) value -= 0.5 * numbers.loss * outlook.danger(unit, part)
  if (aims.take.length > 0) {
    return storms ? value : value - CAMP.worth * Math.abs(outlook.crow(hex, aims.take) - CAMP.distance)
  }
  let gain = 0
  for (const foe of scene.foes) {
    const column = Math.floor(unit.attack / foe.defence)
    if (column < 1 || foe.isDragon || !isBeside(outlook, body, foe.body)) continue
    const blow = blowValue(state, {
      column,
      table: foe.isMounted ? 'mounted' : 'foot',
      armoured: isArmoured(state, foe.slot),
      target: foe.slot,
      worth: foe.left + (aims.kill.has(foe.type) ? MARK : 0),
      holds: 0,
      own: unit.left,
      back: numbers.back,
    })
    gain = Math.max(gain, blow)
  }
  return value + gain
}
