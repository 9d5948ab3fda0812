import { hexesWithin } from '@wyrmtable/hex'
import { absentDice, type Game } from '@wyrmtable/kernel'
import { type Action, moveModes } from '../../rules/actions.ts'
import type { Event } from '../../rules/events.ts'
import { board, hexOf, labelOf, parseLabel } from '../../rules/map.ts'
import {
  DEFENDER,
  type Dragon,
  dragons,
  formatDragon,
  formatUnit,
  INVADER,
  typeOf,
  type Unit,
  units,
  unitsOfType,
} from '../../rules/pieces.ts'
import { NOWHERE, type State } from '../../rules/state.ts'
import { isAlive } from '../../rules/topics/abilities.ts'
import { pathOf } from './action-place.ts'
import { dragonReach } from './dragon-reach.ts'
import { unitReach } from './unit-reach.ts'

type Rules = Game<State, Action, Event>

/** Where a piece gets to in its next move, and what it may attack from there. */
export interface Grasp {
  readonly reach: ReadonlySet<string>
  readonly strikes: ReadonlySet<string>
}

/** What the pieces of a side may attack in their next turn, found by trying on copies. */
export function threatOf(game: Rules, state: State, side: typeof INVADER): ReadonlySet<string> {
  const found = new Set<string>()
  const add = ({ strikes }: Grasp) => {
    for (const hex of strikes) found.add(hex)
  }
  if (side === INVADER) for (const d of dragons) add(dragonGrasp(game, state, d))
  else for (const unit of units) if (state.unitHex(unit) !== NOWHERE) add(unitGrasp(game, state, unit))
  return found
}

/** A dragon's next move on foot, by bounds and in flight; teeth, claws and fire from every end of it. */
function dragonGrasp(game: Rules, state: State, d: Dragon): Grasp {
  const reach = new Set<string>()
  const strikes = new Set<string>()
  if (!isAlive(state, d)) return { reach, strikes }
  const ready = readyDragon(state, d)
  const ends = new Map<string, State>()
  const keep = (end: State) => ends.set(`${end.dragonHex(d)}/${end.facing(d)}/${end.status(d)}`, end)
  keep(ready)
  for (const mode of moveModes) {
    if (mode !== 'walk' && mode !== 'bound' && mode !== 'fly') continue
    const begin = { type: 'beginMove', dragon: formatDragon(d), mode } as const
    if (game.check(ready, INVADER, begin) !== undefined) continue
    const begun = ready.clone()
    if (!does(game, begun, begin)) continue
    if (mode === 'walk') {
      for (const way of dragonReach(game, begun).values()) {
        const end = begun.clone()
        if (way.isStrike) {
          const hex = way.path.at(-1)
          if (hex !== undefined) strikes.add(hex)
        } else if (way.actions.every((action) => does(game, end, action))) keep(end)
      }
      continue
    }
    for (const action of game.actions(begun, INVADER)) {
      const end = begun.clone()
      if (action.type !== 'endMove' && does(game, end, action)) keep(end)
    }
  }
  const probe = unitsOfType('INF')[0]
  for (const end of ends.values()) {
    reach.add(labelOf(end.dragonHex(d)))
    if (probe !== undefined) melee(game, end, d, probe, strikes)
    end.mover = -1
    end.phase = 'dragonfire'
    for (const action of game.actions(end, INVADER)) {
      if (action.type === 'breathe' && action.dragon === formatDragon(d)) {
        for (const hex of pathOf(action, end)) strikes.add(hex)
      }
    }
  }
  return { reach, strikes }
}

/** The dragon alone at the beginning of its side's movement. */
function readyDragon(state: State, d: Dragon): State {
  const ready = state.clone()
  ready.phase = 'invaderMovement'
  ready.pending = 'none'
  ready.mover = -1
  ready.clearAttacked()
  ready.setMoved(d, false)
  ready.setMode(d, undefined)
  ready.setBreathed(d, false)
  ready.setTakenOffOrLanded(d, false)
  for (const area of ['head', 'wings', 'legs'] as const) ready.setGroupsUsed(d, area, 0)
  return ready
}

/** Sets one unit down beside the dragon, hex after hex, and asks whether it may be attacked there. */
function melee(game: Rules, from: State, d: Dragon, probe: Unit, strikes: Set<string>): void {
  const trial = from.clone()
  trial.mover = -1
  trial.phase = 'invaderMelee'
  for (const hex of hexesWithin(board, trial.dragonHex(d), 1)) {
    const label = labelOf(hex)
    if (strikes.has(label)) continue
    trial.setUnitHex(probe, hex)
    const isLegal = ([head, wings, legs]: readonly [number, number, number]) => {
      const action = { type: 'dragonAttack', dragon: formatDragon(d), hex: label, head, wings, legs } as const
      return game.check(trial, INVADER, action) === undefined
    }
    if (
      (
        [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ] as const
      ).some(isLegal)
    )
      strikes.add(label)
  }
}

/** A unit's next move, and where a dragon on the ground could be attacked from its ends. */
function unitGrasp(game: Rules, state: State, unit: Unit): Grasp {
  const reach = new Set<string>()
  const strikes = new Set<string>()
  const start = state.unitHex(unit)
  if (start === NOWHERE) return { reach, strikes }
  const ready = state.clone()
  ready.phase = 'defenderMovement'
  ready.pending = 'none'
  ready.mover = -1
  ready.setStepsUsed(unit, 0)
  ready.setOffRoad(unit, false)
  ready.setDeed(unit, 'none')
  const name = formatUnit(unit)
  const listed = game.actions(ready, DEFENDER)
  const isLegal = (action: Action) => game.check(ready, DEFENDER, action) === undefined
  for (const hex of unitReach(ready, name, listed, isLegal).keys()) reach.add(hex)
  reach.add(labelOf(start))
  const probe = dragons.find((d) => isAlive(state, d))
  if (probe === undefined) return { reach, strikes }
  const isArcher = typeOf(unit) === 'ARH'
  for (const label of reach) {
    const trial = ready.clone()
    const from = hexOf(label)
    trial.setUnitHex(unit, from)
    trial.setStatus(probe, 'grounded')
    for (const hex of hexesWithin(board, from, isArcher ? 3 : 1)) {
      const target = labelOf(hex)
      if (strikes.has(target)) continue
      trial.setDragonHex(probe, hex)
      trial.phase = isArcher ? 'archery' : 'defenderMelee'
      const action: Action = isArcher
        ? { type: 'shoot', archer: name, dragon: formatDragon(probe), area: 'legs' }
        : { type: 'attackDragon', unit: name, dragon: formatDragon(probe), area: 'legs', open: false }
      if (game.check(trial, DEFENDER, action) === undefined) strikes.add(target)
    }
  }
  return { reach, strikes }
}

/** What a piece could do from where it is, for looking at it. */
export function graspOf(game: Rules, state: State, piece: string): Grasp {
  const d = dragons.find((one) => formatDragon(one) === piece)
  if (d !== undefined) return dragonGrasp(game, state, d)
  const unit = units.find((one) => formatUnit(one) === piece)
  return unit === undefined ? { reach: new Set(), strikes: new Set() } : unitGrasp(game, state, unit)
}

/** The three hexes in front of a dragon on the ground. */
export function frontArc(
  state: State,
  d: Dragon,
  neighbour: (label: string, direction: number) => string | undefined,
) {
  if (!state.isGrounded(d)) return []
  const at = labelOf(state.dragonHex(d))
  return [-1, 0, 1].flatMap((turn) => {
    const hex = neighbour(at, state.facing(d) + turn)
    return hex === undefined || parseLabel(hex) === undefined ? [] : [hex]
  })
}

function does(game: Rules, state: State, action: Action): boolean {
  try {
    game.apply(state, INVADER, action, absentDice(), () => {})
    return true
  } catch {
    // A die would fall: where this leads is not certain enough to be called reach.
    return false
  }
}
