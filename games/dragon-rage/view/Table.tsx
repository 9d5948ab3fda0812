import { type BoardHandle, PhaseRail, Sheet } from '@wyrmtable/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Board } from './board/Board.tsx'
import { layout } from './draw/plan.ts'
import { ActionList } from './side/ActionList.tsx'
import { Bar } from './side/Bar.tsx'
import { ChoicePanel } from './side/ChoicePanel.tsx'
import { ChosenPanel } from './side/ChosenPanel.tsx'
import { Chronicle } from './side/Chronicle.tsx'
import { DamageDialog } from './side/DamageDialog.tsx'
import { PreviewPanel } from './side/PreviewPanel.tsx'
import { Track } from './side/Track.tsx'
import { railPlace, railSteps } from './table/phases.ts'
import { hexOfPiece } from './table/pieces-at.ts'
import { type RageProps, useInteraction } from './table/use-interaction.ts'
import { useIsPhone } from './table/use-is-phone.ts'
import { useKeys } from './table/use-keys.ts'
import { viewText } from './text/index.ts'
import './styles.css'

/** The table of Dragon Rage: rail, board, panels and track; on a phone a strip, the board and a sheet. */
export function Table(props: RageProps) {
  const { state, text, language } = props
  const t = viewText(language)
  const interaction = useInteraction(props)
  const handle = useRef<BoardHandle>(null)
  const isPhone = useIsPhone()
  const [isSharing, setSharing] = useState(false)
  const isDue = props.acting.length > 0 && state.pending !== 'none' && state.pending !== 'missile'
  useEffect(() => setSharing(isDue), [isDue])
  useKeys(props, interaction, handle)
  const { chosen } = interaction
  const steps = useMemo(() => railSteps(t), [t])

  // A piece that was chosen by key or list comes into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: moving pieces are not followed
  useEffect(() => {
    const hex = chosen === undefined ? undefined : hexOfPiece(state, chosen)
    if (hex !== undefined) handle.current?.reveal(layout.centre(hex))
  }, [chosen])

  // A button that vanished with its action leaves the focus on nothing: the board takes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each action
  useEffect(() => {
    if (document.activeElement === document.body) handle.current?.focus()
  }, [props.seq, props.acting])

  const isSetup = state.phase === 'defenderSetup' || state.phase === 'invaderSetup'
  const rail = (
    <PhaseRail
      label={t('rail.label')}
      head={isSetup ? t('rail.setup') : t('rail.turn', { turn: state.turn })}
      steps={steps}
      current={railPlace(state.phase)}
    />
  )
  const unitName = (name: string) => unitNameOf(name, props)
  const panels = (
    <>
      <p className="phase-now" aria-live="polite">
        {text.phase(state)}
      </p>
      <PreviewPanel props={props} interaction={interaction} t={t} />
      <ChoicePanel props={props} interaction={interaction} t={t} />
      <ChosenPanel
        state={state}
        chosen={chosen}
        unitName={unitName}
        t={t}
        isBrief={isPhone || interaction.preview !== undefined || interaction.choice !== undefined}
      />
    </>
  )
  const bar = <Bar props={props} interaction={interaction} t={t} onDamage={() => setSharing(true)} />
  const board = <Board props={props} interaction={interaction} t={t} handle={handle} isPhone={isPhone} />
  const list = <ActionList props={props} interaction={interaction} t={t} />
  const chronicle = (
    <Chronicle props={props} t={t} onPlace={(hex) => handle.current?.reveal(layout.centre(hex))} />
  )
  const damage = <DamageDialog props={props} t={t} isOpen={isSharing} onClose={() => setSharing(false)} />
  if (isPhone) {
    return (
      <div className="rage rage-phone">
        {rail}
        {board}
        <Sheet label={t('sheet.label')} handleLabel={t('sheet.handle')}>
          {bar}
          {panels}
          <Track state={state} t={t} />
          {list}
          {chronicle}
        </Sheet>
        {damage}
      </div>
    )
  }
  return (
    <div className="rage">
      {rail}
      <div className="board-area">
        {board}
        {bar}
      </div>
      <aside className="side" aria-label={t('sheet.label')}>
        <div className="side-scroll">
          {panels}
          {list}
        </div>
        {chronicle}
      </aside>
      <Track state={state} t={t} />
      {damage}
    </div>
  )
}

/** The heading of a unit's group without the rest: what the game calls it. */
function unitNameOf(name: string, { text, state }: RageProps): string {
  const group = text.group({ type: 'prepareBridge', unit: name }, state)
  return /\(([^,)]+)/.exec(group)?.[1] ?? name
}
