import { formatList } from '@wyrmtable/text'
import { Button, ClauseLink } from '@wyrmtable/ui'
import type { Action } from '../../rules/actions.ts'
import { cardBehind, cardName } from '../../text/names.ts'
import { type Draft, isEmpty, mainCard } from '../act/draft.ts'
import { pathOf } from '../act/path.ts'
import { shapes } from '../glyph/index.ts'
import type { WrathProps } from '../props.ts'
import { useInHand, useWrath } from '../table/context.ts'
import type { viewText } from '../text/index.ts'
import { BestAnswer } from './BestAnswer.tsx'
import type { Passing, ScopeName } from './use-passing.ts'
import { WayButton } from './WayButton.tsx'

type T = ReturnType<typeof viewText>

const scopes: readonly ScopeName[] = ['window', 'phase', 'turn']

/** Buttons for what lies on no card, and the one that does what has been pressed together. */
export function Answers({ passing }: { readonly passing: Passing }) {
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
