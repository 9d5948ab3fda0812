import { select } from 'd3-selection'
import { type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom'
import {
  type PointerEvent,
  useCallback,
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { BoardOverlay } from './BoardOverlay.ts'
import { boardPoint } from './board-point.ts'
import type { BoardViewportProps } from './board-viewport-props.ts'
import { BoardFineness, unasked } from './fineness.ts'
import type { Point } from './point.ts'
import { motionMs } from './travel.ts'
import { useGestures } from './use-gestures.ts'

export type { BoardDrag, BoardHandle, BoardViewportProps, Press } from './board-viewport-props.ts'

/** How much of the width of the first view is kept in a tall window. */
const leastOfHome = 0.8

/** How much nearer a step of the zoom brings the board. */
const zoomStep = 1.4

/**
 * A board that is panned and zoomed by mouse, wheel, touch and keyboard. Only one group and one layer of
 * pixels are transformed; nothing on the board is drawn again for it.
 */
export function BoardViewport(props: BoardViewportProps) {
  const { width, height, home, maxZoom = 3, label, description, backdrop, children } = props
  const { onPoint, onHover, onKeyDown, ref, counterWidth = 50 } = props
  const overlay = useContext(BoardOverlay)
  const frame = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const group = useRef<SVGGElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown>>(undefined)
  const [fineness] = useState(unasked)
  const isTouched = useRef(false)
  /** The frame of a board that goes by itself. */
  const gliding = useRef(0)
  const gestures = useGestures(svg, props)
  const { mayPan } = gestures
  const homeX = home?.x ?? 0
  const homeY = home?.y ?? 0
  const homeWidth = home?.width ?? width
  const homeHeight = home?.height ?? height

  const show = useCallback((left: number, top: number, wide: number, high: number) => {
    const box = frame.current?.getBoundingClientRect()
    if (!box || !svg.current || !behaviour.current || box.width === 0) return
    const scale = Math.min(box.width / wide, box.height / high)
    const x = box.width / 2 - (left + wide / 2) * scale
    const y = box.height / 2 - (top + high / 2) * scale
    behaviour.current.transform(select(svg.current), zoomIdentity.translate(x, y).scale(scale))
  }, [])
  const goHome = useCallback(() => {
    const box = frame.current?.getBoundingClientRect()
    const nearer = box && (box.width / homeWidth) * (height / box.height)
    // Who wants to see beyond the edges of the board has something there that must stay in view.
    const isWhole = homeX < 0
    if (nearer === undefined || nearer >= 1 || isWhole) return show(homeX, homeY, homeWidth, homeHeight)
    // In a tall window the view is a little nearer, rather than that the map ends within it.
    const part = Math.max(leastOfHome, nearer)
    show(homeX + (homeWidth * (1 - part)) / 2, 0, homeWidth * part, height)
  }, [show, homeX, homeY, homeWidth, homeHeight, height])

  useLayoutEffect(() => {
    const node = svg.current
    const box = frame.current
    if (!node || !box) return
    const margin = 0.15 * Math.max(width, height)
    const zooming = zoom<SVGSVGElement, unknown>()
      .translateExtent([
        [-margin, -margin],
        [width + margin, height + margin],
      ])
      .clickDistance(5)
      .filter((event: MouseEvent | TouchEvent) => {
        if ('button' in event && event.button !== 0 && event.button !== 1) return false
        return event.type === 'wheel' || mayPan(event)
      })
      .on('start', () => box.classList.add('is-moving'))
      .on('end', () => box.classList.remove('is-moving'))
      .on('zoom', (event: { transform: { x: number; y: number; k: number }; sourceEvent: unknown }) => {
        const { x, y, k } = event.transform
        if (event.sourceEvent) {
          isTouched.current = true
          cancelAnimationFrame(gliding.current)
        }
        group.current?.setAttribute('transform', `translate(${x} ${y}) scale(${k})`)
        if (layer.current) layer.current.style.transform = `translate(${x}px, ${y}px) scale(${k})`
        // The coarse picture has a pixel for each unit of the board.
        if (k * window.devicePixelRatio > 1) fineness.want()
        const wide = counterWidth * k
        const detail = wide >= 44 ? 'full' : wide >= 30 ? 'figures' : 'glyph'
        if (box.dataset.detail !== detail) box.dataset.detail = detail
      })
    behaviour.current = zooming
    const selection = select(node)
    selection.call(zooming).on('dblclick.zoom', null)
    const resize = () => {
      const { width: w, height: h } = box.getBoundingClientRect()
      if (w === 0 || h === 0) return
      const whole = Math.min(w / width, h / height)
      zooming.scaleExtent([whole * 0.9, Math.max(maxZoom, whole * 2)]).extent([
        [0, 0],
        [w, h],
      ])
      if (!isTouched.current) goHome()
    }
    resize()
    const observer = new ResizeObserver(resize)
    observer.observe(box)
    return () => {
      observer.disconnect()
      selection.on('.zoom', null)
    }
  }, [width, height, maxZoom, goHome, mayPan, counterWidth, fineness])

  const move = useCallback(
    (act: (zooming: ZoomBehavior<SVGSVGElement, unknown>, node: SVGSVGElement) => void) => {
      if (!svg.current || !behaviour.current) return
      isTouched.current = true
      act(behaviour.current, svg.current)
    },
    [],
  )
  /** How far the board has to go, in its own units, for a place to be in view. */
  const wayInto = useCallback(([x, y]: Point, coveredPx = 0): Point => {
    const box = frame.current?.getBoundingClientRect()
    if (!box || !svg.current) return [0, 0]
    const { k, x: tx, y: ty } = zoomTransform(svg.current)
    const [sx, sy] = [x * k + tx, y * k + ty]
    const high = box.height - coveredPx
    const edge = Math.min(60, box.width / 4, high / 4)
    const dx = sx < edge ? edge - sx : sx > box.width - edge ? box.width - edge - sx : 0
    const dy = sy < edge ? edge - sy : sy > high - edge ? high - edge - sy : 0
    return [dx / k, dy / k]
  }, [])
  const reveal = useCallback(
    (point: Point, coveredPx = 0) => {
      cancelAnimationFrame(gliding.current)
      const [dx, dy] = wayInto(point, coveredPx)
      if (dx || dy) move((zooming, node) => zooming.translateBy(select(node), dx, dy))
    },
    [move, wayInto],
  )
  const follow = useCallback(
    (point: Point) => {
      const [dx, dy] = wayInto(point)
      const ms = motionMs('--move')
      if (ms === 0 || (dx === 0 && dy === 0)) return reveal(point)
      cancelAnimationFrame(gliding.current)
      const begun = performance.now()
      let done = 0
      const step = (now: number) => {
        const share = Math.max(0, Math.min(1, (now - begun) / ms))
        const eased = share * (2 - share)
        move((zooming, node) => zooming.translateBy(select(node), dx * (eased - done), dy * (eased - done)))
        done = eased
        if (share < 1) gliding.current = requestAnimationFrame(step)
      }
      gliding.current = requestAnimationFrame(step)
    },
    [move, reveal, wayInto],
  )
  const [toX, toY] = overlay?.reveals ?? []
  useEffect(() => {
    if (toX !== undefined && toY !== undefined) reveal([toX, toY])
  }, [toX, toY, reveal])

  useImperativeHandle(ref, () => {
    return {
      fit: () => move(() => show(0, 0, width, height)),
      home() {
        goHome()
        isTouched.current = false
      },
      zoomIn: () => move((zooming, node) => zooming.scaleBy(select(node), zoomStep)),
      zoomOut: () => move((zooming, node) => zooming.scaleBy(select(node), 1 / zoomStep)),
      panBy: (dx, dy) =>
        move((zooming, node) => {
          const { k } = zoomTransform(node)
          zooming.translateBy(select(node), dx / k, dy / k)
        }),
      reveal,
      follow,
      focus: () => svg.current?.focus({ preventScroll: true }),
      pointAt: (clientX, clientY) => {
        const box = frame.current?.getBoundingClientRect()
        const isInside =
          box && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
        return isInside && svg.current ? boardPoint(svg.current, clientX, clientY) : undefined
      },
    }
  }, [show, goHome, move, reveal, follow, width, height])

  const pendingHover = useRef(0)
  useEffect(
    () => () => {
      cancelAnimationFrame(pendingHover.current)
      cancelAnimationFrame(gliding.current)
    },
    [],
  )
  const hover = (event: PointerEvent) => {
    if (!onHover || event.pointerType === 'touch') return
    const { clientX, clientY } = event
    cancelAnimationFrame(pendingHover.current)
    pendingHover.current = requestAnimationFrame(() => {
      if (svg.current) onHover(boardPoint(svg.current, clientX, clientY))
    })
  }

  return (
    <div className="viewport" ref={frame}>
      <div className="viewport-layer" ref={layer} style={{ width, height }} aria-hidden="true">
        <BoardFineness value={fineness}>{backdrop}</BoardFineness>
      </div>
      <svg
        ref={svg}
        className="viewport-live"
        role="application"
        aria-label={label}
        aria-description={description}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a board is operated by its own keys
        tabIndex={0}
        onClick={(event) => {
          if (gestures.isSpent()) return
          const { shiftKey, clientX, clientY } = event
          onPoint?.(boardPoint(event.currentTarget, clientX, clientY), {
            shiftKey,
            isTouch: gestures.wasTouch(),
            scale: zoomTransform(event.currentTarget).k,
          })
        }}
        onKeyDown={onKeyDown}
        onPointerDown={gestures.down}
        onPointerMove={(event) => {
          gestures.move(event)
          hover(event)
        }}
        onPointerUp={gestures.up}
        onPointerCancel={gestures.cancel}
        onContextMenu={(event) => event.preventDefault()}
        onPointerLeave={() => {
          // A place that waits for its frame would come back after the pointer has left.
          cancelAnimationFrame(pendingHover.current)
          onHover?.(undefined)
        }}
      >
        <g ref={group}>
          {children}
          {overlay?.drawing}
        </g>
      </svg>
    </div>
  )
}
