import { memo } from 'react'
import { layout, SIZE } from '../draw/plan.ts'
import type { Interaction } from '../table/use-interaction.ts'
import { DragonToken } from './DragonToken.tsx'

type CourseShown = NonNullable<Interaction['course']>

/** How far the arrows are from the middle of the hex. */
const far = SIZE * 1.5

/**
 * The dragon as it would come to be, on the ground or in flight, with an arrow to each side: those that it may face are
 * solid, the one that it would face is red, all others are hollow.
 */
export const CourseGhost = memo(function CourseGhost({
  dragon,
  course,
}: {
  readonly dragon: 'D1' | 'D2'
  readonly course: CourseShown
}) {
  const { hex, now, all } = course
  const [x, y] = layout.centre(hex)
  return (
    <g className="course-ghost" data-ghost={hex} data-landing={now.isLanding}>
      <g className="course-token">
        <DragonToken
          dragon={dragon}
          hex={hex}
          facing={now.facing}
          look={now.isLanding ? 'grounded' : 'flying'}
          isChosen={false}
        />
      </g>
      {[0, 1, 2, 3, 4, 5].map((facing) => {
        const isOpen = all.some((one) => one.facing === facing && one.isLanding === now.isLanding)
        const look = facing === now.facing ? 'is-now' : isOpen ? 'is-open' : 'is-shut'
        return (
          <path
            key={facing}
            className={`course-arrow ${look}`}
            data-facing={facing}
            transform={`translate(${x} ${y}) rotate(${facing * 60}) translate(0 ${-far})`}
            d="M0,-18L14,9L0,2L-14,9Z"
          />
        )
      })}
    </g>
  )
})

/** The arrow under a point; a finger may mean it anywhere beside the ghost. */
export function facingAt(
  [x, y]: readonly [number, number],
  { hex, now, all }: CourseShown,
  isTouch: boolean,
): number | undefined {
  const [cx, cy] = layout.centre(hex)
  const facing = (Math.round((Math.atan2(x - cx, cy - y) * 180) / Math.PI / 60) + 6) % 6
  const turned = (facing * Math.PI) / 3
  const [ax, ay] = [cx + Math.sin(turned) * far, cy - Math.cos(turned) * far]
  if (Math.hypot(x - ax, y - ay) > SIZE * (isTouch ? 0.75 : 0.5)) return undefined
  return all.some((one) => one.facing === facing && one.isLanding === now.isLanding) ? facing : undefined
}
