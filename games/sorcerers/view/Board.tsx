import type { Point } from '@wyrmtable/plane'
import { formatPercent } from '@wyrmtable/text'
import {
  type BoardHandle,
  BoardTip,
  BoardViewport,
  ClauseLink,
  Glyph,
  type Moment,
  MomentMark,
  ZoomButtons,
} from '@wyrmtable/ui'
import { type ReactNode, type RefObject, useCallback, useMemo, useState, type WheelEvent } from 'react'
import { figureOf, type Scene } from '../rules/topics/scene.ts'
import { sayIn } from '../text/say.ts'
import { AimLine } from './AimLine.tsx'
import { liftedRoofs } from './field/lifted.ts'
import { Figures } from './figure/Figures.tsx'
import { GoingAlong } from './GoingAlong.tsx'
import { Ground } from './Ground.tsx'
import { shapes } from './glyph/index.ts'
import { goalsOf } from './goal.ts'
import { LassoMark, useLasso } from './lasso.tsx'
import { LENS_SOURCE, Lens, useLens } from './lens.tsx'
import { Ghosts } from './Marks.tsx'
import { PreviewLayer } from './PreviewLayer.tsx'
import type { SorcererProps } from './props.ts'
import { Reach } from './Reach.tsx'
import { TapeMark } from './tape/TapeMark.tsx'
import { useTape } from './tape/use-tape.ts'
import { type Target, targetsOf } from './targets.ts'
import { viewText } from './text/index.ts'
import type { Formation } from './use-formation.ts'
import type { Hand } from './use-hand.ts'
import { useKeys } from './use-keys.ts'
import { figureMeant, rounded, usePointing } from './use-pointing.ts'
import { wayOf } from './way.ts'
import { Zone } from './Zone.tsx'

/** Around the table in the first view, and below it for the bar where somebody begins there; mm. */
const edge = 22
const below = 110

/** The table with its figures, and around the chosen one its reach, places, targets and what is shown. */
export function Board({
  props,
  scene,
  hand,
  formation,
  handle,
  isPhone,
  moment,
  bar,
}: {
  readonly props: SorcererProps
  readonly scene: Scene
  readonly hand: Hand
  readonly formation: Formation
  readonly handle: RefObject<BoardHandle | null>
  readonly isPhone: boolean
  /** What is being shown of what happened. */
  readonly moment: Moment | undefined
  /** What lies over the foot of the board, beside the zoom; absent where it has another place. */
  readonly bar?: ReactNode
}) {
  const { view: state, language, text, acting, actions } = props
  const { chosen, own, actor, batch, preview, refusal } = hand
  const t = viewText(language)
  const [pointer, setPointer] = useState<Point>()
  const { width, height } = scene.terrain
  const figure = chosen === undefined ? undefined : figureOf(scene, chosen)
  const pointed = pointer === undefined ? undefined : figureMeant(scene, pointer)
  const aimed = pointed !== undefined && pointed.seat !== state.current ? pointed : undefined
  const candidates = state.phase === 'setup' ? actions : own
  const goals = useMemo(() => goalsOf(candidates, state), [candidates, state])
  const targets = useMemo(() => targetsOf(own, scene), [own, scene])
  const open = liftedRoofs(scene, pointer)
  const noteOf = useCallback((target: Target) => noteOn(target, language), [language])
  const { press, drag } = usePointing(props, scene, hand, goals)
  const tape = useTape(scene)
  const lens = useLens()
  const lasso = useLasso(props, scene, hand)
  const steps = [...goals, ...targets].map(({ action }) => action)
  const onKeyDown = useKeys(props, scene, hand, steps, handle, tape, formation)
  const radius = figure?.radius ?? 15
  // A wheel turns with Alt and zooms without.
  const wheel = (event: WheelEvent) => {
    if (!event.altKey) return
    event.stopPropagation()
    hand.turn(event.deltaY < 0 ? -1 : 1)
  }

  const [shownEnd] = preview === undefined ? [] : wayOf(preview, state).ends.slice(-1)
  // What may be done lies on the board and on the button: its sentence keeps out of the way. A refusal is said where it is.
  const tipPoint = refusal === undefined ? undefined : (shownEnd ?? pointer)
  const tipAt = tipPoint === undefined ? undefined : ([tipPoint.x, tipPoint.y] as const)
  return (
    <>
      <div className="sorcerers-wheel" onWheelCapture={wheel}>
        <BoardViewport
          ref={handle}
          width={width}
          height={height}
          home={isPhone ? { x: 0, y: 0, width, height } : homeOf(scene)}
          leastOfHome={0.5}
          maxZoom={4}
          label={t('board.label', { width, height })}
          description={t('board.help')}
          onPoint={tape.isOut ? (at) => tape.press(rounded(at)) : press}
          {...(tape.isOut ? {} : { drag: lens.through(lasso.orElse(drag)) })}
          onHover={(at) => setPointer(at === undefined ? undefined : rounded(at))}
          onKeyDown={onKeyDown}
        >
          <defs>
            <radialGradient id="sorcerers-lamp" cx="42%" cy="36%" r="75%">
              <stop offset="0" stopColor="#ffcf7a" stopOpacity=".2" />
              <stop offset=".5" stopColor="#ffcf7a" stopOpacity=".05" />
              <stop offset="1" stopColor="#0a0604" stopOpacity=".42" />
            </radialGradient>
          </defs>
          <g id={LENS_SOURCE}>
            <Ground table={scene.table} open={open} />
            <rect
              className="sorcerers-lamp"
              width={width}
              height={height}
              fill="url(#sorcerers-lamp)"
              pointerEvents="none"
            />
            {figure === undefined || batch !== undefined ? null : (
              <Reach figure={figure} state={state} t={t} />
            )}
            {batch === undefined || actor === undefined ? null : <Zone caster={actor} batch={batch} />}
            {acting.length > 0 && batch === undefined ? (
              <Ghosts places={goals} radius={radius} seat={state.current} />
            ) : null}
            <Figures scene={scene} chosen={chosen} picked={hand.picked} targets={targets} noteOf={noteOf} />
            {aimed === undefined || actor === undefined || preview !== undefined ? null : (
              <AimLine scene={scene} from={actor} target={aimed} />
            )}
            <LassoMark loop={lasso.loop} />
            {tape.isOut ? <TapeMark tape={tape} pointer={pointer} language={language} /> : null}
            {moment === undefined ? null : <MomentMark moment={moment} />}
            {preview === undefined ? null : (
              <GoingAlong action={preview} formation={formation} scene={scene} />
            )}
            {preview === undefined ? null : (
              <PreviewLayer action={preview} refusal={refusal} scene={scene} language={language} t={t} />
            )}
          </g>
        </BoardViewport>
      </div>
      <div className="vignette" />
      <Lens at={lens.at} isRight={lens.isRight} />
      {preview === undefined || (lens.at !== undefined && refusal === undefined) ? null : (
        <BoardTip handle={handle} at={tipAt} isRefusal={refusal !== undefined}>
          {refusal === undefined ? (
            <b>{text.action(preview, state)}</b>
          ) : (
            <>
              {text.refusal(refusal)} <ClauseLink clause={refusal.clause} />
            </>
          )}
        </BoardTip>
      )}
      <div className="sorcerers-foot">
        {bar}
        <div className="zoom" data-covers="">
          {tape.isAllowed ? (
            <button
              type="button"
              className="sorcerers-tape-button"
              aria-pressed={tape.isOut}
              aria-label={t('tape.out')}
              title={t('tape.out')}
              onClick={tape.toggle}
            >
              <Glyph shape={shapes.sextant} />
            </button>
          ) : null}
          <ZoomButtons
            handle={handle}
            words={{ zoomIn: t('board.zoomIn'), zoomOut: t('board.zoomOut'), fit: t('board.fit') }}
          />
        </div>
      </div>
    </>
  )
}

/** The whole table; where more than two play, somebody stands at its foot, which the bar would cover. */
function homeOf({ state, terrain: { width, height } }: Scene) {
  const foot = state.seats > 2 ? below : edge
  return { x: -edge, y: -edge, width: width + 2 * edge, height: height + edge + foot }
}

/** The chance to hit, and the distance where measuring is open. */
const noteOn = ({ share, distanceHundredths }: Target, language: SorcererProps['language']): string =>
  [
    ...(share === undefined ? [] : [formatPercent(language, share)]),
    ...(distanceHundredths === undefined ? [] : [sayIn(language).cm(distanceHundredths)]),
  ].join(' · ')
