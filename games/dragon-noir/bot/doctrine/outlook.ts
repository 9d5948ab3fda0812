import { DIRECTIONS, distance, type HexId } from '@wyrmtable/hex'
import type { State } from '../../rules/state.ts'
import { isWizard } from '../../rules/topics/counters.ts'
import { exitSidesFor } from '../../rules/topics/exits.ts'
import { footGait, gaitOf } from '../../rules/topics/passage.ts'
import { terrainShift } from '../../rules/topics/terrain-value.ts'
import { isArmoured } from '../../rules/topics/values.ts'
import { costField, UNREACHABLE } from '../fields.ts'
import { Plans } from '../goals.ts'
import { type Aims, aimsOf } from './aims.ts'
import { blowValue, shotShare } from './chances.ts'
import { canCloak } from './cloak.ts'
import { HOLDER, type Numbers, stormsIn } from './numbers.ts'
import { sightLine } from './sight.ts'
import { stepsOf } from './step-costs.ts'
import { type Scene, sceneOf, type Unit } from './units.ts'
import { boldWalk } from './walks.ts'

/** How much shots and blows of the other side count beside points. */
const FIRE = 0.6
const BLOWS = 0.7
/** Chance that a shooter shoots at this one of all. */
const CHOSEN = 0.55
/** More than so many rarely get at one. */
const CROWD = 4
/** Enemies come where the chance not to be stopped is better than this. */
const COMES = 0.35
/** Share of the move of a dragon, and of a rider, that reaches as the crow flies. */
const DRAGON_REACH = 0.8
const RIDER_REACH = 0.6
/** Danger of who must not die; less while a spell may still cover him. */
const PRECIOUS = 3
const COVERED = 0.75
const LATE = 0.75
const STORMING = 0.6
/** So many go for the chest. */
const FETCHERS = 4
/** A way counts no longer than this, in MP. */
const FAR = 40
const NO_WAY = 30
/** Worths of an MP on the way: to the chest for who fetches it and for others, to a locked door, into a building. */
const WAY = {
  fetch: 0.5,
  escort: 0.22,
  guard: 0.15,
  retake: 0.6,
  chestOut: 0.3,
  door: 0.4,
  storm: 0.5,
  keep: 0.3,
}
/** Worth of standing in the building that decides: taken, and kept. */
const INSIDE = { taken: 2.5, kept: 1.2 }
/** Worth of a hex nearer to the distance that is wanted, and those distances. */
const GATHER = { bows: 0.08, others: 0.05, distance: 9 }
const WIZARD = { worth: 0.1, distance: 8 }
const BOWSHOT = { worth: 0.05, distance: 9 }
/** Worth of a mark, beside its points. */
const MARK = 6

/** Nobody has these goals. */
const NOBODY: ReadonlySet<number> = new Set()

/** What a side has to hope for and to fear on each hex in one turn. */
export class Outlook {
  readonly state: State
  readonly side: number
  readonly numbers: Numbers
  readonly aims: Aims
  readonly scene: Scene
  readonly storms: boolean
  /** Who is to let friends out goes to these. */
  readonly doors: readonly HexId[]
  readonly chest: number | undefined
  /** Where the chest lies, or who carries it. */
  readonly chestHexes: readonly HexId[]
  readonly chestTaken: boolean
  readonly fetchers: ReadonlySet<number>
  private readonly dangers = new Map<number, number>()
  /** Who of the enemies may come to a hex. */
  private readonly comers: ReadonlyMap<number, readonly Unit[]>

  constructor(state: State, side: number, numbers: Numbers) {
    this.state = state
    this.side = side
    this.numbers = numbers
    this.aims = aimsOf(state, side)
    this.scene = sceneOf(state, side)
    this.comers = comersOf(state, side, this.scene)
    const { turnLimit } = state.setting.scenario
    this.storms = this.aims.take.length > 0 && stormsIn(numbers, state.gameTurn, turnLimit)
    const plans = new Plans(state, side)
    this.doors = plans.doors
    this.chest = plans.chest
    this.chestHexes = plans.chestHexes()
    const [at] = this.chestHexes
    const lies = this.chest !== undefined && state.place(this.chest) === 'map'
    this.chestTaken = at !== undefined && (!lies || state.setting.scenario.chest !== state.ground.label(at))
    this.fetchers = this.chestHexes.length === 0 ? NOBODY : this.nearestToChest()
  }

  private nearestToChest(): ReadonlySet<number> {
    const { state } = this
    const ways = this.scene.own
      .filter(({ stands, isMounted, slot }) => stands && !isMounted && !isWizard(state, slot))
      .map(({ slot, hex }) => ({
        slot,
        way: costField(state, gaitOf(state, slot), this.chestHexes)[hex] ?? UNREACHABLE,
      }))
    return new Set(
      ways
        .sort((a, b) => a.way - b.way)
        .slice(0, FETCHERS)
        .map(({ slot }) => slot),
    )
  }

  /** Points that a unit may lose on a hex until its side's next turn: by shots and by all who could come. */
  danger(unit: Unit, hex: HexId): number {
    if (unit.isDragon) return 0
    const key = hex * 256 + unit.slot
    const known = this.dangers.get(key)
    if (known !== undefined) return known
    const { state, aims } = this
    let fire = 0
    for (const foe of this.scene.foes) {
      if (foe.weapon === undefined || !foe.stands) continue
      const line = sightLine(state, foe.weapon, foe.hex, hex)
      if (line !== undefined) fire += CHOSEN * shotShare(state, foe.slot, unit.slot, line) * unit.left
    }
    const blows = Math.max(0, this.blowsAt(unit, hex))
    const precious = aims.protect.has(unit.type) ? (canCloak(state, unit.slot) ? COVERED : PRECIOUS) : 1
    const value = precious * Math.min(unit.left, FIRE * fire + BLOWS * blows)
    this.dangers.set(key, value)
    return value
  }

  /** The worst attack by those who could stand beside the hex: the first so many, each from a hex of its own. */
  private blowsAt(unit: Unit, hex: HexId): number {
    const attackers = this.attackersAt(hex)
    const { state } = this
    let sum = 0
    let worst = 0
    const target = [{ slot: unit.slot, hexes: [hex], dragon: false }]
    for (const [place, { unit: foe }] of attackers.slice(0, CROWD).entries()) {
      sum += foe.attack
      const ratio = Math.floor(sum / Math.max(1, unit.defence))
      if (ratio < 1) continue
      const fighters = attackers
        .slice(0, place + 1)
        .map(({ unit: one, at }) => ({ slot: one.slot, hexes: [at], dragon: one.isDragon }))
      const several = place > 0 || attackers[0]?.unit.isDragon === true ? 1 : 0
      const column = ratio + terrainShift(state, fighters, target) + several
      if (column < 1) continue
      const value = blowValue(state, {
        column,
        table: unit.isMounted ? 'mounted' : 'foot',
        armoured: isArmoured(state, unit.slot),
        target: unit.slot,
        worth: unit.left,
        holds: 0,
        own: 2,
        back: 0.5,
      })
      worst = Math.max(worst, value * (place > 0 ? 0.85 : 0.95))
    }
    return worst
  }

  private attackersAt(hex: HexId): readonly { readonly unit: Unit; readonly at: HexId }[] {
    const { state, comers } = this
    const { neighbours } = state.ground.board
    const steps = stepsOf(state, ON_FOOT)
    const places: { readonly at: HexId; readonly units: readonly Unit[] }[] = []
    for (const direction of DIRECTIONS) {
      const at = neighbours[hex * 6 + direction] as HexId
      if (at < 0 || (steps[at * 6 + ((direction + 3) % 6)] ?? 0) === 0) continue
      const units = comers.get(at)
      if (units !== undefined) places.push({ at, units })
    }
    // Where only few can come they are placed first.
    places.sort((a, b) => a.units.length - b.units.length)
    const used = new Set<number>()
    const found: { readonly unit: Unit; readonly at: HexId }[] = []
    for (const { at, units } of places) {
      let best: Unit | undefined
      for (const one of units) {
        if (!used.has(one.slot) && (best === undefined || one.attack > best.attack)) best = one
      }
      if (best === undefined) continue
      used.add(best.slot)
      found.push({ unit: best, at })
    }
    return found.sort((a, b) => b.unit.attack - a.unit.attack)
  }

  /** Worth of a hex to a unit by what the side wants, and by the best shot from it. */
  pull(unit: Unit, hex: HexId): number {
    const { state, aims, numbers } = this
    const isLeaving = aims.exits.length > 0 && exitSidesFor(state, unit.slot).length > 0
    if (isLeaving) {
      const must = aims.including.includes(unit.type) ? 1.6 : 1
      return this.way(unit, hex, aims.exits, numbers.exit * must)
    }
    const wizard = isWizard(state, unit.slot)
    if (aims.chestOut.length > 0 && !wizard && !unit.isMounted) {
      if (this.chestHexes.length === 0) return this.way(unit, hex, aims.chestOut, WAY.chestOut)
      const fetches = this.fetchers.has(unit.slot)
      const worth = numbers.chest * (fetches ? WAY.fetch : WAY.escort)
      return this.way(unit, hex, this.chestHexes, worth, fetches ? 0 : 2)
    }
    const opens = !unit.isDog && !unit.isMounted && unit.type !== 'prisoner' && unit.type !== 'arlon'
    if (this.doors.length > 0 && unit.weapon === undefined && opens)
      return this.way(unit, hex, this.doors, WAY.door)
    return (
      this.wish(unit, hex, wizard) +
      (unit.weapon !== undefined && !unit.isMounted ? this.shotFrom(unit, hex) : 0)
    )
  }

  private wish(unit: Unit, hex: HexId, wizard: boolean): number {
    const { aims, numbers } = this
    let value = 0
    if (aims.chestGuarded.length > 0 && this.chestHexes.length > 0) {
      const [worth, near] = this.chestTaken ? [WAY.retake, 1] : [WAY.guard, 2]
      value += this.way(unit, hex, this.chestHexes, worth, near)
    }
    if (aims.take.length > 0) {
      if (this.storms)
        return (
          value + this.way(unit, hex, aims.take, WAY.storm) + (aims.take.includes(hex) ? INSIDE.taken : 0)
        )
      const far = this.crow(hex, aims.take)
      return unit.weapon !== undefined
        ? value - GATHER.bows * Math.abs(far - numbers.band)
        : value - GATHER.others * Math.abs(far - GATHER.distance)
    }
    if (aims.keep.length > 0)
      return value + this.way(unit, hex, aims.keep, WAY.keep) + (aims.keep.includes(hex) ? INSIDE.kept : 0)
    const foes = this.scene.foes.flatMap(({ body }) => body)
    if (wizard) return value - WIZARD.worth * Math.abs(this.crow(hex, foes) - WIZARD.distance)
    if (foes.length === 0 || aims.chestGuarded.length > 0) return value
    const marks = this.scene.foes.filter(({ type }) => aims.kill.has(type)).flatMap(({ body }) => body)
    const far = this.crow(hex, marks.length > 0 ? marks : foes)
    return unit.weapon !== undefined
      ? value - BOWSHOT.worth * Math.max(0, far - BOWSHOT.distance)
      : value - numbers.step * Math.max(0, far - 1)
  }

  private shotFrom(unit: Unit, hex: HexId): number {
    const { state, aims, scene, numbers } = this
    if (unit.weapon === undefined || (scene.zones[hex] ?? 0) > 0) return 0
    let best = 0
    for (const foe of scene.foes) {
      if (foe.isCloaked || foe.isDragon) continue
      const line = sightLine(state, unit.weapon, hex, foe.hex)
      if (line === undefined) continue
      const worth =
        foe.left + (aims.take.includes(foe.hex) ? HOLDER * 0.6 : 0) + (aims.kill.has(foe.type) ? MARK : 0)
      best = Math.max(best, shotShare(state, unit.slot, foe.slot, line) * worth)
    }
    return numbers.shot * best
  }

  /** What a hex is worth less what is to be feared there. */
  worth = (unit: Unit, hex: HexId): number => this.pull(unit, hex) - this.fear * this.danger(unit, hex)

  /** How much danger counts: less when time is short, and in a storm. */
  get fear(): number {
    return this.numbers.loss * (this.aims.isLate ? LATE : 1) * (this.storms ? STORMING : 1)
  }

  private way(unit: Unit, hex: HexId, goals: readonly HexId[], worth: number, near = 0): number {
    const { state } = this
    const gait = unit.isMounted ? footGait(state, unit.slot) : gaitOf(state, unit.slot)
    const cost = costField(state, gait, goals)[hex] ?? UNREACHABLE
    return -worth * Math.max(0, Math.min(FAR, cost >= UNREACHABLE ? NO_WAY : cost) - near)
  }

  crow(hex: HexId, goals: readonly HexId[]): number {
    let least = FAR
    for (const goal of goals) least = Math.min(least, distance(this.state.ground.board, goal, hex))
    return least
  }
}

const ON_FOOT = { kind: 'foot', armoured: false, goblin: false } as const

function comersOf(state: State, side: number, { foes }: Scene): ReadonlyMap<number, readonly Unit[]> {
  const comers = new Map<number, Unit[]>()
  const theirs = sceneOf(state, 1 - side)
  const { board } = state.ground
  for (const foe of foes) {
    if (!foe.stands || foe.attack <= 0) continue
    const add = (hex: number): void => {
      const list = comers.get(hex)
      if (list === undefined) comers.set(hex, [foe])
      else list.push(foe)
    }
    if (foe.isDragon || foe.isMounted) {
      const reach = foe.move * (foe.isDragon ? DRAGON_REACH : RIDER_REACH)
      for (let hex = 0; hex < board.size; hex++) {
        if (foe.body.some((own) => distance(board, own, hex as HexId) <= reach)) add(hex)
      }
      continue
    }
    const { hexes, chance } = boldWalk(state, theirs, { slot: foe.slot, from: foe.hex, mp: foe.move })
    for (const hex of hexes) if ((chance[hex] ?? 0) > COMES) add(hex)
  }
  return comers
}
