import { bodyOf, isOnMap, slots } from '../../rules/topics/counters.ts'
import { View } from '../../rules/view.ts'
import { SmallBoards } from '../board/SmallBoards.tsx'
import { planOf, SIZE } from '../draw/plan.ts'

/** Room left around everybody, and the least that is shown, on the drawing. */
const AROUND = SIZE * 4
const LEAST = SIZE * 16

/** The part of the boards where everybody stands, small enough for a card. */
export function Miniature({ view: state }: { readonly view: unknown }) {
  if (!(state instanceof View)) return null
  const plan = planOf(state.setting.field)
  const { left, top, side } = partOf(state, plan)
  return (
    <svg viewBox={`${left} ${top} ${side} ${side}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <SmallBoards state={state} plan={plan} size={Math.max(SIZE * 0.75, side / 28)} />
    </svg>
  )
}

/** A square with everybody in it; all boards where nobody stands yet. */
function partOf(state: View, { centre, layout: { width, height } }: ReturnType<typeof planOf>) {
  const stood = slots(state).filter((slot) => isOnMap(state, slot))
  const points = stood.flatMap((slot) => bodyOf(state, slot).map(centre))
  const [xs, ys] =
    points.length === 0
      ? [
          [0, width],
          [0, height],
        ]
      : [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const side = Math.max(LEAST, right - left + AROUND, bottom - top + AROUND)
  return { left: (left + right - side) / 2, top: (top + bottom - side) / 2, side }
}
