import type { HexId } from '@wyrmtable/hex'
import type { SimpleCondition } from '../../data/scenario-schema.ts'
import { sideIds } from '../../rules/roster.ts'
import type { Setting } from '../../rules/setting.ts'
import type { State } from '../../rules/state.ts'
import { sideOfHex } from '../../rules/topics/exits.ts'
import { rimHexes } from '../goals.ts'

/** What a side wants, from the scenario's conditions alone. */
export interface Aims {
  /** Hexes of a building to be taken, and of one to be kept. */
  readonly take: readonly HexId[]
  readonly keep: readonly HexId[]
  /** Ways out that win for this side, who must be among those who leave, and ways out that win for the other. */
  readonly exits: readonly HexId[]
  readonly including: readonly string[]
  readonly stops: readonly HexId[]
  /** Types whose death wins, and whose death loses. */
  readonly kill: ReadonlySet<string>
  readonly protect: ReadonlySet<string>
  /** Whether deaths of the other side are counted, whoever dies. */
  readonly killsCount: boolean
  /** Where the chest is to be brought out by this side, or must not be by the other. */
  readonly chestOut: readonly HexId[]
  readonly chestGuarded: readonly HexId[]
  /** Whether the other side wins when time is up. */
  readonly isLate: boolean
}

const known = new WeakMap<Setting, Map<number, Aims>>()

export function aimsOf(state: State, side: number): Aims {
  const bySide = known.get(state.setting) ?? new Map<number, Aims>()
  known.set(state.setting, bySide)
  const aims = bySide.get(side) ?? readAims(state, side)
  bySide.set(side, aims)
  return aims
}

function readAims(state: State, side: number): Aims {
  const theirs = sideIds[(1 - side) as 0]
  const { victory } = state.setting.scenario
  const conditions = victory.flatMap(({ side: whose, condition }) =>
    (typeof condition === 'object' && 'all' in condition ? condition.all : [condition]).map((one) => ({
      isOwn: whose === sideIds[side as 0],
      isTheirs: whose === theirs,
      one,
    })),
  )
  const own = conditions.filter(({ isOwn }) => isOwn).map(({ one }) => one)
  const others = conditions.filter(({ isTheirs }) => isTheirs).map(({ one }) => one)
  const exited = own.find(isExited)
  return {
    take: buildingIn(state, own),
    keep: buildingIn(state, others),
    exits: rimBy(state, exited?.exited.sides),
    including: exited?.exited.including ?? [],
    stops: rimBy(state, others.find(isExited)?.exited.sides),
    kill: typesIn(own),
    protect: typesIn(others),
    killsCount: own.some((one) => isDead(one) && one.dead.types === undefined),
    chestOut: rimBy(state, own.find(isChestExited)?.chestExited.sides),
    chestGuarded: rimBy(state, others.find(isChestExited)?.chestExited.sides),
    isLate: victory.some(
      ({ side: whose, when, condition }) =>
        when === 'turn-limit-reached' && condition === 'otherwise' && whose === theirs,
    ),
  }
}

type Of<K extends string> = Extract<SimpleCondition, Record<K, unknown>>
const isExited = (one: SimpleCondition): one is Of<'exited'> => typeof one === 'object' && 'exited' in one
const isDead = (one: SimpleCondition): one is Of<'dead'> => typeof one === 'object' && 'dead' in one
const isChestExited = (one: SimpleCondition): one is Of<'chestExited'> =>
  typeof one === 'object' && 'chestExited' in one

const typesIn = (conditions: readonly SimpleCondition[]): ReadonlySet<string> =>
  new Set(conditions.flatMap((one) => (isDead(one) ? (one.dead.types ?? []) : [])))

const rimBy = (state: State, sides: readonly string[] | undefined): readonly HexId[] =>
  sides === undefined ? [] : rimHexes(state).filter((hex) => sideOfHex(state, hex, sides) !== undefined)

function buildingIn({ ground }: State, conditions: readonly SimpleCondition[]): readonly HexId[] {
  const names = conditions.flatMap((one) =>
    typeof one === 'object' && 'standing' in one && one.standing.building !== undefined
      ? [one.standing.building]
      : [],
  )
  if (names.length === 0) return []
  return ([...ground.field.joined.sheetOf.keys()] as HexId[]).filter((hex) =>
    names.includes(ground.building(hex)?.id ?? ''),
  )
}
