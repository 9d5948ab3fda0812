import { hexesWithin } from '@wyrmtable/hex'
import { absentDice, type Game } from '@wyrmtable/kernel'
import { unitsData } from '../../data/units.ts'
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
  valuesOf,
} from '../../rules/pieces.ts'
import { NOWHERE, type State } from '../../rules/state.ts'
import { intactGroups, isAlive } from '../../rules/topics/abilities.ts'
import { pathOf } from './action-place.ts'
import { dragonReach } from './dragon-reach.ts'
import { unitReach } from './unit-reach.ts'

type Rules = Game<State, Action, Event>

/** The most that a piece may do to whoever is in a hex. */
interface Blow {
  /** A dragon's strength in melee or an overrun, or the points of damage that a unit's attack does. */
  readonly strength: number
  /** Whether fire may come there. */
  readonly isFire: boolean
}

/** Where a piece gets to in its next move, and what it may attack from there. */
export interface Grasp {
  readonly reach: ReadonlySet<string>
  readonly strikes: ReadonlyMap<string, Blow>
}

/** Who may strike each hex in the next turn of its side, and with what. */
export type Threats = ReadonlyMap<string, readonly (Blow & { readonly piece: string })[]>

/** What the pieces of a side may attack in their next turn, found by trying on copies. */
export function threatsOf(game: Rules, state: State, side: typeof INVADER): Threats {
  const found = new Map<string, (Blow & { readonly piece: string })[]>()
  const add = (piece: string, { strikes }: Grasp) => {
    for (const [hex, blow] of strikes) found.set(hex, [...(found.get(hex) ?? []), { piece, ...blow }])
  }
  if (side === INVADER) for (const d of dragons) add(formatDragon(d), dragonGrasp(game, state, d))
  else for (const unit of units) add(formatUnit(unit), unitGrasp(game, state, unit))
  return found
}

/** The blows that are found, each hex with the most that may come to it. */
class Blows extends Map<string, Blow> {
  strike(hex: string, strength: number): void {
    const old = this.get(hex)
    this.set(hex, { strength: Math.max(strength, old?.strength ?? 0), isFire: old?.isFire ?? false })
  }
  burn(hex: string): void {
    this.set(hex, { strength: this.get(hex)?.strength ?? 0, isFire: true })
  }
}

/** A dragon's next move on foot, by bounds and in flight; teeth, claws and fire from every end of it. */
function dragonGrasp(game: Rules, state: State, d: Dragon): Grasp {
  const reach = new Set<string>()
  const strikes = new Blows()
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
          if (hex !== undefined) strikes.strike(hex, unitsData.dragon.overrunStrength)
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
        for (const hex of pathOf(action, end)) strikes.burn(hex)
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

const attackers = ['head', 'wings', 'legs'] as const

/** Sets one unit down beside the dragon, hex after hex, and asks what may attack it there. */
function melee(game: Rules, from: State, d: Dragon, probe: Unit, strikes: Blows): void {
  const trial = from.clone()
  trial.mover = -1
  trial.phase = 'invaderMelee'
  const strengthOf = (area: (typeof attackers)[number]) =>
    intactGroups(trial, d, area) * unitsData.dragon.areas[area].attackPerGroup
  const all = attackers.reduce((sum, area) => sum + strengthOf(area), 0)
  for (const hex of hexesWithin(board, trial.dragonHex(d), 1).filter(trial.map.has)) {
    const label = labelOf(hex)
    if ((strikes.get(label)?.strength ?? 0) >= all) continue
    trial.setUnitHex(probe, hex)
    const reaching = attackers.filter((area) => {
      const none = { head: 0, wings: 0, legs: 0 }
      const action = {
        type: 'dragonAttack',
        dragon: formatDragon(d),
        hex: label,
        ...none,
        [area]: 1,
      } as const
      return game.check(trial, INVADER, action) === undefined
    })
    const strength = reaching.reduce((sum, area) => sum + strengthOf(area), 0)
    if (strength > 0) strikes.strike(label, strength)
  }
}

/** A unit's next move, and where a dragon on the ground could be attacked from its ends. */
function unitGrasp(game: Rules, state: State, unit: Unit): Grasp {
  const reach = new Set<string>()
  const strikes = new Blows()
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
  const points = isArcher ? unitsData.archery.damageGrounded : valuesOf(unit).attack
  for (const label of reach) {
    const trial = ready.clone()
    const from = hexOf(label)
    trial.setUnitHex(unit, from)
    trial.setStatus(probe, 'grounded')
    for (const hex of hexesWithin(board, from, isArcher ? 3 : 1).filter(trial.map.has)) {
      const target = labelOf(hex)
      if (strikes.has(target)) continue
      trial.setDragonHex(probe, hex)
      trial.phase = isArcher ? 'archery' : 'defenderMelee'
      const action: Action = isArcher
        ? { type: 'shoot', archer: name, dragon: formatDragon(probe), area: 'legs' }
        : { type: 'attackDragon', unit: name, dragon: formatDragon(probe), area: 'legs', open: false }
      if (game.check(trial, DEFENDER, action) === undefined) strikes.strike(target, points)
    }
  }
  return { reach, strikes }
}

/** What a piece could do from where it is, for looking at it. */
export function graspOf(game: Rules, state: State, piece: string): Grasp {
  const d = dragons.find((one) => formatDragon(one) === piece)
  if (d !== undefined) return dragonGrasp(game, state, d)
  const unit = units.find((one) => formatUnit(one) === piece)
  return unit === undefined ? { reach: new Set(), strikes: new Blows() } : unitGrasp(game, state, unit)
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
