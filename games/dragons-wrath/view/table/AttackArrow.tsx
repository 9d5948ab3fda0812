import { useLayoutEffect, useRef, useState } from 'react'

/** How far beside the cards in the middle the line runs, in pixels. */
const CLEAR_PX = 20

interface Line {
  readonly curve: string
  /** Where it points, and which way in degrees. */
  readonly head: readonly [x: number, y: number, degrees: number]
}

/**
 * From the place of who attacks to what is attacked, round the cards that have stepped forward. Decoration: the words
 * are on the stage. It is drawn a frame after them, so that nothing waits for it.
 */
export function AttackArrow({ from, to }: { readonly from: string; readonly to: string }) {
  const node = useRef<SVGSVGElement>(null)
  const [line, draw] = useState<Line>()
  useLayoutEffect(() => {
    const board = node.current?.closest('.wrath-board')
    if (board == null) return
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => draw(node.current === null ? undefined : lineOn(board, from, to)))
      })
    }
    const observer = new ResizeObserver(later)
    observer.observe(board)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [from, to])
  return (
    <svg ref={node} className="wrath-arrow" aria-hidden="true">
      {line === undefined ? null : (
        <>
          <path className="wrath-arrow-under" d={line.curve} />
          <path className="wrath-arrow-line" d={line.curve} />
          <path
            className="wrath-arrow-head"
            d="M-15-9 3 0-15 9Z"
            transform={`translate(${line.head[0]} ${line.head[1]}) rotate(${line.head[2]})`}
          />
        </>
      )}
    </svg>
  )
}

/** The line in pixels of the middle of the board; undefined where one of its ends is not in sight. */
function lineOn(board: Element, from: string, to: string): Line | undefined {
  const placed = (place: string) => board.querySelector(`.wrath-press[data-place="${CSS.escape(place)}"]`)
  const middle = board.querySelector('.wrath-middle')
  const forward = [...board.querySelectorAll<HTMLElement>('.wrath-forward')]
  const [first, last] = [forward[0], forward.at(-1)]
  // One's own provinces are stacks and no single thing.
  const ends = [placed(from), placed(to) ?? board.querySelector('.wrath-lands')]
  if (middle === null || first === undefined || last === undefined) return undefined
  const whole = board.getBoundingClientRect()
  const zero = middle.getBoundingClientRect()
  const [a, b] = ends.map((end) => end?.getBoundingClientRect())
  if (a === undefined || b === undefined) return undefined
  const isSeen = ({ left, right }: DOMRect) => left < whole.right && right > whole.left
  if (!isSeen(a) || !isSeen(b)) return undefined
  const isUp = a.top > b.top
  const x1 = a.left + a.width / 2 - zero.left
  const x2 = b.left + b.width / 2 - zero.left
  const y1 = (isUp ? a.top : a.bottom) - zero.top
  const y2 = (isUp ? b.bottom + 6 : b.top - 6) - zero.top
  // Where they stand and not where they still come from: they may be on their way.
  const left = first.offsetLeft - CLEAR_PX
  const right = last.offsetLeft + last.offsetWidth + CLEAR_PX
  const half = (x1 + x2) / 2
  const side = half < (left + right) / 2 ? left : right
  const within = Math.max(CLEAR_PX, Math.min(zero.width - CLEAR_PX, side))
  const bend = 2 * within - half
  const across = (y1 + y2) / 2
  const degrees = (Math.atan2(y2 - across, x2 - bend) * 180) / Math.PI
  const n = Math.round
  return {
    curve: `M${n(x1)} ${n(y1)}Q${n(bend)} ${n(across)} ${n(x2)} ${n(y2)}`,
    head: [n(x2), n(y2), n(degrees)],
  }
}
