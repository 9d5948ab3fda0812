import { distance, type HexId } from '@wyrmtable/hex'
import {
  type BoardHandle,
  PhaseRail,
  type PhaseStep,
  Sheet,
  type SheetHeight,
  usePassing,
  useShowing,
  WatchBar,
} from '@wyrmtable/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import type { Phase } from '../rules/fields.ts'
import { bodyOf, isOnMap, slotOf } from '../rules/topics/counters.ts'
import type { Imagined, View } from '../rules/view.ts'
import { Board } from './board/Board.tsx'
import { reachOfArrivals } from './board/ReachArea.tsx'
import { AimPanel, Briefing, useBriefing } from './briefing/Briefing.tsx'
import { CampaignPage } from './campaign/CampaignPage.tsx'
import { useCampaign } from './campaign/use-campaign.ts'
import { planOf } from './draw/plan.ts'
import { FirePanel } from './fire/FirePanel.tsx'
import { useHolding } from './fire/use-holding.ts'
import { forecastOf } from './forecast.ts'
import { shapes } from './glyph/index.ts'
import { withShortNames } from './hex-names.ts'
import { SpellBook } from './magic/SpellBook.tsx'
import { SpellForecast } from './magic/SpellForecast.tsx'
import { SpellInHand } from './magic/SpellInHand.tsx'
import { WindowPanel } from './magic/WindowPanel.tsx'
import { WizardLeft } from './magic/WizardLeft.tsx'
import { momentsOf, type RolledEvent } from './moments.ts'
import type { NoirProps } from './props.ts'
import { ActionList } from './side/ActionList.tsx'
import { Bar } from './side/Bar.tsx'
import { ChosenPanel } from './side/ChosenPanel.tsx'
import { Chronicle } from './side/Chronicle.tsx'
import { DicePanel } from './side/DicePanel.tsx'
import { ForecastPanel } from './side/Forecast.tsx'
import { Orders } from './side/Orders.tsx'
import { whoIsMeant } from './side/who-is-meant.ts'
import { viewText } from './text/index.ts'
import { Tray } from './tray/Tray.tsx'
import { useGroup } from './tray/use-group.ts'
import { useHand } from './use-hand.ts'
import { useKeys } from './use-keys.ts'
import { useIsPhone } from './use-layout.ts'
import './styles.css'

const placeOfPhase: Readonly<Record<Phase, number>> = {
  setup: 0,
  fire: 1,
  movement: 2,
  combat: 3,
  over: 4,
}

/** How far around whoever is to act is seen, in hexes. */
const nearby = 7

/** The table of Dragon Noir: rail, boards with their bar, and panels; on a phone a sheet at the foot. */
export function Table(given: NoirProps) {
  const showing = useShowing<View, Action, Event, Imagined, RolledEvent>(given, momentsOf)
  const told = showing.shown
  const props: NoirProps = useMemo(() => ({ ...told, text: withShortNames(told.text, told.view) }), [told])
  const { view: state, text, language, seq, acting, game, imagined } = props
  const t = viewText(language)
  const hand = useHand(props)
  const handle = useRef<BoardHandle>(null)
  const isPhone = useIsPhone()
  const [sheet, setSheet] = useState<SheetHeight>('middle')
  // What is to be placed is placed on the board: the sheet gives way to it.
  const isPlacing = hand.spell !== undefined
  useEffect(() => {
    if (isPlacing) setSheet((height) => (height === 'full' ? 'middle' : height))
  }, [isPlacing])
  const [seat] = acting
  const holding = useHolding(props)
  const group = useGroup(props, hand)
  useKeys(props, hand, holding, group, handle)
  const [isBriefed, brief] = useBriefing(given)
  const [isMapped, map] = useCampaign(props)
  const { preview } = hand
  const forecast = useMemo(() => {
    const thought = preview === undefined ? undefined : imagined()
    if (preview === undefined || seat === undefined || thought === undefined) return undefined
    return forecastOf(game, thought, seat, preview)
  }, [preview, seat, game, imagined])
  const side = state.active === 0 ? 1 : 2
  const steps: readonly PhaseStep[] = [
    { key: 'setup', name: t('rail.setup'), glyph: shapes.flagObjective, side },
    { key: 'fire', name: t('rail.fire'), glyph: shapes.highShot, side },
    { key: 'movement', name: t('rail.movement'), glyph: shapes.walkingBoot, side },
    { key: 'combat', name: t('rail.combat'), glyph: shapes.crossedSwords, side },
  ]

  // What others might learn from a pause, whether there was a choice, the board tells them anyhow; where somebody else
  // decides besides, nothing passes.
  usePassing(
    { ...props, passes: props.passes === true && props.awaited.length === 0 },
    showing.isBusy,
    isPass,
  )

  // What a computer does is seen, wherever it is.
  const { moment, isWatching } = showing
  // biome-ignore lint/correctness/useExhaustiveDependencies: each moment once
  useEffect(() => {
    if (isWatching && moment !== undefined && moment.points.length > 0) handle.current?.take(moment.points)
  }, [showing.place, isWatching])

  // Who is to act, by the turn and not by somebody's press, is seen with where it may go.
  const { chosen: inHand, isByPress } = hand
  const isActing = seat !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: those who move are not followed
  useEffect(() => {
    if (isByPress || !isActing) return
    const plan = planOf(state.setting.field)
    const slot = inHand === undefined ? undefined : slotOf(state, inHand)
    const own = slot === undefined || !isOnMap(state, slot) ? [] : bodyOf(state, slot)
    const [home] = own
    // A rider comes farther than one can look at: the fight around is what matters.
    const isNear = (hex: HexId): boolean =>
      home === undefined || distance(state.ground.board, home, hex) <= nearby
    const reach = [...hand.at.keys(), ...reachOfArrivals(hand.arrivals).keys()]
    const seen = state.phase === 'setup' ? reach : [...own, ...reach.filter(isNear)]
    handle.current?.take(seen.map(plan.centre))
  }, [inHand, state.phase, state.top, state.gameTurn, isActing])

  // A button that vanished with its action leaves the focus on nothing: the board takes it.
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each action
  useEffect(() => {
    if (!isFirst.current && document.activeElement === document.body) handle.current?.focus()
    isFirst.current = false
  }, [seq, acting])

  const rail = (
    <PhaseRail
      label={t('rail.label')}
      head={t('rail.turn')}
      count={state.gameTurn}
      steps={steps}
      current={placeOfPhase[state.phase]}
      foot={<WizardLeft state={state} language={language} />}
    />
  )
  const now = (
    <div className="noir-now">
      <p className="phase-now" aria-live="polite">
        {seat === undefined ? null : <b>{text.seat(props.game.seatIds[seat] ?? '')}: </b>}
        {text.phase(state)}
      </p>
      <p className="muted">{text.status(state)}</p>
    </div>
  )
  const board = (
    <Board
      key={state.setting.scenario.id}
      props={props}
      hand={hand}
      group={group}
      forecast={forecast}
      moment={moment}
      handle={handle}
      isPhone={isPhone}
    />
  )
  if (props.isBoardOnly) {
    return (
      <div className="noir-table is-board-only" data-seat={state.active}>
        <div className="noir-board">{board}</div>
      </div>
    )
  }
  const bar =
    showing.isBusy || (isWatching && !props.canUndo) ? (
      <WatchBar t={t} showing={showing} />
    ) : (
      <Bar props={props} hand={hand} holding={holding} group={group} forecast={forecast} t={t} />
    )
  const tray =
    moment?.roll === undefined ? null : (
      <DicePanel key={showing.place} roll={moment.roll} props={props} t={t} onSkip={showing.skip} />
    )
  const briefing = <Briefing props={props} isOpen={isBriefed} onClose={() => brief(false)} />
  const campaign = <CampaignPage props={props} isOpen={isMapped} onClose={() => map(false)} />
  const aim = <AimPanel props={props} onOpen={() => brief(true)} onMap={() => map(true)} />
  const chosen = <ChosenPanel props={props} chosen={isPhone ? whoIsMeant(props, hand) : hand.chosen} />
  const panels = (
    <>
      <Tray props={props} hand={hand} group={group} t={t} />
      <WindowPanel props={props} />
      <FirePanel props={props} hand={hand} holding={holding} t={t} />
      {preview?.type === 'cast' ? (
        <SpellForecast props={props} hand={hand} forecast={forecast} />
      ) : (
        <ForecastPanel props={props} hand={hand} forecast={forecast} t={t} />
      )}
      <SpellBook props={props} hand={hand} />
      {aim}
      <ActionList props={props} hand={hand} />
      <Orders props={props} t={t} />
    </>
  )
  const chronicle = <Chronicle props={props} t={t} />
  if (isPhone) {
    return (
      <div className="noir-table is-phone" data-seat={state.active}>
        {rail}
        <div className="noir-board">{board}</div>
        <Sheet
          label={t('sheet.label')}
          handleLabel={t('sheet.handle')}
          height={sheet}
          onHeight={setSheet}
          head={chosen}
          middle={
            <>
              {preview === undefined || forecast === undefined ? (
                hand.spell === undefined ? (
                  now
                ) : (
                  <SpellInHand props={props} spell={hand.spell} />
                )
              ) : (
                <ForecastPanel props={props} hand={hand} forecast={forecast} t={t} isBrief />
              )}
              {tray}
              {bar}
            </>
          }
        >
          {panels}
          {chronicle}
        </Sheet>
        {briefing}
        {campaign}
      </div>
    )
  }
  return (
    <div className="noir-table" data-seat={state.active}>
      {rail}
      <div className="noir-board">
        {board}
        {bar}
      </div>
      <aside className="side-panel noir-side" aria-label={t('sheet.label')}>
        <div className="noir-scroll">
          {now}
          {tray}
          {hand.chosen === undefined && preview !== undefined ? null : chosen}
          {panels}
        </div>
        {chronicle}
      </aside>
      {briefing}
      {campaign}
    </div>
  )
}

/** What only goes on to the next phase. */
const isPass = ({ type }: Action): boolean => type === 'endPhase'
