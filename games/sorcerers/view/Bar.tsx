import { formatPercent } from '@wyrmtable/text'
import { ActionBar, Button, glyphs } from '@wyrmtable/ui'
import { useState } from 'react'
import type { Action, ActionType, Spot } from '../rules/actions.ts'
import { magic } from '../rules/roster.ts'
import { type Scene, slotAt } from '../rules/topics/scene.ts'
import { sayIn } from '../text/say.ts'
import { Deeds } from './Deeds.tsx'
import { faceOf } from './plan/face.ts'
import { levelsAt } from './plan/levels.ts'
import { isWalk } from './plan/travel.ts'
import type { SorcererProps } from './props.ts'
import { attackOf } from './side/attack.ts'
import { shortDeed } from './side/deed.ts'
import { sideText } from './side/text/index.ts'
import type { ViewText } from './text/index.ts'
import type { Formation } from './use-formation.ts'
import type { Hand } from './use-hand.ts'

/** Actions that end a part of the turn: the red button where nothing is shown. */
const closing: readonly ActionType[] = ['endActivation', 'endSorcererTurn']
/** Actions that need no place on the table. */
const isBare = (action: Action): boolean =>
  action.type === 'castShield' || (action.type === 'castWind' && action.target === undefined)

/** What needs no place, what shapes the action that is shown, undo, and the one red button. */
export function Bar({
  props,
  scene,
  hand,
  formation,
  t,
}: {
  readonly props: SorcererProps
  readonly scene: Scene
  readonly hand: Hand
  readonly formation: Formation
  readonly t: ViewText
}) {
  const { view: state, text, actions, play, acting, seq } = props
  const close = actions.find((action) => closing.includes(action.type))
  const { preview, refusal, batch } = hand
  const words = sideText(props.language)
  const say = sayIn(props.language)
  // Who ends an activation with something left to do is asked once, and told who could still act; not in a lesson.
  const [askedAt, ask] = useState<number>()
  const left = close?.type === 'endActivation' && props.match !== undefined ? stillToAct(props) : []
  const isAsked = askedAt === seq && left.length > 0
  const end = () => {
    if (close === undefined) return
    if (left.length > 0 && !isAsked) ask(seq)
    else play(close)
  }
  /** Of an attack whose die decides. */
  const chanceOf = (action: Action): readonly string[] => {
    const attack = attackOf(action, scene)
    const isCertain = attack?.blow === undefined || attack.isLost
    return isCertain ? [] : [formatPercent(props.language, attack.share)]
  }
  const isShaping = preview !== undefined || batch !== undefined
  return (
    <ActionBar label={t('actions.bar')}>
      {isAsked && !isShaping ? (
        <span className="sorcerers-hint" role="alert">
          {words('ask.left', { figures: say.list(left.map(say.own)) })}
        </span>
      ) : null}
      {isShaping
        ? null
        : actions.filter(isBare).map((action) => (
            <Button
              key={JSON.stringify(action)}
              title={text.action(action, state)}
              deed={action}
              onPress={() => hand.propose(action)}
            >
              {action.type === 'castShield'
                ? t('bar.castShield', { shield: magic.strengthen.shield, cost: magic.strengthen.cost })
                : t('bar.castWind', { cost: magic.wind.cost })}
            </Button>
          ))}
      {isShaping || acting.length === 0 ? null : <Deeds props={props} scene={scene} hand={hand} />}
      {formation.isPossible ? (
        <button
          type="button"
          className="button"
          aria-pressed={formation.isOn}
          title={words('together.note')}
          onClick={formation.toggle}
        >
          <span>{words('together')}</span>
          <kbd>G</kbd>
        </button>
      ) : null}
      <Shaping scene={scene} hand={hand} t={t} />
      {isShaping ? null : (
        <Button glyph={glyphs.returnArrow} shortcut="Z" isDisabled={!props.canUndo} onPress={props.undo}>
          {t('undo')}
        </Button>
      )}
      {isShaping ? <Button onPress={hand.letGo}>{t('actions.cancel')}</Button> : null}
      {preview !== undefined ? (
        <Button
          key="confirm"
          look="primary"
          glyph={glyphs.checkMark}
          shortcut="↵"
          isDisabled={refusal !== undefined}
          title={refusal === undefined ? t('actions.confirm') : text.refusal(refusal)}
          deed={preview}
          onPress={hand.confirm}
        >
          {[shortDeed(preview, scene, text) ?? text.action(preview, state), ...chanceOf(preview)].join(' · ')}
        </Button>
      ) : close !== undefined && batch === undefined ? (
        <Button
          key={`${seq} ${close.type}`}
          look="primary"
          glyph={glyphs.checkMark}
          shortcut="↵"
          title={text.action(close, state)}
          deed={close}
          onPress={end}
        >
          {close.type === 'endSorcererTurn'
            ? t('bar.end', { points: Math.min(magic.cap, state.points(state.current)) })
            : isAsked
              ? words('ask.end')
              : text.action(close, state)}
        </Button>
      ) : (
        <span className="sorcerers-hint muted">{t(hintOf(props, hand, acting.length > 0))}</span>
      )}
    </ActionBar>
  )
}

/** The members of the group that could still do something. */
function stillToAct({ view: state, actions }: SorcererProps): readonly string[] {
  const able = new Set(actions.flatMap((action) => ('id' in action ? [action.id] : [])))
  return state.group.map((slot) => slotAt(state, slot).id).filter((id) => able.has(id))
}

function hintOf({ view: state }: SorcererProps, { batch }: Hand, isActing: boolean) {
  if (!isActing) return 'list.waiting'
  if (batch !== undefined) return 'hint.create'
  if (state.phase === 'setup') return 'hint.setup'
  return state.phase === 'opportunity' ? 'hint.group' : 'hint.act'
}

/** Turning, taking back a leg, and the surface, for the action that is put together on the table. */
function Shaping({ scene, hand, t }: { readonly scene: Scene; readonly hand: Hand; readonly t: ViewText }) {
  const { preview, actor } = hand
  const mayTurn = preview === undefined ? actor !== undefined : faceOf(preview) !== undefined
  const parts = partsOf(preview)
  const spot = landingOf(preview)
  return (
    <>
      {mayTurn && (hand.batch === undefined || preview !== undefined) ? (
        <span className="sorcerers-turns">
          <Button title={t('turn.left')} className="is-square" onPress={() => hand.turn(-1)}>
            <span aria-hidden="true">⟲</span>
            <span className="hidden">{t('turn.left')}</span>
          </Button>
          <Button title={t('turn.right')} className="is-square" onPress={() => hand.turn(1)}>
            <span aria-hidden="true">⟳</span>
            <span className="hidden">{t('turn.right')}</span>
          </Button>
        </span>
      ) : null}
      {parts > 1 ? (
        <Button shortcut="⌫" onPress={hand.back}>
          {t(preview?.type === 'create' ? 'back.creature' : 'back.leg')}
        </Button>
      ) : null}
      {spot !== undefined && levelsAt(scene, spot).length > 1 ? (
        <Button shortcut="F" onPress={hand.lower}>
          {t('level.next')}
        </Button>
      ) : null}
    </>
  )
}

/** Legs or creatures that an action is made of. */
function partsOf(action: Action | undefined): number {
  if (action?.type === 'create') return action.at.length
  return isWalk(action) ? action.path.length : 0
}

/** The place whose surface may be chosen. */
function landingOf(action: Action | undefined): Spot | undefined {
  if (action?.type === 'create') return action.at.at(-1)
  return action?.type === 'fly' || action?.type === 'jump' ? action : undefined
}
