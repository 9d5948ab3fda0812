import type { Point } from '@wyrmtable/plane'
import { formatPercent } from '@wyrmtable/text'
import { type BoardHandle, BoardViewport, ClauseLink, ZoomButtons } from '@wyrmtable/ui'
import { type ReactNode, type RefObject, useMemo, useState, type WheelEvent } from 'react'
import { type Figure, figureOf, type Scene } from '../rules/topics/scene.ts'
import { sayIn } from '../text/say.ts'
import { AimLine } from './AimLine.tsx'
import { FigureMark } from './FigureMark.tsx'
import { Ground } from './Ground.tsx'
import { goalsOf } from './goal.ts'
import { Chip, Ghosts } from './Marks.tsx'
import { PreviewLayer } from './PreviewLayer.tsx'
import type { SorcererProps } from './props.ts'
import { Reach } from './Reach.tsx'
import { type Target, targetsOf } from './targets.ts'
import { viewText } from './text/index.ts'
import type { Hand } from './use-hand.ts'
import { useKeys } from './use-keys.ts'
import { figureUnder, rounded, usePointing } from './use-pointing.ts'
import { Zone } from './Zone.tsx'

/** Room for the table's edge, above it for a sorcerer's shield, and below it for the bar; mm. */
const edge = 34
const above = 50

/** The table with its figures, and around the chosen one its reach, places, targets and what is shown. */
export function Board({
  props,
  scene,
  hand,
  handle,
  isPhone,
  bar,
}: {
  readonly props: SorcererProps
  readonly scene: Scene
  readonly hand: Hand
  readonly handle: RefObject<BoardHandle | null>
  readonly isPhone: boolean
  /** What lies over the foot of the board, beside the zoom; absent where it has another place. */
  readonly bar?: ReactNode
}) {
  const { view: state, language, text, acting, actions } = props
  const { chosen, own, actor, batch, preview, refusal } = hand
  const t = viewText(language)
  const [pointer, setPointer] = useState<Point>()
  const { width, height } = scene.terrain
  const figure = chosen === undefined ? undefined : figureOf(scene, chosen)
  const pointed = pointer === undefined ? undefined : figureUnder(scene, pointer)
  const aimed = pointed !== undefined && pointed.seat !== state.current ? pointed : undefined
  const candidates = state.phase === 'setup' ? actions : own
  const goals = useMemo(() => goalsOf(candidates, state), [candidates, state])
  const targets = useMemo(() => targetsOf(own, scene), [own, scene])
  const { press, drag } = usePointing(props, scene, hand, goals)
  const steps = [...goals, ...targets].map(({ action }) => action)
  const onKeyDown = useKeys(props, scene, hand, steps, handle)
  const radius = figure?.radius ?? 15
  // A wheel turns with Alt and zooms without.
  const wheel = (event: WheelEvent) => {
    if (!event.altKey) return
    event.stopPropagation()
    hand.turn(event.deltaY < 0 ? -1 : 1)
  }

  return (
    <>
      <div className="sorcerers-wheel" onWheelCapture={wheel}>
        <BoardViewport
          ref={handle}
          width={width}
          height={height}
          home={{
            x: -edge,
            y: -above,
            width: width + 2 * edge,
            height: height + above + (isPhone ? edge : (height * 110) / 800),
          }}
          maxZoom={4}
          label={t('board.label', { width, height })}
          description={t('board.help')}
          onPoint={press}
          drag={drag}
          onHover={(at) => setPointer(at === undefined ? undefined : rounded(at))}
          onKeyDown={onKeyDown}
        >
          <Ground table={scene.table} />
          {figure === undefined || batch !== undefined ? null : <Reach figure={figure} state={state} t={t} />}
          {batch === undefined || actor === undefined ? null : <Zone caster={actor} batch={batch} />}
          {acting.length > 0 && batch === undefined ? (
            <Ghosts places={goals} radius={radius} seat={state.current} />
          ) : null}
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
          {targets.map((target) => (
            <TargetMark key={target.figure.id} target={target} language={language} />
          ))}
          {aimed === undefined || actor === undefined || preview !== undefined ? null : (
            <AimLine scene={scene} from={actor} target={aimed} />
          )}
          {preview === undefined ? null : (
            <PreviewLayer action={preview} refusal={refusal} scene={scene} language={language} t={t} />
          )}
        </BoardViewport>
      </div>
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
      <div className="sorcerers-foot">
        {bar}
        <div className="zoom">
          <ZoomButtons
            handle={handle}
            words={{ zoomIn: t('board.zoomIn'), zoomOut: t('board.zoomOut'), fit: t('board.fit') }}
          />
        </div>
      </div>
    </>
  )
}

/** An enemy that the chosen figure may attack, with the chance to hit. */
function TargetMark({
  target: { figure, share, distanceHundredths },
  language,
}: {
  readonly target: Target
  readonly language: SorcererProps['language']
}) {
  const words = [
    ...(share === undefined ? [] : [formatPercent(language, share)]),
    ...(distanceHundredths === undefined ? [] : [sayIn(language).mm(distanceHundredths)]),
  ]
  return (
    <g transform={`translate(${figure.x} ${figure.y})`} pointerEvents="none">
      <circle r={figure.radius + 7} fill="#d0311b22" stroke="#d0311b" strokeWidth="3" strokeDasharray="6 4" />
      {words.length === 0 ? null : (
        <Chip y={chipPlace(figure)} text={words.join(' · ')} {...(share === undefined ? {} : { share })} />
      )}
    </g>
  )
}

/** Above the base, and above the shield where there is one. */
const chipPlace = ({ radius, kind }: Figure): number => -radius - 22 - (kind === 'sorcerer' ? 26 : 0)
