import { ActionBar, Button, glyphs } from '@wyrmtable/ui'
import type { Action, ActionType } from '../rules/actions.ts'
import type { SorcererProps } from './props.ts'
import type { ViewText } from './text/index.ts'
import type { Hand } from './use-hand.ts'

/** Actions that end a part of the turn: the red button where nothing is shown. */
const closing: readonly ActionType[] = ['endActivation', 'endSorcererTurn']
/** Actions that need no place on the table. */
const isBare = (action: Action): boolean =>
  action.type === 'castShield' || (action.type === 'castWind' && action.target === undefined)

/** What needs no place, undo, and the one red button. */
export function Bar({
  props,
  hand,
  t,
}: {
  readonly props: SorcererProps
  readonly hand: Hand
  readonly t: ViewText
}) {
  const { state, text, actions, play, acting, seq } = props
  const close = actions.find((action) => closing.includes(action.type))
  const { preview, refusal } = hand
  return (
    <ActionBar label={t('actions.bar')}>
      {actions.filter(isBare).map((action) => (
        <Button key={JSON.stringify(action)} onPress={() => hand.propose(action)}>
          {text.action(action, state)}
        </Button>
      ))}
      <Button glyph={glyphs.returnArrow} shortcut="Z" isDisabled={!props.canUndo} onPress={props.undo}>
        {t('undo')}
      </Button>
      {preview === undefined ? null : <Button onPress={hand.letGo}>{t('actions.cancel')}</Button>}
      {preview !== undefined ? (
        <Button
          key="confirm"
          look="primary"
          glyph={glyphs.checkMark}
          shortcut="↵"
          isDisabled={refusal !== undefined}
          title={refusal === undefined ? undefined : text.refusal(refusal)}
          onPress={hand.confirm}
        >
          {t('actions.confirm')}
        </Button>
      ) : close !== undefined ? (
        <Button
          key={`${seq} ${close.type}`}
          look="primary"
          glyph={glyphs.checkMark}
          onPress={() => play(close)}
        >
          {text.action(close, state)}
        </Button>
      ) : (
        <span className="sorcerers-hint muted">
          {t(
            acting.length === 0
              ? 'list.waiting'
              : state.phase === 'setup'
                ? 'hint.setup'
                : state.phase === 'opportunity'
                  ? 'hint.group'
                  : 'hint.act',
          )}
        </span>
      )}
    </ActionBar>
  )
}
