import type { HexId } from '@wyrmtable/hex'
import { type BoardHandle, BoardViewport, ClauseLink, hexByArrow, ZoomButtons } from '@wyrmtable/ui'
import { type Point, polygon } from '@wyrmtable/ui/drawing'
import { type KeyboardEvent, type RefObject, useMemo, useState } from 'react'
import type { Action } from '../../rules/actions.ts'
import { S } from '../../rules/fields.ts'
import { isRefusal, type Refusal } from '../../rules/refusals.ts'
import { idOf, isOnMap, livingAt, slotOf, slots } from '../../rules/topics/counters.ts'
import { type PlannedShot, planShot } from '../../rules/topics/shooting.ts'
import type { View } from '../../rules/view.ts'
import { type Say, sayIn } from '../../text/say.ts'
import { aimedAt, placesOf } from '../action-place.ts'
import { drawPiece } from '../draw/ground.ts'
import { type Plan, planOf, SIZE } from '../draw/plan.ts'
import { type Forecast, forecastOf, shareOf } from '../forecast.ts'
import { pieceOf } from '../placements.ts'
import type { NoirProps } from '../props.ts'
import { type ViewText, viewText } from '../text/index.ts'
import type { Hand } from '../use-hand.ts'
import { AimLine, HexChance } from './AimLine.tsx'
import { Backdrop } from './Backdrop.tsx'
import { RadiusLine, type Reach, ReachArea, reachOfChosen, spellRadius } from './ReachArea.tsx'
import { Units } from './Units.tsx'

/** Most targets whose chances are worked out at once. */
const CHIPS = 12
/** Room round the boards, and below them for the bar. */
const EDGE = 30
const BAR = 80

/** The boards with what lies on them, and around what is in hand its places, targets and line of fire. */
export function Board({
  props,
  hand,
  forecast,
  handle,
  isPhone,
}: {
  readonly props: NoirProps
  readonly hand: Hand
  readonly forecast: Forecast | undefined
  readonly handle: RefObject<BoardHandle | null>
  readonly isPhone: boolean
}) {
  const { view: state, language, acting } = props
  const t = viewText(language)
  const say = sayIn(language)
  const { field } = state.setting
  const plan = planOf(field)
  const printed = useMemo(() => state.setting.groundWith([]), [state.setting])
  const [focus, setFocus] = useState<HexId>(() => plan.hexes[plan.hexes.length >> 1] ?? (0 as HexId))
  const [isFocusShown, showFocus] = useState(false)
  const [hover, setHover] = useState<HexId>()
  const { width, height } = plan.layout
  const chips = useChips(props, hand)
  const isSetup = state.phase === 'setup'
  const reach = useMemo(() => reachOfChosen(state, hand.chosen), [state, hand.chosen])
  const [seat] = acting
  const radius = useMemo(
    () => (hand.spell === undefined ? [] : spellRadius(state, seat, plan)),
    [state, hand.spell, seat, plan],
  )
  const ghost = useMemo(() => ghostOf(state, hand.preview), [state, hand.preview])
  const shot = useMemo(() => aimOf(props, hand, hover), [props, hand, hover])
  // Where the first view looks is decided once: it must not jump with each action.
  const [home] = useState(() => homeOf(state, plan, isPhone))

  const keys = new Map<string, () => void>([
    ['Enter', () => press(focus)],
    ['Escape', hand.letGo],
    ['n', () => walk(1)],
    ['p', () => walk(-1)],
    ['+', () => handle.current?.zoomIn()],
    ['-', () => handle.current?.zoomOut()],
    ['0', () => handle.current?.fit()],
    ['w', () => handle.current?.panBy(0, 80)],
    ['s', () => handle.current?.panBy(0, -80)],
    ['a', () => handle.current?.panBy(80, 0)],
    ['d', () => handle.current?.panBy(-80, 0)],
    ['q', () => (hand.canTurn ? hand.turn(-1) : undefined)],
    ['e', () => (hand.canTurn ? hand.turn(1) : undefined)],
    ['z', () => (props.canUndo ? props.undo() : undefined)],
  ])
  const press = (hex: HexId): void => hand.press(hex)
  const show = (hex: HexId): void => {
    setFocus(hex)
    showFocus(true)
    handle.current?.reveal(plan.centre(hex))
  }
  const walk = (by: number): void => {
    const places = [...hand.at.keys()]
    const now = places.indexOf(focus)
    const next = places[(now + by + places.length) % Math.max(1, places.length)]
    if (next !== undefined) show(next)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = hexByArrow(plan.layout, plan.name(focus), event.key)
    const act = keys.get(event.key)
    if (next === undefined && act === undefined) return
    event.preventDefault()
    if (next === undefined) {
      if (event.key === 'Enter') showFocus(true)
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
        onPoint={(point) => {
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
                className={`hex ${isSetup ? 'hex-arc' : 'hex-reach'}`}
                data-hex={state.ground.label(hex)}
                d={polygon(plan.corners(hex, 0.93))}
              />
            ))}
        <ReachArea reach={reach} plan={plan} />
        <RadiusLine hexes={radius} plan={plan} />
        <Units state={state} plan={plan} say={say} chosen={hand.chosen} />
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
        {hand.preview === undefined
          ? chips.map(({ hex, share }) => (
              <HexChance key={hex} at={plan.centre(hex)} share={share} language={language} />
            ))
          : (ghost === undefined ? aimedAt(hand.preview, state) : []).map((hex) => (
              <path
                key={hex}
                className="hex hex-plan"
                pointerEvents="none"
                d={polygon(plan.corners(hex, 0.97))}
              />
            ))}
        {hover === undefined ? null : (
          <path className="hex hex-hover" pointerEvents="none" d={polygon(plan.corners(hover, 0.97))} />
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
      <Tip props={props} hand={hand} reach={reach} shot={shot} hex={hover} t={t} say={say} />
      <div className="vignette" />
      <div className="zoom">
        <ZoomButtons
          handle={handle}
          words={{ zoomIn: t('board.zoomIn'), zoomOut: t('board.zoomOut'), fit: t('board.fit') }}
        />
      </div>
    </>
  )
}

/** A piece as it would lie if the spell came off. */
function ghostOf(state: View, action: Action | undefined): string | undefined {
  const piece = action && pieceOf(action, state)
  if (piece === undefined) return undefined
  const pieces = state.pieces()
  return drawPiece(state.setting.groundWith([...pieces, piece]), pieces.length)
}

/** The first view: all of one board; of several, and on a phone, the part where the side to act stands. */
function homeOf(state: View, plan: Plan, isPhone: boolean) {
  const { width, height } = plan.layout
  const whole = { x: -EDGE, y: -EDGE, width: width + 2 * EDGE, height: height + 2 * EDGE + BAR }
  const view = isPhone
    ? { width: SIZE * 12, height: SIZE * 14 }
    : { width: Math.min(whole.width, height * 1.3), height: whole.height }
  const [x, y] = middleOf(state, plan)
  const within = (at: number, size: number, all: number): number =>
    Math.max(-EDGE, Math.min(at - size / 2, all + EDGE - size))
  return {
    ...view,
    x: within(x, view.width, width),
    y: isPhone ? within(y, view.height, height) : whole.y,
  }
}

/** The middle of those of the side to act who are on the map; of the boards where there are none. */
function middleOf(state: View, plan: Plan): Point {
  const own = slots(state)
    .filter((slot) => isOnMap(state, slot) && state.side(slot) === state.active)
    .map((slot) => plan.centre(state.hex(slot)))
  const all = own.length === 0 ? plan.hexes.map(plan.centre) : own
  const sum = all.reduce<Point>(([x, y], [a, b]) => [x + a, y + b], [0, 0])
  return [sum[0] / all.length, sum[1] / all.length]
}

interface ChipAt {
  readonly hex: HexId
  readonly share: number
}

/** Chances of the shots and attacks of who is in hand; none where nobody is. */
function useChips(props: NoirProps, hand: Hand): readonly ChipAt[] {
  const { game, imagined, acting } = props
  return useMemo(() => {
    const [seat] = acting
    const state = imagined()
    if (state === undefined || seat === undefined || (hand.chosen === undefined && hand.spell === undefined))
      return []
    // A spell that may go anywhere shows its chance where it is tried.
    if (hand.spell !== undefined && hand.at.size > CHIPS) return []
    return [...hand.at].slice(0, CHIPS).flatMap(([hex, list]): ChipAt[] => {
      const shares = list.flatMap((action) => {
        if (action.type !== 'shoot' && action.type !== 'attack' && action.type !== 'cast') return []
        const forecast = forecastOf(game, state, seat, action)
        return forecast === undefined ? [] : [shareOf(forecast)]
      })
      return shares.length === 0 ? [] : [{ hex, share: Math.max(...shares) }]
    })
  }, [game, imagined, acting, hand.at, hand.chosen, hand.spell])
}

/** The shot that is shown, or the one at what is pointed at: also why it cannot be. */
function aimOf(
  { view: state, acting }: NoirProps,
  hand: Hand,
  hover: HexId | undefined,
): PlannedShot | Refusal | undefined {
  const { preview, chosen } = hand
  if (preview?.type === 'shoot') {
    const shooter = slotOf(state, preview.shooter)
    const target = slotOf(state, preview.target)
    return shooter === undefined || target === undefined ? undefined : planShot(state, shooter, target)
  }
  const [seat] = acting
  const shooter = chosen === undefined ? undefined : slotOf(state, chosen)
  const isFire =
    state.phase === 'fire' || state.top === 'defensiveFire' || state.top === 'defensiveFireAtUnmoved'
  if (hover === undefined || shooter === undefined || !isFire || state.side(shooter) !== seat)
    return undefined
  const [target] = livingAt(state, hover)
  return target === undefined || state.side(target) !== 1 - state.side(shooter)
    ? undefined
    : planShot(state, shooter, target)
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

/** What is under the pointer: why somebody cannot be shot at, or what pressing here would do. */
function Tip({
  props,
  hand,
  reach,
  shot,
  hex,
  t,
  say,
}: {
  readonly props: NoirProps
  readonly hand: Hand
  readonly reach: Reach
  readonly shot: PlannedShot | Refusal | undefined
  readonly hex: HexId | undefined
  readonly t: ViewText
  readonly say: Say
}) {
  const { text, view: state } = props
  if (hand.preview !== undefined) {
    return (
      <p className="tip" role="status">
        <b>{text.action(hand.preview, state)}</b>
      </p>
    )
  }
  if (shot !== undefined && isRefusal(shot)) {
    return (
      <p className="tip is-refusal" role="status">
        {text.refusal(shot)} <ClauseLink clause={shot.clause} />
      </p>
    )
  }
  if (hex === undefined) return null
  const words = describe(hex, props, hand, reach, t, say)
  return (
    <p className="tip" role="status">
      {words}
    </p>
  )
}

/** A hex in words: its label, ground, who is there, what pressing it would do, what the way to it costs. */
function describe(
  hex: HexId,
  { view: state, text }: NoirProps,
  hand: Hand,
  reach: Reach,
  t: ViewText,
  say: Say,
): string {
  const cost = reach.get(hex)
  const who = livingAt(state, hex).map((slot) => idOf(state, slot))
  const [action] = hand.at.get(hex) ?? []
  return [
    state.ground.label(hex),
    t(`ground.${state.ground.terrain(hex)}`),
    ...(who.length === 0 ? [] : [say.units(who)]),
    ...(action === undefined ? [] : [text.action(action, state)]),
    ...(cost === undefined ? [] : [t('reach.cost', { cost })]),
  ].join(' · ')
}
