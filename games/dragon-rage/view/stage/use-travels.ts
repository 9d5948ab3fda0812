import { travel } from '@wyrmtable/ui'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Stage } from './use-stage.ts'

/** Lets the drawn pieces of a board come along their ways. */
export function useTravels(board: RefObject<HTMLElement | null>, { motion, isBusy, speed }: Stage): void {
  const lasting = useRef<Animation[]>([])
  const { id, travels, isLasting } = motion
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id says that others set out
  useLayoutEffect(() => {
    if (!isLasting) {
      for (const animation of lasting.current) animation.cancel()
      lasting.current = []
    }
    for (const { piece, way } of travels) {
      const node = board.current?.querySelector<SVGGElement>(`[data-piece="${piece}"]`)
      if (!node) continue
      const animation = travel(node, {
        ...way,
        pace: speed,
        points: isLasting ? way.points : fromWhereItIs(node, way.points),
      })
      if (animation && isLasting) {
        animation.effect?.updateTiming({ fill: 'forwards' })
        lasting.current.push(animation)
      }
    }
  }, [id, isLasting, isBusy, board])
}

type Points = Parameters<typeof travel>[1]['points']

/**
 * A piece that is still on an earlier way goes on from where it is, and ends where it is drawn, which may be
 * beside the middle of its hex, on others.
 */
function fromWhereItIs(node: SVGElement, points: Points): Points {
  const earlier = node.getAnimations()
  const start = earlier.length > 0 ? [placeOf(node)] : []
  for (const animation of earlier) animation.cancel()
  return [...start, ...points.slice(0, -1), placeOf(node)]
}

function placeOf(node: SVGElement): Points[number] {
  const { e, f } = new DOMMatrixReadOnly(getComputedStyle(node).transform)
  return [e, f]
}
