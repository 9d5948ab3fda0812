import { formatList } from '@wyrmtable/text'
import { Button, ClauseLink, glyphs } from '@wyrmtable/ui'
import { findCard } from '../../data/library.ts'
import type { Action } from '../../rules/actions.ts'
import { seatIds } from '../../rules/seats.ts'
import { choicesIn } from '../../rules/topics/targets.ts'
import type { View } from '../../rules/view.ts'
import { cardBehind, cardName } from '../../text/names.ts'
import { type Draft, isEmpty, mainCard } from '../act/draft.ts'
import { pathOf } from '../act/path.ts'
import type { Hand } from '../act/use-hand.ts'
import { shapes } from '../glyph/index.ts'
import type { WrathProps } from '../props.ts'
import { useInHand, useWrath } from '../table/context.ts'
import { nameOf } from '../table/name-of.ts'
import { Seal } from '../table/Seal.tsx'
import type { ViewKey } from '../text/en.ts'
import type { viewText } from '../text/index.ts'
import { BestAnswer } from './BestAnswer.tsx'
import { promptOf } from './prompt.ts'
import type { Passing, ScopeName } from './use-passing.ts'

type T = ReturnType<typeof viewText>

const scopes: readonly ScopeName[] = ['window', 'phase', 'turn']

/** What is asked, what may be answered, and the one red button. */
export function Bar({ passing, onSide }: { readonly passing: Passing; readonly onSide: () => void }) {
  const { props, t } = useWrath()
  const { hand, told } = useInHand()
  const { view, text, awaited, isSending, viewer } = props
  const prompt = promptOf(props, t)
  const isAsked = hand.isActing || hand.isReopened
  const who = awaited.map((seat) => nameOf(seat, props)).join(', ')
  return (
    <div
      className="wrath-bar action-bar"
      role="toolbar"
      aria-label={t('bar.label')}
      data-busy={isSending === true}
      data-zone="b"
    >
      {isAsked && viewer !== 'spectator' ? <Countdown seat={viewer} /> : null}
      <p
        className="phase-now"
        aria-live="polite"
        data-told={told !== undefined}
        // The head of a phone asks it in as many words.
        data-brief={isAsked && hand.commit !== undefined}
      >
        <b>
          {isAsked
            ? (attackerIn(hand, props, t) ?? prompt.title)
            : view.ending === null && who !== ''
              ? t('bar.waiting', { list: who })
              : text.phase(view)}
        </b>
        {isSending === true ? (
          <small>{t('bar.sending')}</small>
        ) : isAsked ? (
          <Hint line={prompt.line} />
        ) : (
          <Sealed />
        )}
      </p>
      <div className="wrath-buttons">
        {isAsked ? <Answers passing={passing} /> : null}
        {hand.mayReopen ? <Button onPress={() => hand.reopen(true)}>{t('list.again')}</Button> : null}
        {passing.scope === null ? null : <Button onPress={passing.endScope}>{t('pass.end')}</Button>}
        <HandOn />
        <Button className="wrath-more" glyph={glyphs.scrollUnfurled} onPress={onSide} shortcut="I">
          {t('bar.more')}
        </Button>
      </div>
    </div>
  )
}

/** Once a creature has been chosen to attack, the question is whom. */
function attackerIn(
  { funnel, actions, ready }: Hand,
  { view, language }: WrathProps,
  t: T,
): string | undefined {
  const [first] = funnel.at
  const isAttack = actions.some(
    (one) => (one.type === 'attackCreature' || one.type === 'attackProvinces') && one.attacker === first,
  )
  const card = first === undefined || !isAttack ? undefined : cardBehind(view, first)
  if (card === undefined || view.question?.kind !== 'combat') return undefined
  const name = cardName(card, language)
  if (ready !== undefined) return t('prompt.attacks', { name })
  return t(funnel.at.length === 1 && funnel.things.size > 0 ? 'prompt.attackWhom' : 'prompt.attackHow', {
    name,
  })
}

/** Gives the screen back to whoever is to act at it. */
function HandOn() {
  const { props, t } = useWrath()
  const { awaited, seats, lookAs, text } = props
  const next = awaited.find((seat) => seats[seat]?.kind === 'person')
  if (lookAs === undefined || next === undefined) return null
  return (
    <Button onPress={() => lookAs(next)}>{t('bar.handOn', { seat: text.seat(seatIds[next] ?? '') })}</Button>
  )
}

/** What is left to answer in, while a clock runs. */
function Countdown({ seat }: { readonly seat: number }) {
  const { props } = useWrath()
  const clock = props.clockOf?.(seat)
  return clock == null ? null : <span className="wrath-countdown">{clock}</span>
}

/** What to press next. */
function Hint({ line }: { readonly line: string | undefined }) {
  const { props, t } = useWrath()
  const { hand, told } = useInHand()
  const { choice, funnel, picks } = hand
  if (told !== undefined) {
    return (
      <small className="wrath-why-not">
        {props.text.refusal(told.refusal)} <ClauseLink clause={told.clause} />
      </small>
    )
  }
  if (choice !== undefined && choice.max > 1) {
    const { min, max } = choice
    const way = min === max ? 'exact' : min === 0 ? 'most' : 'range'
    return <small className="wrath-picked">{t('hint.picked', { count: picks.length, way, min, max })}</small>
  }
  if (choice !== undefined && picks.length === 0) return <small>{t('hint.target')}</small>
  if (funnel.at.length > 0 && funnel.things.size > 0) return <small>{t('hint.target')}</small>
  if (funnel.at.length > 0 && funnel.ways.size > 0) return <small>{t('hint.way')}</small>
  if (line !== undefined) return <small>{line}</small>
  const next = nextOf(hand, props.view)
  return next === undefined ? null : <small>{t(next)}</small>
}

/** What somebody who has never played would want to be told: what to press now, and what happens without it. */
function nextOf({ commit, ready, funnel, starts }: Hand, { question }: View): ViewKey | undefined {
  if (commit !== undefined) {
    if (!isEmpty(commit.draft)) return 'hint.seal'
    if (starts.size === 0) return undefined
    return commit.kind === 'commitMagic' ? 'hint.ritual' : 'hint.buy'
  }
  if (funnel.at.length > 0) return ready === undefined ? undefined : 'hint.ready'
  const isNone = starts.size === 0
  if (question?.kind === 'targets') return 'hint.target'
  if (question?.kind === 'combat') return isNone ? 'hint.noAttack' : 'hint.attack'
  const isWindow = question?.kind === 'priority' || question?.kind === 'reaction'
  return isWindow && !isNone ? 'hint.answer' : undefined
}

function Sealed() {
  const { props, t } = useWrath()
  const { me, players } = props.view
  const own = players.find(({ seat }) => seat === me?.seat)
  return own?.committed === true ? (
    <small className="wrath-own-seal">
      <Seal /> {t('bar.sealed')}
    </small>
  ) : null
}

/** All that a sheet would do once it is sealed, by name. */
function sealedBy(draft: Draft, { view, language }: WrathProps, t: T): string {
  const named = (id: string): string => {
    const card = cardBehind(view, id)
    return card === undefined ? id : cardName(card, language)
  }
  const main = mainCard(draft)
  return formatList(language, [
    ...(main === undefined ? [] : [named(main)]),
    ...draft.objects.map(({ card }) => named(card)),
    ...(draft.sacrifice === undefined ? [] : [t('sheet.sealSacrifice', { name: named(draft.sacrifice) })]),
  ])
}

/** Buttons for what lies on no card, and the one that does what has been pressed together. */
function Answers({ passing }: { readonly passing: Passing }) {
  const { props, t } = useWrath()
  const { hand } = useInHand()
  const { view, text } = props
  const { funnel, commit, choice, ready } = hand
  const plain = hand.actions.filter((one) => isButton(one) && pathOf(one).length === 0)
  const pass = plain.find(({ type }) => type === 'pass')
  const isBusy = props.isSending === true
  if (commit !== undefined && ready !== undefined) {
    const refusal = hand.check(ready)
    const isBare = isEmpty(commit.draft)
    return (
      <>
        {commit.payments.length > 1 ? (
          <Button glyph={shapes.cycle} shortcut="V" onPress={hand.otherPayment}>
            {t('sheet.other')}
          </Button>
        ) : null}
        {isBare ? null : (
          <Button className="wrath-clear" onPress={() => hand.letGo()} shortcut="Esc">
            {t('sheet.clear')}
          </Button>
        )}
        <Button
          look="primary"
          shortcut="↵"
          isDisabled={refusal !== undefined || isBusy}
          title={text.action(ready, view)}
          deed={ready}
          onPress={() => hand.play(ready)}
        >
          {isBare ? (
            text.action(ready, view)
          ) : (
            // On a phone the sheet above says what: the bar keeps its height, and no card moves.
            <>
              {t('sheet.seal')} <span className="wrath-sealed-what">{sealedBy(commit.draft, props, t)}</span>
            </>
          )}
        </Button>
      </>
    )
  }
  const isOpen = funnel.at.length > 0
  const ways = isOpen ? [...funnel.ways] : []
  const red = ready ?? (isOpen ? undefined : plain[0])
  return (
    <>
      {isOpen ? (
        <Button onPress={() => hand.letGo()} shortcut="Esc">
          {t('bar.letGo')}
        </Button>
      ) : null}
      {ways.map(([key, action], place) => (
        <WayButton key={key} way={key} action={action} isFirst={place === 0} />
      ))}
      {funnel.payments.length > 1 && choice === undefined ? (
        <Button glyph={shapes.cycle} shortcut="V" onPress={hand.otherPayment}>
          {t('sheet.other')}
        </Button>
      ) : null}
      {choice !== undefined && ready === undefined ? null : red === undefined ||
        (isOpen && ready === undefined) ? null : ready !== undefined ? (
        <Button
          look="primary"
          shortcut="↵"
          isDisabled={isBusy || hand.check(ready) !== undefined}
          title={text.action(ready, view)}
          deed={ready}
          onPress={() => hand.play(ready)}
        >
          {attackLabel(ready, t) ?? text.action(ready, view)}
        </Button>
      ) : null}
      {pass === undefined || isOpen || choice !== undefined ? null : <BestAnswer />}
      {isOpen || choice !== undefined
        ? null
        : plain.map((action, place) => (
            <Button
              key={JSON.stringify(action)}
              look={place === 0 ? 'primary' : 'plain'}
              shortcut={place === 0 ? '↵' : undefined}
              isDisabled={isBusy}
              title={text.action(action, view)}
              deed={action}
              onPress={() => hand.play(action)}
              className={action.type === 'pass' ? 'is-pass' : ''}
            >
              {text.action(action, view)}
            </Button>
          ))}
      {pass !== undefined && !isOpen && passing.passFor !== undefined ? (
        <fieldset className="wrath-scopes" aria-label={t('pass.label')}>
          {scopes
            .filter((scope) => scope !== 'window' || view.attack !== null)
            .map((scope) => (
              <button key={scope} type="button" disabled={isBusy} onClick={() => passing.passFor?.(scope)}>
                {t(`pass.${scope}`)}
              </button>
            ))}
        </fieldset>
      ) : null}
      {choice !== undefined && choice.ask.kind === 'provinces' ? <ClauseLink clause="DW-5.10" /> : null}
    </>
  )
}

/** Who attacks whom stands above the button; a button of two lines would push the cards away. */
function attackLabel(action: Action, t: T): string | undefined {
  if (action.type === 'attackProvinces') return t('way.provinces')
  if (action.type !== 'attackCreature') return undefined
  return t(action.mode === 'magic' ? 'way.magic' : 'way.physical')
}

const buttons: readonly Action['type'][] = [
  'pass',
  'endCombatTurn',
  'confirm',
  'chooseOption',
  'chooseTargets',
]
const isButton = ({ type }: Action): boolean => buttons.includes(type)

/** A way to do it: by force or by magic, an option of a card, one of several abilities. */
function WayButton({
  way,
  action,
  isFirst,
}: {
  readonly way: string
  readonly action: Action
  readonly isFirst: boolean
}) {
  const { props, t } = useWrath()
  const { hand } = useInHand()
  const { view, text, language } = props
  const [kind = '', first = '', second = ''] = way.split(':')
  const isLast = pathOf(action).length === hand.funnel.at.length + 1
  const label =
    kind === 'mode'
      ? t(first === 'magic' ? 'way.magic' : 'way.physical')
      : kind === 'ability'
        ? t('way.ability', { number: Number(first) + 1 })
        : (labelOf(action, Number(first), Number(second), props) ??
          t('way.option', { number: Number(second) + 1 }))
  return (
    <Button
      look={isFirst && kind === 'mode' ? 'primary' : 'plain'}
      shortcut={isFirst && kind === 'mode' ? '↵' : undefined}
      isDisabled={props.isSending === true}
      title={text.action(action, view)}
      {...(isLast ? { deed: action } : {})}
      onPress={() => (isLast ? hand.play(action) : hand.take(way))}
    >
      {label}
    </Button>
  )

  function labelOf(
    one: Action,
    place: number,
    index: number,
    { view: seen }: typeof props,
  ): string | undefined {
    const id = one.type === 'castCurse' ? one.card : one.type === 'commitMagic' ? one.ritual?.card : undefined
    const card = id === undefined ? undefined : cardBehind(seen, id)
    const data = card === undefined ? undefined : findCard(card)
    if (data === undefined || !('effect' in data)) return undefined
    return choicesIn(data.effect)[place]?.options[index]?.label?.[language]
  }
}
