import { ActionBar, Button, glyphs } from '@wyrmtable/ui'
import type { Action, ActionType } from '../../rules/actions.ts'
import type { View } from '../../rules/view.ts'
import { placesOf } from '../action-place.ts'
import type { NoirProps } from '../props.ts'
import type { ViewKey } from '../text/en.ts'
import type { ViewText } from '../text/index.ts'
import type { Hand } from '../use-hand.ts'

/** Actions that end a step: the red button where nothing is shown. */
const closing: readonly ActionType[] = ['endMove', 'readySetup', 'endPhase', 'pass', 'decline']
/** Most buttons in the bar besides the red one; the rest is in the list. */
const MOST = 4

/** What needs no place on the board, undo, and the one red button. */
export function Bar({
  props,
  hand,
  t,
}: {
  readonly props: NoirProps
  readonly hand: Hand
  readonly t: ViewText
}) {
  const { view: state, text, actions, play, acting, seq } = props
  const { preview, chosen } = hand
  const start = actions.find((action) => action.type === 'startMove' && action.unit === chosen)
  const close = closing.map((type) => actions.find((action) => action.type === type)).find((one) => one)
  const bare = hand.own.filter(
    (action) => !closing.includes(action.type) && placesOf(action, state).length === 0,
  )
  const isMoving = state.mover >= 0 && state.top === undefined
  const main = preview === undefined ? (start ?? close) : undefined
  return (
    <ActionBar label={t('actions.bar')}>
      {bare.slice(0, MOST).map((action) => (
        <Button
          key={JSON.stringify(action)}
          onPress={() => (mayRoll(action) ? hand.propose(action) : play(action))}
        >
          {text.action(action, state)}
        </Button>
      ))}
      {start === undefined || close === undefined || preview !== undefined || isMoving ? null : (
        <Button onPress={() => play(close)}>{text.action(close, state)}</Button>
      )}
      <Button glyph={glyphs.returnArrow} shortcut="Z" isDisabled={!props.canUndo} onPress={props.undo}>
        {t('undo')}
      </Button>
      {hand.canTurn ? (
        <Button shortcut="E" onPress={() => hand.turn(1)}>
          {t('actions.turn')}
        </Button>
      ) : null}
      {preview === undefined ? null : (
        <>
          <Button onPress={hand.letGo}>{t('actions.cancel')}</Button>
          <Button
            key={`confirm ${seq}`}
            look="primary"
            glyph={glyphs.checkMark}
            shortcut="↵"
            onPress={hand.confirm}
          >
            {text.action(preview, state)}
          </Button>
        </>
      )}
      {main === undefined ? null : (
        <Button
          key={`${seq} ${main.type}`}
          look="primary"
          glyph={glyphs.checkMark}
          onPress={() => play(main)}
        >
          {text.action(main, state)}
        </Button>
      )}
      {preview === undefined && main === undefined ? (
        <span className="noir-hint muted">{t(acting.length === 0 ? 'list.waiting' : hintOf(state))}</span>
      ) : null}
    </ActionBar>
  )
}

/** Bare actions whose die falls at once. */
const mayRoll = ({ type }: Action): boolean => type === 'counter' || type === 'cast' || type === 'jump'

function hintOf(state: View): ViewKey {
  if (state.top !== undefined) return 'hint.answer'
  return state.phase === 'setup' ? 'hint.setup' : 'hint.act'
}
