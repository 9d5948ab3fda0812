import { polygon } from '@wyrmtable/ui/drawing'
import { memo } from 'react'
import type { Terrain } from '../../data/schema.ts'
import type { Ground } from '../../rules/ground.ts'
import { bodyOf, isOnMap, slots } from '../../rules/topics/counters.ts'
import type { OpenState } from '../../rules/view.ts'
import { ink, type Plan, planOf } from '../draw/plan.ts'
import { teamOf } from './unit-look.ts'

/** The boards for a small drawing: ground by its colours alone, and a mark of `size` for everybody on them. */
export function SmallBoards({
  state,
  plan,
  size,
}: {
  readonly state: OpenState
  readonly plan: Plan
  readonly size: number
}) {
  return (
    <>
      <Grounds ground={state.setting.groundWith([])} />
      {slots(state).flatMap((slot) => {
        if (!isOnMap(state, slot)) return []
        return bodyOf(state, slot).map((hex) => {
          const [x, y] = plan.centre(hex)
          const fill = teamOf(state.side(slot)).face
          const key = `${slot} ${hex}`
          const half = size * 0.93
          // The horde is square: sides are told apart without their colours.
          return state.side(slot) === 0 ? (
            <circle key={key} cx={x} cy={y} r={size} fill={fill} />
          ) : (
            <rect key={key} x={x - half} y={y - half} width={half * 2} height={half * 2} fill={fill} />
          )
        })
      })}
    </>
  )
}

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
