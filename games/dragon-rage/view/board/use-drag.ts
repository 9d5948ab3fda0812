import type { BoardDrag } from '@wyrmtable/ui'
import type { HexLayout } from '@wyrmtable/ui/drawing'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Interaction } from '../table/use-interaction.ts'

/** A piece that follows the pointer. */
export interface Dragged {
  readonly piece: string
  readonly from: string
  /** The hex under the pointer; undefined off the board. */
  readonly over: string | undefined
}

/** Drags pieces from hex to hex; the ghost follows the pointer without being drawn again. */
export function useDrag(
  layout: HexLayout,
  interaction: Interaction,
  ghost: RefObject<SVGGElement | null>,
): { readonly dragged: Dragged | undefined; readonly drag: BoardDrag } {
  const [dragged, setDragged] = useState<Dragged>()
  const live = useRef(interaction)
  useEffect(() => {
    live.current = interaction
  })
  const drag = useMemo((): BoardDrag => {
    const hexAt = (point: readonly [number, number]) => layout.at(point[0], point[1])
    const pieceAt = (point: readonly [number, number]) => {
      const hex = hexAt(point)
      const piece = hex === undefined ? undefined : live.current.pieceToDrag(hex)
      return hex === undefined || piece === undefined ? undefined : { hex, piece }
    }
    let last: { readonly hex: string; readonly piece: string } | undefined
    return {
      canBegin: (point) => pieceAt(point) !== undefined,
      onMove(from, to) {
        if (last === undefined) {
          last = pieceAt(from)
          if (last === undefined) return
          if (live.current.chosen !== last.piece) live.current.choose(last.piece)
        }
        const { hex, piece } = last
        const [x, y] = layout.centre(hex)
        const over = to && hexAt(to)
        if (to && ghost.current) ghost.current.style.transform = `translate(${to[0] - x}px, ${to[1] - y}px)`
        setDragged((old) => (old?.piece === piece && old.over === over ? old : { piece, from: hex, over }))
      },
      onDrop(_from, to) {
        const held = last
        last = undefined
        setDragged(undefined)
        const hex = to && hexAt(to)
        if (held !== undefined && hex !== undefined && hex !== held.hex) live.current.drop(held.piece, hex)
      },
      onCancel() {
        last = undefined
        setDragged(undefined)
      },
    }
  }, [layout, ghost])
  return { dragged, drag }
}
