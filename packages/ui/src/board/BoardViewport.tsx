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
import {
  areaOf,
  beside,
  type Camera,
  fittingScale,
  isMuchCovered,
  movedInto,
  type Stand,
  scaledTo,
} from './camera.ts'
import { standOf } from './covers.ts'
import { BoardFineness, unasked } from './fineness.ts'
import type { Point } from './point.ts'
import { motionMs } from './travel.ts'
import { useGestures } from './use-gestures.ts'

export type { BoardDrag, BoardHandle, BoardViewportProps, Press, ViewedArea } from './board-viewport-props.ts'

/** How much nearer a step of the zoom brings the board. */
const zoomStep = 1.4

/** How far Shift with an arrow moves the view, in pixels. */
const panSteps: ReadonlyMap<string, Point> = new Map([
  ['ArrowUp', [0, 80]],
  ['ArrowDown', [0, -80]],
  ['ArrowLeft', [80, 0]],
  ['ArrowRight', [-80, 0]],
])

/** Around what is brought into view, in pixels of the screen. */
const roomPx = 60

/** How far somebody may draw the board beyond its edge, to see what lies under buttons there, in pixels. */
const slackPx = 72

/** How wide a counter stays where the table zooms out by itself and says nothing else, in pixels. */
const usualLeastPx = 35

/**
 * A board that is panned and zoomed by mouse, wheel, touch and keyboard. Only one group and one layer of
 * pixels are transformed; nothing on the board is drawn again for it.
 */
export function BoardViewport(props: BoardViewportProps) {
  const { width, height, home, maxZoom = 3, label, description, backdrop, children } = props
  const { onPoint, onHover, onKeyDown, ref, counterWidth = 50 } = props
  const { leastOfHome = 0.8, leastCounterPx = usualLeastPx } = props
  const overlay = useContext(BoardOverlay)
  const frame = useRef<HTMLDivElement>(null)
  const svg = useRef<SVGSVGElement>(null)
  const group = useRef<SVGGElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown>>(undefined)
  const [fineness] = useState(unasked)
  const isTouched = useRef(false)
  /** The scale that somebody chose, to which the board returns where it had to show more. */
  const wanted = useRef(1)
  /** The frame of a board that goes by itself. */
  const gliding = useRef(0)
  const gestures = useGestures(svg, props)
  const tellView = useRef(props.onView)
  useLayoutEffect(() => {
    tellView.current = props.onView
  })
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
  }, [show, homeX, homeY, homeWidth, homeHeight, height, leastOfHome])

  useLayoutEffect(() => {
    const node = svg.current
    const box = frame.current
    if (!node || !box) return
    let size: Point = [0, 0]
    const zooming = zoom<SVGSVGElement, unknown>()
      .constrain((transform, [[left, top], [right, bottom]]) => {
        const { frame: whole, part } = standOf(box, width, height)
        const { k } = transform
        // A first view that shows more than the board may be come back to.
        const kept = (at: number, low: number, high: number, from: number, to: number) => {
          const least = high - to * k
          const most = low - from * k
          return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, at))
        }
        const x = kept(
          transform.x,
          left + slackPx + part.left - whole.left,
          right - slackPx - (whole.right - part.right),
          Math.min(0, homeX),
          Math.max(width, homeX + homeWidth),
        )
        const y = kept(
          transform.y,
          top + slackPx + part.top - whole.top,
          bottom - slackPx - (whole.bottom - part.bottom),
          Math.min(0, homeY),
          Math.max(height, homeY + homeHeight),
        )
        return zoomIdentity.translate(x, y).scale(k)
      })
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
          wanted.current = k
          cancelAnimationFrame(gliding.current)
        }
        group.current?.setAttribute('transform', `translate(${x} ${y}) scale(${k})`)
        if (layer.current) layer.current.style.transform = `translate(${x}px, ${y}px) scale(${k})`
        tellView.current?.({ left: -x / k, top: -y / k, width: size[0] / k, height: size[1] / k })
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
      size = [w, h]
      const whole = Math.min(w / width, h / height)
      zooming.scaleExtent([whole * 0.9, Math.max(maxZoom, whole * 2)]).extent([
        [0, 0],
        [w, h],
      ])
      if (isTouched.current) return
      goHome()
      wanted.current = zoomTransform(node).k
    }
    resize()
    const observer = new ResizeObserver(resize)
    observer.observe(box)
    return () => {
      observer.disconnect()
      selection.on('.zoom', null)
    }
  }, [width, height, homeX, homeY, homeWidth, homeHeight, maxZoom, goHome, mayPan, counterWidth, fineness])

  const move = useCallback(
    (act: (zooming: ZoomBehavior<SVGSVGElement, unknown>, node: SVGSVGElement) => void) => {
      if (!svg.current || !behaviour.current) return
      isTouched.current = true
      act(behaviour.current, svg.current)
    },
    [],
  )
  /** The same where it is somebody's own wish how near the board is. */
  const choose = useCallback(
    (act: (zooming: ZoomBehavior<SVGSVGElement, unknown>, node: SVGSVGElement) => void) => {
      cancelAnimationFrame(gliding.current)
      move(act)
      if (svg.current) wanted.current = zoomTransform(svg.current).k
    },
    [move],
  )
  const place = useCallback(
    ({ x, y, k }: Camera) =>
      move((zooming, node) => zooming.transform(select(node), zoomIdentity.translate(x, y).scale(k))),
    [move],
  )
  /** Goes to where another camera stands, at once or without a jump. */
  const go = useCallback(
    (find: (now: Camera, stand: Stand) => Camera, isGlide: boolean) => {
      if (!frame.current || !svg.current || frame.current.clientWidth === 0) return
      cancelAnimationFrame(gliding.current)
      const { x, y, k } = zoomTransform(svg.current)
      const from = { x, y, k }
      const to = find(from, standOf(frame.current, width, height))
      if (to.x === x && to.y === y && to.k === k) return
      const ms = isGlide ? motionMs('--move') : 0
      if (ms === 0) return place(to)
      const begun = performance.now()
      const step = (now: number) => {
        const share = Math.max(0, Math.min(1, (now - begun) / ms))
        const eased = share * (2 - share)
        const at = (a: number, b: number) => a + (b - a) * eased
        place({ x: at(x, to.x), y: at(y, to.y), k: at(k, to.k) })
        if (share < 1) gliding.current = requestAnimationFrame(step)
      }
      gliding.current = requestAnimationFrame(step)
    },
    [place, width, height],
  )
  const bring = useCallback(
    (point: Point, isGlide: boolean) =>
      go((now, stand) => {
        const { left, right, top, bottom } = stand.part
        const room = Math.min(roomPx, (right - left) / 4, (bottom - top) / 4) / now.k
        return movedInto(now, areaOf([point], room, stand), stand)
      }, isGlide),
    [go],
  )
  const reveal = useCallback((point: Point) => bring(point, false), [bring])
  const follow = useCallback((point: Point) => bring(point, true), [bring])
  const take = useCallback(
    (points: readonly Point[]) => {
      const [first] = points
      if (first === undefined) return
      go((now, stand) => {
        const area = areaOf(points, counterWidth, stand)
        const least = Math.min(wanted.current, leastCounterPx / counterWidth)
        const scale = Math.max(least, Math.min(wanted.current, fittingScale(area, stand)))
        const seen = movedInto(scaledTo(now, scale, stand), area, stand)
        return movedInto(seen, areaOf([first], counterWidth, stand), stand)
      }, true)
    },
    [go, counterWidth, leastCounterPx],
  )
  const nearer = useCallback(
    (points: readonly Point[], leastScale: number) => {
      const [first] = points
      if (first === undefined) return
      go((now, stand) => {
        if (now.k >= leastScale) return now
        const area = areaOf(points, 0, stand)
        const seen = movedInto(scaledTo(now, leastScale, stand), area, stand)
        return movedInto(seen, areaOf([first], counterWidth, stand), stand)
      }, true)
    },
    [go, counterWidth],
  )
  const [toX, toY] = overlay?.reveals ?? []
  useEffect(() => {
    if (toX !== undefined && toY !== undefined) reveal([toX, toY])
  }, [toX, toY, reveal])

  const taken = overlay?.takes
  const takenKey = taken?.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places themselves, not their list
  useEffect(() => {
    if (taken !== undefined) take(taken)
  }, [takenKey])

  useImperativeHandle(ref, () => {
    return {
      // All of the board; where a sheet lies over a good deal of it, within what the sheet leaves.
      fit: () =>
        choose((zooming, node) => {
          if (!frame.current) return
          const stand = standOf(frame.current, width, height)
          if (!isMuchCovered(stand)) return show(0, 0, width, height)
          const whole = { left: 0, top: 0, right: width, bottom: height }
          const k = fittingScale(whole, stand)
          const { left, right, top, bottom } = stand.part
          const [x, y] = [(left + right - width * k) / 2, (top + bottom - height * k) / 2]
          zooming.transform(select(node), zoomIdentity.translate(x, y).scale(k))
        }),
      home() {
        choose(goHome)
        isTouched.current = false
      },
      zoomIn: () => choose((zooming, node) => zooming.scaleBy(select(node), zoomStep)),
      zoomOut: () => choose((zooming, node) => zooming.scaleBy(select(node), 1 / zoomStep)),
      reveal,
      follow,
      take,
      nearer,
      focus: () => svg.current?.focus({ preventScroll: true }),
      beside([px, py], size) {
        if (!frame.current || !svg.current) return [0, 0]
        const { k, x, y } = zoomTransform(svg.current)
        const { part } = standOf(frame.current, width, height)
        return beside([px * k + x, py * k + y], counterWidth * k * 0.8 + 8, size, part)
      },
      pointAt: (clientX, clientY) => {
        const box = frame.current?.getBoundingClientRect()
        const isInside =
          box && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
        return isInside && svg.current ? boardPoint(svg.current, clientX, clientY) : undefined
      },
    }
  }, [show, goHome, choose, reveal, follow, take, nearer, width, height, counterWidth])

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
        onKeyDown={(event) => {
          const step = event.shiftKey ? panSteps.get(event.key) : undefined
          if (step === undefined) return onKeyDown?.(event)
          const [dx, dy] = step
          move((zooming, node) => {
            const { k } = zoomTransform(node)
            zooming.translateBy(select(node), dx / k, dy / k)
          })
          event.preventDefault()
        }}
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
        <defs>
          <pattern
            id="board-refused"
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="7" height="7" fill="#fff3dc55" />
            <rect width="3" height="7" fill="#b3301cb0" />
          </pattern>
        </defs>
        <g ref={group}>
          {children}
          {overlay?.drawing}
        </g>
      </svg>
    </div>
  )
}
