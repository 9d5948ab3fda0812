import { aimAt, isAim } from '../rules/topics/aim.ts'
import type { Figure, Scene } from '../rules/topics/scene.ts'

/**
 * The sight line from the chosen figure to the enemy that is pointed at: by which point it is seen, or that
 * it is not. The distance is not told: it is measured only after the shot is announced (SO-8.4).
 */
export function AimLine({
  scene,
  from,
  target,
}: {
  readonly scene: Scene
  readonly from: Figure
  readonly target: Figure
}) {
  const aim = aimAt(scene, from, target, from.kind === 'gun' ? 'ownCamp' : 'nobody')
  const to = isAim(aim) ? aim.line.q : target
  const way = { x1: from.x, y1: from.y, x2: to.x, y2: to.y }
  return (
    <g pointerEvents="none" strokeLinecap="round">
      <line {...way} stroke="#1a0d06" strokeWidth="6" />
      <line
        {...way}
        stroke={isAim(aim) ? '#c9f5c0' : '#ffb3a0'}
        strokeWidth="3"
        strokeDasharray={isAim(aim) ? undefined : '3 7'}
      />
    </g>
  )
}
