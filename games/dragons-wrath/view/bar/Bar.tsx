import { Button, glyphs } from '@wyrmtable/ui'
import { seatIds } from '../../rules/seats.ts'
import { cardBehind, cardName } from '../../text/names.ts'
import type { Hand } from '../act/use-hand.ts'
import type { WrathProps } from '../props.ts'
import { useInHand, useWrath } from '../table/context.ts'
import { nameOf } from '../table/name-of.ts'
import { Seal } from '../table/Seal.tsx'
import type { viewText } from '../text/index.ts'
import { Answers } from './Answers.tsx'
import { Hint } from './Hint.tsx'
import { promptOf } from './prompt.ts'
import type { Passing } from './use-passing.ts'

type T = ReturnType<typeof viewText>

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
