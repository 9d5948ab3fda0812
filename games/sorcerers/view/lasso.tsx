import type { Point } from '@wyrmtable/plane'
import type { BoardDrag } from '@wyrmtable/ui'
import { useEffect, useRef, useState } from 'react'
import type { Scene } from '../rules/topics/scene.ts'
import type { SorcererProps } from './props.ts'
import type { Hand } from './use-hand.ts'
import { rounded } from './use-pointing.ts'

type Corner = readonly [number, number]

/** Shift held while dragging draws a frame round creatures that are to act together. */
export function useLasso(props: SorcererProps, scene: Scene, hand: Hand) {
  const { view: state, acting } = props
  const isShift = useRef(false)
  const isDrawn = useRef(false)
  const [loop, setLoop] = useState<readonly [Corner, Corner]>()
  useEffect(() => {
    const held = (event: KeyboardEvent | PointerEvent) => {
      isShift.current = event.shiftKey
    }
    const events = ['keydown', 'keyup', 'pointerdown'] as const
    for (const name of events) window.addEventListener(name, held, true)
    return () => {
      for (const name of events) window.removeEventListener(name, held, true)
    }
  }, [])
  const mayDraw = acting.length > 0 && state.phase === 'opportunity'
  const within = (a: Corner, b: Corner): readonly string[] => {
    const [low, high] = [corner(a, b, Math.min), corner(a, b, Math.max)]
    return scene.figures
      .filter(
        (one) =>
          one.seat === state.current &&
          one.kind !== 'sorcerer' &&
          state.activated(one.slot) !== state.turn &&
          isIn(one, low, high),
      )
      .map(({ id }) => id)
  }
  const end = () => {
    isDrawn.current = false
    setLoop(undefined)
  }
  /** The drags of the table, with the lasso over them while Shift is held. */
  const orElse = (drag: BoardDrag): BoardDrag => ({
    canBegin: (at) => (mayDraw && isShift.current) || drag.canBegin(at),
    onMove(from, to) {
      if (!isDrawn.current && !(mayDraw && isShift.current)) return drag.onMove(from, to)
      isDrawn.current = true
      if (to !== undefined) setLoop([from, to])
    },
    onDrop(from, to) {
      if (!isDrawn.current) return drag.onDrop(from, to)
      if (to !== undefined) hand.pick(within(from, to))
      end()
    },
    onCancel() {
      if (!isDrawn.current) return drag.onCancel()
      end()
    },
  })
  return { loop, orElse }
}

const corner = (a: Corner, b: Corner, pick: (x: number, y: number) => number): Point =>
  rounded([pick(a[0], b[0]), pick(a[1], b[1])])

const isIn = ({ x, y }: Point, low: Point, high: Point): boolean =>
  x >= low.x && x <= high.x && y >= low.y && y <= high.y

/** The frame while it is drawn. */
export function LassoMark({ loop }: { readonly loop: readonly [Corner, Corner] | undefined }) {
  if (loop === undefined) return null
  const [a, b] = loop
  const [x, y] = [Math.min(a[0], b[0]), Math.min(a[1], b[1])]
  const box = { x, y, width: Math.abs(a[0] - b[0]), height: Math.abs(a[1] - b[1]) }
  return (
    <g className="sorcerers-lasso" pointerEvents="none">
      <rect {...box} fill="#fff6df" fillOpacity=".14" stroke="#1d120b" strokeWidth="4" />
      <rect {...box} fill="none" stroke="#ffd45e" strokeWidth="2.5" strokeDasharray="8 5" />
    </g>
  )
}
