import type { HexId } from '@wyrmtable/hex'
import { type Cover, covers } from '../../data/schema.ts'
import type { State } from '../state.ts'
import type { Aim } from './aim.ts'
import { bodyOf } from './counters.ts'
import { groundUnder, isWet } from './passage.ts'

/** What a line passed through. */
export interface Openings {
  /** A door or window of a building with a roof. */
  readonly opening: boolean
  /** Bars or a cell door, away from the shooter. */
  readonly bars: boolean
  /** An outer side of the target's own rampart hex. */
  readonly rampart: boolean
}
interface Passed extends Openings {
  readonly bridge: boolean
  readonly byTheTop: boolean
}

/** DN-6.19 to DN-6.22: the highest cover that applies; `over` is a shooter on a tower who looks down. */
export function coverOf(
  state: State,
  target: number,
  aim: Aim,
  passed: Passed,
  over: boolean,
): Cover | 'total' {
  const { ground } = state
  if (ground.tower(aim.to) !== -1)
    return passed.rampart && ground.terrain(aim.to) === 'tower-rampart' ? 'heavy' : 'total'
  // DN-6.21: in the dark only an entrance covers.
  if (ground.isUnderground(aim.to)) return ground.terrain(aim.to) === 'entrance' ? 'medium' : 'none'
  let cover = 0
  const atLeast = (level: Cover): void => {
    cover = Math.max(cover, covers.indexOf(level))
  }
  // DN-6.20: a rider has the higher cover of his two hexes.
  for (const hex of bodyOf(state, target)) atLeast(groundCover(state, target, hex, passed, over))
  if (passed.opening && ground.isInside(aim.to)) atLeast('medium')
  if (passed.bars) atLeast('light')
  return covers[cover] ?? 'none'
}

function groundCover(state: State, target: number, hex: HexId, passed: Passed, over: boolean): Cover {
  const terrain = groundUnder(state, target, hex)
  if (isWet(terrain)) return passed.bridge ? 'medium' : 'light'
  if (terrain === 'talus') return passed.byTheTop && !over ? 'medium' : 'none'
  if (terrain === 'brush' && over) return 'none'
  const { cover } = state.ground.row(terrain)
  return covers.find((level) => level === cover) ?? 'none'
}
