import { DIRECTIONS, type HexId, neighbour } from '@wyrmtable/hex'
import {
  type BoardHandle,
  BoardViewport,
  HexFigures,
  hexByArrow,
  type Moment,
  MomentMark,
  RefusedPlace,
  ZoomButtons,
} from '@wyrmtable/ui'
import { polygon } from '@wyrmtable/ui/drawing'
import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react'
import type { Action } from '../../rules/actions.ts'
import { S } from '../../rules/fields.ts'
import { parseHexIn } from '../../rules/hexes.ts'
import { isRefusal } from '../../rules/refusals.ts'
import { isCharacter, isStanding, livingAt, slotOf } from '../../rules/topics/counters.ts'
import { checkShooter } from '../../rules/topics/shooting.ts'
import type { View } from '../../rules/view.ts'
import { sayIn } from '../../text/say.ts'
import { aimedAt, placesOf } from '../action-place.ts'
import { drawPiece } from '../draw/ground.ts'
import { type Plan, planOf, SIZE } from '../draw/plan.ts'
import { type FieldOfFire, fieldOfFire } from '../fire/field-of-fire.ts'
import { type Forecast, shareOf } from '../forecast.ts'
import { joiners } from '../melee/melee.ts'
import { pieceOf } from '../placements.ts'
import type { NoirProps } from '../props.ts'
import { viewText } from '../text/index.ts'
import { GroupMarks } from '../tray/GroupMarks.tsx'
import type { Group } from '../tray/use-group.ts'
import { type Hand, isTimeToShoot } from '../use-hand.ts'
import { AimLine, HexChance } from './AimLine.tsx'
import { aimOf } from './aim-of.ts'
import { Backdrop } from './Backdrop.tsx'
import { BlockedLine } from './BlockedLine.tsx'
import { CastLine } from './CastLine.tsx'
import { CoverMark } from './CoverMark.tsx'
import { describe } from './describe.ts'
import { FireField } from './FireField.tsx'
import { homeOf } from './home.ts'
import { arrowAt, MarchGhost, MarchPath } from './MarchGhost.tsx'
import { MeleeMarks } from './MeleeMarks.tsx'
import { Overview, type OverviewHandle } from './Overview.tsx'
import {
  RadiusLine,
  type Reach,
  ReachArea,
  reachOfArrivals,
  reachOfChosen,
  spellRadius,
} from './ReachArea.tsx'
import { Tip } from './Tip.tsx'
import { Units } from './Units.tsx'
import { useChips } from './use-chips.ts'
import { useDrag } from './use-drag.ts'

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
  const [focus, setFocus] = useState<HexId>(() => plan.hexes[plan.hexes.length >> 1] ?? (0 as HexId))
  const [isFocusShown, showFocus] = useState(false)
  const [hover, setHover] = useState<HexId>()
  const { width, height } = plan.layout
  const overview = useRef<OverviewHandle>(null)
  const chips = useChips(props, hand)
  const isPlanned = hand.plan !== undefined || group.plan.size > 0
  const reach = useMemo(
    () => (hand.arrivals.size > 0 ? reachOfArrivals(hand.arrivals) : reachOfChosen(state, hand.chosen)),
    [state, hand.chosen, hand.arrivals],
  )
  const costs = useMemo(
    () =>
      [...reach].map(([hex, cost]) => {
        const [x, y] = plan.centre(hex)
        return { x, y: y + SIZE * 0.58, figure: `${cost}` }
      }),
    [reach, plan],
  )
  const fireField = useMemo(
    () => fieldInHand(state, hand.chosen, seat, plan),
    [state, hand.chosen, seat, plan],
  )
  const outOfFire = useMemo(
    () => (fireField.size === 0 ? [] : safeFrom(state, seat, hand.at, plan)),
    [fireField, state, seat, hand.at, plan],
  )
  const entries = useMemo(
    () => (isPlanned ? [] : entriesOf(state, hand.chosen, props.actions)),
    [isPlanned, state, hand.chosen, props.actions],
  )
  const attack = hand.preview?.type === 'attack' ? hand.preview : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rules are those of the position
  const mates = useMemo(
    () => (attack === undefined ? [] : joiners(state, attack, props.check)),
    [state, attack],
  )
  const { over, drag } = useDrag(hand, plan.at, (from, to) =>
    DIRECTIONS.find((facing) => neighbour(state.ground.board, from, facing) === to),
  )
  const pointed = over ?? hover
  const arrival =
    hand.plan ??
    (pointed === undefined ? undefined : hand.arrivals.get(pointed)?.find(({ mayStay }) => mayStay))
  const radius = useMemo(
    () => (hand.spell === undefined ? [] : spellRadius(state, seat, plan)),
    [state, hand.spell, seat, plan],
  )
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

  const keys = new Map<string, () => void>([
    ['n', () => walk(1)],
    ['p', () => walk(-1)],
  ])
  const refusedHex = hand.refused ?? (isRefused(pointed, state, hand, reach) ? pointed : undefined)
  const press = (hex: HexId): void => (group.units.length > 0 ? group.press(hex) : hand.press(hex))
  const show = (hex: HexId): void => {
    setFocus(hex)
    showFocus(true)
    handle.current?.reveal(plan.centre(hex))
  }
  const walk = (by: number): void => {
    const places = [...hand.at.keys(), ...reachOfArrivals(hand.arrivals).keys()]
    const now = places.indexOf(focus)
    const next = places[(now + by + places.length) % Math.max(1, places.length)]
    if (next !== undefined) show(next)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = hexByArrow(plan.layout, plan.name(focus), event.key)
    const act = event.key === 'Enter' && isFocusShown ? () => press(focus) : keys.get(event.key)
    if (next === undefined && act === undefined) return
    event.preventDefault()
    if (next === undefined) {
      event.stopPropagation()
      act?.()
      return
    }
    const hex = plan.hexOf(next)
    if (hex !== undefined) show(hex)
  }
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
          setFocus(hex)
          showFocus(false)
          press(hex)
        }}
        onHover={(point) => setHover(point === undefined ? undefined : plan.at(point))}
        onKeyDown={onKey}
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
        <Locks props={props} plan={plan} />
        {acting.length === 0
          ? null
          : [...hand.at.keys()].map((hex) => (
              <path
                key={hex}
                className={`hex ${lookOf(hand.at.get(hex))}`}
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
        {outOfFire.map((hex) => {
          const [x, y] = plan.centre(hex)
          return (
            <g
              key={hex}
              className="noir-no-shot"
              transform={`translate(${x + SIZE * 0.8} ${y - SIZE * 0.1})`}
              data-safe={state.ground.label(hex)}
            >
              <circle r="9" />
              <path d="M-4,-4L4,4M4,-4L-4,4" />
            </g>
          )
        })}
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
        {isFocusShown ? (
          <path className="hex hex-focus" pointerEvents="none" d={polygon(plan.corners(focus, 0.97))} />
        ) : null}
        {hand.preview?.type !== 'cast' || forecast === undefined
          ? null
          : placesOf(hand.preview, state).map((hex) => (
              <HexChance key={hex} at={plan.centre(hex)} share={shareOf(forecast)} language={language} />
            ))}
      </BoardViewport>
      <p className="hidden" aria-live="polite">
        {isFocusShown ? describe(focus, props, hand, reach, t, say) : ''}
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

/** Who is struck in red, who is enchanted in violet, and places that are allowed in a pale wash. */
function lookOf(list: readonly Action[] | undefined): string {
  if (list?.some(({ type }) => type === 'shoot' || type === 'attack') === true) return 'hex-strike'
  const isOnSomebody = list?.some((one) => one.type === 'cast' && one.target.unit !== undefined)
  return isOnSomebody === true ? 'noir-enchanted' : 'noir-allowed'
}

/** Where who is in hand can come onto the boards. */
const entriesOf = (state: View, chosen: string | undefined, actions: readonly Action[]): readonly HexId[] => [
  ...new Set(
    actions.flatMap((one) =>
      one.type === 'enter' && one.unit === chosen ? (parseHexIn(state, one.hex) ?? []) : [],
    ),
  ),
]

const noField: FieldOfFire = new Map()

/** Where the shooter in hand could hit somebody, while shots are what is decided on. */
function fieldInHand(
  state: View,
  chosen: string | undefined,
  seat: number | undefined,
  plan: Plan,
): FieldOfFire {
  const slot = chosen === undefined ? undefined : slotOf(state, chosen)
  if (slot === undefined || !isTimeToShoot(state) || state.side(slot) !== seat || !isStanding(state, slot))
    return noField
  const isOver = checkShooter(state, slot, state.phase === 'movement') !== undefined
  return isOver ? noField : fieldOfFire(state, slot, plan.hexes)
}

/** Enemies who cannot be shot at now. */
function safeFrom(state: View, seat: number | undefined, at: Hand['at'], plan: Plan): readonly HexId[] {
  if (state.top === 'defensiveFire') return []
  return plan.hexes.filter(
    (hex) =>
      !at.has(hex) &&
      livingAt(state, hex).some(
        (slot) => state.side(slot) !== seat && isCharacter(state, slot) && state.hex(slot) === hex,
      ),
  )
}

/** From where a spell is cast, and at whom or where; undefined where it is on himself. */
function castTarget(
  state: View,
  action: Action | undefined,
): { readonly from: HexId; readonly to: HexId } | undefined {
  if (action?.type !== 'cast') return undefined
  const wizard = slotOf(state, action.wizard)
  const [to] = placesOf(action, state)
  const from = wizard === undefined ? undefined : state.hex(wizard)
  return to === undefined || from === undefined || from === to ? undefined : { from, to }
}

/** A piece as it would lie if the spell came off. */
function ghostOf(state: View, action: Action | undefined): string | undefined {
  const piece = action && pieceOf(action, state)
  if (piece === undefined) return undefined
  const pieces = state.pieces()
  return drawPiece(state.setting.groundWith([...pieces, piece]), pieces.length)
}

/** Cell doors that are locked carry a bolt. */
function Locks({ props: { view: state }, plan }: { readonly props: NoirProps; readonly plan: Plan }) {
  const locks = state.get(S.locks)
  return state.setting.field.cellDoors.map((edge, place) => {
    if ((locks & (1 << place)) === 0) return null
    const [a, b] = state.ground.edgeHexes(edge)
    const [ax, ay] = plan.centre(a)
    const [bx, by] = plan.centre(b)
    return (
      <g key={edge} transform={`translate(${(ax + bx) / 2} ${(ay + by) / 2})`}>
        <circle r="9" fill="#2a1d18" stroke="#f0b429" strokeWidth="2" />
        <path d="M-4,-1v-2a4,4 0 0 1 8,0v2M-5,-1h10v6h-10Z" fill="none" stroke="#f6d787" strokeWidth="1.8" />
      </g>
    )
  })
}

/** Whether who is in hand, and may go on, has nothing to do at a place that is pointed at. */
function isRefused(hex: HexId | undefined, state: View, hand: Hand, reach: Reach): boolean {
  if (hex === undefined || !hand.mayGoOn || hand.preview !== undefined || hand.plan !== undefined)
    return false
  return !hand.at.has(hex) && !reach.has(hex) && livingAt(state, hex).length === 0
}
