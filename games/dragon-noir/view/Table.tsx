import { type BoardHandle, PhaseRail, type PhaseStep, Sheet, type SheetHeight } from '@wyrmtable/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Phase } from '../rules/fields.ts'
import { Board } from './board/Board.tsx'
import { forecastOf } from './forecast.ts'
import { shapes } from './glyph/index.ts'
import type { NoirProps } from './props.ts'
import { ActionList } from './side/ActionList.tsx'
import { Bar } from './side/Bar.tsx'
import { ChosenPanel } from './side/ChosenPanel.tsx'
import { Chronicle } from './side/Chronicle.tsx'
import { ForecastPanel } from './side/Forecast.tsx'
import { Orders } from './side/Orders.tsx'
import { Spells } from './side/Spells.tsx'
import { viewText } from './text/index.ts'
import { useHand } from './use-hand.ts'
import { useIsPhone } from './use-layout.ts'
import './styles.css'

const placeOfPhase: Readonly<Record<Phase, number>> = {
  setup: 0,
  fire: 1,
  movement: 2,
  combat: 3,
  over: 4,
}

/** The table of Dragon Noir: rail, boards with their bar, and panels; on a phone a sheet at the foot. */
export function Table(props: NoirProps) {
  const { view: state, text, language, seq, acting, game, imagined, onShown } = props
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

  // Nothing is held back: what happened has been seen at once.
  useEffect(() => onShown?.(seq), [seq, onShown])

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
      head={t('rail.turn', { turn: state.gameTurn })}
      steps={steps}
      current={placeOfPhase[state.phase]}
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
      forecast={forecast}
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
  const bar = <Bar props={props} hand={hand} t={t} />
  const chosen = <ChosenPanel props={props} chosen={hand.chosen} />
  const panels = (
    <>
      <ForecastPanel props={props} hand={hand} forecast={forecast} t={t} />
      <Spells props={props} hand={hand} t={t} />
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
              {now}
              {bar}
            </>
          }
        >
          {panels}
          {chronicle}
        </Sheet>
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
          {chosen}
          {panels}
        </div>
        {chronicle}
      </aside>
    </div>
  )
}
