import { directionTo, distance, type HexId } from '@wyrmtable/hex'
import type { Seat } from '@wyrmtable/kernel'
import type { Action, ActionOf } from '../rules/actions.ts'
import { esirien } from '../rules/city-map.ts'
import { dragonRage } from '../rules/game.ts'
import { board, hexOf } from '../rules/map.ts'
import { HERO, parseUnit, typeOf, type UnitType, units, unitsOfType } from '../rules/pieces.ts'
import { NOWHERE, type State } from '../rules/state.ts'
import { map, perMap } from './map-in-hand.ts'
import { middle } from './search/posts.ts'

/** The actions worth thinking about: set-up is pruned to sound posts, everything else is left as listed. */
export function candidates(state: State, seat: Seat): readonly Action[] {
  const all = dragonRage.actions(state, seat)
  const chosen = pruned(state, all)
  return chosen.length > 0 ? chosen : all
}

function pruned(state: State, all: readonly Action[]): readonly Action[] {
  switch (state.phase) {
    case 'defenderSetup':
      return unitPosts(state, all)
    case 'invaderSetup':
      return dragonPosts(all)
    default:
      return all
  }
}

/** Where each type of unit does most good: archers up, infantry on what the dragons want, others between. */
let posts: Readonly<Record<UnitType, readonly HexId[]>>
perMap(() => {
  posts = map === esirien ? printedPosts() : drawnPosts()
})

function printedPosts(): typeof posts {
  return {
    ARH: map.towerHexes,
    INF: [...map.vpHexes, ...map.wallGates.flatMap((id) => map.entranceAt(id).inside ?? [])],
    CAV: around(['0909', '1009', '1109', '1608', '1709', '1710', '1911', '1809'], 1),
    MIL: [...map.vpHexes, ...around(['1010', '1610'], 1)],
    HERO: around(['1010', '1109', '1610'], 1),
    WZD: [...around(['1010', '1510', '1610'], 1), ...map.towerHexes],
  }
}

/** On a board that somebody drew any post may be sound. */
function drawnPosts(): typeof posts {
  const all = map.defenderSetupHexes
  return { ARH: all, INF: all, CAV: all, MIL: all, HERO: all, WZD: all }
}

function around(labels: readonly string[], radius: number): readonly HexId[] {
  const centres = labels.map(hexOf)
  return board.labels
    .map(hexOf)
    .filter((hex) => centres.some((centre) => distance(board, centre, hex) <= radius))
}

/** Troops first, the strongest posts before the others; characters join them last. */
const order: readonly UnitType[] = ['INF', 'ARH', 'CAV', 'MIL', 'HERO', 'WZD']

function unitPosts(state: State, all: readonly Action[]): readonly Action[] {
  const type = order.find((kind) => unitsOfType(kind).some((unit) => state.unitHex(unit) === NOWHERE))
  if (type === undefined) return all.filter((action) => action.type === 'finishSetup')
  const good = new Set(posts[type])
  const taken = new Set(units.map((unit) => state.unitHex(unit)))
  return all.filter((action) => {
    if (action.type !== 'placeUnit') return false
    const unit = parseUnit(action.unit)
    const hex = hexOf(action.hex)
    if (unit === undefined || typeOf(unit) !== type || !good.has(hex)) return false
    // Guards stand apart; only characters share a post, and not a tower's with the hero.
    return unit >= HERO ? !(unit === HERO && map.isTower(hex)) : !taken.has(hex)
  })
}

/** Heads towards the middle of the city. */
let centre: HexId
perMap(() => {
  centre = middle()
})

function dragonPosts(all: readonly Action[]): readonly Action[] {
  return all.filter(
    (action) => action.type === 'finishSetup' || (action.type === 'placeDragon' && looksInward(action)),
  )
}

function looksInward({ hex, facing }: ActionOf<'placeDragon'>): boolean {
  const from = hexOf(hex)
  let best = Number.POSITIVE_INFINITY
  let towards = -1
  for (const to of map.hexes) {
    const direction = directionTo(board, from, to)
    if (direction === -1) continue
    const away = distance(board, to, centre)
    if (away < best) {
      best = away
      towards = direction
    }
  }
  return facing === towards
}
