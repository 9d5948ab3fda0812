import type { View } from '../../rules/view.ts'
import { cardBehind, cardName } from '../../text/names.ts'
import type { WrathProps } from '../props.ts'
import { nameOf } from '../table/name-of.ts'
import type { viewText } from '../text/index.ts'

/** What is asked, for what and whose, and who else is awaited. */
export interface Prompt {
  readonly title: string
  readonly line: string | undefined
}

type T = ReturnType<typeof viewText>

export function promptOf(props: WrathProps, t: T): Prompt {
  const { view } = props
  return { title: titleOf(props, t), line: passedLine(view, props, t) }
}

function titleOf(props: WrathProps, t: T): string {
  const { view, text, language } = props
  const { question, attack } = view
  const name = (id: string | null | undefined): string => {
    const card = id == null ? undefined : cardBehind(view, id)
    return card === undefined ? t('prompt.card') : cardName(card, language)
  }
  const seat = (place: number) => nameOf(place, props)
  switch (question?.kind) {
    case 'priority':
      if (attack !== null && question.window === 'attackDeclared') {
        return t('prompt.attack', { attacker: name(attack.attacker), target: name(attack.target) })
      }
      if (attack !== null && question.window === 'provinceAttackDeclared') {
        return t('prompt.raid', { attacker: name(attack.attacker), seat: seat(attack.player) })
      }
      return t(`prompt.${question.window}`)
    case 'reaction': {
      const cast = view.resolving.find(({ id }) => id === question.card)
      return t('prompt.reaction', {
        card: name(question.card),
        seat: cast === undefined ? '' : seat(cast.by),
      })
    }
    case 'combat':
      return t('prompt.combat')
    case 'commitMagic':
      return t('prompt.commitMagic')
    case 'commitPurchase':
      return t('prompt.commitPurchase')
    case 'mulligan':
      return t('prompt.mulligan')
    case 'confirm':
      return t('prompt.confirm', { card: name(question.card) })
    case 'targets':
      return t('prompt.targets', { card: name(question.context.self) })
    case 'option':
      return t(`prompt.option.${question.why}`, { card: sourceOf(view, language) ?? t('prompt.card') })
    case 'choices': {
      const ask = question.asks.find((one) => one.seat === view.me?.seat && one.own !== null)
      if (ask === undefined || ask.own === null) return text.phase(view)
      const { min, max } = ask.own
      return t('prompt.choice', {
        source: sourceOf(view, language) ?? 'none',
        what: t(`prompt.choice.${ask.why}`, {
          min,
          max,
          isOf: ask.of === view.me?.seat ? 'own' : 'other',
          seat: seat(ask.of),
        }),
      })
    }
    default:
      return text.phase(view)
  }
}

/** The card behind the effect or attack under way. */
function sourceOf({ open, attack, play }: View, language: WrathProps['language']): string | undefined {
  for (const frame of open.stack.toReversed()) {
    if (frame.kind === 'effects' || frame.kind === 'ability' || frame.kind === 'forEach') {
      const { face } = frame.context
      return typeof face === 'string' ? cardName(face, language) : face.name[language]
    }
    if (frame.kind === 'trigger') {
      const { face } = frame.trigger.context
      return typeof face === 'string' ? cardName(face, language) : face.name[language]
    }
    if (frame.kind === 'loss' && frame.attacker !== null) {
      const by = play.find(({ id }) => id === attack?.attacker)
      return by === undefined ? undefined : cardName(by.card, language)
    }
  }
  return undefined
}

/** Who has passed in the window, and who is still to be asked after the viewer. */
function passedLine(view: View, props: WrathProps, t: T): string | undefined {
  const frame = view.open.stack.findLast(({ kind }) => kind === 'window')
  if (frame?.kind !== 'window' || view.question?.kind !== 'priority') return undefined
  const names = (seats: readonly number[]) => seats.map((seat) => nameOf(seat, props)).join(', ')
  const passed = frame.passed.filter((seat) => seat !== view.me?.seat)
  const others = frame.seats.filter((seat) => seat !== view.me?.seat)
  if (passed.length === 0) return undefined
  if (passed.length === others.length)
    return t('prompt.allPassed', { list: names(passed), count: passed.length })
  return t('prompt.passed', { list: names(passed) })
}
