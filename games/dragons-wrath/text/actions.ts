import { dispatch, type Handlers } from '@wyrmtable/kernel'
import type { Action, ActionType } from '../rules/actions.ts'
import type { Ref } from '../rules/frames.ts'
import { NEW } from '../rules/phases/purchase.ts'
import type { View } from '../rules/view.ts'
import type { TextKey } from './en.ts'
import type { Say } from './say.ts'

type Phrases = Handlers<Action, 'type', [view: View, say: Say], string>
type Pay = readonly { readonly province: string }[]

const paid = (pay: Pay, view: View, { list, thing }: Say): string =>
  list(pay.map(({ province }) => thing(view, province)))

function targetsOf(
  targets: Readonly<Record<string, Ref | undefined>> | undefined,
  view: View,
  say: Say,
): string {
  const refs = Object.values(targets ?? {}).flatMap((ref) =>
    ref === undefined ? [] : [say.thing(view, ref)],
  )
  return refs.length === 0 ? '' : say.t('on', { list: say.list(refs) })
}

function modesOf(modes: readonly number[] | undefined, say: Say): string {
  if (modes === undefined) return ''
  return say.t('chosen', { list: say.list(modes.map((mode) => say.t('option', { number: mode + 1 }))) })
}

const sum = (pile: readonly { readonly n: number }[]): number => pile.reduce((total, { n }) => total + n, 0)

/** What pressing it would do, for each kind of action. */
const phrases: Phrases = {
  pickCard: ({ card }, _view, say) => say.t('action.pickCard', { card: say.card(card) }),
  buildDeck: ({ provinces, allies }, _view, { t }) =>
    t('action.buildDeck', { provinces: sum(provinces), allies: sum(allies) }),
  commitMagic: ({ ritual, sacrifice }, view, say) =>
    say.t('action.commitMagic', {
      kind:
        ritual === undefined
          ? sacrifice === undefined
            ? 'none'
            : 'sacrifice'
          : sacrifice === undefined
            ? 'ritual'
            : 'both',
      card: ritual === undefined ? '' : say.thing(view, ritual.card),
      targets: targetsOf(ritual?.targets, view, say),
      paid: paid(ritual?.pay ?? [], view, say),
      lost: say.thing(view, sacrifice ?? ritual?.discard ?? ''),
    }),
  commitPurchase: ({ creature, objects = [] }, view, say) =>
    say.t('action.commitPurchase', {
      kind:
        creature === undefined
          ? objects.length === 0
            ? 'none'
            : 'object'
          : objects.length === 0
            ? 'creature'
            : 'both',
      card: creature === undefined ? '' : say.thing(view, creature.card),
      paid: paid(creature?.pay ?? [], view, say),
      lost: say.thing(view, creature?.discard ?? ''),
      objects: say.list(
        objects.map(({ card, bearer }) =>
          say.t('given', {
            object: say.thing(view, card),
            bearer: bearer === NEW ? say.t('bought') : say.thing(view, bearer),
          }),
        ),
      ),
    }),
  castCurse: ({ card, pay, targets, modes }, view, say) =>
    say.t('action.castCurse', {
      card: say.thing(view, card),
      targets: targetsOf(targets, view, say),
      paid: paid(pay, view, say),
      modes: modesOf(modes, say),
    }),
  activate: ({ source, targets }, view, say) =>
    say.t('action.activate', { card: say.thing(view, source), targets: targetsOf(targets, view, say) }),
  pass: (_action, _view, { t }) => t('action.pass'),
  attackCreature: ({ attacker, target, mode }, view, say) =>
    say.t('action.attackCreature', {
      attacker: say.thing(view, attacker),
      target: say.thing(view, target),
      mode: say.t(`mode.${mode}`),
    }),
  attackProvinces: ({ attacker, target }, view, say) =>
    say.t('action.attackProvinces', { attacker: say.thing(view, attacker), seat: say.seat(target) }),
  endCombatTurn: (_action, _view, { t }) => t('action.endCombatTurn'),
  chooseProvinces: ({ provinces }, view, say) =>
    say.t('action.chooseProvinces', { list: say.list(provinces.map((id) => say.thing(view, id))) }),
  chooseCards: ({ cards }, view, say) =>
    say.t('action.chooseCards', { list: say.list(cards.map((id) => say.thing(view, id))) }),
  chooseTargets: ({ targets }, view, say) =>
    say.t('action.chooseTargets', {
      none: targets === null ? 'yes' : 'no',
      targets: targetsOf(targets ?? undefined, view, say),
    }),
  chooseOption: ({ index }, view, say) => {
    const { question } = view
    const isPay = question?.kind === 'option' && question.why === 'pay'
    const of =
      question?.kind === 'option' && question.of.op === 'choose' ? question.of.options[index] : undefined
    return say.t('action.chooseOption', {
      pay: isPay ? (index === 0 ? 'yes' : 'no') : 'label',
      label: of?.label?.[say.language] ?? say.t('option', { number: index + 1 }),
    })
  },
  confirm: ({ yes }, _view, { t }) => t('action.confirm', { yes: yes ? 'yes' : 'no' }),
  sacrifice: ({ province }, view, say) => say.t('action.sacrifice', { lost: say.thing(view, province) }),
  withdrawCommit: (_action, _view, { t }) => t('action.withdrawCommit'),
  concede: (_action, _view, { t }) => t('action.concede'),
}

export function actionPhrase(action: Action, view: View, say: Say): string {
  const phrase: string = dispatch(phrases, 'type', action, view, say)
  return 'suicidal' in action && action.suicidal === true ? say.t('suicidal', { action: phrase }) : phrase
}

const groups: { readonly [T in ActionType]: TextKey } = {
  pickCard: 'group.choice',
  buildDeck: 'group.choice',
  commitMagic: 'group.commit',
  commitPurchase: 'group.commit',
  castCurse: 'group.curse',
  activate: 'group.ability',
  pass: 'group.pass',
  attackCreature: 'group.attack',
  attackProvinces: 'group.attack',
  endCombatTurn: 'group.pass',
  chooseProvinces: 'group.choice',
  chooseCards: 'group.choice',
  chooseTargets: 'group.choice',
  chooseOption: 'group.choice',
  confirm: 'group.choice',
  sacrifice: 'group.commit',
  withdrawCommit: 'group.commit',
  concede: 'group.pass',
}

export const actionGroup = (action: Action, { t }: Say): string => t(groups[action.type])
