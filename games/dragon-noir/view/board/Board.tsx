import { DIRECTIONS, type HexId, neighbour } from '@wyrmtable/hex'
import {
  type BoardHandle,
  BoardViewport,
  HexFigures,
  type Moment,
  MomentMark,
  RefusedPlace,
  ZoomButtons,
} from '@wyrmtable/ui'
import { polygon } from '@wyrmtable/ui/drawing'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { isRefusal } from '../../rules/refusals.ts'
import { slotOf } from '../../rules/topics/counters.ts'
import { sayIn } from '../../text/say.ts'
import { aimedAt, placesOf } from '../action-place.ts'
import { drawPiece } from '../draw/ground.ts'
import { planOf, SIZE } from '../draw/plan.ts'
import { type Forecast, shareOf } from '../forecast.ts'
import type { NoirProps } from '../props.ts'
import { viewText } from '../text/index.ts'
import { GroupMarks } from '../tray/GroupMarks.tsx'
import type { Group } from '../tray/use-group.ts'
import type { Hand } from '../use-hand.ts'
import { AimLine, HexChance } from './AimLine.tsx'
import { aimOf } from './aim-of.ts'
import { Backdrop } from './Backdrop.tsx'
import { BlockedLine } from './BlockedLine.tsx'
import { CastLine } from './CastLine.tsx'
import { CoverMark } from './CoverMark.tsx'
import { describe } from './describe.ts'
import { FireField } from './FireField.tsx'
import { homeOf } from './home.ts'
import { Locks } from './Locks.tsx'
import { isRefused, lookOfPlace } from './look-of-place.ts'
import { arrowAt, MarchGhost, MarchPath } from './MarchGhost.tsx'
import { AttackerHexes, MeleeMarks } from './MeleeMarks.tsx'
import { OutOfFire } from './OutOfFire.tsx'
import { Overview, type OverviewHandle } from './Overview.tsx'
import { RadiusLine, ReachArea, reachOfArrivals } from './ReachArea.tsx'
import { castTarget, ghostOf } from './spell-ghost.ts'
import { Tip } from './Tip.tsx'
import { Units } from './Units.tsx'
import { useAround } from './use-around.ts'
import { useChips } from './use-chips.ts'
import { useDrag } from './use-drag.ts'
import { useKeyHex } from './use-key-hex.ts'

/** Width of a counter on the drawing. */
const COUNTER = SIZE * 1.34

/** The boards with what lies on them, and around what is in hand its places, targets and line of fire. */
export function Board({
  props,
  hand,
  group,
  forecast,
  moment,
  handle,
  isPhone,
}: {
  readonly props: NoirProps
  readonly hand: Hand
  readonly group: Group
  readonly forecast: Forecast | undefined
  /** What is being shown of what happened. */
  readonly moment: Moment | undefined
  readonly handle: RefObject<BoardHandle | null>
  readonly isPhone: boolean
}) {
  const { view: state, language, acting } = props
  const t = viewText(language)
  const say = sayIn(language)
  const [seat] = acting
  const plan = planOf(state.setting.field)
  const printed = useMemo(() => state.setting.groundWith([]), [state.setting])
  const [hover, setHover] = useState<HexId>()
  const { width, height } = plan.layout
  const overview = useRef<OverviewHandle>(null)
  const chips = useChips(props, hand)
  const { reach, costs, fireField, outOfFire, entries, mates, radius } = useAround(props, hand, group, plan)
  const { over, drag } = useDrag(hand, plan.at, (from, to) =>
    DIRECTIONS.find((facing) => neighbour(state.ground.board, from, facing) === to),
  )
  const pointed = over ?? hover
  const arrival =
    hand.plan ??
    (pointed === undefined ? undefined : hand.arrivals.get(pointed)?.find(({ mayStay }) => mayStay))
  // A piece lies as a ghost where it is laid or, before that, where somebody points.
  const laid = hand.preview ?? (pointed === undefined ? undefined : hand.at.get(pointed)?.[0])
  const ghost = useMemo(() => ghostOf(state, laid), [state, laid])
  const spellTarget = useMemo(
    () => castTarget(state, hand.spell === undefined ? undefined : laid),
    [state, hand.spell, laid],
  )
  const aimedHex = hand.refused ?? pointed
  const shooterSlot = hand.chosen === undefined ? undefined : slotOf(state, hand.chosen)
  const shooterHex =
    shooterSlot === undefined || state.hex(shooterSlot) < 0 ? undefined : state.hex(shooterSlot)
  const shot = useMemo(() => aimOf(props, hand, aimedHex), [props, hand, aimedHex])
  // Where the first view looks is decided once: it must not jump with each action.
  const [home] = useState(() =>
    homeOf(state, plan, { isPhone, innerWidth: window.innerWidth, innerHeight: window.innerHeight }),
  )

  const refusedHex = hand.refused ?? (isRefused(pointed, state, hand, reach) ? pointed : undefined)
  const press = (hex: HexId): void => (group.units.length > 0 ? group.press(hex) : hand.press(hex))
  const keyHex = useKeyHex(
    plan,
    () => [...hand.at.keys(), ...reachOfArrivals(hand.arrivals).keys()],
    press,
    handle,
  )
  return (
    <>
      <BoardViewport
        ref={handle}
        width={width}
        height={height}
        home={home}
        maxZoom={4}
        label={t('board.label')}
        description={t('board.help')}
        backdrop={<Backdrop ground={printed} />}
        onView={(area) => overview.current?.show(area)}
        counterWidth={COUNTER}
        leastCounterPx={isPhone ? 44 : 48}
        drag={drag}
        onPoint={(point, { isTouch }) => {
          const facing = hand.plan && arrowAt(point, hand.plan, hand.arrivals, plan, isTouch)
          if (facing !== undefined) {
            hand.face(facing)
            return
          }
          const hex = plan.at(point)
          if (hex === undefined) return
          keyHex.follow(hex)
          press(hex)
        }}
        onHover={(point) => setHover(point === undefined ? undefined : plan.at(point))}
        onKeyDown={keyHex.onKey}
      >
        {state.pieces().map((piece, number) => (
          <g
            key={`${piece.kind} ${piece.anchor}`}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us from numbers alone
            dangerouslySetInnerHTML={{ __html: drawPiece(state.ground, number) }}
          />
        ))}
        {ghost === undefined ? null : (
          <g
            opacity="0.8"
            pointerEvents="none"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us from numbers alone
            dangerouslySetInnerHTML={{ __html: ghost }}
          />
        )}
        <Locks state={state} plan={plan} />
        {acting.length === 0
          ? null
          : [...hand.at.keys()].map((hex) => (
              <path
                key={hex}
                className={`hex ${lookOfPlace(hand.at.get(hex))}`}
                data-hex={state.ground.label(hex)}
                d={polygon(plan.corners(hex, 0.93))}
              />
            ))}
        {entries.map((hex) => (
          <path
            key={hex}
            className="hex noir-entry"
            data-entry={state.ground.label(hex)}
            d={polygon(plan.corners(hex, 0.93))}
          />
        ))}
        <FireField field={fireField} plan={plan} />
        <ReachArea reach={reach} plan={plan} isOwn={hand.arrivals.size > 0} />
        <RadiusLine hexes={radius} plan={plan} />
        <HexFigures figures={costs} radius={SIZE * 0.2} look="cost" />
        {(hand.preview === undefined || ghost !== undefined ? [] : aimedAt(hand.preview, state)).map(
          (hex) => (
            <path
              key={hex}
              className={`hex ${hand.preview?.type === 'cast' ? 'noir-enchanted' : 'hex-plan'}`}
              pointerEvents="none"
              d={polygon(plan.corners(hex, 0.97))}
            />
          ),
        )}
        {refusedHex === undefined ? null : (
          <RefusedPlace
            d={polygon(plan.corners(refusedHex, 0.93))}
            cross={plan.corners(refusedHex, 0.82)[5] ?? plan.centre(refusedHex)}
            label={state.ground.label(refusedHex)}
          />
        )}
        {shot !== undefined && isRefusal(shot) && shooterHex !== undefined && aimedHex !== undefined ? (
          <BlockedLine state={state} plan={plan} from={shooterHex} to={aimedHex} why={shot} />
        ) : null}
        {hand.preview?.type === 'attack' ? (
          <AttackerHexes state={state} plan={plan} attack={hand.preview} />
        ) : null}
        <Units state={state} plan={plan} say={say} chosen={hand.chosen} />
        {arrival === undefined ? null : (
          <MarchPath
            arrival={arrival}
            state={state}
            plan={plan}
            language={language}
            isTaken={hand.plan !== undefined}
          />
        )}
        {seat === undefined ? null : <GroupMarks group={group} plan={plan} side={seat} />}
        {hand.plan === undefined ? null : (
          <MarchGhost arrival={hand.plan} arrivals={hand.arrivals} state={state} plan={plan} say={say} />
        )}
        {shot === undefined || isRefusal(shot) || forecast === undefined ? null : (
          <AimLine
            state={state}
            plan={plan}
            shot={shot}
            share={shareOf(forecast)}
            language={language}
            words={{
              cover: t(`cover.${shot.cover}`),
              range: t('aim.range', { range: shot.range, band: shot.band }),
            }}
          />
        )}
        {spellTarget === undefined ? null : <CastLine {...spellTarget} plan={plan} />}
        {hand.preview?.type === 'attack' ? (
          <MeleeMarks state={state} plan={plan} attack={hand.preview} joiners={mates} />
        ) : null}
        <OutOfFire hexes={outOfFire} state={state} plan={plan} />
        {hand.preview === undefined
          ? chips.map(({ hex, share, cover }) => (
              <g key={hex}>
                <HexChance at={plan.centre(hex)} share={share} language={language} />
                {cover === undefined ? null : <CoverMark at={plan.centre(hex)} cover={cover} />}
              </g>
            ))
          : null}
        {moment === undefined ? null : <MomentMark moment={moment} />}
        {pointed === undefined ? null : (
          <path className="hex hex-hover" pointerEvents="none" d={polygon(plan.corners(pointed, 0.97))} />
        )}
        {keyHex.isShown ? (
          <path className="hex hex-focus" pointerEvents="none" d={polygon(plan.corners(keyHex.hex, 0.97))} />
        ) : null}
        {hand.preview?.type !== 'cast' || forecast === undefined
          ? null
          : placesOf(hand.preview, state).map((hex) => (
              <HexChance key={hex} at={plan.centre(hex)} share={shareOf(forecast)} language={language} />
            ))}
      </BoardViewport>
      <p className="hidden" aria-live="polite">
        {keyHex.isShown ? describe(keyHex.hex, props, hand, reach, t, say) : ''}
      </p>
      <Tip
        props={props}
        hand={hand}
        reach={reach}
        shot={shot}
        hex={pointed}
        refusedHex={refusedHex}
        handle={handle}
        plan={plan}
        t={t}
        say={say}
      />
      <div className="vignette" />
      {isPhone || props.isBoardOnly ? null : (
        <Overview ref={overview} state={state} plan={plan} board={handle} label={t('board.overview')} />
      )}
      <div className="zoom" data-covers="">
        <ZoomButtons
          handle={handle}
          words={{ zoomIn: t('board.zoomIn'), zoomOut: t('board.zoomOut'), fit: t('board.fit') }}
        />
      </div>
    </>
  )
}
