import { type PointerEvent, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import { boardPoint } from './board-point.ts'
import type { BoardViewportProps } from './board-viewport-props.ts'
import type { Point } from './point.ts'

/** How far a pointer goes before a press is a drag, in pixels. */
const slackPx = 6
/** How long a finger rests before it looks. */
const longPressMs = 450

type Live = Pick<BoardViewportProps, 'drag' | 'onLook'>

interface Held {
  readonly pointer: number
  readonly at: readonly [number, number]
  readonly from: Point
  readonly isPiece: boolean
  isDragging: boolean
  isLooking: boolean
}

/**
 * Presses on a board that are neither a click nor a pan: a piece that is dragged, and a finger that rests.
 * What a gesture was used for is not a click as well; a second finger ends it without an effect.
 */
export function useGestures(svg: RefObject<SVGSVGElement | null>, props: Live) {
  const live = useRef<Live>(props)
  useEffect(() => {
    live.current = props
  })
  const held = useRef<Held>(undefined)
  const timer = useRef(0)
  const isSpent = useRef(false)
  const isTouch = useRef(false)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  /** Whether the board may be panned from here: not where a piece can be taken along. */
  const mayPan = useCallback(
    (event: MouseEvent | TouchEvent): boolean => {
      const node = svg.current
      const { drag } = live.current
      if (!node || !drag) return true
      if ('touches' in event && event.touches.length > 1) return true
      const touch = 'touches' in event ? event.touches[0] : event
      if (touch === undefined || ('button' in event && event.button === 1)) return true
      return !drag.canBegin(boardPoint(node, touch.clientX, touch.clientY))
    },
    [svg],
  )

  const gestures = useMemo(() => {
    const end = (): Held | undefined => {
      window.clearTimeout(timer.current)
      const last = held.current
      held.current = undefined
      if (last?.isLooking) live.current.onLook?.(undefined)
      return last
    }
    const cancel = () => {
      const last = end()
      if (last?.isDragging) live.current.drag?.onCancel()
    }
    const placeOf = (event: PointerEvent<SVGSVGElement>): Point | undefined => {
      const box = event.currentTarget.getBoundingClientRect()
      const { clientX: x, clientY: y } = event
      const isInside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
      return isInside ? boardPoint(event.currentTarget, x, y) : undefined
    }
    return {
      isSpent: () => isSpent.current,
      wasTouch: () => isTouch.current,
      cancel,
      down(event: PointerEvent<SVGSVGElement>) {
        isSpent.current = false
        isTouch.current = event.pointerType === 'touch'
        if (!event.isPrimary) {
          cancel()
          isSpent.current = true
          return
        }
        if (event.button !== 0) return
        const from = boardPoint(event.currentTarget, event.clientX, event.clientY)
        const isPiece = live.current.drag?.canBegin(from) ?? false
        const next: Held = {
          pointer: event.pointerId,
          at: [event.clientX, event.clientY],
          from,
          isPiece,
          isDragging: false,
          isLooking: false,
        }
        held.current = next
        if (isPiece) event.currentTarget.setPointerCapture(event.pointerId)
        // Where resting shows nothing, a finger may rest before it presses or draws.
        if (!isTouch.current || live.current.onLook === undefined) return
        timer.current = window.setTimeout(() => {
          if (held.current !== next || next.isDragging) return
          next.isLooking = true
          isSpent.current = true
          live.current.onLook?.(from)
        }, longPressMs)
      },
      move(event: PointerEvent<SVGSVGElement>) {
        const now = held.current
        if (now === undefined || now.pointer !== event.pointerId) return
        const [x, y] = now.at
        if (!now.isDragging && Math.hypot(event.clientX - x, event.clientY - y) < slackPx) return
        window.clearTimeout(timer.current)
        if (!now.isPiece || now.isLooking) return
        now.isDragging = true
        isSpent.current = true
        live.current.drag?.onMove(now.from, placeOf(event))
      },
      up(event: PointerEvent<SVGSVGElement>) {
        const now = held.current
        if (now === undefined || now.pointer !== event.pointerId) return
        end()
        if (now.isDragging) live.current.drag?.onDrop(now.from, placeOf(event))
      },
    }
  }, [])
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && held.current?.isDragging) {
        gestures.cancel()
        event.stopPropagation()
      }
    }
    window.addEventListener('keydown', key, true)
    return () => window.removeEventListener('keydown', key, true)
  }, [gestures])
  return { ...gestures, mayPan }
}
