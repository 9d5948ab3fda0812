import { formatPercent } from '@wyrmtable/text'
import {
  type BoardHandle,
  Glyph,
  glyphs,
  PhaseRail,
  Sheet,
  type SheetHeight,
  usePassing,
} from '@wyrmtable/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Action } from '../rules/actions.ts'
import { Board } from './board/Board.tsx'
import { LookTools } from './board/BoardTools.tsx'
import { layout } from './draw/plan.ts'
import { ActionList } from './side/ActionList.tsx'
import { Announcer } from './side/Announcer.tsx'
import { Bar } from './side/bar/Bar.tsx'
import { ChoicePanel } from './side/ChoicePanel.tsx'
import { ChosenPanel } from './side/ChosenPanel.tsx'
import { Chronicle } from './side/Chronicle.tsx'
import { CoursePanel } from './side/CoursePanel.tsx'
import { DamageDialog } from './side/DamageDialog.tsx'
import { DicePanel } from './side/DicePanel.tsx'
import { PreviewPanel } from './side/PreviewPanel.tsx'
import { SetupPanel } from './side/SetupPanel.tsx'
import { SinceOffer } from './side/SinceOffer.tsx'
import { TargetList } from './side/TargetList.tsx'
import { Track } from './side/Track.tsx'
import { useStage } from './stage/use-stage.ts'
import { isFearful, successShare } from './table/headline.ts'
import { railPlace, railSteps } from './table/phases.ts'
import { pieceName } from './table/piece-name.ts'
import { useFollowing } from './table/use-following.ts'
import { type RageProps, useInteraction } from './table/use-interaction.ts'
import { type Surroundings, useKeys } from './table/use-keys.ts'
import { useLayout } from './table/use-layout.ts'
import { useLenses } from './table/use-lenses.ts'
import { useOddsChips } from './table/use-odds-chips.ts'
import { viewText } from './text/index.ts'
import './styles.css'

/** Dice fall and pieces travel again, as they did. */
export const showsMissed = true

/**
 * The table of Dragon Rage: rail, board, panels and track; in a narrower window the panels are a drawer
 * over the board, on a phone a sheet at its foot.
 */
export function Table(given: RageProps) {
  const stage = useStage(given)
  const props = stage.shown
  const { view: state, text, language } = props
  const t = viewText(language)
  const interaction = useInteraction(props)
  usePassing(props, stage.isBusy, isPass)
  const lenses = useLenses(props)
  const chips = useOddsChips(props, interaction)
  const handle = useRef<BoardHandle>(null)
  const tableLayout = useLayout()
  const isPhone = tableLayout === 'phone'
  const [aim, setAim] = useState<string>()
  const [isSharing, setSharing] = useState(false)
  const [isDrawerOpen, openDrawer] = useState(false)
  const [sheet, setSheet] = useState<SheetHeight>('middle')
  const root = useRef<HTMLDivElement>(null)
  const isDue = props.acting.length > 0 && state.pending !== 'none' && state.pending !== 'missile'
  useEffect(() => setSharing(isDue), [isDue])
  const { chosen, isOwnChoice, preview, choice } = interaction

  const around = useMemo(
    (): Surroundings => ({
      toggleDetails() {
        if (tableLayout === 'phone') setSheet((old) => (old === 'full' ? 'middle' : 'full'))
        else if (tableLayout === 'drawer') openDrawer((is) => !is)
        else root.current?.querySelector<HTMLElement>('.side')?.focus()
      },
      showChronicle() {
        setSheet('full')
        openDrawer(true)
        window.setTimeout(() => root.current?.querySelector<HTMLElement>('.log-lines')?.focus())
      },
      putAway() {
        if (tableLayout !== 'drawer' || !isDrawerOpen) return false
        openDrawer(false)
        return true
      },
    }),
    [tableLayout, isDrawerOpen],
  )
  useKeys(props, interaction, lenses, handle, around)
  const steps = useMemo(() => railSteps(t), [t])

  const isSetup = state.phase === 'defenderSetup' || state.phase === 'invaderSetup'
  useFollowing(props, stage, interaction, handle)

  // Choosing something opens the drawer.
  const isAsking = isOwnChoice || preview !== undefined || choice !== undefined || stage.roll !== undefined
  useEffect(() => {
    if (isAsking) openDrawer(true)
  }, [isAsking])

  // A button that vanished with its action leaves the focus on nothing: the board takes it.
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each action
  useEffect(() => {
    if (!isFirst.current && document.activeElement === document.body) handle.current?.focus()
    isFirst.current = false
  }, [props.seq, props.acting])

  const rail = (
    <PhaseRail
      label={t('rail.label')}
      head={isSetup ? t('rail.setup') : t('rail.turn', { turn: state.turn })}
      steps={steps}
      current={railPlace(state.phase)}
    />
  )
  const phaseNow = (
    <p className={isSetup ? 'phase-now' : 'hidden'} aria-live="polite">
      {text.phase(state)}
    </p>
  )
  const dice =
    stage.roll === undefined ? null : <DicePanel roll={stage.roll} props={props} t={t} onSkip={stage.skip} />
  const asking = (
    <>
      <ChoicePanel props={props} interaction={interaction} t={t} />
      <CoursePanel props={props} interaction={interaction} t={t} />
      <PreviewPanel props={props} interaction={interaction} aim={isPhone ? undefined : aim} t={t} />
    </>
  )
  const unitName = (name: string) => pieceName(name, props, t)
  const share = preview && successShare(preview.odds, preview.action)
  // While dice fall nobody acts: the piece that did is still the one to look at.
  const [kept, keep] = useState<string>()
  if (chosen !== undefined && chosen !== kept) keep(chosen)
  const looked = chosen ?? (stage.isBusy ? (kept ?? stage.roll?.by) : undefined)
  const chosenPanel = (isBrief: boolean, hasBody = !isBrief) => (
    <ChosenPanel
      state={state}
      chosen={looked}
      unitName={unitName}
      t={t}
      isBrief={isBrief}
      hasBody={hasBody}
      figure={
        isBrief && share !== undefined ? (
          <span className="figure chosen-figure">
            {formatPercent(language, share)}
            <small>
              {t(preview !== undefined && isFearful(preview.action) ? 'preview.safe' : 'preview.success')}
            </small>
          </span>
        ) : null
      }
    />
  )
  const tray = <SetupPanel props={props} interaction={interaction} t={t} board={handle} isPhone={isPhone} />
  const bar = (
    <Bar
      props={props}
      stage={stage}
      interaction={interaction}
      t={t}
      isPhone={isPhone}
      onDamage={() => setSharing(true)}
    />
  )
  const board = (
    <Board
      props={props}
      stage={stage}
      interaction={interaction}
      lenses={lenses}
      chips={chips}
      t={t}
      handle={handle}
      tableLayout={tableLayout}
      onAim={setAim}
    />
  )
  if (props.isBoardOnly) {
    return (
      <div className={`rage rage-board-only turn-of-${turnOf(state.phase)}`} ref={root}>
        <div className="board-area">{board}</div>
      </div>
    )
  }
  const list = (
    <>
      <TargetList props={props} interaction={interaction} chips={chips} t={t} />
      <ActionList props={props} interaction={interaction} t={t} />
    </>
  )
  const chronicle = (
    <Chronicle props={props} t={t} onPlace={(hex) => handle.current?.reveal(layout.centre(hex))} />
  )
  const over = <DamageDialog props={props} t={t} isOpen={isSharing} onClose={() => setSharing(false)} />
  const since = <SinceOffer props={props} stage={stage} t={t} />
  if (isPhone) {
    return (
      <div className={`rage rage-phone turn-of-${turnOf(state.phase)}`} ref={root}>
        {rail}
        <div className="board-area">{board}</div>
        <Sheet
          label={t('sheet.label')}
          handleLabel={t('sheet.handle')}
          height={sheet}
          onHeight={setSheet}
          head={
            <>
              {chosenPanel(true)}
              {since}
            </>
          }
          middle={
            <>
              {phaseNow}
              <div className="sheet-asking">
                {dice}
                {asking}
                {sheet === 'full' ? null : tray}
              </div>
              {bar}
            </>
          }
        >
          {sheet === 'full' ? tray : null}
          {chosenPanel(false)}
          <Track state={state} t={t} />
          <LookTools lenses={lenses} handle={handle} t={t} onUse={() => setSheet('middle')} />
          {list}
          {chronicle}
        </Sheet>
        {sheet === 'full' ? null : <Announcer props={props} t={t} />}
        {over}
      </div>
    )
  }
  const isDrawer = tableLayout === 'drawer'
  const isShut = isDrawer && !isDrawerOpen
  return (
    <div
      className={`rage rage-${tableLayout} turn-of-${turnOf(state.phase)} ${isShut ? '' : 'is-side-open'}`}
      ref={root}
    >
      {rail}
      <div className="board-area">
        {board}
        {bar}
        {isDrawer && isDrawerOpen ? <div className="drawer-room" data-covers="" /> : null}
        {isShut && props.pace !== undefined ? (
          <button type="button" className="drawer-handle" onClick={() => openDrawer(true)}>
            <Glyph shape={glyphs.scrollUnfurled} /> {t('drawer.open')} <kbd>I</kbd>
          </button>
        ) : null}
      </div>
      <aside className="side-panel side" aria-label={t('sheet.label')} inert={isShut} tabIndex={-1}>
        {isDrawer ? (
          <button
            type="button"
            className="drawer-close"
            aria-label={t('drawer.close')}
            onClick={() => openDrawer(false)}
          >
            ×
          </button>
        ) : null}
        <div className="side-scroll">
          {phaseNow}
          {tray}
          {chosenPanel(false, preview === undefined && choice === undefined && stage.roll === undefined)}
          {dice}
          {asking}
          {list}
        </div>
        {chronicle}
        {since}
      </aside>
      <Track state={state} t={t} />
      {over}
    </div>
  )
}

/** Whose colour the table wears. */
const turnOf = (phase: RageProps['view']['phase']): 'invader' | 'defender' =>
  phase === 'defenderSetup' || railPlace(phase) > 2 ? 'defender' : 'invader'

/** What only goes on to the next phase. */
const isPass = ({ type }: Action): boolean =>
  type === 'endPhase' || type === 'passSpell' || type === 'passClaim'
