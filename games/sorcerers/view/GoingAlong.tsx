import type { Action } from '../rules/actions.ts'
import { figureOf, type Scene } from '../rules/topics/scene.ts'
import { seatFill } from './figure/figure-look.ts'
import { stopsOf } from './plan/travel.ts'
import type { Formation } from './use-formation.ts'

interface Ghost {
  readonly id: string
  readonly points: readonly { readonly x: number; readonly y: number }[]
  readonly radius: number
  readonly isLegal: boolean
}

/** Where those end that go along with what is shown: the rest of a formation, and the crew of a gun that is hauled. */
export function GoingAlong({
  action,
  formation,
  scene,
}: {
  readonly action: Action
  readonly formation: Formation
  readonly scene: Scene
}) {
  const ghosts = [...crewOf(action, scene), ...othersOf(formation, scene)]
  return (
    <g className="sorcerers-along" pointerEvents="none" fill="none">
      {ghosts.map(({ id, points, radius, isLegal }) => {
        const end = points.at(-1)
        return end === undefined ? null : (
          <g key={id} data-along={id} data-legal={isLegal}>
            <path
              d={`M${points.map(({ x, y }) => `${x},${y}`).join('L')}`}
              stroke={isLegal ? '#ffe9b0' : '#ff8a6a'}
              strokeWidth="3"
              strokeDasharray="1 8"
              strokeLinecap="round"
            />
            <circle
              cx={end.x}
              cy={end.y}
              r={radius}
              fill={isLegal ? '#fff6df' : '#d0463f'}
              fillOpacity=".4"
              stroke={isLegal ? seatFill(scene.state.current) : '#a3201d'}
              strokeWidth="2.5"
              strokeDasharray="5 3"
            />
            {isLegal ? null : (
              <path
                d={`M${end.x - 6},${end.y - 6}l12,12m0,-12l-12,12`}
                stroke="#fff"
                strokeWidth="3.5"
                strokeLinecap="round"
              />
            )}
          </g>
        )
      })}
    </g>
  )
}

/** SO-9.5: gun and crew are shifted as one. */
function crewOf(action: Action, scene: Scene): readonly Ghost[] {
  if (action.type !== 'gunHaul') return []
  return action.crew.flatMap((id): readonly Ghost[] => {
    const figure = figureOf(scene, id)
    if (figure === undefined) return []
    const { x, y, radius } = figure
    return [
      {
        id,
        points: [
          { x, y },
          { x: x + action.dx, y: y + action.dy },
        ],
        radius,
        isLegal: true,
      },
    ]
  })
}

function othersOf({ others }: Formation, scene: Scene): readonly Ghost[] {
  return others.flatMap(({ walk, isLegal }): readonly Ghost[] => {
    const figure = walk.type === 'move' ? figureOf(scene, walk.id) : undefined
    if (figure === undefined) return []
    return [{ id: figure.id, points: stopsOf(scene, figure, walk.path), radius: figure.radius, isLegal }]
  })
}
