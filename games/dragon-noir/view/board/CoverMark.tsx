import type { Point } from '@wyrmtable/ui/drawing'
import type { Cover } from '../../data/schema.ts'
import { SIZE } from '../draw/plan.ts'

/** How much of the disc is dark. */
const shares: Readonly<Record<Cover, number>> = { none: 0, light: 1 / 3, medium: 2 / 3, heavy: 1 }

/** The cover of a target beside its chance: a disc that is dark from below by as much as is covered. */
export function CoverMark({ at: [x, y], cover }: { readonly at: Point; readonly cover: Cover }) {
  const top = 9 - 18 * shares[cover]
  const half = Math.sqrt(Math.max(0, 81 - top * top))
  const large = shares[cover] > 0.5 ? 1 : 0
  return (
    <g className="noir-cover" transform={`translate(${x + 34} ${y - SIZE * 0.92})`} data-cover={cover}>
      <circle r="9" />
      {cover === 'none' ? null : cover === 'heavy' ? (
        <circle className="noir-cover-dark" r="6.6" />
      ) : (
        <path className="noir-cover-dark" d={`M${-half},${top}A9,9 0 ${large} 0 ${half},${top}Z`} />
      )}
    </g>
  )
}
