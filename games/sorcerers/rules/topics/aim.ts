import { type Block, isInArc, look, type SightLine } from '@wyrmtable/plane'
import type { DrawnLine } from '../events.ts'
import { type Refusal, refuse, type Shape } from '../refusals.ts'
import { besides, polygonShape, wallShape } from './obstruction.ts'
import type { Figure, Scene } from './scene.ts'

/** Who does not block: nobody spared, the own camp (a gun, SO-9.6), or everybody (breath, SO-11.13). */
export type Sparing = 'nobody' | 'ownCamp' | 'everybody'

/** SO-4.6: by which sight point a figure is seen. */
export interface Aim {
  readonly point: number
  readonly line: SightLine
}

/** SO-4.6, SO-4.7: the sight line by which the attacker sees the target, or why it does not. */
export function aimAt(scene: Scene, from: Figure, target: Figure, sparing: Sparing): Aim | Refusal {
  const blockers =
    sparing === 'nobody'
      ? scene.figures
      : sparing === 'ownCamp'
        ? scene.figures.filter(({ seat }) => seat !== from.seat)
        : []
  const sight = look(scene.terrain, blockers, from, scene.state.facing(from.slot), target)
  if (sight.seen) return sight
  return sight.why === 'arc' ? arcRefusal(from, target) : sightRefusal(from, target, sight.by)
}

export const isAim = (found: Aim | Refusal): found is Aim => 'line' in found

/** SO-8.3: in melee a sight point in the arc is enough. */
export const meleeArcRefusal = (scene: Scene, from: Figure, target: Figure): Refusal | undefined =>
  isInArc(from, scene.state.facing(from.slot), target) ? undefined : arcRefusal(from, target)

/** SO-8.4: what is not announced is not measured, so that no distance is told. */
const figuresOf = (from: Figure, target: Figure) => ({
  figure: from.id,
  from: [from.x, from.y] as const,
  at: [target.x, target.y] as const,
  ...besides(target),
})

const arcRefusal = (from: Figure, target: Figure): Refusal =>
  refuse('E_ARC', 'SO-4.5', figuresOf(from, target))

/** SO-3.7: what blocks the first of the lines is what can be drawn. */
function sightRefusal(from: Figure, target: Figure, by: Block<Figure>): Refusal {
  const { shape, ...figures } = figuresOf(from, target)
  return refuse('E_SIGHT', 'SO-3.7', { ...figures, shape: blockShape(by) ?? shape })
}

function blockShape(by: Block<Figure>): Shape | undefined {
  switch (by.kind) {
    case 'body':
      return besides(by.body).shape
    case 'wall':
      return wallShape('wall', by.wall)
    case 'slab':
      return polygonShape('ceiling', by.polygon)
    case 'wood':
      return polygonShape('area', by.polygon)
    case 'above':
      return undefined
    default:
      return by satisfies never
  }
}

export const drawnLine = ({ point, line: { a, az, q, qz } }: Aim): DrawnLine => ({
  from: [a.x, a.y, az],
  to: [q.x, q.y, qz],
  point,
})
