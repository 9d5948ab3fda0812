import { distance, type HexId } from '@wyrmtable/hex'
import { HexArea } from '@wyrmtable/ui'
import { outlineOf, polygon } from '@wyrmtable/ui/drawing'
import { U } from '../../rules/fields.ts'
import { levelOf, wizardOf } from '../../rules/magic/wizards.ts'
import { type Reached, reachOf } from '../../rules/reach.ts'
import { isCharacter, isStanding, slotOf } from '../../rules/topics/counters.ts'
import type { View } from '../../rules/view.ts'
import type { Plan } from '../draw/plan.ts'

/** Where somebody can come to in the move it has before it, with what the way costs at least. */
export type Reach = ReadonlyMap<HexId, number>
const NOWHERE: Reach = new Map()

/** The reach of the counter in hand while it still has a move, or, of the other side, its next one. */
export function reachOfChosen(state: View, chosen: string | undefined): Reach {
  const slot = chosen === undefined ? undefined : slotOf(state, chosen)
  if (slot === undefined || state.phase === 'setup' || state.phase === 'over') return NOWHERE
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

/** The line round everything in reach. */
export function ReachArea({ reach, plan }: { readonly reach: Reach; readonly plan: Plan }) {
  return <HexArea layout={plan.layout} labels={[...reach.keys()].map(plan.name)} />
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
