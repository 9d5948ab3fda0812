import { PathLine as Line } from '@wyrmtable/ui'
import { memo } from 'react'
import { layout, SIZE } from '../draw/plan.ts'

/** The way from a piece to where it would go, with the cost up to each hex. */
export const PathLine = memo(function PathLine({
  from,
  steps,
  isTaken,
}: {
  readonly from: string
  readonly steps: readonly { readonly hex: string; readonly cost?: number }[]
  /** Whether pieces lie where it ends: they keep their figures in view. */
  readonly isTaken: boolean
}) {
  return (
    <Line
      from={layout.centre(from)}
      steps={steps.map(({ hex, cost }) => ({ at: layout.centre(hex), cost }))}
      size={SIZE}
      isTaken={isTaken}
    />
  )
})
