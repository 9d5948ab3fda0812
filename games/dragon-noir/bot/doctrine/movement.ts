import type { HexId } from '@wyrmtable/hex'
import type { Action } from '../../rules/actions.ts'
import { S, U } from '../../rules/fields.ts'
import { parseHexIn } from '../../rules/hexes.ts'
import type { MatchState } from '../../rules/match-state.ts'
import { typeOfId } from '../../rules/roster.ts'
import { idOf, isWizard, slots } from '../../rules/topics/counters.ts'
import { exitSidesFor } from '../../rules/topics/exits.ts'
import { footGait } from '../../rules/topics/passage.ts'
import { costField, UNREACHABLE } from '../fields.ts'
import { anyStep, bestOf, endMove, isLegal, listedOf, type Steps } from './legal.ts'
import type { Memory } from './memory.ts'
import { ride } from './riding.ts'
import { canStart, type TurnPlan } from './turn-plan.ts'
import { FREE, sceneOf, type Unit } from './units.ts'
import { chanceTo, costTo, NO_WAY, routeTo, type Walks, walksOf } from './walks.ts'

/** Hexes that are weighed for somebody who has no place in the plan. */
const HEXES = 14
const MP = 0.002
/** A bearer of the chest, and who goes for it, risk so much. */
const RISKS = 0.3

/** The next step of the phase: somebody enters or begins to move, who moves goes on, or the phase ends. */
export function move(state: MatchState, side: number, memory: Memory): Steps {
  if (state.mover >= 0) {
    const steps = restOfWay(state, side, memory) ?? goOn(state, side, memory.plan)
    memory.way = { mover: state.mover, steps }
    return steps
  }
  const entering = enter(state, side, memory.plan)
  if (entering !== undefined) {
    memory.isStale = true
    return [entering]
  }
  for (const unit of memory.plan.order) {
    if (memory.gone.has(unit.slot)) continue
    memory.gone.add(unit.slot)
    if (!canStart(state, unit)) continue
    const to = memory.plan.destinations.get(unit.slot)
    if (to?.hex === unit.hex && !hasErrand(state, memory.plan, unit)) continue
    return [{ type: 'startMove', unit: unit.id }]
  }
  return [{ type: 'endPhase' }]
}

/** What is left of the way that the mover is on, from where it stands now. */
function restOfWay(state: MatchState, side: number, { way }: Memory): Steps | undefined {
  if (way?.mover !== state.mover) return undefined
  const here = state.ground.label(state.hex(state.mover))
  const at = way.steps.findLastIndex((step) => step.type === 'step' && step.to === here)
  const [next, ...rest] = at < 0 ? [] : way.steps.slice(at + 1)
  return next !== undefined && isLegal(state, side, next) ? [next, ...rest] : undefined
}

/** Whether somebody has something to do where he stands. */
function hasErrand(state: MatchState, { outlook }: TurnPlan, { hex }: Unit): boolean {
  const { chest, doors, aims } = outlook
  const isOnChest = chest !== undefined && state.place(chest) === 'map' && state.hex(chest) === hex
  return isOnChest || doors.includes(hex) || aims.exits.includes(hex)
}

/** Who enters first: those with bows, then those who lead, wizards and the slow last. */
const ENTERS: Readonly<Record<string, number>> = {
  elf: 0,
  jon: 1,
  laberne: 1,
  arlon: 2,
  zacharie: 3,
  dwarf: 4,
  shaman: 5,
}

function enter(state: MatchState, side: number, { outlook }: TurnPlan): Action | undefined {
  const waiting = slots(state).filter((slot) => state.side(slot) === side && state.place(slot) === 'waiting')
  const first = bestOf(waiting, (slot) => -(ENTERS[typeOfId(idOf(state, slot))] ?? 1))
  if (first === undefined) return undefined
  const all = listedOf(state, side, 'enter')
  const own = all.filter(({ unit }) => unit === idOf(state, first))
  const goals = goalsOf(state, outlook, first)
  if (own.length === 0 || goals.length === 0) return own[0] ?? all[0]
  const field = costField(state, footGait(state, first), goals)
  return bestOf(own, ({ hex }) => -(field[parseHexIn(state, hex) ?? 0] ?? UNREACHABLE))
}

function goalsOf(
  state: MatchState,
  { aims, doors, chestHexes, scene }: TurnPlan['outlook'],
  slot: number,
): readonly HexId[] {
  if (aims.take.length > 0) return aims.take
  if (aims.exits.length > 0 && exitSidesFor(state, slot).length > 0) return aims.exits
  if (doors.length > 0) return doors
  return chestHexes.length > 0 ? chestHexes : scene.foes.map(({ hex }) => hex)
}

/** What the mover does next, to the end of its move. */
function goOn(state: MatchState, side: number, plan: TurnPlan): Steps {
  const { outlook } = plan
  const { aims } = outlook
  const scene = sceneOf(state, side)
  const unit = scene.own.find(({ slot }) => slot === state.mover)
  if (unit === undefined) return anyStep(state, side)
  const carries = state.of(unit.slot, U.carries) >= 0
  const isLeaving = aims.exits.length > 0 && exitSidesFor(state, unit.slot).length > 0
  if ((isLeaving || (carries && aims.chestOut.length > 0)) && isLegal(state, side, { type: 'exit' }))
    return [{ type: 'exit' }]
  if (unit.isDragon || unit.isMounted) return ride(state, side, outlook, unit)
  const errand = errandOf(state, side, plan, unit, carries)
  if (errand !== undefined) return [errand]
  const walks = walksOf(state, scene, {
    slot: unit.slot,
    from: unit.hex,
    mp: state.mp,
    entered: state.get(S.entered) === 1,
  })
  const isFree = (hex: HexId): boolean => hex === unit.hex || scene.occupied[hex] === FREE
  if (carries) return carry(state, side, plan, unit, walks, isFree)
  const chest = chestToFetch(state, plan, unit)
  if (chest !== undefined && costTo(walks, chest) < state.mp && chanceTo(walks, chest) > RISKS) {
    const way = walk(state, side, walks, chest)
    if (way !== undefined) return way
  }
  const planned = plan.destinations.get(unit.slot)?.hex
  const to =
    planned !== undefined && costTo(walks, planned) < NO_WAY && isFree(planned)
      ? planned
      : bestHex(plan, unit, walks, isFree)
  if (to === undefined || to === unit.hex) return endMove(state, side)
  const leaves = isLeaving && aims.exits.includes(to)
  return (
    walk(state, side, walks, to, leaves ? [{ type: 'exit' }] : [{ type: 'endMove' }]) ?? endMove(state, side)
  )
}

/** Lifting the chest and opening doors come before any way. */
function errandOf(
  state: MatchState,
  side: number,
  { outlook: { aims, chest, chestTaken, doors } }: TurnPlan,
  { slot, hex }: Unit,
  carries: boolean,
): Action | undefined {
  const isOnChest = chest !== undefined && state.place(chest) === 'map' && state.hex(chest) === hex
  const wants = aims.chestOut.length > 0 || (aims.chestGuarded.length > 0 && chestTaken)
  const lift: Action = { type: 'lift', carried: 'chest' }
  if (isOnChest && wants && !carries && !isWizard(state, slot) && isLegal(state, side, lift)) return lift
  return doors.length === 0 ? undefined : listedOf(state, side, 'unlock')[0]
}

function chestToFetch(
  state: MatchState,
  { outlook: { aims, chest } }: TurnPlan,
  { slot }: Unit,
): HexId | undefined {
  if (aims.chestOut.length === 0 || chest === undefined || state.place(chest) !== 'map') return undefined
  return isWizard(state, slot) ? undefined : state.hex(chest)
}

/** The bearer goes as near as he can to where the chest must be, and puts it down for the next one. */
function carry(
  state: MatchState,
  side: number,
  { outlook: { aims } }: TurnPlan,
  unit: Unit,
  walks: Walks,
  isFree: (hex: HexId) => boolean,
): Steps {
  const home = parseHexIn(state, state.setting.scenario.chest ?? '')
  const goals = aims.chestOut.length > 0 ? aims.chestOut : home === undefined ? [] : [home]
  const field = costField(state, footGait(state, unit.slot), goals)
  const left = (hex: HexId): number => field[hex] ?? UNREACHABLE
  const open = walks.bold.hexes.filter((hex) => chanceTo(walks, hex) > RISKS && isFree(hex))
  const to = bestOf(open, (hex) => -left(hex), -left(unit.hex))
  const way = to === undefined ? undefined : walk(state, side, walks, to)
  if (way !== undefined) return way
  const puts = listedOf(state, side, 'putDown')
  const down = bestOf(puts, ({ hex }) => -left(parseHexIn(state, hex) ?? unit.hex))
  return down === undefined ? endMove(state, side) : [down]
}

/** The best hex for somebody of whom the plan says nothing, or whose place is gone. */
function bestHex({ outlook }: TurnPlan, unit: Unit, walks: Walks, isFree: (hex: HexId) => boolean) {
  const pulls = walks.bold.hexes
    .filter(isFree)
    .map((hex) => {
      const chance = chanceTo(walks, hex)
      return { hex, pull: outlook.pull(unit, hex) * chance - (1 - chance) - costTo(walks, hex) * MP }
    })
    .sort((a, b) => b.pull - a.pull)
    .slice(0, HEXES)
  return bestOf(pulls, ({ hex, pull }) => pull - outlook.fear * outlook.danger(unit, hex))?.hex
}

/** The steps of a way, and what comes at its end; undefined where the first one is not legal. */
function walk(
  state: MatchState,
  side: number,
  walks: Walks,
  to: HexId,
  then: readonly Action[] = [],
): Steps | undefined {
  const [first, ...rest] = routeTo(walks, to).map(
    (hex): Action => ({ type: 'step', to: state.ground.label(hex) }),
  )
  if (first === undefined || !isLegal(state, side, first)) return undefined
  return [first, ...rest, ...then]
}
