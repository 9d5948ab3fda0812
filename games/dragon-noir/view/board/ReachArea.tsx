import { distance, type HexId } from '@wyrmtable/hex'
import { HexArea } from '@wyrmtable/ui'
import { outlineOf, polygon } from '@wyrmtable/ui/drawing'
import { useMemo } from 'react'
import { U } from '../../rules/fields.ts'
import { levelOf, wizardOf } from '../../rules/magic/wizards.ts'
import { type Reached, reachOf } from '../../rules/reach.ts'
import { isCharacter, isStanding, slotOf } from '../../rules/topics/counters.ts'
import { weaponOf } from '../../rules/topics/shooting.ts'
import type { View } from '../../rules/view.ts'
import type { Plan } from '../draw/plan.ts'
import type { Arrivals } from '../march/arrivals.ts'

/** Where somebody can come to in the move it has before it, with what the way costs at least. */
export type Reach = ReadonlyMap<HexId, number>
const NOWHERE: Reach = new Map()

/** The reach of the counter in hand while it still has a move, or, of the other side, its next one. */
export function reachOfChosen(state: View, chosen: string | undefined): Reach {
  const slot = chosen === undefined ? undefined : slotOf(state, chosen)
  if (slot === undefined || state.phase === 'setup' || state.phase === 'over') return NOWHERE
  // Who shoots looks at whom it hits, not at where it could go.
  const shoots = state.phase === 'fire' || state.top?.startsWith('defensiveFire') === true
  if (shoots && weaponOf(state, slot) !== undefined) return NOWHERE
  if (!isCharacter(state, slot) || !isStanding(state, slot)) return NOWHERE
  const isOver =
    state.side(slot) === state.active && (state.phase === 'combat' || state.of(slot, U.moveDone) === 1)
  if (isOver || (state.mover >= 0 && state.mover !== slot && state.side(slot) === state.active))
    return NOWHERE
  const found = new Map<HexId, number>()
  for (const { stand, cost, mayStay } of reachOf(state, slot).filter(isElsewhere)) {
    if (mayStay) found.set(stand.hex, Math.min(cost, found.get(stand.hex) ?? cost))
  }
  return found
}

const isElsewhere = ({ before }: Reached): boolean => before !== undefined

/** The hexes where a march may end, with what the cheapest way costs. */
export function reachOfArrivals(arrivals: Arrivals): Reach {
  const found = new Map<HexId, number>()
  for (const [hex, [first]] of arrivals) if (first?.mayStay) found.set(hex, first.cost)
  return found
}

/** Everything in reach: a pale wash where who is in hand can go now, and the line round it. */
export function ReachArea({
  reach,
  plan,
  isOwn,
}: {
  readonly reach: Reach
  readonly plan: Plan
  readonly isOwn: boolean
}) {
  const labels = useMemo(() => [...reach.keys()].map(plan.name), [reach, plan])
  const wash = isOwn ? [...reach.keys()].map((hex) => polygon(plan.corners(hex, 0.96))).join('') : ''
  return (
    <>
      {wash === '' ? null : <path className="hex hex-reach noir-reach" d={wash} />}
      <HexArea layout={plan.layout} labels={labels} />
    </>
  )
}

/** DN-15.5: hexes within which a spell of the side's wizard is cast without malus. */
export function spellRadius(state: View, side: number | undefined, plan: Plan): readonly HexId[] {
  const wizard = side === undefined ? undefined : wizardOf(state, side)
  if (wizard === undefined) return []
  const { rangePerLevel } = state.setting.sheets.spells.rules
  const radius = rangePerLevel * levelOf(state, wizard)
  const from = state.hex(wizard)
  return plan.hexes.filter((hex) => distance(state.ground.board, from, hex) <= radius)
}

/** The dotted line round them. */
export function RadiusLine({ hexes, plan }: { readonly hexes: readonly HexId[]; readonly plan: Plan }) {
  if (hexes.length === 0) return null
  const d = outlineOf(hexes.map(plan.name), plan.layout).map(polygon).join('')
  return (
    <g className="noir-radius">
      <path className="noir-radius-casing" d={d} />
      <path className="noir-radius-line" d={d} />
    </g>
  )
}
