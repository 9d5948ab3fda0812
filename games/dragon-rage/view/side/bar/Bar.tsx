import { ActionBar, Button, glyphs, PaceSegments, type Segment, Segments } from '@wyrmtable/ui'
import { useState } from 'react'
import { unitsData } from '../../data/units.ts'
import { type Action, type ActionType, type MoveMode, moveModes } from '../../rules/actions.ts'
import { type Dragon, INVADER, parseDragon } from '../../rules/pieces.ts'
import type { State } from '../../rules/state.ts'
import { shapes } from '../glyph/index.ts'
import type { Stage } from '../stage/use-stage.ts'
import { deedText } from '../table/deed-text.ts'
import { facingName } from '../table/facing-name.ts'
import { type Leftover, leftToDo } from '../table/left-to-do.ts'
import { hexOfPiece, isDragonName } from '../table/pieces-at.ts'
import { quickFill } from '../table/quick-fill.ts'
import { modeNote, shortReason } from '../table/short-reason.ts'
import { type Spell, spells } from '../table/spells.ts'
import { type Interaction, type RageProps, turnOf } from '../table/use-interaction.ts'
import { useQuiet } from '../table/use-quiet.ts'
import { wouldBe } from '../table/would-be.ts'
import type { ViewText } from '../text/index.ts'
import { GuardDialog } from './GuardDialog.tsx'
import { withNames } from './tale.tsx'

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

/** Ways to move a dragon; one that is not open carries its reason. Until a step is made it can be changed. */
function ModeSegments({
  props,
  interaction,
  t,
  isPhone,
}: {
  readonly props: RageProps
  readonly interaction: Interaction
  readonly t: ViewText
  readonly isPhone: boolean
}) {
  const { view: state } = props
  const { chosen } = interaction
  const isMoving = state.mover !== -1
  const isShown =
    state.phase === 'invaderMovement' &&
    state.pending === 'none' &&
    chosen !== undefined &&
    isDragonName(chosen)
  if (!isShown) return null
  const d = parseDragon(chosen)
  const [began, ...others] = props.log.at(-1)?.events ?? []
  const isFresh = began?.type === 'moveBegan' && others.length === 0 && props.canUndo
  const earlier = isMoving && isFresh ? props.viewAt?.(props.seq - 1) : undefined
  if (isMoving && isPhone && earlier === undefined) return null
  const begin = (mode: MoveMode): Action => ({ type: 'beginMove', dragon: chosen, mode })
  const seat = props.acting[0] ?? INVADER
  // Where the move is under way, what would have forbidden the other ways anyhow is the better reason.
  const bare = isMoving ? beforeMove(state, d) : undefined
  const refusalOf = (mode: MoveMode) =>
    (bare && props.game.check(bare, seat, begin(mode))) ??
    (earlier === undefined ? props.check(begin(mode)) : props.game.check(earlier, seat, begin(mode)))
  const current = isMoving ? state.mode(d) : undefined
  const segments = moveModes.flatMap((mode): readonly Segment[] => {
    const isOn = mode === current
    const refusal = isOn ? undefined : refusalOf(mode)
    const isRare = mode === 'fall' || mode === 'leglessSmash' || mode === 'none'
    if (isRare && (refusal !== undefined || isMoving) && !isOn) return []
    // Ending the phase says it too.
    if (mode === 'none' && usual.some((other) => refusalOf(other) === undefined)) return []
    const note =
      refusal === undefined ? modeNote(mode, state, d, t) : shortReason(refusal, earlier ?? state, d, t)
    return [
      {
        key: mode,
        name: t(`mode.${mode}`),
        isOn,
        deed: begin(mode),
        ...(note === undefined ? {} : { note }),
        ...(refusal === undefined ? {} : { refused: props.text.refusal(refusal) }),
      },
    ]
  })
  const modeOf = (key: string) => moveModes.find((mode) => mode === key) ?? 'none'
  return (
    <Segments
      label={t('mode.label')}
      segments={segments}
      onChoose={(key) => {
        if (key === current) return
        if (earlier !== undefined) props.undo()
        if (earlier !== undefined) props.play(begin(modeOf(key)))
        else interaction.propose({ kind: 'action', action: begin(modeOf(key)) })
      }}
      onRefused={(key) => interaction.refuse(begin(modeOf(key)))}
    />
  )
}

const usual: readonly MoveMode[] = ['walk', 'slither', 'bound', 'fly']

/** The dragon where it is, as if it had not begun to move. */
function beforeMove(state: State, d: Dragon): State {
  const bare = state.clone()
  bare.mover = -1
  bare.setMode(d, undefined)
  bare.setMoved(d, false)
  return bare
}

/** Turning on the spot, where the move has it. */
function TurnSegments({
  props,
  interaction,
  t,
}: {
  readonly props: RageProps
  readonly interaction: Interaction
  readonly t: ViewText
}) {
  const turns = interaction.bare.filter((action) => turnOf(action) !== 0)
  if (turns.length === 0) return null
  const { view: state } = props
  const d = state.mover === -1 ? undefined : state.mover
  return (
    <Segments
      label={t('turn.label')}
      segments={turns.map((action) => {
        const by = turnOf(action)
        const facing = d === undefined ? 0 : (state.facing(d) + by + 6) % 6
        const isLeft = by === -1
        return {
          key: String(by),
          name: t(isLeft ? 'actions.turnLeft' : 'actions.turnRight'),
          note: `${facingName(facing, t)} · ${isLeft ? 'Q' : 'E'}`,
          glyph: isLeft ? shapes.anticlockwiseRotation : shapes.clockwiseRotation,
          deed: action,
        }
      })}
      onChoose={(key) => {
        const action = turns.find((one) => turnOf(one) === Number(key))
        if (action !== undefined) interaction.propose({ kind: 'action', action })
      }}
    />
  )
}

const spellData = unitsData.spells
const costOf: Readonly<Record<Spell, number>> = {
  castFog: spellData.fog.cost,
  castWhirlwind: spellData.whirlwind.cost,
  castLightning: spellData.lightning.cost,
  castBoost: spellData.boostMorale.cost['0'] ?? 0,
}

/** The spells with their cost; one that is not open says why. */
function SpellSegments({
  props,
  interaction,
  t,
}: {
  readonly props: RageProps
  readonly interaction: Interaction
  readonly t: ViewText
}) {
  const { view: state, actions } = props
  const wizard = hexOfPiece(state, 'WZD')
  const segmentOf = (spell: Spell): Segment => {
    const needed = costOf[spell]
    const base = {
      key: spell,
      name: t(`spell.${spell}`),
      isOn: spell === interaction.spell,
      leadsTo: { type: spell },
    }
    if (actions.some((action) => action.type === spell)) {
      return { ...base, note: t('short.points', { needed }) }
    }
    const meant: Action | undefined =
      spell === 'castBoost'
        ? { type: spell, radius: 0 }
        : wizard === undefined
          ? undefined
          : wouldBe(state, 'WZD', wizard, spell)
    const refusal = meant && props.check(meant)
    const note =
      refusal?.type === 'needsSpellPoints'
        ? t('short.lacking', { left: state.spellPoints, needed })
        : t('short.noTarget')
    return { ...base, note, refused: refusal === undefined ? note : props.text.refusal(refusal) }
  }
  return (
    <Segments
      label={t('spell.label')}
      segments={spells.map(segmentOf)}
      onChoose={(key) => interaction.chooseSpell(spells.find((spell) => spell === key) ?? 'castFog')}
      onRefused={(key) => interaction.chooseSpell(spells.find((spell) => spell === key) ?? 'castFog')}
    />
  )
}
