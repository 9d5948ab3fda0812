import type { BoardHandle, ViewedArea } from '@wyrmtable/ui'
import { polygon } from '@wyrmtable/ui/drawing'
import { type MouseEvent, memo, type RefObject, useImperativeHandle, useRef } from 'react'
import type { Terrain } from '../../data/schema.ts'
import type { Ground } from '../../rules/ground.ts'
import { bodyOf, isOnMap, slots } from '../../rules/topics/counters.ts'
import type { OpenState } from '../../rules/view.ts'
import { ink, type Plan, planOf, SIZE } from '../draw/plan.ts'
import { teamOf } from './unit-look.ts'

/** Shows which part of the boards is seen; called while the view moves, so that nothing is drawn anew for it. */
export interface OverviewHandle {
  show(area: ViewedArea): void
}

/** Width of the little map on the screen, in pixels. */
const WIDE = 190

/** All boards in small with everybody on them and the part that is seen; a press brings the view there. */
export const Overview = memo(function Overview({
  state,
  plan,
  board,
  label,
  ref,
}: {
  readonly state: OpenState
  readonly plan: Plan
  readonly board: RefObject<BoardHandle | null>
  readonly label: string
  readonly ref: RefObject<OverviewHandle | null>
}) {
  const frame = useRef<SVGRectElement>(null)
  useImperativeHandle(ref, () => ({
    show({ left, top, width, height }) {
      const attributes = { x: left, y: top, width, height }
      for (const [name, value] of Object.entries(attributes)) frame.current?.setAttribute(name, `${value}`)
    },
  }))
  const { width, height } = plan.layout
  const go = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>): void => {
    const box = currentTarget.getBoundingClientRect()
    const x = ((clientX - box.left) / box.width) * width
    const y = ((clientY - box.top) / box.height) * height
    board.current?.take([[x, y]])
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys pan the board itself, this only shows where it is
    <svg
      className="noir-overview"
      data-covers=""
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={WIDE}
      height={(WIDE * height) / width}
      onClick={go}
    >
      <Grounds ground={state.setting.groundWith([])} />
      {slots(state).flatMap((slot) => {
        if (!isOnMap(state, slot)) return []
        return bodyOf(state, slot).map((hex) => {
          const [x, y] = plan.centre(hex)
          const fill = teamOf(state.side(slot)).face
          const key = `${slot} ${hex}`
          // The horde is square: sides are told apart without their colours.
          return state.side(slot) === 0 ? (
            <circle key={key} cx={x} cy={y} r={SIZE * 1.5} fill={fill} />
          ) : (
            <rect
              key={key}
              x={x - SIZE * 1.4}
              y={y - SIZE * 1.4}
              width={SIZE * 2.8}
              height={SIZE * 2.8}
              fill={fill}
            />
          )
        })
      })}
      <rect ref={frame} className="noir-overview-frame" vectorEffect="non-scaling-stroke" />
    </svg>
  )
})

/** Ground by its colours alone. */
const colours: Readonly<Record<Terrain, string>> = {
  clear: ink('grass'),
  path: ink('road'),
  brush: ink('grass-deep'),
  tree: ink('wood-1'),
  water: ink('sea'),
  spring: ink('sea'),
  ford: ink('sea-lit'),
  bridge: ink('plank'),
  floor: ink('plank'),
  talus: ink('grass-lit'),
  crevasse: ink('char'),
  entrance: ink('char'),
  'tower-rampart': ink('stone'),
  'tower-centre': ink('stone-dark'),
  rock: ink('stone-dark'),
  gallery: ink('street'),
  rubble: ink('stone'),
}

const Grounds = memo(function Grounds({ ground }: { readonly ground: Ground }) {
  const plan = planOf(ground.field)
  const paths = new Map<string, string>()
  for (const hex of plan.hexes) {
    const colour = colours[ground.terrain(hex)]
    paths.set(colour, (paths.get(colour) ?? '') + polygon(plan.corners(hex, 1.02)))
  }
  return [...paths].map(([colour, d]) => <path key={colour} d={d} fill={colour} />)
})
