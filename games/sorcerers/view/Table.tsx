import { type BoardHandle, PhaseRail, type PhaseStep, Sheet, type SheetHeight } from '@wyrmtable/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Phase } from '../rules/state.ts'
import { sceneOf } from '../rules/topics/scene.ts'
import { ActionList } from './ActionList.tsx'
import { Bar } from './Bar.tsx'
import { Board } from './Board.tsx'
import { ChosenPanel } from './ChosenPanel.tsx'
import { Chronicle } from './Chronicle.tsx'
import { CreatePanel } from './CreatePanel.tsx'
import { DicePanel } from './DicePanel.tsx'
import { shapes } from './glyph/index.ts'
import type { SorcererProps } from './props.ts'
import { Sorcerers } from './Sorcerers.tsx'
import { viewText } from './text/index.ts'
import { useDice } from './use-dice.ts'
import { useHand } from './use-hand.ts'
import { useIsPhone } from './use-layout.ts'
import { wayOf } from './way.ts'
import './styles.css'

const placeOfPhase: Readonly<Record<Phase, number>> = {
  setup: 0,
  opportunity: 1,
  activation: 2,
  sorcerer: 3,
  over: 4,
}

/** The table of Sorcerers: rail, board with its bar, and panels; on a phone a sheet at the foot. */
export function Table(given: SorcererProps) {
  const dice = useDice(given)
  const props = dice.shown
  const { view: state, text, language, seq, acting } = props
  const t = viewText(language)
  const scene = useMemo(() => sceneOf(state), [state])
  const hand = useHand(props, scene)
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

  // On a phone the sheet grows over the board: where the shown action leads stays in view.
  const root = useRef<HTMLDivElement>(null)
  const [end] = hand.preview === undefined ? [] : wayOf(hand.preview, state).ends.slice(-1)
  const [endX, endY] = [end?.x, end?.y]
  useEffect(() => {
    if (!isPhone || endX === undefined || endY === undefined) return
    const sheetTop = root.current?.querySelector('.sheet')?.getBoundingClientRect().top
    const bottom = root.current?.querySelector('.viewport')?.getBoundingClientRect().bottom
    if (sheetTop === undefined || bottom === undefined) return
    handle.current?.reveal([endX, endY], Math.max(0, bottom - sheetTop))
  }, [isPhone, endX, endY])

  const rail = (
    <PhaseRail
      label={t('rail.label')}
      head={t('rail.turn', { turn: state.turn })}
      steps={steps}
      current={placeOfPhase[state.phase]}
    />
  )
  const phaseNow = (
    <p className="phase-now" aria-live="polite">
      {text.phase(state)}
    </p>
  )
  const around = { props, scene, hand, handle, isPhone }
  if (props.isBoardOnly) {
    return (
      <div className="sorcerers-table is-board-only" data-seat={state.current + 1}>
        <div className="sorcerers-board">
          <Board {...around} />
        </div>
      </div>
    )
  }
  const bar = <Bar props={props} scene={scene} hand={hand} t={t} />
  const create = <CreatePanel props={props} scene={scene} hand={hand} t={t} />
  const list = <ActionList props={props} hand={hand} />
  const chosen = <ChosenPanel props={props} chosen={hand.chosen} />
  const tray =
    dice.roll === undefined ? null : (
      <DicePanel key={dice.place} roll={dice.roll} props={props} t={t} onSkip={dice.skip} />
    )
  const sorcerers = <Sorcerers props={props} onChoose={hand.choose} t={t} />
  const chronicle = <Chronicle props={props} t={t} />
  if (isPhone) {
    return (
      <div className="sorcerers-table is-phone" data-seat={state.current + 1} ref={root}>
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
              {tray ?? bar}
            </>
          }
        >
          {create}
          {list}
          {sorcerers}
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
          {tray}
          {sorcerers}
          {chosen}
          {create}
          {list}
        </div>
        {chronicle}
      </aside>
    </div>
  )
}
