import type { Point } from '@wyrmtable/plane'
import type { BoardDrag } from '@wyrmtable/ui'
import { useEffect, useRef, useState } from 'react'
import { rounded } from './use-pointing.ts'

/** How much of the table the lens shows, as half of its width in mm. */
const HALF = 42
/** What the lens shows once more. */
export const LENS_SOURCE = 'sorcerers-live'

/** While a finger drags, the place under it is seen through a lens in a corner that the finger leaves free. */
export function useLens() {
  const isTouch = useRef(false)
  const isLeft = useRef(false)
  const [at, setAt] = useState<Point>()
  useEffect(() => {
    const watch = (event: PointerEvent) => {
      isTouch.current = event.pointerType === 'touch'
      isLeft.current = event.clientX < window.innerWidth / 2
    }
    const events = ['pointerdown', 'pointermove'] as const
    for (const name of events) window.addEventListener(name, watch, true)
    return () => {
      for (const name of events) window.removeEventListener(name, watch, true)
    }
  }, [])
  const [isRight, setRight] = useState(false)
  const through = (drag: BoardDrag): BoardDrag => ({
    canBegin: (from) => drag.canBegin(from),
    onMove(from, to) {
      if (isTouch.current) {
        setAt(to && rounded(to))
        setRight(isLeft.current)
      }
      drag.onMove(from, to)
    },
    onDrop(from, to) {
      setAt(undefined)
      drag.onDrop(from, to)
    },
    onCancel() {
      setAt(undefined)
      drag.onCancel()
    },
  })
  return { at, isRight, through }
}

/** The lens itself, with a cross at the very place. */
export function Lens({ at, isRight }: { readonly at: Point | undefined; readonly isRight: boolean }) {
  if (at === undefined) return null
  const { x, y } = at
  return (
    <svg
      className={`sorcerers-lens ${isRight ? 'is-right' : ''}`}
      viewBox={`${x - HALF} ${y - HALF} ${2 * HALF} ${2 * HALF}`}
      aria-hidden="true"
    >
      <use href={`#${LENS_SOURCE}`} />
      <path
        d={`M${x - 9},${y}H${x + 9}M${x},${y - 9}V${y + 9}`}
        stroke="#fff6df"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d={`M${x - 9},${y}H${x + 9}M${x},${y - 9}V${y + 9}`} stroke="#8a1a12" strokeWidth="1.8" />
    </svg>
  )
}
