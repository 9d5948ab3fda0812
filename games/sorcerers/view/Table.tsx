import {
  type BoardHandle,
  PhaseRail,
  type PhaseStep,
  Sheet,
  type SheetHeight,
  useAfterFrame,
  useLatest,
  usePassing,
  useShowing,
  WatchBar,
} from '@wyrmtable/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import type { Phase, State } from '../rules/state.ts'
import { figureOf, sceneOf } from '../rules/topics/scene.ts'
import { ActionList } from './ActionList.tsx'
import { Bar } from './Bar.tsx'
import { Board } from './Board.tsx'
import { ChosenPanel } from './ChosenPanel.tsx'
import { Chronicle } from './Chronicle.tsx'
import { CreatePanel } from './CreatePanel.tsx'
import { DicePanel } from './DicePanel.tsx'
import { shapes } from './glyph/index.ts'
import { momentsOf, type RolledEvent } from './moments.ts'
import type { SorcererProps } from './props.ts'
import { Activated } from './side/Activated.tsx'
import { DecisionPanel } from './side/DecisionPanel.tsx'
import { MagicPanel } from './side/MagicPanel.tsx'
import { TypedLeg } from './side/TypedLeg.tsx'
import { WarSheets } from './side/WarSheets.tsx'
import { viewText } from './text/index.ts'
import { thoseToAct } from './those-to-act.ts'
import { useFormation } from './use-formation.ts'
import { useHand } from './use-hand.ts'
import { useIsPhone } from './use-layout.ts'
import { wayOf } from './way.ts'
import './side/side.css'
import './styles.css'

const placeOfPhase: Readonly<Record<Phase, number>> = {
  setup: 0,
  opportunity: 1,
  activation: 2,
  sorcerer: 3,
  over: 4,
}

/** How near a figure is brought that somebody chooses, in pixels for a mm, and how much around it is seen, in mm. */
const NEAR = 0.6
const NEAR_ON_PHONE = 1.3
const AROUND = 120

/** The table of Sorcerers: rail, board with its bar, and panels; on a phone a sheet at the foot. */
export function Table(given: SorcererProps) {
  const showing = useShowing<State, Action, Event, State, RolledEvent>(given, momentsOf)
  const props: SorcererProps = showing.shown
  const { view: state, text, language, seq, acting } = props
  const t = viewText(language)
  const scene = useMemo(() => sceneOf(state), [state])
  const { hand, formation } = useFormation(props, scene, useHand(props, scene))
  const choose = useLatest(hand.choose)
  // The board answers a press first; the panels follow.
  const settled = useAfterFrame(hand.chosen)
  usePassing(props, showing.isBusy, isPass)
  const handle = useRef<BoardHandle>(null)
  const isPhone = useIsPhone()
  const [sheet, setSheet] = useState<SheetHeight>('middle')
  const steps: readonly PhaseStep[] = [
    { key: 'setup', name: t('rail.setup'), glyph: shapes.flagObjective, side: 0 },
    { key: 'opportunity', name: t('rail.group'), glyph: shapes.footprint, side: 0 },
    { key: 'activation', name: t('rail.acts'), glyph: shapes.crossedSwords, side: 0 },
    { key: 'sorcerer', name: t('rail.magic'), glyph: shapes.pointyHat, side: 0 },
  ]

  // A button that vanished with its action leaves the focus on nothing: the board takes it.
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each action
  useEffect(() => {
    if (!isFirst.current && document.activeElement === document.body) handle.current?.focus()
    isFirst.current = false
  }, [seq, acting])

  // What is to be placed is placed on the board, which a full sheet covers.
  const isPlacing = hand.batch !== undefined
  useEffect(() => {
    if (isPlacing) setSheet((height) => (height === 'full' ? 'middle' : height))
  }, [isPlacing])

  // Who is to act, by the turn and not by somebody's press, is seen with where it may go.
  const { chosen: inHand, isByPress } = hand
  const isActing = acting.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: moving figures are not followed
  useEffect(() => {
    const figure = inHand === undefined ? undefined : figureOf(scene, inHand)
    if (figure === undefined || isByPress || !isActing || state.phase === 'setup') return
    const ends = hand.own.flatMap((action) => wayOf(action, state).ends.slice(-1))
    handle.current?.take([figure, ...ends].map(({ x, y }) => [x, y]))
  }, [inHand, state.phase, isActing])

  // Where nobody is in hand, those who may act are seen: whoever a group is chosen from, or whom a computer leads.
  const { moment, isWatching } = showing
  // biome-ignore lint/correctness/useExhaustiveDependencies: moving figures are not followed
  useEffect(() => {
    if (!isWatching && (!isActing || state.phase !== 'opportunity')) return
    handle.current?.take(thoseToAct(props, scene).map(({ x, y }) => [x, y]))
  }, [state.phase, state.current, state.turn, isActing, isWatching])

  // Whoever is chosen from afar comes near enough to be read and led.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    const figure = inHand === undefined ? undefined : figureOf(scene, inHand)
    if (figure === undefined || !isByPress) return
    const { x, y } = figure
    const around = [-AROUND, AROUND].flatMap((by): [number, number][] => [
      [x + by, y],
      [x, y + by],
    ])
    handle.current?.nearer([[x, y], ...around], isPhone ? NEAR_ON_PHONE : NEAR)
  }, [inHand, isByPress])

  // What a computer does is seen, wherever it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment once
  useEffect(() => {
    if (isWatching && moment !== undefined && moment.points.length > 0) handle.current?.take(moment.points)
  }, [showing.place, isWatching])

  // On a phone the sheet grows over the board: where the shown action leads stays in view.
  const [end] = hand.preview === undefined ? [] : wayOf(hand.preview, state).ends.slice(-1)
  const [endX, endY] = [end?.x, end?.y]
  useEffect(() => {
    if (endX !== undefined && endY !== undefined) handle.current?.reveal([endX, endY])
  }, [endX, endY])

  const rail = (
    <PhaseRail
      label={t('rail.label')}
      head={t('rail.head')}
      count={state.turn}
      steps={steps}
      current={placeOfPhase[state.phase]}
      foot={<Activated props={props} />}
    />
  )
  const phaseNow = (
    // On a phone the strip of phases says it already, and is seen.
    <p className={isPhone ? 'hidden' : 'phase-now'} aria-live="polite">
      {text.phase(state)}
    </p>
  )
  const around = { props, scene, hand, formation, handle, isPhone, moment }
  if (props.isBoardOnly) {
    return (
      <div className="sorcerers-table is-board-only" data-seat={state.current + 1}>
        <div className="sorcerers-board">
          <Board {...around} />
        </div>
      </div>
    )
  }
  const bar =
    showing.isBusy || (isWatching && !props.canUndo) ? (
      <WatchBar t={t} showing={showing} />
    ) : (
      <Bar props={props} scene={scene} hand={hand} formation={formation} t={t} />
    )
  const create = <CreatePanel props={props} scene={scene} hand={hand} t={t} />
  const list = <ActionList props={props} hand={hand} chosen={settled} />
  const chosen = <ChosenPanel props={props} chosen={settled} />
  const tray =
    moment?.roll === undefined ? null : (
      <DicePanel key={showing.place} roll={moment.roll} props={props} t={t} onSkip={showing.skip} />
    )
  const magic = <MagicPanel props={props} scene={scene} hand={hand} />
  const typed = <TypedLeg props={props} scene={scene} hand={hand} />
  const sheets = <WarSheets props={props} chosen={settled} onChoose={choose} />
  const decision =
    hand.preview === undefined ? null : <DecisionPanel props={props} scene={scene} action={hand.preview} />
  const chronicle = <Chronicle props={props} t={t} />
  if (isPhone) {
    return (
      <div className="sorcerers-table is-phone" data-seat={state.current + 1}>
        {rail}
        <div className="sorcerers-board">
          <Board {...around} />
        </div>
        <Sheet
          label={t('sheet.label')}
          handleLabel={t('sheet.handle')}
          height={sheet}
          onHeight={setSheet}
          head={chosen}
          middle={
            <>
              {phaseNow}
              {tray === null ? (decision ?? create) : null}
              {tray ?? bar}
            </>
          }
        >
          {typed}
          {magic}
          {sheets}
          {list}
          {chronicle}
        </Sheet>
      </div>
    )
  }
  return (
    <div className="sorcerers-table" data-seat={state.current + 1}>
      {rail}
      <div className="sorcerers-board">
        <Board {...around} bar={bar} />
      </div>
      <aside className="side-panel sorcerers-side" aria-label={t('sheet.label')}>
        <div className="sorcerers-scroll">
          {phaseNow}
          {tray ?? decision}
          {chosen}
          {create}
          {magic}
          {typed}
          {sheets}
          {list}
        </div>
        {chronicle}
      </aside>
    </div>
  )
}

/** What only goes on to the next part of the turn. */
const isPass = ({ type }: Action): boolean => type === 'endActivation' || type === 'endSorcererTurn'
