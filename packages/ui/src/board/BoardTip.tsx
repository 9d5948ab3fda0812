import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { BoardHandle } from './board-viewport-props.ts'
import type { Point } from './point.ts'

/** What is said about a place of a board, beside it: never on it, and under no bar. */
export function BoardTip({
  handle,
  at,
  isRefusal = false,
  children,
}: {
  readonly handle: RefObject<BoardHandle | null>
  /** In the units of the board; absent: in the corner. */
  readonly at: Point | undefined
  /** Whether it says why something was not done: that is said aloud at once. */
  readonly isRefusal?: boolean
  readonly children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const node = box.current
    if (!node || at === undefined) return
    const { offsetWidth: width, offsetHeight: height } = node
    const [left, top] = handle.current?.beside(at, { width, height }) ?? [14, 14]
    node.style.left = `${left}px`
    node.style.top = `${top}px`
  })
  return (
    <div
      ref={box}
      className={`tip ${at === undefined ? '' : 'is-beside'} ${isRefusal ? 'is-refusal' : ''}`}
      role={isRefusal ? 'alert' : 'status'}
    >
      {children}
    </div>
  )
}
