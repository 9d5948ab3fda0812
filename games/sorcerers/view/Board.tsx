import { legLength, type Point, squaredDistance } from '@wyrmtable/plane'
import { BoardViewport, type BoardViewportProps } from '@wyrmtable/ui'
import { useMemo, useState } from 'react'
import type { Action } from '../rules/actions.ts'
import { arms, sorcererData } from '../rules/roster.ts'
import { type Figure, type Scene, sceneOf, slotAt } from '../rules/topics/scene.ts'
import { AimLine } from './AimLine.tsx'
import { FigureMark } from './FigureMark.tsx'
import { Ground } from './Ground.tsx'
import type { SorcererProps } from './props.ts'
import { viewText } from './text/index.ts'

/** The table with its figures, and while a figure is chosen its arc, ranges and the ghost of a move. */
export function Board({
  props,
  chosen,
  onChoose,
}: {
  readonly props: SorcererProps
  readonly chosen: string | undefined
  readonly onChoose: (id: string | undefined) => void
}) {
  const { state, language, text, check, play, acting } = props
  const t = viewText(language)
  const scene = useMemo(() => sceneOf(state), [state])
  const [pointer, setPointer] = useState<Point>()
  const { width, height } = scene.terrain
  const figure = scene.figures.find(({ id }) => id === chosen)
  const isMine = figure !== undefined && acting.length > 0 && figure.seat === state.current
  const pointed = pointer === undefined ? undefined : figureUnder(scene, pointer)
  const aimed = isMine && pointed !== undefined && pointed.seat !== state.current ? pointed : undefined
  const ghost =
    figure !== undefined && isMine && pointer !== undefined && aimed === undefined
      ? moveTo(props, figure, pointer)
      : undefined
  const refusal = ghost === undefined ? undefined : check(ghost)

  const point = (at: Spot): void => {
    const place = rounded(at)
    const met = figureUnder(scene, place)
    if (met !== undefined && (figure === undefined || met.seat === state.current || !isMine)) {
      onChoose(met.id === chosen ? undefined : met.id)
      return
    }
    if (figure === undefined || !isMine) return
    const wanted = met === undefined ? [moveTo(props, figure, place)] : attacksOn(props, figure, met)
    const legal = wanted.find((action) => check(action) === undefined)
    if (legal !== undefined) play(legal)
  }

  return (
    <BoardViewport
      width={width}
      height={height}
      label={t('board.label', { width, height })}
      description={t('board.help')}
      onPoint={point}
      onHover={(at) => setPointer(at === undefined ? undefined : rounded(at))}
    >
      <Ground table={scene.table} />
      {figure === undefined ? null : <Reach figure={figure} props={props} />}
      {scene.figures.map((one) => (
        <FigureMark
          key={one.id}
          figure={one}
          state={state}
          isChosen={one.id === chosen}
          isActive={state.isInGroup(one.slot)}
        />
      ))}
      {aimed === undefined || figure === undefined ? null : (
        <AimLine scene={scene} from={figure} target={aimed} />
      )}
      {ghost === undefined || figure === undefined || pointer === undefined ? null : (
        <g pointerEvents="none">
          <line
            x1={figure.x}
            y1={figure.y}
            x2={pointer.x}
            y2={pointer.y}
            stroke={refusal === undefined ? '#1d6b2f' : '#a3201d'}
            strokeWidth="2"
            strokeDasharray="6 4"
          />
          <circle
            cx={pointer.x}
            cy={pointer.y}
            r={figure.radius}
            fill={refusal === undefined ? '#3fae5a' : '#d0463f'}
            fillOpacity=".35"
            stroke={refusal === undefined ? '#1d6b2f' : '#a3201d'}
          />
          <text x={pointer.x} y={pointer.y - figure.radius - 6} textAnchor="middle" fontSize="14">
            {refusal === undefined
              ? t('ghost.legal', { cm: Math.floor(legLength(figure, pointer) / 100) / 10 })
              : text.refusal(refusal)}
          </text>
        </g>
      )}
    </BoardViewport>
  )
}

type Spot = Parameters<NonNullable<BoardViewportProps['onPoint']>>[0]
const rounded = ([x, y]: Spot): Point => ({ x: Math.round(x), y: Math.round(y) })

/** The figure whose base a point lies in. */
const figureUnder = ({ figures }: Scene, at: Point): Figure | undefined =>
  figures.find((figure) => squaredDistance(figure, at) <= figure.radius ** 2)

/** The move of a figure straight to a place, facing where it goes. */
function moveTo({ state }: SorcererProps, figure: Figure, to: Point): Action {
  const [dx, dy] = [to.x - figure.x, to.y - figure.y]
  const face: [number, number] = dx === 0 && dy === 0 ? [1, 0] : [dx, dy]
  const path = [{ x: to.x, y: to.y }]
  if (figure.kind === 'sorcerer') return { type: 'sorcererMove', path, face }
  if (slotAt(state, figure.slot).race?.flies !== true) return { type: 'move', id: figure.id, path, face }
  const s = state.setting.table.surfaceIds[figure.surface] ?? 'table'
  return { type: 'fly', id: figure.id, s, x: to.x, y: to.y, face }
}

/** What the figure may try against another. */
const attacksOn = ({ actions }: SorcererProps, figure: Figure, target: Figure): readonly Action[] =>
  figure.kind === 'sorcerer'
    ? [{ type: 'castBolt', target: target.id }]
    : [
        { type: 'melee', id: figure.id, target: target.id },
        { type: 'shoot', id: figure.id, target: target.id },
        { type: 'breath', id: figure.id, target: target.id },
        ...actions.filter(
          (action) => action.type === 'gunFire' && action.id === figure.id && action.target === target.id,
        ),
      ]

/** The arc of the chosen figure and how far it may go; ranges are shown by ring, never as a measure. */
function Reach({ figure, props: { state } }: { readonly figure: Figure; readonly props: SorcererProps }) {
  const { race } = slotAt(state, figure.slot)
  const move = race === undefined ? sorcererData.move_mm : (race.move_mm ?? 0)
  const weapon = state.weapon(figure.slot)
  const range = weapon === 'shooter' ? arms.shotRange : weapon === 'artillery' ? arms.gunRange : 0
  const { x, y } = state.facing(figure.slot)
  const angle = (Math.atan2(y, x) * 180) / Math.PI
  const arc = 120
  return (
    <g transform={`translate(${figure.x} ${figure.y})`} pointerEvents="none" fill="none">
      <circle r={move} stroke="#1d6b2f" strokeOpacity=".6" strokeDasharray="4 4" />
      {range > 0 ? <circle r={range + figure.radius} stroke="#7d1f2b" strokeOpacity=".5" /> : null}
      <path
        transform={`rotate(${angle})`}
        d={`M0 ${-arc} A${arc} ${arc} 0 0 1 0 ${arc} Z`}
        fill="#e0b94a"
        fillOpacity=".14"
        stroke="#a8842a"
        strokeOpacity=".4"
      />
    </g>
  )
}
