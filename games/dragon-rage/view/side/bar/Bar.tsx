import { ActionBar, Button, glyphs, PaceSegments } from '@wyrmtable/ui'
import { useState } from 'react'
import type { Action, ActionType } from '../../../rules/actions.ts'
import type { Stage } from '../../stage/use-stage.ts'
import { deedText } from '../../table/deed-text.ts'
import { type Leftover, leftToDo } from '../../table/left-to-do.ts'
import { quickFill } from '../../table/quick-fill.ts'
import { type Interaction, type RageProps, turnOf } from '../../table/use-interaction.ts'
import { useQuiet } from '../../table/use-quiet.ts'
import type { ViewText } from '../../text/index.ts'
import { withNames } from '../tale.tsx'
import { GuardDialog } from './GuardDialog.tsx'
import { ModeSegments } from './ModeSegments.tsx'
import { SpellSegments } from './SpellSegments.tsx'
import { TurnSegments } from './TurnSegments.tsx'

/** Actions that close a step: the red button, where nothing is previewed. */
const closing: readonly ActionType[] = ['endMove', 'endPhase', 'finishSetup', 'passSpell', 'passClaim']

/** Most buttons besides the ways to move; the list has the rest. */
const most = 4

/** Ways to act for the chosen piece, undo, and the one red button. */
export function Bar({
  props,
  stage,
  interaction,
  t,
  isPhone,
  onDamage,
}: {
  readonly props: RageProps
  readonly stage: Stage
  readonly interaction: Interaction
  readonly t: ViewText
  /** Whether the red button says the whole move. */
  readonly isPhone: boolean
  readonly onDamage: () => void
}) {
  const { view: state, text, acting, actions } = props
  const { bare, preview, propose } = interaction
  const [leftover, setLeftover] = useState<Leftover>()
  const [isQuiet, beQuiet] = useQuiet(props.match)
  const isActing = acting.length > 0
  if (stage.isReplay) return <Showing stage={stage} t={t} />
  if (stage.isBusy || (stage.isWatching && !props.canUndo))
    return <Busy stage={stage} t={t} isPhone={isPhone} />
  const isSetup = state.phase === 'defenderSetup' || state.phase === 'invaderSetup'
  const mustShare = isActing && state.pending !== 'none' && state.pending !== 'missile'
  const close = bare.find((action) => closing.includes(action.type))
  // A phone names the phase right above the board.
  const isBrief = isPhone && close?.type === 'endPhase'
  const rest = bare.filter(
    (action) =>
      action !== close &&
      action.type !== 'beginMove' &&
      action.type !== 'allocateDamage' &&
      turnOf(action) === 0,
  )
  const named = (action: Action): string => withNames(text.action(action, state), props, t)
  const end = (action: Action) => {
    const left = action.type === 'endPhase' && !isQuiet ? leftToDo(actions, state) : undefined
    if (left === undefined) propose({ kind: 'action', action })
    else setLeftover(left)
  }
  return (
    <ActionBar label={t('actions.bar')}>
      {isActing ? <ModeSegments props={props} interaction={interaction} t={t} isPhone={isPhone} /> : null}
      {isActing ? <TurnSegments props={props} interaction={interaction} t={t} /> : null}
      {isActing && state.phase === 'spell' && state.pending === 'none' ? (
        <SpellSegments props={props} interaction={interaction} t={t} />
      ) : null}
      {rest.slice(0, most).map((action) => (
        <Button
          key={JSON.stringify(action)}
          deed={action}
          onPress={() => propose({ kind: 'action', action })}
        >
          {named(action)}
        </Button>
      ))}
      {isActing && isSetup && actions.some((action) => action.type.startsWith('place')) ? (
        <Button glyph={glyphs.perspectiveDiceSixFacesRandom} onPress={() => void quickFill(props)}>
          {t(state.phase === 'defenderSetup' ? 'actions.fill' : 'actions.fillDragons')}
        </Button>
      ) : null}
      <Button
        className="bar-undo"
        glyph={glyphs.returnArrow}
        shortcut="Z"
        isDisabled={!props.canUndo}
        onPress={props.undo}
      >
        {t('actions.undo')}
      </Button>
      {props.canRedo ? (
        <Button shortcut="Y" onPress={props.redo}>
          {t('actions.redo')}
        </Button>
      ) : null}
      {mustShare ? (
        <Button key="damage" look="primary" onPress={onDamage}>
          {t('damage.open')}
        </Button>
      ) : preview !== undefined ? (
        <Button
          key="confirm"
          look="primary"
          glyph={glyphs.checkMark}
          shortcut="↵"
          title={t('actions.confirm')}
          deed={preview.way.kind === 'action' ? preview.action : undefined}
          onPress={interaction.confirm}
        >
          {deedText(preview, props, t)}
        </Button>
      ) : close === undefined ? null : (
        <Button
          key={`${props.seq} ${close.type}`}
          look="primary"
          glyph={glyphs.checkMark}
          shortcut="↵"
          className="is-closing"
          deed={close}
          {...(isBrief ? { title: named(close) } : {})}
          onPress={() => end(close)}
        >
          {isBrief ? t('actions.endPhase') : named(close)}
        </Button>
      )}
      <GuardDialog
        leftover={leftover}
        end={close}
        props={props}
        t={t}
        onStay={() => setLeftover(undefined)}
        onEnd={(isSilenced) => {
          setLeftover(undefined)
          if (isSilenced) beQuiet()
          if (close !== undefined) propose({ kind: 'action', action: close })
        }}
      />
    </ActionBar>
  )
}

/** While it is shown again what others did: how fast, on to the next, or back to now. */
function Showing({ stage, t }: { readonly stage: Stage; readonly t: ViewText }) {
  return (
    <ActionBar label={t('since.playing')}>
      <PaceSegments label={t('since.pace')} pace={stage.pace} onChoose={stage.setPace} />
      <Button onPress={stage.skip}>{t('since.next')}</Button>
      <Button look="primary" onPress={stage.stop}>
        {t('since.stop')}
      </Button>
    </ActionBar>
  )
}

/** While dice fall there is one thing to press; while a computer plays, also how fast it is shown. */
function Busy({
  stage,
  t,
  isPhone,
}: {
  readonly stage: Stage
  readonly t: ViewText
  readonly isPhone: boolean
}) {
  return (
    <ActionBar label={t('actions.bar')}>
      {stage.isWatching ? (
        <>
          <PaceSegments label={t('since.pace')} pace={stage.pace} onChoose={stage.setPace} />
          <Button onPress={stage.skipAll}>{t('watch.skip')}</Button>
        </>
      ) : (
        <Button look="primary" onPress={stage.skip}>
          {t(isPhone ? 'dice.goOn' : 'dice.skip')}
        </Button>
      )}
    </ActionBar>
  )
}
