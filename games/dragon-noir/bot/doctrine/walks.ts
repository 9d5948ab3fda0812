import { DIRECTIONS, type HexId } from '@wyrmtable/hex'
import type { State } from '../../rules/state.ts'
import { isDog } from '../../rules/topics/counters.ts'
import { footGait } from '../../rules/topics/passage.ts'
import { stepsOf } from './step-costs.ts'
import { BARRED, type Scene } from './units.ts'

/** DN-8.1: chance to leave a hex that so many enemies could attack. */
const PASSES = [1, 0.6, 0.4, 0.2] as const
/** No way leads there. */
export const NO_WAY = 999

/** Where somebody on foot can come to. */
interface Walk {
  readonly cost: Int16Array
  readonly before: Int16Array
  /** Chance not to be stopped on the way. */
  readonly chance: Float32Array
  readonly hexes: readonly HexId[]
}

/** On the safe ways nobody can stop him; the bold ones leave hexes that enemies hold. */
export interface Walks {
  readonly bold: Walk
  readonly safe: Walk
}

interface WalkFrom {
  readonly slot: number
  readonly from: HexId
  readonly mp: number
  /** Whether the hex where it stands was entered in this move: then it must be left by chance, too. */
  readonly entered?: boolean
}

export const walksOf = (state: State, scene: Scene, from: WalkFrom): Walks => ({
  bold: walk(state, scene, from, false),
  safe: walk(state, scene, from, true),
})

/** Only the bold ways: where enemies may come to. */
export const boldWalk = (state: State, scene: Scene, from: WalkFrom): Walk => walk(state, scene, from, false)

function walk(
  state: State,
  { occupied, zones }: Scene,
  { slot, from, mp, entered = false }: WalkFrom,
  safe: boolean,
): Walk {
  const { size, neighbours } = state.ground.board
  const steps = stepsOf(state, footGait(state, slot))
  const cost = new Int16Array(size).fill(NO_WAY)
  const before = new Int16Array(size).fill(-1)
  const chance = new Float32Array(size)
  const isExempt = isDog(state, slot)
  cost[from] = 0
  chance[from] = 1
  const hexes = [from]
  const buckets: HexId[][] = [[from]]
  for (let spent = 0; spent < buckets.length && spent <= mp; spent++) {
    for (const hex of buckets[spent] ?? []) {
      if (cost[hex] !== spent) continue
      const held = (hex === from && !entered) || isExempt ? 0 : Math.min(3, zones[hex] ?? 0)
      if (held > 0 && safe) continue
      for (const direction of DIRECTIONS) {
        const price = steps[hex * 6 + direction] ?? 0
        if (price === 0) continue
        const to = neighbours[hex * 6 + direction] as HexId
        const sum = spent + price
        const known = cost[to] ?? NO_WAY
        if (sum > mp || (occupied[to] ?? 0) >= BARRED || sum > known) continue
        const passes = (chance[hex] ?? 0) * (PASSES[held] ?? 0)
        if (sum === known && passes <= (chance[to] ?? 0) + 1e-6) continue
        if (known === NO_WAY) hexes.push(to)
        if (sum < known) {
          buckets[sum] ??= []
          buckets[sum]?.push(to)
        }
        cost[to] = sum
        before[to] = hex
        chance[to] = passes
      }
    }
    buckets[spent] ??= []
  }
  return { cost, before, chance, hexes }
}

/** The better way to a hex: the safe one where there is one. */
const wayTo = ({ safe, bold }: Walks, hex: HexId): Walk => ((safe.cost[hex] ?? NO_WAY) < NO_WAY ? safe : bold)

export const costTo = (walks: Walks, hex: HexId): number => wayTo(walks, hex).cost[hex] ?? NO_WAY
export const chanceTo = (walks: Walks, hex: HexId): number => wayTo(walks, hex).chance[hex] ?? 0

/** The hexes of the way, without the first. */
export function routeTo(walks: Walks, hex: HexId): readonly HexId[] {
  const { before } = wayTo(walks, hex)
  const route: HexId[] = []
  for (let at: number = hex; (before[at] ?? -1) >= 0; at = before[at] ?? -1) route.unshift(at as HexId)
  return route
}
