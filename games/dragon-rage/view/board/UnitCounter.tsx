import { Counter } from '@wyrmtable/ui'
import { jitter } from '@wyrmtable/ui/drawing'
import { memo } from 'react'
import { layout, SIZE } from '../draw/plan.ts'
import { shapes } from '../glyph/index.ts'
import { faceOf, figuresOf, glyphOfType, typeOfName } from './unit-look.ts'

/** A unit in its hex; a second one lies smaller on the first. */
export const UnitCounter = memo(function UnitCounter({
  unit,
  hex,
  place,
  isChosen,
  isSpent,
  isReady,
  isWounded,
  isFanned = false,
  isLifted = false,
  escapes,
}: {
  readonly unit: string
  readonly hex: string
  /** 0 alone or below, 1 on top. */
  readonly place: number
  readonly isChosen: boolean
  readonly isSpent: boolean
  readonly isReady: boolean
  readonly isWounded: boolean
  /** Whether the stack lies apart. */
  readonly isFanned?: boolean
  readonly isLifted?: boolean
  /** Escape number under the options of the match. */
  readonly escapes: number
}) {
  const [x, y] = layout.centre(hex)
  const isOnTop = place > 0
  return (
    <Counter
      x={x + (isOnTop ? SIZE * (isFanned ? 0.78 : 0.52) : isFanned ? -SIZE * 0.5 : 0)}
      y={y - (isOnTop ? SIZE * (isFanned ? 0.36 : 0.3) : isFanned ? -SIZE * 0.3 : 0)}
      isLifted={isLifted}
      size={SIZE * 1.38 * (isOnTop ? 0.82 : 1)}
      tag={unit}
      figures={figuresOf(unit, escapes)}
      glyph={glyphOfType[typeOfName(unit)]}
      face={faceOf(unit)}
      tilt={jitter(`tilt${unit}${hex}`)(-2.2, 2.2)}
      isChosen={isChosen}
      isSpent={isSpent}
      isReady={isReady}
      badge={isWounded ? shapes.heartMinus : undefined}
    />
  )
})
