import type { ActionOf } from '../actions.ts'
import { areas, formatDragon, parseDragon } from '../pieces.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { pointsLeft } from '../topics/abilities.ts'
import { finishCrash, legalSplits, markDamage, type Split, sufferConsequences } from '../topics/injury.ts'

type Allocate = ActionOf<'allocateDamage'>

/** DR-28.1: all the points, none beyond an area's total; lightning as DR-18.13 spreads it. */
export function checkAllocateDamage(state: State, action: Allocate): Refusal | undefined {
  if (state.pending === 'none' || state.pending === 'missile') return refuse('noPendingDamage', 'DR-28.1')
  const d = state.pendingDragon
  if (parseDragon(action.dragon) !== d) return refuse('noPendingDamage', 'DR-28.1', { dragon: action.dragon })
  const needed = areas.reduce((sum, area) => sum + action[area], 0)
  if (needed !== state.pendingPoints)
    return refuse('wrongTotal', 'DR-28.1', { needed: state.pendingPoints, left: needed })
  for (const area of areas) {
    const left = pointsLeft(state, d, area)
    const clause = state.pending === 'lightning' ? 'DR-18.13' : 'DR-28.1'
    if (action[area] > left) return refuse('areaFull', clause, { area, left })
  }
  if (legalSplits(state).some((split) => areas.every((area) => split[area] === action[area])))
    return undefined
  return refuse('unevenBolt', 'DR-18.13')
}

export function allocateDamage(play: Play, split: Split): void {
  const { state } = play
  const { pending: kind, pendingDragon: d } = state
  state.pending = 'none'
  state.pendingPoints = 0
  for (const area of areas) if (split[area] > 0) markDamage(play, d, area, split[area])
  if (kind === 'lightning') sufferConsequences(play, d)
  else finishCrash(play, d)
}

/** DR-28.1: where only one way is legal it is taken at once. */
export function settleDamage(play: Play): void {
  const { state } = play
  while (state.pending !== 'none' && state.pending !== 'missile') {
    const [only, ...others] = legalSplits(state)
    if (only === undefined || others.length > 0) return
    allocateDamage(play, only)
  }
}

export const allocations = (state: State): readonly Allocate[] =>
  legalSplits(state).map((split) => ({
    type: 'allocateDamage',
    dragon: formatDragon(state.pendingDragon),
    ...split,
  }))
