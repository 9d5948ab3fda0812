import { Counter, CounterCard } from '@wyrmtable/ui'
import { jitter } from '@wyrmtable/ui/drawing'
import { memo } from 'react'
import { formatUnit, units } from '../../rules/pieces.ts'
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
  under = 'no',
  isLifted = false,
  isCarded = false,
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
  /** Whether a dragon is in the hex or above, so that the counter peeks out below its token, by itself or beside another. */
  readonly under?: 'no' | 'alone' | 'together'
  readonly isLifted?: boolean
  /** Whether the cards of all kinds are on the same drawing. */
  readonly isCarded?: boolean
  /** Escape number under the options of the match. */
  readonly escapes: number
}) {
  const [x, y] = layout.centre(hex)
  const isOnTop = place > 0
  const [dx, dy] = offset(isOnTop, isFanned, under)
  return (
    <Counter
      x={x + SIZE * dx}
      y={y + SIZE * dy}
      isLifted={isLifted}
      size={SIZE * 1.38 * (isOnTop ? 0.82 : under === 'no' ? 1 : 0.9)}
      tag={unit}
      figures={figuresOf(unit, escapes)}
      glyph={glyphOfType[typeOfName(unit)]}
      face={faceOf(unit)}
      tilt={jitter(`tilt${unit}${hex}`)(-2.2, 2.2)}
      isChosen={isChosen}
      isSpent={isSpent}
      isReady={isReady}
      {...(isCarded ? { card: cardOf(unit) } : {})}
      badge={isWounded ? shapes.heartMinus : undefined}
    />
  )
})

/** How far a counter lies from the middle of its hex, in sizes of a hex. */
function offset(
  isOnTop: boolean,
  isFanned: boolean,
  under: 'no' | 'alone' | 'together',
): readonly [number, number] {
  if (under !== 'no') return under === 'alone' ? [0, 0.74] : isOnTop ? [0.62, 0.68] : [-0.56, 0.68]
  if (isFanned) return isOnTop ? [0.78, -0.36] : [-0.5, 0.3]
  return isOnTop ? [0.52, -0.3] : [0, 0]
}

const cardOf = (unit: string): string => `card-${typeOfName(unit)}`

/** One card for each kind of unit, which its counters show. */
export const UnitCards = memo(function UnitCards() {
  const kinds = new Map(units.map((unit) => [typeOfName(formatUnit(unit)), formatUnit(unit)]))
  return (
    <defs>
      {[...kinds].map(([type, unit]) => (
        <CounterCard key={type} id={cardOf(unit)} face={faceOf(unit)} glyph={glyphOfType[type]} />
      ))}
    </defs>
  )
})
