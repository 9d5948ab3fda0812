import { fractionToNumber } from '@wyrmtable/kernel'
import { type Point, squaredDistance } from '@wyrmtable/plane'
import { formatPercent } from '@wyrmtable/text'
import {
  type BoardHandle,
  BoardViewport,
  type BoardViewportProps,
  ClauseLink,
  Glyph,
  glyphs,
} from '@wyrmtable/ui'
import { type KeyboardEvent, type RefObject, useMemo, useState } from 'react'
import type { Action } from '../rules/actions.ts'
import { arms } from '../rules/roster.ts'
import { type Figure, figureOf, type Scene, sceneOf, slotAt } from '../rules/topics/scene.ts'
import { AimLine } from './AimLine.tsx'
import { FigureMark } from './FigureMark.tsx'
import { Ground } from './Ground.tsx'
import type { Goal } from './goal.ts'
import { Chip, Ghosts, PreviewMark } from './Marks.tsx'
import type { SorcererProps } from './props.ts'
import { Reach } from './Reach.tsx'
import { viewText } from './text/index.ts'
import type { Hand } from './use-hand.ts'
import { lengthInCm, wayOf } from './way.ts'

/** Most targets whose chances are worked out at once. */
const chips = 8
/** Room for the table's edge, and below it for the bar. */
const edge = 34

/** The table with its figures, and around the chosen one its reach, places, targets and what is shown. */
export function Board({
  props,
  hand,
  handle,
  isPhone,
}: {
  readonly props: SorcererProps
  readonly hand: Hand
  readonly handle: RefObject<BoardHandle | null>
  readonly isPhone: boolean
}) {
  const { state, language, text, acting } = props
  const { chosen, own, preview, refusal } = hand
  const t = viewText(language)
  const scene = useMemo(() => sceneOf(state), [state])
  const [pointer, setPointer] = useState<Point>()
  const { width, height } = scene.terrain
  const figure = chosen === undefined ? undefined : figureOf(scene, chosen)
  const isMine = figure !== undefined && acting.length > 0 && figure.seat === state.current
  const pointed = pointer === undefined ? undefined : figureUnder(scene, pointer)
  const aimed = isMine && pointed !== undefined && pointed.seat !== state.current ? pointed : undefined
  const candidates = state.phase === 'setup' ? props.actions : own
  const places = useMemo(() => placesOf(candidates, props), [candidates, props])
  const targets = useMemo(() => targetsOf(own, scene, props), [own, scene, props])
  const way = useMemo(() => (preview === undefined ? undefined : wayOf(preview, state)), [preview, state])
  const radius = figure?.radius ?? (state.phase === 'setup' ? 15 : 12)

  const point = (at: Spot): void => {
    const place = rounded(at)
    const met = figureUnder(scene, place)
    if (acting.length === 0) {
      hand.choose(met?.id === chosen ? undefined : met?.id)
      return
    }
    const near = nearestPlace(places, place, 16)
    if (preview !== undefined && way?.ends.some((end) => squaredDistance(end, place) <= radius ** 2)) {
      hand.confirm()
      return
    }
    if (met !== undefined && met.seat !== state.current && isMine) {
      const wanted = attacksOn(props, figure, met)
      const attack = wanted.find((action) => props.check(action) === undefined) ?? wanted[0]
      if (attack !== undefined) {
        hand.propose(attack)
        return
      }
    }
    if (met !== undefined && near === undefined) {
      hand.choose(met.id === chosen && state.phase !== 'opportunity' ? undefined : met.id)
      return
    }
    if (near !== undefined) {
      hand.propose(near.action)
      return
    }
    if (isMine && (state.phase === 'activation' || state.phase === 'sorcerer'))
      hand.propose(moveTo(props, figure, place))
  }

  const walk = (by: number): void => {
    const steps = [...places.map(({ action }) => action), ...targets.map(({ action }) => action)]
    if (steps.length === 0) return
    const now = steps.findIndex((one) => JSON.stringify(one) === JSON.stringify(preview))
    const next = steps[(now + by + steps.length + (now < 0 && by < 0 ? 1 : 0)) % steps.length]
    if (next !== undefined) hand.propose(next)
  }
  const change = (by: number): void => {
    const mine = scene.figures.filter(({ seat, slot }) =>
      acting.length === 0
        ? true
        : seat === state.current && (state.group.length === 0 || state.isInGroup(slot)),
    )
    const now = mine.findIndex(({ id }) => id === chosen)
    const next = mine[(now + by + mine.length) % Math.max(1, mine.length)]
    if (next === undefined) return
    hand.choose(next.id)
    handle.current?.reveal([next.x, next.y])
  }
  const press = (event: KeyboardEvent): void => {
    const act = keys.get(event.key)
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
  const pan = 60
  const keys = new Map<string, () => void>([
    ['ArrowRight', () => change(1)],
    ['ArrowLeft', () => change(-1)],
    ['ArrowDown', () => walk(1)],
    ['ArrowUp', () => walk(-1)],
    ['Enter', hand.confirm],
    ['Escape', hand.letGo],
    ['+', () => handle.current?.zoomBy(1.4)],
    ['-', () => handle.current?.zoomBy(1 / 1.4)],
    ['0', () => handle.current?.fit()],
    ['w', () => handle.current?.panBy(0, pan)],
    ['s', () => handle.current?.panBy(0, -pan)],
    ['a', () => handle.current?.panBy(pan, 0)],
    ['d', () => handle.current?.panBy(-pan, 0)],
    ['z', () => (props.canUndo ? props.undo() : undefined)],
  ])

  return (
    <>
      <BoardViewport
        ref={handle}
        width={width}
        height={height}
        home={{
          x: -edge,
          y: -edge,
          width: width + 2 * edge,
          height: height + (isPhone ? 2 * edge : edge + (height * 110) / 800),
        }}
        maxZoom={4}
        label={t('board.label', { width, height })}
        description={t('board.help')}
        onPoint={point}
        onHover={(at) => setPointer(at === undefined ? undefined : rounded(at))}
        onKeyDown={press}
      >
        <Ground table={scene.table} />
        {figure === undefined ? null : <Reach figure={figure} state={state} t={t} />}
        {acting.length > 0 ? <Ghosts places={places} radius={radius} seat={state.current} /> : null}
        {scene.figures.map((one) => (
          <FigureMark
            key={one.id}
            figure={one}
            state={state}
            isChosen={one.id === chosen}
            isActive={state.isInGroup(one.slot)}
            isPicked={hand.picked.includes(one.id)}
          />
        ))}
        {targets.map(({ figure: target, share }) => (
          <g key={target.id} transform={`translate(${target.x} ${target.y})`} pointerEvents="none">
            <circle
              r={target.radius + 7}
              fill="#d0311b22"
              stroke="#d0311b"
              strokeWidth="3"
              strokeDasharray="6 4"
            />
            {share === undefined ? null : (
              <Chip
                y={-target.radius - 22 - (target.kind === 'sorcerer' ? 26 : 0)}
                text={formatPercent(language, share)}
                share={share}
              />
            )}
          </g>
        ))}
        {aimed === undefined || figure === undefined ? null : (
          <AimLine scene={scene} from={figure} target={aimed} />
        )}
        {preview === undefined || way === undefined ? null : (
          <PreviewMark
            way={way}
            target={way.target === undefined ? undefined : figureOf(scene, way.target)}
            radius={radius}
            seat={state.current}
            refusal={refusal}
            label={
              way.ends.length > 0 && way.points.length > 1
                ? t('ghost.legal', { cm: lengthInCm(way.points) })
                : ''
            }
          />
        )}
      </BoardViewport>
      <div className="vignette" />
      {preview === undefined ? null : (
        <p className={`tip ${refusal === undefined ? '' : 'is-refusal'}`} role="status">
          {refusal === undefined ? (
            <b>{text.action(preview, state)}</b>
          ) : (
            <>
              {text.refusal(refusal)} <ClauseLink clause={refusal.clause} />
            </>
          )}
        </p>
      )}
      <div className="zoom">
        <button type="button" aria-label={t('board.zoomIn')} onClick={() => handle.current?.zoomBy(1.4)}>
          +
        </button>
        <button type="button" aria-label={t('board.zoomOut')} onClick={() => handle.current?.zoomBy(1 / 1.4)}>
          −
        </button>
        <button type="button" aria-label={t('board.fit')} onClick={() => handle.current?.fit()}>
          <Glyph shape={glyphs.expand} />
        </button>
      </div>
    </>
  )
}

type Spot = Parameters<NonNullable<BoardViewportProps['onPoint']>>[0]
const rounded = ([x, y]: Spot): Point => ({ x: Math.round(x), y: Math.round(y) })

/** The figure whose base a point lies in; the topmost where floors lie over each other. */
const figureUnder = ({ figures }: Scene, at: Point): Figure | undefined =>
  figures
    .filter((figure) => squaredDistance(figure, at) <= figure.radius ** 2)
    .toSorted((a, b) => b.z - a.z)[0]

function placesOf(actions: readonly Action[], { state }: SorcererProps): readonly Goal[] {
  const goals = new Map<string, Goal>()
  for (const action of actions) {
    if (action.type === 'create') continue
    const [at] = wayOf(action, state).ends
    if (at === undefined) continue
    const key = `${at.x} ${at.y}`
    if (!goals.has(key)) goals.set(key, { at, action })
  }
  return [...goals.values()]
}

function nearestPlace(places: readonly Goal[], at: Point, within: number): Goal | undefined {
  const [near] = places
    .filter((goal) => squaredDistance(goal.at, at) <= within ** 2)
    .toSorted((a, b) => squaredDistance(a.at, at) - squaredDistance(b.at, at))
  return near
}

interface Target {
  readonly figure: Figure
  readonly action: Action
  readonly share: number | undefined
}

/**
 * Enemies that the chosen figure may attack. Near the end of a range no chance is shown: it would tell a
 * distance that is measured only after the attack is announced (SO-8.4).
 */
function targetsOf(own: readonly Action[], scene: Scene, props: SorcererProps): readonly Target[] {
  const found = new Map<string, Target>()
  for (const action of own) {
    if (!('target' in action) || action.target === undefined || found.has(action.target)) continue
    const figure = figureOf(scene, action.target)
    if (figure === undefined) continue
    const share = found.size < chips ? shareOf(action, figure, scene, props) : undefined
    found.set(action.target, { figure, action, share })
  }
  return [...found.values()]
}

function shareOf(action: Action, target: Figure, scene: Scene, { odds }: SorcererProps): number | undefined {
  if (!('id' in action)) return undefined
  const from = figureOf(scene, action.id)
  if (from === undefined) return undefined
  const apart = Math.hypot(target.x - from.x, target.y - from.y) - from.radius - target.radius
  const range = { shoot: arms.shotRange, gunFire: arms.gunRange, breath: arms.breathRange, melee: 1000 }
  if (
    action.type !== 'shoot' &&
    action.type !== 'gunFire' &&
    action.type !== 'breath' &&
    action.type !== 'melee'
  )
    return undefined
  if (apart > range[action.type] - 15) return undefined
  const [roll] = odds(action).rolls
  return roll === undefined ? undefined : fractionToNumber(roll.success)
}

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
        ...actions.filter(
          (action) =>
            'target' in action && 'id' in action && action.id === figure.id && action.target === target.id,
        ),
        { type: 'shoot', id: figure.id, target: target.id },
        { type: 'melee', id: figure.id, target: target.id },
      ]
