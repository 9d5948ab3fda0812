import { DIRECTIONS, type HexId } from '@wyrmtable/hex'
import type { Action } from '../../rules/actions.ts'
import { U } from '../../rules/fields.ts'
import { checkStartMove, moveOf } from '../../rules/moves/start.ts'
import type { State } from '../../rules/state.ts'
import { isWizard } from '../../rules/topics/counters.ts'
import { exitSidesFor } from '../../rules/topics/exits.ts'
import { gaitOf } from '../../rules/topics/passage.ts'
import { terrainShift } from '../../rules/topics/terrain-value.ts'
import { isArmoured } from '../../rules/topics/values.ts'
import { blowValue } from './chances.ts'
import { HOLDER, type Numbers } from './numbers.ts'
import { Outlook } from './outlook.ts'
import { stepsOf } from './step-costs.ts'
import { FREE, FRIEND, type Unit } from './units.ts'
import { chanceTo, costTo, NO_WAY, type Walks, walksOf } from './walks.ts'

/** Attacks that are planned at most, and who takes part in one. */
const ATTACKS = 6
const CROWD = 4
/** Who would be stopped on the way more often than this is not counted on. */
const COMES = 0.35
/** Hexes that somebody without an attack weighs. */
const HEXES = 14
/** A hex farther away is a little worse. */
const MP = 0.002
/** What one more attacker must bring. */
const COMPANY = 0.1
const MARK = 6
const DEATH = 0.6

/** Where somebody goes in this turn. */
interface Destination {
  readonly hex: HexId
  readonly fights: boolean
}

/** Who goes where and who strikes whom together, made once for a turn. */
export interface TurnPlan {
  readonly outlook: Outlook
  readonly destinations: ReadonlyMap<number, Destination>
  /** Those who may move, in the order in which they should. */
  readonly order: readonly Unit[]
}

interface Mover {
  readonly unit: Unit
  /** Absent for riders and the dragon, who move by other rules. */
  readonly walks: Walks | undefined
  /** What it is worth to stay. */
  readonly stay: number
}

export function turnPlan(state: State, side: number, numbers: Numbers): TurnPlan {
  const outlook = new Outlook(state, side, numbers)
  const planner = new Planner(state, outlook)
  planner.planAttacks()
  planner.placeTheRest()
  return { outlook, destinations: planner.destinations, order: planner.order() }
}

const startMove = (unit: string): Action => ({ type: 'startMove', unit })
export const canStart = (state: State, { id }: Unit): boolean => {
  const action = startMove(id)
  return action.type === 'startMove' && checkStartMove(state, action) === undefined
}

interface Option {
  readonly unit: Unit
  readonly at: HexId
  readonly cost: number
  readonly chance: number
  /** What it gives up by standing there. */
  readonly pay: number
}

interface Attack {
  readonly target: Unit
  readonly group: readonly Option[]
  readonly gain: number
}

class Planner {
  readonly destinations = new Map<number, Destination>()
  private readonly state: State
  private readonly outlook: Outlook
  private readonly movers: readonly Mover[]
  private readonly fighters: readonly Unit[]
  private readonly taken = new Set<number>()
  private readonly fought = new Set<number>()

  constructor(state: State, outlook: Outlook) {
    this.state = state
    this.outlook = outlook
    const { scene } = outlook
    const standing = scene.own.filter(({ stands }) => stands)
    const mayMove = standing.filter((unit) => state.of(unit.slot, U.moveDone) === 0 && canStart(state, unit))
    const isWalker = ({ isMounted, isDragon }: Unit): boolean => !isMounted && !isDragon
    this.movers = mayMove.map((unit) => ({
      unit,
      walks: isWalker(unit)
        ? walksOf(state, scene, { slot: unit.slot, from: unit.hex, mp: moveOf(state, unit.slot) })
        : undefined,
      stay: outlook.worth(unit, unit.hex),
    }))
    for (const unit of standing) if (!mayMove.includes(unit)) for (const hex of unit.body) this.taken.add(hex)
    this.fighters = standing.filter(
      (unit) => unit.attack > 0 && !unit.isDragon && !isWizard(state, unit.slot) && !this.isLeaving(unit),
    )
  }

  private isLeaving({ slot }: Unit): boolean {
    return this.outlook.aims.exits.length > 0 && exitSidesFor(this.state, slot).length > 0
  }

  private moverOf(unit: Unit): Mover | undefined {
    return this.movers.find((one) => one.unit === unit)
  }

  /** Whether somebody may end there: nobody does yet, and who stands there may still go. */
  private isFree(unit: Unit, hex: HexId): boolean {
    if (this.taken.has(hex)) return false
    const what = this.outlook.scene.occupied[hex] ?? FREE
    if (what === FREE || hex === unit.hex) return true
    return (
      what === FRIEND &&
      this.movers.some(
        (one) => one.unit.hex === hex && !one.unit.isMounted && !this.destinations.has(one.unit.slot),
      )
    )
  }

  /** The best attack one after another, as long as one promises more than it costs. */
  planAttacks(): void {
    const targets = this.outlook.scene.foes.filter(({ isDragon, isCloaked }) => !isDragon && !isCloaked)
    const done = new Set<number>()
    for (let round = 0; round < ATTACKS; round++) {
      let best: Attack | undefined
      for (const target of targets) {
        if (done.has(target.slot)) continue
        const attack = this.bestAttack(target)
        if (attack !== undefined && (best === undefined || attack.gain > best.gain)) best = attack
      }
      if (best === undefined) return
      done.add(best.target.slot)
      for (const { unit, at } of best.group) {
        this.fought.add(unit.slot)
        this.taken.add(at)
        this.destinations.set(unit.slot, { hex: unit.body.includes(at) ? unit.hex : at, fights: true })
      }
    }
  }

  /** The best group against one enemy, the strongest taken one after another. */
  private bestAttack(target: Unit): Attack | undefined {
    const { numbers } = this.outlook
    const options = this.optionsAt(target).sort((a, b) => keyOf(b) - keyOf(a))
    const units = new Set<number>()
    const hexes = new Set<number>()
    const group: Option[] = []
    let best: Attack | undefined
    for (const option of options) {
      if (group.length >= CROWD) break
      if (units.has(option.unit.slot) || hexes.has(option.at)) continue
      units.add(option.unit.slot)
      hexes.add(option.at)
      group.push(option)
      const value = this.valueOf(target, group)
      if (value === undefined || value <= numbers.least) continue
      const gain = value - COMPANY * (group.length - 1)
      if (best === undefined || gain > best.gain) best = { target, group: [...group], gain }
    }
    return best
  }

  private optionsAt(target: Unit): Option[] {
    const { state } = this
    const { neighbours } = state.ground.board
    const options: Option[] = []
    for (const unit of this.fighters) {
      if (this.fought.has(unit.slot)) continue
      const steps = stepsOf(state, gaitOf(state, unit.slot))
      const mover = this.moverOf(unit)
      const spots = new Set<HexId>()
      for (const hex of target.body) {
        for (const direction of DIRECTIONS) {
          const at = neighbours[hex * 6 + direction] as HexId
          if (at >= 0 && (steps[at * 6 + ((direction + 3) % 6)] ?? 0) > 0) spots.add(at)
        }
      }
      for (const at of spots) {
        if (unit.body.includes(at)) {
          options.push({ unit, at, cost: 0, chance: 1, pay: 0 })
          continue
        }
        const { walks } = mover ?? {}
        if (mover === undefined || walks === undefined || !this.isFree(unit, at)) continue
        const cost = costTo(walks, at)
        const chance = chanceTo(walks, at)
        if (cost >= NO_WAY || chance < COMES) continue
        options.push({ unit, at, cost, chance, pay: Math.max(-1, mover.stay - this.outlook.worth(unit, at)) })
      }
    }
    return options
  }

  /** What the group should gain by its attack, less what it gives up; undefined where it may not attack. */
  private valueOf(target: Unit, group: readonly Option[]): number | undefined {
    const { state, outlook } = this
    const { aims, numbers } = outlook
    const attack = group.reduce((sum, { unit }) => sum + unit.attack, 0)
    const ratio = Math.floor(attack / Math.max(1, target.defence))
    if (ratio < 1) return undefined
    const riders = group.filter(({ unit }) => unit.isMounted).length
    const dwarves = group.filter(({ unit }) => unit.type === 'dwarf').length
    const several = group.length > 1 && (!target.isMounted || riders > 1) ? 1 : 0
    const ground = terrainShift(
      state,
      group.map(({ unit, at }) => ({
        slot: unit.slot,
        hexes: at === unit.hex ? unit.body : [at],
        dragon: false,
      })),
      [{ slot: target.slot, hexes: target.body, dragon: false }],
    )
    const column = ratio + ground + (dwarves > 1 ? dwarves : several)
    if (column < 1) return undefined
    const holds = target.body.some((hex) => aims.take.includes(hex)) ? HOLDER * (outlook.storms ? 1 : 0.6) : 0
    const mark = aims.kill.has(target.type) ? MARK : aims.killsCount ? DEATH : 0
    const value = blowValue(state, {
      column,
      table: target.isMounted ? 'mounted' : 'foot',
      armoured: isArmoured(state, target.slot),
      target: target.slot,
      worth: target.left + mark,
      holds,
      own: group.reduce((sum, { unit }) => sum + unit.left, 0) / group.length,
      back: numbers.back,
    })
    const chance = group.reduce((product, one) => product * one.chance, 1)
    return chance * value - group.reduce((sum, { pay }) => sum + pay, 0)
  }

  /** Those who attack nobody go where it is best, those with most to gain first. */
  placeTheRest(): void {
    const rest = this.movers.flatMap(({ unit, walks, stay }) => {
      if (this.destinations.has(unit.slot) || walks === undefined) return []
      const hexes = this.bestHexes(unit, walks, stay)
      return [{ unit, stay, hexes, gain: (hexes[0]?.value ?? stay) - stay }]
    })
    rest.sort((a, b) => b.gain - a.gain)
    for (const { unit, hexes } of rest) {
      const hex = hexes.find((one) => this.isFree(unit, one.hex))?.hex ?? unit.hex
      this.taken.add(hex)
      this.destinations.set(unit.slot, { hex, fights: false })
    }
  }

  private bestHexes(unit: Unit, walks: Walks, stay: number) {
    const { outlook } = this
    const { occupied } = outlook.scene
    const promising = walks.bold.hexes
      .filter((hex) => hex === unit.hex || (occupied[hex] ?? FREE) <= FRIEND)
      .map((hex) => {
        const chance = chanceTo(walks, hex)
        const pull = outlook.pull(unit, hex) * chance + (1 - chance) * (stay - 1)
        return { hex, pull: pull - costTo(walks, hex) * MP }
      })
      .sort((a, b) => b.pull - a.pull)
      .slice(0, HEXES)
    if (!promising.some(({ hex }) => hex === unit.hex))
      promising.push({ hex: unit.hex, pull: outlook.pull(unit, unit.hex) })
    return promising
      .map(({ hex, pull }) => ({ hex, value: pull - outlook.fear * outlook.danger(unit, hex) }))
      .sort((a, b) => b.value - a.value)
  }

  /** First those who make room for others, then who attacks, riders last. */
  order(): readonly Unit[] {
    const { own } = this.outlook.scene
    const rank = ({ unit, walks }: Mover): number => {
      const to = this.destinations.get(unit.slot)
      const goes = to !== undefined && to.hex !== unit.hex
      const waits = goes && own.some(({ hex }) => hex === to.hex)
      return (
        (walks === undefined ? 5 : 0) +
        (waits ? 3 : 0) +
        (this.outlook.aims.protect.has(unit.type) ? 4 : 0) -
        (to?.fights === true ? 1 : 0)
      )
    }
    return [...this.movers].sort((a, b) => rank(a) - rank(b)).map(({ unit }) => unit)
  }
}

const keyOf = ({ unit, chance, pay }: Option): number => unit.attack * chance - 2 * pay
