import type { Direction, HexId } from '@wyrmtable/hex'
import type { BoardDrag } from '@wyrmtable/ui'
import type { Point } from '@wyrmtable/ui/drawing'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Hand } from '../use-hand.ts'

/** Lets a counter be dragged to where it shall march: the way to the hex under the pointer is shown. */
export function useDrag(
  hand: Hand,
  hexAt: (point: Point) => HexId | undefined,
  headingOf: (from: HexId, to: HexId) => Direction | undefined,
): { readonly over: HexId | undefined; readonly drag: BoardDrag } {
  const [over, setOver] = useState<HexId>()
  const live = useRef({ hand, hexAt, headingOf })
  /** The last two hexes that were drawn over. */
  const trail = useRef<readonly HexId[]>([])
  useEffect(() => {
    live.current = { hand, hexAt, headingOf }
  })
  const drag = useMemo((): BoardDrag => {
    const pieceAt = (point: Point) => {
      const hex = live.current.hexAt(point)
      return hex === undefined ? undefined : live.current.hand.pieceToDrag(hex)
    }
    return {
      canBegin: (point) => pieceAt(point) !== undefined,
      onMove(from, to) {
        const piece = pieceAt(from)
        if (piece !== undefined && piece !== live.current.hand.chosen) live.current.hand.choose(piece)
        const hex = to === undefined ? undefined : live.current.hexAt(to)
        if (hex !== undefined && hex !== trail.current.at(-1))
          trail.current = [...trail.current.slice(-1), hex]
        setOver(hex)
      },
      onDrop(from, to) {
        setOver(undefined)
        const hex = to === undefined ? undefined : live.current.hexAt(to)
        if (hex !== undefined && hex !== live.current.hexAt(from)) {
          const [before, last] = trail.current
          const heading =
            before === undefined || last !== hex ? undefined : live.current.headingOf(before, hex)
          live.current.hand.drop(hex, heading)
        }
        trail.current = []
      },
      onCancel: () => {
        trail.current = []
        setOver(undefined)
      },
    }
  }, [])
  return { over, drag }
}
