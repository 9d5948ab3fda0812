import { DIRECTIONS, distance, type HexId, neighbour } from '@wyrmtable/hex'
import type { SimpleCondition } from '../data/scenario-schema.ts'
import { U } from '../rules/fields.ts'
import { sideIds, typeOfId } from '../rules/roster.ts'
import type { State } from '../rules/state.ts'
import {
  bodyOf,
  counter,
  idOf,
  isBlackDragon,
  isCharacter,
  isMounted,
  isOnMap,
  isStunned,
  isWizard,
  slotOf,
  slots,
} from '../rules/topics/counters.ts'
import { exitNames, exitSidesFor, sideOfHex } from '../rules/topics/exits.ts'
import { footGait, gaitOf, isLocked } from '../rules/topics/passage.ts'
import { weaponOf } from '../rules/topics/shooting.ts'
import { costField, UNREACHABLE } from './fields.ts'

/** What somebody makes for, and how much nearness to it is worth. */
interface Goal {
  readonly hexes: readonly HexId[]
  /** Nearer than this is no better; 0 wants to stand on it. */
  readonly near: number
  /** Points for each MP of the way. */
  readonly worth: number
  /** Whether `near` is meant over the ground, not as an arrow flies. */
  readonly byWay?: boolean
}

/** Points of a step: to an ordinary goal, to a way out that wins, to the chest, to a building that must be taken. */
const WORTH = { step: 0.06, escape: 0.14, chest: 0.2, storm: 0.15 } as const
/** How near to the enemy shooters and wizards keep, to the building those who gather before it, to the chest its escort. */
const NEAR = { bowshot: 11, wizard: 7, camp: 8, escort: 4 } as const
/** So many go for the chest. */
const FETCHERS = 3
/** For this share of the game those who must take a building gather, and then go in together. */
const GATHERING = 0.25
/** So near to the building a rider gets off his horse. */
const DISMOUNT = 5
/** A way is not longer than this, so that nothing is worth more than the counters. */
const FAR = 40

/** What a side wants of one of its counters that is on the map. */
export class Plans {
  readonly state: State
  readonly side: number
  readonly conditions: readonly SimpleCondition[]
  readonly enemySlots: readonly number[]
  readonly enemies: readonly HexId[]
  readonly held: readonly HexId[]
  /** Whether the side must take the building that decides, rather than keep it. */
  readonly attacksHeld: boolean
  readonly doors: readonly HexId[]
  readonly chest: number | undefined
  private nearest: ReadonlySet<number> | undefined
  /** Enemies on whose death the game hangs. */
  readonly marked: readonly HexId[]

  constructor(state: State, side: number) {
    this.state = state
    this.side = side
    this.conditions = simpleConditions(state)
    this.held = buildingHexes(state, this.conditions)
    const all = slots(state)
    const enemies = all.filter(
      (slot) =>
        state.side(slot) === 1 - side && isOnMap(state, slot) && counter(state, slot).kind !== 'horse',
    )
    this.enemySlots = enemies
    this.enemies = enemies.flatMap((slot) => bodyOf(state, slot))
    const types = this.conditions.flatMap((one) =>
      typeof one === 'object' && 'dead' in one ? (one.dead.types ?? []) : [],
    )
    this.marked = enemies
      .filter((slot) => types.includes(typeOfId(idOf(state, slot))))
      .flatMap((slot) => bodyOf(state, slot))
    this.chest = slotOf(state, 'chest')
    this.doors = doorsToOpen(state, side)
    this.attacksHeld = state.setting.scenario.victory.some(
      ({ side: whose, condition }) =>
        whose === sideIds[side as 0] &&
        typeof condition === 'object' &&
        'all' in condition &&
        condition.all.some((one) => typeof one === 'object' && 'standing' in one),
    )
  }

  /** How far a counter is from what it wants, and what each step is worth. */
  wish(slot: number): { readonly cost: number; readonly worth: number } {
    return this.wishOf(this.state, slot)
  }

  /** The same where the counter alone stands elsewhere. */
  wishOf(state: State, slot: number): { readonly cost: number; readonly worth: number } {
    const { hexes, near, worth, byWay = false } = this.goalOf(slot)
    const from = state.hex(slot)
    if (hexes.length === 0 || from < 0) return { cost: 0, worth: 0 }
    if (near > 1 && !byWay) return { cost: awayFrom(near, crow(state, from, hexes)), worth }
    const gait = this.storms && isMounted(state, slot) ? footGait(state, slot) : gaitOf(state, slot)
    const way = costField(state, gait, hexes)[from] ?? UNREACHABLE
    const cost = way >= UNREACHABLE ? 2 * crow(state, from, hexes) : way
    return { cost: Math.min(FAR, Math.max(0, cost - near)), worth }
  }

  goalOf(slot: number): Goal {
    const { state } = this
    const way = this.wayOut(slot)
    if (way !== undefined)
      return { hexes: way, near: 0, worth: state.of(slot, U.carries) >= 0 ? WORTH.chest : WORTH.escape }
    if (isWizard(state, slot)) return { hexes: this.enemies, near: NEAR.wizard, worth: WORTH.step }
    const isWalker = !isMounted(state, slot) && !isBlackDragon(state, slot)
    if (isWalker && this.doors.length > 0 && weaponOf(state, slot) === undefined)
      return { hexes: this.doors, near: 0, worth: WORTH.chest }
    const chest = isWalker ? this.chestHexes() : []
    if (chest.length > 0)
      return this.fetchers.has(slot)
        ? { hexes: chest, near: 0, worth: WORTH.chest }
        : { hexes: chest, near: NEAR.escort, worth: WORTH.chest / 2, byWay: true }
    const { waits } = this
    if (this.storms) return { hexes: this.held, near: 0, worth: WORTH.storm }
    if (this.held.length > 0 && isWalker && !waits) return { hexes: this.held, near: 0, worth: WORTH.step }
    if (waits || (isWalker && weaponOf(state, slot) !== undefined))
      return { hexes: this.enemies, near: waits ? NEAR.camp : NEAR.bowshot, worth: WORTH.step }
    return { hexes: this.marked.length > 0 ? this.marked : this.enemies, near: 1, worth: WORTH.step }
  }

  /** Whether the side is on its way into the building: nobody stops to shoot, which takes half of the way. */
  get storms(): boolean {
    return this.attacksHeld && !this.waits
  }

  /** Whether a rider is so near to the building that he should go on on foot. */
  shouldDismount(slot: number): boolean {
    return this.storms && isMounted(this.state, slot) && this.wish(slot).cost <= DISMOUNT
  }

  get waits(): boolean {
    const { state, attacksHeld } = this
    return attacksHeld && state.gameTurn <= state.setting.scenario.turnLimit * GATHERING
  }

  /** Where somebody wants to leave the map: a bearer of the chest, or who wins by getting out. */
  wayOut(slot: number): readonly HexId[] | undefined {
    const { state, chest } = this
    if (chest !== undefined && state.of(slot, U.carries) !== chest) return undefined
    const exits = this.exitsOf(slot)
    return exits.length === 0 ? undefined : exits
  }

  /** Hexes by which the counter may leave the map. */
  exitsOf(slot: number): readonly HexId[] {
    const { state } = this
    const own = exitSidesFor(state, slot)
    if (own.length === 0 || exitNames(state).length === 0) return []
    return rimHexes(state).filter((hex) => sideOfHex(state, hex, own) !== undefined)
  }

  /** Those nearest to the chest go to it; more would stand in one another's way. */
  get fetchers(): ReadonlySet<number> {
    const { state, side } = this
    this.nearest ??= new Set(
      slots(state)
        .filter((slot) => state.side(slot) === side && isOnMap(state, slot) && isCharacter(state, slot))
        .filter((slot) => !isWizard(state, slot) && !isStunned(state, slot) && !isMounted(state, slot))
        .map((slot) => ({
          slot,
          way: costField(state, gaitOf(state, slot), this.chestHexes())[state.hex(slot)] ?? UNREACHABLE,
        }))
        .toSorted((a, b) => a.way - b.way)
        .slice(0, FETCHERS)
        .map(({ slot }) => slot),
    )
    return this.nearest
  }

  /** Where the chest lies, or who carries it: friends go along to take it over, enemies to take it away. */
  chestHexes(): readonly HexId[] {
    const { state, chest } = this
    if (chest === undefined) return []
    if (state.place(chest) === 'map') return [state.hex(chest)]
    const bearer = slots(state).find((slot) => state.of(slot, U.carries) === chest && isOnMap(state, slot))
    return bearer === undefined ? [] : [state.hex(bearer)]
  }
}

/** Nearer than wanted costs half of what being farther does. */
const awayFrom = (near: number, far: number): number => (far > near ? far - near : (near - far) / 2)

/** Hexes from which a friend of the side who is locked up, and should get out, can be let out (DN-7.9). */
function doorsToOpen(state: State, side: number): readonly HexId[] {
  const locked = state.setting.field.cellDoors.filter((edge) => isLocked(state, edge))
  return locked.flatMap((edge) =>
    state.ground.edgeHexes(edge).filter((hex, place, both) => {
      const cell = both[1 - place]
      if (cell === undefined || !state.ground.isInner(edge, cell) || state.ground.isInner(edge, hex))
        return false
      const room = state.ground.room(cell)
      return slots(state).some(
        (slot) =>
          state.side(slot) === side &&
          isOnMap(state, slot) &&
          state.ground.room(state.hex(slot)) === room &&
          exitSidesFor(state, slot).length > 0,
      )
    }),
  )
}

function crow(state: State, from: HexId, hexes: readonly HexId[]): number {
  let best = FAR
  for (const hex of hexes) best = Math.min(best, distance(state.ground.board, from, hex))
  return best
}

const simpleConditions = (state: State): readonly SimpleCondition[] =>
  state.setting.scenario.victory.flatMap(({ condition }): readonly SimpleCondition[] =>
    typeof condition === 'object' && 'all' in condition ? condition.all : [condition],
  )

const held = new WeakMap<object, readonly HexId[]>()
const rims = new WeakMap<object, readonly HexId[]>()
/** Hexes at the edge of the boards, which exits are among. */
export function rimHexes(state: State): readonly HexId[] {
  const { field } = state.setting
  let rim = rims.get(field)
  if (rim === undefined) {
    rim = [...field.joined.sheetOf.keys()].filter(
      (hex) =>
        field.joined.sheetOf[hex] !== -1 &&
        DIRECTIONS.some((direction) => neighbour(field.board, hex as HexId, direction) === -1),
    ) as HexId[]
    rims.set(field, rim)
  }
  return rim
}

/** Hexes of buildings that a victory condition speaks of. */
function buildingHexes(state: State, conditions: readonly SimpleCondition[]): readonly HexId[] {
  const buildings = conditions.flatMap((one) =>
    typeof one === 'object' && 'standing' in one && one.standing.building !== undefined
      ? [one.standing.building]
      : [],
  )
  if (buildings.length === 0) return []
  let hexes = held.get(state.ground)
  if (hexes === undefined) {
    hexes = ([...state.ground.field.joined.sheetOf.keys()] as HexId[]).filter((hex) =>
      buildings.includes(state.ground.building(hex)?.id ?? ''),
    )
    held.set(state.ground, hexes)
  }
  return hexes
}
