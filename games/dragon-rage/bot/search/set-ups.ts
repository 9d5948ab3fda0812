import { distance, type HexId } from '@wyrmtable/hex'
import type { PickOf } from '@wyrmtable/kernel'
import type { Action } from '../../rules/actions.ts'
import { board, labelOf } from '../../rules/map.ts'
import {
  dragons,
  formatDragon,
  formatUnit,
  HERO,
  type Unit,
  unitsOfType,
  valuesOf,
  WZD,
} from '../../rules/pieces.ts'
import { NOWHERE, type State } from '../../rules/state.ts'
import { isAlive } from '../../rules/topics/abilities.ts'
import { map } from '../map-in-hand.ts'
import { accessOf } from './access.ts'
import { posts } from './posts.ts'

const FINISH = { type: 'finishSetup' } as const
/** Pairs of places for the dragons that are drawn with all care. */
const MOST_PAIRS = 12
/**
 * The whole set-up of the side, drawn anew each time, or nothing where some of it is already done. With care 1 all
 * stand where they are of use; with care 0 anywhere.
 */
export function setUp(state: State, pick: PickOf, care: number): readonly Action[] | undefined {
  if (state.phase === 'defenderSetup') return setUpCity(state, pick, care)
  if (state.phase === 'invaderSetup') return setUpDragons(state, pick, care)
  return undefined
}

/** Takes posts from the front of the list, skipping now and then, so that no two set-ups are alike. */
function draw(from: readonly HexId[], count: number, taken: Set<HexId>, pick: PickOf): readonly HexId[] {
  const free = [...new Set(from)].filter((hex) => !taken.has(hex))
  const drawn: HexId[] = []
  while (drawn.length < count && free.length > 0) {
    const at = pick(4) === 0 ? pick(Math.min(4, free.length)) : 0
    const [hex] = free.splice(at, 1)
    if (hex === undefined) break
    drawn.push(hex)
    taken.add(hex)
  }
  return drawn
}

function setUpCity(state: State, pick: PickOf, care: number): readonly Action[] | undefined {
  const counters = [
    ...unitsOfType('INF'),
    ...unitsOfType('ARH'),
    ...unitsOfType('CAV'),
    ...unitsOfType('MIL'),
    HERO,
    WZD,
  ]
  if (counters.some((unit) => state.unitHex(unit) !== NOWHERE)) return undefined
  const taken = new Set<HexId>()
  const actions: Action[] = []
  const place = (unit: Unit, hex: HexId | undefined): void => {
    if (hex !== undefined) actions.push({ type: 'placeUnit', unit: formatUnit(unit), hex: labelOf(hex) })
  }
  const careless = (): boolean => pick(1000) >= care * 1000
  const post = (units: readonly Unit[], from: readonly HexId[]): void => {
    const strays = units.filter(careless)
    const steady = units.filter((unit) => !strays.includes(unit))
    const drawn = draw(from, steady.length, taken, pick)
    steady.forEach((unit, i) => {
      place(unit, drawn[i])
    })
    for (const unit of strays) place(unit, anywhere(unit, taken, pick))
  }
  // Mostly archers hold the towers, from where they see far; now and then the militia do, with archers behind them.
  const bowsOutside = pick(4) === 0
  const militia = unitsOfType('MIL')
  const besideHero = bowsOutside ? [] : militia.slice(2)
  if (bowsOutside) post(militia, posts.towers)
  else post(unitsOfType('ARH'), posts.bows)
  post(unitsOfType('INF'), posts.guards)
  if (bowsOutside) post(unitsOfType('ARH'), posts.openBows)
  post(unitsOfType('CAV'), posts.riders)
  const hero = posts.hero[pick(posts.hero.length)] ?? posts.hero[0]
  const beside = hero === undefined ? [] : besides(hero).filter((hex) => !map.isTower(hex))
  if (!bowsOutside) post(militia.slice(0, 2), [...posts.small, ...posts.riders])
  post(besideHero, [...beside, ...posts.riders, ...posts.guards])
  place(HERO, hero)
  place(WZD, posts.wizard[pick(posts.wizard.length)] ?? posts.wizard[0])
  return [...actions, FINISH]
}

/** Any hex of the city that the troop may hold (DR-4.2 to DR-4.4). */
function anywhere(unit: Unit, taken: Set<HexId>, pick: PickOf): HexId | undefined {
  const free = map.defenderSetupHexes.filter(
    (hex) => !taken.has(hex) && (valuesOf(unit).mayEndInTower || !map.isTower(hex)),
  )
  const hex = free[pick(Math.max(1, free.length))]
  if (hex !== undefined) taken.add(hex)
  return hex
}

function besides(hex: HexId): readonly HexId[] {
  const found: HexId[] = []
  for (let direction = 0; direction < 6; direction++) {
    const to = map.grid.neighbours[hex * 6 + direction] ?? -1
    if (to >= 0) found.push(to as HexId)
  }
  return found
}

/** Draws some pairs of places, the more the more care is taken, and keeps the one from which most can be reached. */
function setUpDragons(state: State, pick: PickOf, care: number): readonly Action[] | undefined {
  if (dragons.some((d) => state.status(d) !== 'unplaced')) return undefined
  let best: readonly Action[] = []
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < MOST_PAIRS && (i < 1 + care * (MOST_PAIRS - 1) || best.length === 0); i++) {
    const first = map.invaderSetupHexes[pick(map.invaderSetupHexes.length)]
    const second = map.invaderSetupHexes[pick(map.invaderSetupHexes.length)]
    if (first === undefined || second === undefined || first === second) continue
    const places = [first, second]
    const trial = state.clone()
    dragons.forEach((d, k) => {
      trial.setDragonHex(d, places[k] ?? first)
      trial.setStatus(d, 'grounded')
    })
    // Together they are stronger than apart.
    const worth = dragons.every((d) => isAlive(trial, d))
      ? accessOf(trial) - 0.08 * distance(board, first, second)
      : 0
    if (worth <= most) continue
    most = worth
    best = dragons.map((d, k) => {
      const hex = places[k] ?? first
      return { type: 'placeDragon', dragon: formatDragon(d), hex: labelOf(hex), facing: facingCity(hex) }
    })
  }
  return best.length === 0 ? undefined : [...best, FINISH]
}

/** The direction in which six hexes bring a dragon closest to what is worth most. */
function facingCity(hex: HexId): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let direction = 0; direction < 6; direction++) {
    let at: number = hex
    for (let i = 0; i < 6; i++) {
      const next: number = map.grid.neighbours[at * 6 + direction] ?? -1
      if (next < 0) break
      at = next
    }
    let worth = 0
    map.vpHexes.forEach((vp, i) => {
      worth += (map.vpValues[i] ?? 0) / (1 + distance(board, at as HexId, vp))
    })
    if (worth > most) {
      most = worth
      best = direction
    }
  }
  return best
}
