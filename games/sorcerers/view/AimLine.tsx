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
  return (
    <line
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
      stroke={isAim(aim) ? '#1d6b2f' : '#a3201d'}
      strokeWidth="2.5"
      strokeDasharray={isAim(aim) ? undefined : '3 6'}
      pointerEvents="none"
    />
  )
}
