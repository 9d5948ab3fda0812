import { ActionBar, Button, glyphs, type Segment, Segments } from '@wyrmtable/ui'
import { type Action, type ActionType, moveModes } from '../../rules/actions.ts'
import { isDragonName } from '../table/pieces-at.ts'
import { quickFill } from '../table/quick-fill.ts'
import { type Interaction, type RageProps, spells } from '../table/use-interaction.ts'
import type { ViewText } from '../text/index.ts'

/** Actions that close a step: the red button, where nothing is previewed. */
const closing: readonly ActionType[] = ['endMove', 'endPhase', 'finishSetup', 'passSpell', 'passClaim']

/** Ways to act for the chosen piece, undo, and the one red button. */
export function Bar({
  props,
  interaction,
  t,
  onDamage,
}: {
  readonly props: RageProps
  readonly interaction: Interaction
  readonly t: ViewText
  readonly onDamage: () => void
}) {
  const { state, text, acting } = props
  const { bare, preview, propose } = interaction
  const isActing = acting.length > 0
  const isSetup = state.phase === 'defenderSetup' || state.phase === 'invaderSetup'
  const mustShare = isActing && state.pending !== 'none' && state.pending !== 'missile'
  const close = bare.find((action) => closing.includes(action.type))
  const rest = bare.filter(
    (action) => action !== close && action.type !== 'beginMove' && action.type !== 'allocateDamage',
  )
  return (
    <ActionBar label={t('actions.bar')}>
      {isActing ? <ModeSegments props={props} interaction={interaction} t={t} /> : null}
      {isActing && state.phase === 'spell' && state.pending === 'none' ? (
        <SpellSegments interaction={interaction} t={t} />
      ) : null}
      {rest.slice(0, 8).map((action) => (
        <Button
          key={JSON.stringify(action)}
          shortcut={shortcutOf(action)}
          onPress={() => propose({ kind: 'action', action })}
        >
          {text.action(action, state)}
        </Button>
      ))}
      {isActing && isSetup && props.actions.some((action) => action.type.startsWith('place')) ? (
        <Button glyph={glyphs.perspectiveDiceSixFacesRandom} onPress={() => quickFill(props)}>
          {t(state.phase === 'defenderSetup' ? 'actions.fill' : 'actions.fillDragons')}
        </Button>
      ) : null}
      <Button glyph={glyphs.returnArrow} shortcut="Z" isDisabled={!props.canUndo} onPress={props.undo}>
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
          onPress={interaction.confirm}
        >
          {t('actions.confirm')}
        </Button>
      ) : close === undefined ? null : (
        <Button
          key={`${props.seq} ${close.type}`}
          look="primary"
          glyph={glyphs.checkMark}
          onPress={() => propose({ kind: 'action', action: close })}
        >
          {text.action(close, state)}
        </Button>
      )}
    </ActionBar>
  )
}

/** Ways to begin a dragon's move; one that is not open carries its reason. */
function ModeSegments({
  props,
  interaction,
  t,
}: {
  readonly props: RageProps
  readonly interaction: Interaction
  readonly t: ViewText
}) {
  const { state } = props
  const { chosen } = interaction
  if (
    state.phase !== 'invaderMovement' ||
    state.mover !== -1 ||
    chosen === undefined ||
    !isDragonName(chosen)
  )
    return null
  const begin = (mode: (typeof moveModes)[number]): Action => ({ type: 'beginMove', dragon: chosen, mode })
  const segments = moveModes.flatMap((mode): readonly Segment[] => {
    const refusal = props.check(begin(mode))
    const isRare = mode === 'fall' || mode === 'leglessSmash'
    if (refusal !== undefined && isRare) return []
    return [
      {
        key: mode,
        name: t(`mode.${mode}`),
        ...(refusal === undefined ? {} : { refused: props.text.refusal(refusal) }),
      },
    ]
  })
  const modeOf = (key: string) => moveModes.find((mode) => mode === key) ?? 'none'
  return (
    <Segments
      label={t('mode.label')}
      segments={segments}
      onChoose={(key) => interaction.propose({ kind: 'action', action: begin(modeOf(key)) })}
      onRefused={(key) => interaction.refuse(begin(modeOf(key)))}
    />
  )
}

function SpellSegments({ interaction, t }: { readonly interaction: Interaction; readonly t: ViewText }) {
  return (
    <Segments
      label={t('spell.label')}
      segments={spells.map((spell) => ({
        key: spell,
        name: t(`spell.${spell}`),
        isOn: spell === interaction.spell,
      }))}
      onChoose={(key) => interaction.chooseSpell(spells.find((spell) => spell === key) ?? 'castFog')}
    />
  )
}

function shortcutOf(action: Action): string | undefined {
  const turn = turnOf(action)
  return turn === -1 ? 'Q' : turn === 1 ? 'E' : undefined
}

/** −1 and 1 for actions that only turn a dragon. */
export function turnOf(action: Action): -1 | 0 | 1 {
  return action.type === 'walkTurn' || action.type === 'slither' ? action.turn : 0
}
