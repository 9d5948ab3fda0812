import { memo } from 'react'
import type { State } from '../../rules/state.ts'
import { type Figure, slotAt } from '../../rules/topics/scene.ts'
import { cutoutHeight, feet } from './cutout-size.ts'
import { glyphOfSlot } from './figure-look.ts'

/** Whether a creature has acted in this turn and no longer does. */
export function isDone(state: State, slot: number): boolean {
  const { race } = slotAt(state, slot)
  return race !== undefined && state.activated(slot) === state.turn && !state.isInGroup(slot)
}

/**
 * What stands on a base: the sign of its race, cut out of card with a pale rim, gilt while it acts or is picked to, and grey when it has
 * acted. Seen from far it is drawn larger, its feet where they are.
 */
export const Cutout = memo(function Cutout({
  figure: { slot, radius, x, y },
  state,
  isPicked,
}: {
  readonly figure: Figure
  readonly state: State
  /** Whether somebody has picked it for a group that is to act. */
  readonly isPicked: boolean
}) {
  const size = cutoutHeight(radius)
  const done = isDone(state, slot)
  const k = size / 512
  const isLit = isPicked || state.isInGroup(slot)
  return (
    <g transform={`translate(${x} ${y + radius * feet})`} pointerEvents="none">
      <g className="sorcerers-cutout" data-done={done || undefined}>
        <path
          d={glyphOfSlot(state, slot).d}
          transform={`translate(${-size / 2} ${-size}) scale(${k})`}
          fill={done ? '#6d6358' : '#20140c'}
          stroke={isLit ? '#ffd45e' : done ? '#d8ccb4' : '#fff8e6'}
          strokeWidth={isLit ? 60 : 44}
          strokeLinejoin="round"
          paintOrder="stroke"
        />
      </g>
    </g>
  )
})
