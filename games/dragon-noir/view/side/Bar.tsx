import { formatPercent } from '@wyrmtable/text'
import { ActionBar, Button, glyphs } from '@wyrmtable/ui'
import type { Action, ActionType } from '../../rules/actions.ts'
import { idOf } from '../../rules/topics/counters.ts'
import type { View } from '../../rules/view.ts'
import { sayIn } from '../../text/say.ts'
import { actorOf, placesOf } from '../action-place.ts'
import type { Holding } from '../fire/use-holding.ts'
import { type Forecast, shareOf } from '../forecast.ts'
import { hexName } from '../hex-names.ts'
import { alsoAttackable } from '../melee/melee.ts'
import type { NoirProps } from '../props.ts'
import type { ViewKey } from '../text/en.ts'
import type { ViewText } from '../text/index.ts'
import type { Group } from '../tray/use-group.ts'
import { type Hand, isTimeToShoot } from '../use-hand.ts'
import { Ways } from './Ways.tsx'

/** Actions that end a step: the red button where nothing is shown. */
const closing: readonly ActionType[] = ['endMove', 'readySetup', 'endPhase', 'pass', 'decline']
/** Most buttons in the bar besides the red one; the rest is in the list. */
const MOST = 4

/** What needs no place on the board, undo, and the one red button. */
export function Bar({
  props,
  hand,
  holding,
  group,
  forecast,
  t,
}: {
  readonly props: NoirProps
  readonly hand: Hand
  /** What the die of the action that is shown may bring. */
  readonly forecast: Forecast | undefined
  readonly holding: Holding
  readonly group: Group
  readonly t: ViewText
}) {
  const { view: state, text, actions, play, acting, seq, language } = props
  const { preview, plan, march } = hand
  const say = sayIn(language)
  const close = closing.map((type) => actions.find((action) => action.type === type)).find((one) => one)
  const bare = hand.own.filter(
    (action) =>
      action !== close &&
      action.type !== 'startMove' &&
      placesOf(action, state).length === 0 &&
      !isClosing(action),
  )
  const more = preview?.type === 'attack' ? alsoAttackable(state, preview, actions, props.check) : []
  const isGroup = group.units.length > 0 && state.top === undefined
  const isShown = preview !== undefined || plan !== undefined || isGroup
  const deed = deedOf()
  const hasOtherTarget = preview !== undefined && targetKinds.has(preview.type) && hand.at.size > 1
  const isFree = state.phase === 'movement' && state.top === undefined && state.mover < 0 && !isShown
  /** Whether somebody else may shoot or move instead, and is not asked moment by moment. */
  const mayPassOn = isFree || (isTimeToShoot(state) && !holding.mayHold && preview?.type !== 'cast')
  return (
    <ActionBar label={t('actions.bar')}>
      {preview === undefined || preview.type === 'shoot' || preview.type === 'cast' ? (
        <Ways props={props} hand={hand} t={t} />
      ) : null}
      {isShown
        ? null
        : bare.slice(0, MOST).map((action) => (
            <Button
              key={JSON.stringify(action)}
              deed={action}
              onPress={() => (mayRoll(action) ? hand.propose(action) : play(action))}
            >
              {text.action(action, state)}
            </Button>
          ))}
      {more.slice(0, 2).map((both) => (
        <Button key={both.defenders.join()} deed={both} onPress={() => hand.propose(both)}>
          {t('melee.also', { unit: say.unit(both.defenders.at(-1) ?? '') })}
        </Button>
      ))}
      {plan === undefined ? null : (
        <Button shortcut="W" onPress={hand.goBy}>
          {t('march.by')}
        </Button>
      )}
      {plan === undefined ? null : (
        <Button shortcut="X" onPress={() => hand.confirm(true)}>
          {t('march.stay')}
        </Button>
      )}
      {isShown || hand.via !== undefined ? null : (
        <Button glyph={glyphs.returnArrow} shortcut="Z" isDisabled={!props.canUndo} onPress={hand.march.undo}>
          {t('undo')}
        </Button>
      )}
      {hasOtherTarget ? (
        <Button shortcut="T" onPress={() => hand.nextTarget(1)}>
          {t('target.other')}
        </Button>
      ) : mayPassOn && hand.actors > 1 ? (
        <Button shortcut="M" onPress={() => hand.next(1)}>
          {t(isTimeToShoot(state) ? 'next.shooter' : 'next.counter')}
        </Button>
      ) : null}
      {holding.mayHold && !isShown ? (
        <>
          <Button shortcut="H" onPress={holding.hold}>
            {t('fire.hold')}
          </Button>
          <Button shortcut="J" onPress={() => close !== undefined && play(close)}>
            {t('fire.wait')}
          </Button>
        </>
      ) : null}
      {hand.canTurn ? (
        <Button shortcut="E" onPress={() => hand.turn(1)}>
          {t('actions.turn')}
        </Button>
      ) : null}
      {isShown || hand.via !== undefined ? (
        <Button shortcut="Esc" onPress={() => (isGroup ? group.drop() : hand.letGo())}>
          {t('actions.cancel')}
        </Button>
      ) : null}
      {deed === undefined ? (
        <span className="noir-hint muted">{t(acting.length === 0 ? 'list.waiting' : hintOf(state))}</span>
      ) : (
        <Button
          key={`${isShown} ${seq}`}
          look="primary"
          glyph={glyphs.checkMark}
          shortcut="↵"
          deed={deed.action}
          onPress={() => deed.press()}
        >
          {deed.words}
        </Button>
      )}
    </ActionBar>
  )

  /** What the red button does: all of it in its words. */
  function deedOf(): { readonly words: string; readonly action?: Action; press(): void } | undefined {
    if (group.isOnTheWay && state.top === undefined) return undefined
    if (group.plan.size > 0 && state.top === undefined)
      return { words: t('tray.go', { count: group.plan.size }), press: () => group.go() }
    if (preview !== undefined) {
      const chance = forecast === undefined ? [] : [formatPercent(language, shareOf(forecast))]
      const words = [text.action(preview, state), ...chance].join(' · ')
      return { words, action: preview, press: () => hand.confirm() }
    }
    if (plan !== undefined) {
      const { unit, stand, cost } = plan
      const words = t('march.go', { unit: say.unit(unit), hex: hexName(state, stand.hex), cost })
      return { words, press: () => hand.confirm() }
    }
    if (march.isHeld && march.goal !== undefined) {
      return { words: t('march.goOn', { hex: hexName(state, march.goal) }), press: () => hand.confirm() }
    }
    if (close === undefined || march.isUnderWay) return undefined
    const [best] = holding.shots
    if (holding.mayHold && best !== undefined) {
      const words = t('fire.better', { chance: formatPercent(language, best.share) })
      return { words, press: holding.waitForBetter }
    }
    return { words: closingWords(close), action: close, press: () => play(close) }
  }

  /** What ends, and who is left with something to do. */
  function closingWords(action: Action): string {
    const words = text.action(action, state)
    if (action.type === 'endMove' && state.mover >= 0) {
      return t('closing.move', { unit: say.unit(idOf(state, state.mover)) })
    }
    if (action.type === 'pass' && state.top?.startsWith('defensiveFire')) return t('fire.pass')
    if (action.type !== 'endPhase') return words
    const left = new Set(
      actions.flatMap((one) => (one.type === 'endPhase' ? [] : (actorOf(one, state) ?? []))),
    )
    return left.size === 0 ? words : t('closing.left', { words, count: left.size })
  }
}

const targetKinds: ReadonlySet<ActionType> = new Set(['shoot', 'attack', 'cast'])

const isClosing = ({ type }: Action): boolean => closing.includes(type)

/** Bare actions whose die falls at once. */
const mayRoll = ({ type }: Action): boolean => type === 'counter' || type === 'cast' || type === 'jump'

function hintOf(state: View): ViewKey {
  if (state.top !== undefined) return 'hint.answer'
  return state.phase === 'setup' ? 'hint.setup' : 'hint.act'
}
