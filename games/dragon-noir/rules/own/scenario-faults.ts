import type { HexId } from '@wyrmtable/hex'
import type { BoardFile } from '../../data/board-schema.ts'
import type { Condition, SimpleCondition } from '../../data/scenario-schema.ts'
import type { Sheets } from '../../data/tables.ts'
import type { MatchState } from '../match-state.ts'
import { finishSetup, place, setupActions } from '../phases/setup.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { characterOf, sideIds, typeOfId } from '../roster.ts'
import { zonesFor } from '../setup.ts'
import type { State } from '../state.ts'
import { idOf, isMounted, slots } from '../topics/counters.ts'
import { isInZone } from '../zones.ts'
import type { BoardFault } from './board-faults.ts'

/** DN-4.9, DN-18.4: who is to play, how many, and by which way each comes into play. */
export function findForceFaults({ map, scenario }: BoardFile, sheets: Sheets): readonly BoardFault[] {
  const faults: BoardFault[] = []
  const say = (refusal: Refusal, path: string, hexes: readonly string[] = []) =>
    faults.push({ refusal, path, hexes })
  const closed = sheets.terrain.terrain.filter(({ foot }) => foot === null).map(({ id }) => id)
  const isClosed = (label: string): boolean => closed.includes(map.hexes[label]?.t ?? map.defaultTerrain)
  const taken = new Map<string, number>()
  for (const side of sideIds) {
    const { units, setup = [], entries = [] } = scenario.sides[side]
    const path = `/scenario/sides/${side}`
    const all = units.reduce((sum, { count }) => sum + count, 0)
    if (all === 0) say(refuse('boardNoUnits', 'DN-18.4', { unit: side }), `${path}/units`)
    for (const [i, { type, count }] of units.entries()) {
      const at = `${path}/units/${i}`
      const values = characterOf(sheets, type)
      taken.set(type, (taken.get(type) ?? 0) + count)
      if (values === undefined || values.side === 'spectre')
        say(refuse('boardUnknownUnit', 'DN-4.9', { unit: type }), at)
      else if ((taken.get(type) ?? 0) > values.count)
        say(refuse('boardTooMany', 'DN-4.9', { unit: type, limit: values.count }), at)
      else if (units.findIndex((other) => other.type === type) !== i)
        say(refuse('boardUnknownUnit', 'DN-18.4', { unit: type }), at)
      const enters = entries.some(({ units: who }) => who === 'all' || who.includes(type))
      const placed = setup.reduce(
        (sum, entry) =>
          'units' in entry ? sum + (entry.units === 'all' ? count : (entry.units[type] ?? 0)) : sum,
        0,
      )
      if (placed === 0 ? !enters : placed < count) say(refuse('boardNowhere', 'DN-18.4', { unit: type }), at)
    }
    for (const [i, { hexes }] of entries.entries()) {
      const off = hexes.filter((label) => !isOnRim(map, label) || isClosed(label.slice(3)))
      if (hexes.length === 0 || off.length > 0)
        say(
          refuse('boardEntry', 'DN-5.9', { hex: off[0]?.slice(3) ?? '–' }),
          `${path}/entries/${i}`,
          off.map((label) => label.slice(3)),
        )
    }
  }
  return [...faults, ...findVictoryFaults({ map, scenario })]
}

function isOnRim({ id, cols, rows }: BoardFile['map'], label: string): boolean {
  const [column, row] = [Number(label.slice(3, 5)), Number(label.slice(5))]
  if (!label.startsWith(`${id}.`) || column < 1 || column > cols || row < 1 || row > rows) return false
  return column === 1 || column === cols || row === 1 || row === rows
}

/** DN-18.1, DN-5.10: conditions speak of hexes, buildings and sides of the board, and something decides at the end. */
function findVictoryFaults({ map, scenario }: Pick<BoardFile, 'map' | 'scenario'>): readonly BoardFault[] {
  const faults: BoardFault[] = []
  const names = (['N', 'E', 'S', 'W'] as const).map((side) =>
    map.sides[side] === 'arrow' ? side : map.sides[side],
  )
  const onBoard = (label: string): boolean => {
    const [column, row] = [Number(label.slice(3, 5)), Number(label.slice(5))]
    return label.startsWith(`${map.id}.`) && column >= 1 && column <= map.cols && row >= 1 && row <= map.rows
  }
  for (const [i, { condition }] of scenario.victory.entries())
    for (const one of partsOf(condition)) {
      const wrong = wrongIn(one, names, onBoard, map)
      if (wrong !== undefined)
        faults.push({
          refusal: refuse('boardVictory', 'DN-18.1', { hex: wrong }),
          path: `/scenario/victory/${i}`,
          hexes: [],
        })
    }
  const decides = scenario.victory.some(
    ({ when, side, condition }) =>
      when === 'turn-limit-reached' && (side === 'points' || condition === 'otherwise'),
  )
  if (!decides)
    faults.push({ refusal: refuse('boardNoVictory', 'DN-18.1', {}), path: '/scenario/victory', hexes: [] })
  if (scenario.chest !== undefined && !onBoard(scenario.chest))
    faults.push({
      refusal: refuse('boardOffMap', 'DN-2.1', { hex: scenario.chest }),
      path: '/scenario/chest',
      hexes: [],
    })
  return faults
}

const partsOf = (condition: Condition): readonly SimpleCondition[] =>
  typeof condition === 'object' && 'all' in condition ? condition.all : [condition]

/** The first thing that a condition names and the board does not have. */
function wrongIn(
  condition: SimpleCondition,
  names: readonly string[],
  onBoard: (label: string) => boolean,
  { id, buildings }: BoardFile['map'],
): string | undefined {
  if (typeof condition === 'string' || 'dead' in condition) return undefined
  if ('standing' in condition) {
    const { building, hexes } = condition.standing
    if (building !== undefined)
      return buildings.some((one) => `${id}.${one.id}` === building) ? undefined : building
    if (hexes === undefined || hexes.length === 0) return '–'
    return hexes.find((label) => !onBoard(label))
  }
  const { sides } = 'exited' in condition ? condition.exited : condition.chestExited
  return sides.length === 0 ? '–' : sides.find((side) => !names.includes(side))
}

const nothing = { roll: never, pick: never, shuffle: never }
function never(): never {
  throw new Error('no die falls in a set-up')
}

/**
 * DN-18.3: whether everybody finds a place: the set-up is carried out once, each unit on the first hex where it may
 * stand. Where riders are set up there must be room to spare, because two hexes beside each other must be left.
 */
export function findSetupFault(state: MatchState): BoardFault | undefined {
  const play = { state, dice: nothing, emit: () => undefined }
  const tight = findTightZone(state)
  if (tight !== undefined) return tight
  while (state.phase === 'setup') {
    const [action] = setupActions(state)
    if (action === undefined) {
      const slot = slots(state).find(
        (one) => state.place(one) === 'unplaced' && state.side(one) === state.active,
      )
      return noRoom(slot === undefined ? '' : idOf(state, slot), state.active)
    }
    if (action.type === 'place') place(play, action)
    else finishSetup(play)
  }
  return undefined
}

const noRoom = (unit: string, side: number): BoardFault => ({
  refusal: refuse('boardNoRoom', 'DN-18.3', { unit: typeOfId(unit) }),
  path: `/scenario/sides/${sideIds[side as 0]}/setup`,
  hexes: [],
})

/** A rider whose zone has not twice as many hexes as all who are set up in it need. */
function findTightZone(state: MatchState): BoardFault | undefined {
  const waiting = slots(state).filter((slot) => state.place(slot) === 'unplaced')
  const places = new Map(waiting.map((slot) => [slot, placesOf(state, slot)]))
  for (const rider of waiting) {
    if (!isMounted(state, rider)) continue
    const mine = places.get(rider) ?? new Set()
    const needed = waiting
      .filter((slot) => state.side(slot) === state.side(rider))
      .filter((slot) => [...(places.get(slot) ?? [])].some((hex) => mine.has(hex)))
      .reduce((sum, slot) => sum + (isMounted(state, slot) ? 2 : 1), 0)
    if (mine.size < 2 * needed) return noRoom(idOf(state, rider), state.side(rider))
  }
  return undefined
}

/** The hexes of all zones in which a unit may be set up. */
function placesOf(state: State, slot: number): ReadonlySet<number> {
  const zones = zonesFor(state.setting.scenario, state, slot)
  const hexes = [...state.ground.field.joined.sheetOf.keys()]
  return new Set(hexes.filter((hex) => zones.some((zone) => isInZone(state, hex as HexId, zone))))
}
