import { dispatch, type Handlers } from '@wyrmtable/kernel'
import type { Event, Named } from '../rules/events.ts'
import type { Say } from './say.ts'

type Lines = Handlers<Event, 'type', [say: Say], string | undefined>

const cardsIn = (say: Say, cards: readonly Named[] | undefined): string =>
  cards === undefined || cards.length === 0
    ? ''
    : say.t('cards', { list: say.list(cards.map(({ card }) => say.card(card))) })

const listOf = (say: Say, cards: readonly Named[]): string =>
  say.list(cards.map(({ card }) => say.card(card)))

/** One line of the chronicle for each kind of event; undefined for those that only animation needs. */
const lines: Lines = {
  rolled: ({ why, sides, total }, { t }) => t(`roll.${why}`, { value: total + 1, sides }),
  stepBegan: ({ turn, step }, { t }) => t('event.stepBegan', { turn, step: t(`step.${step}`) }),
  orderSet: ({ order }, { t, seat, list }) => t('event.orderSet', { list: list(order.map(seat)) }),
  drew: ({ seat, n, cards }, say) =>
    say.t('event.drew', { seat: say.seat(seat), count: n, cards: cardsIn(say, cards) }),
  shuffled: ({ seat }, say) => say.t('event.shuffled', { seat: say.seat(seat) }),
  packsPassed: () => undefined,
  deckBuilt: ({ seat }, say) => say.t('event.deckBuilt', { seat: say.seat(seat) }),
  mulligan: ({ seat }, say) => say.t('event.mulligan', { seat: say.seat(seat) }),
  committed: () => undefined,
  commitRevealed: ({ seat, ritual, creature, objects, sacrifice }, say) => {
    const cards = [ritual, creature, ...objects].flatMap((card) => (card === null ? [] : [say.card(card)]))
    const list = say.list(sacrifice ? [...cards, say.t('sphere.any')] : cards)
    return say.t('event.commitRevealed', { seat: say.seat(seat), list })
  },
  provincesShown: ({ seat, provinces }, say) =>
    say.t('event.provincesShown', { seat: say.seat(seat), list: listOf(say, provinces) }),
  provincesExhausted: ({ seat, provinces }, say) =>
    say.t('event.provincesExhausted', { seat: say.seat(seat), list: listOf(say, provinces) }),
  provincesReadied: ({ seat, n }, say) => say.t('event.provincesReadied', { seat: say.seat(seat), count: n }),
  provinceDiscarded: ({ seat, card, cause, to }, say) =>
    say.t('event.provinceDiscarded', {
      seat: say.seat(seat),
      card: say.card(card),
      cause,
      to: to === null ? 'nobody' : say.seat(to),
    }),
  provinceStolen: ({ from, to, card }, say) =>
    say.t('event.provinceStolen', { seat: say.seat(from), to: say.seat(to), card: say.card(card) }),
  provinceRecovered: ({ seat, card }, say) =>
    say.t('event.provinceRecovered', { seat: say.seat(seat), card: say.card(card) }),
  collectorBegan: ({ seat }, say) => say.t('event.collectorBegan', { seat: say.seat(seat) }),
  collectorsEnded: (_event, { t }) => t('event.collectorsEnded'),
  cardCast: ({ seat, card }, say) => say.t('event.cardCast', { seat: say.seat(seat), card: say.card(card) }),
  abilityUsed: ({ seat, card }, say) =>
    say.t('event.abilityUsed', { seat: say.seat(seat), card: say.card(card) }),
  abilityTriggered: ({ seat, card }, say) =>
    say.t('event.abilityTriggered', { seat: say.seat(seat), card: say.card(card) }),
  replaced: ({ seat, card }, say) => say.t('event.replaced', { seat: say.seat(seat), card: say.card(card) }),
  countered: ({ card }, say) => say.t('event.countered', { card: say.card(card) }),
  fizzled: ({ card }, say) => say.t('event.fizzled', { card: say.card(card) }),
  cardMoved: () => undefined,
  enteredPlay: ({ seat, card }, say) =>
    say.t('event.enteredPlay', { seat: say.seat(seat), card: say.card(card) }),
  leftPlay: () => undefined,
  destroyed: ({ seat, card }, say) =>
    say.t('event.destroyed', { seat: say.seat(seat), card: say.card(card) }),
  objectAttached: ({ card, bearerCard }, say) =>
    say.t('event.objectAttached', { card: say.card(card), bearer: say.card(bearerCard) }),
  objectReturned: ({ seat, card }, say) =>
    say.t('event.objectReturned', { seat: say.seat(seat), card: say.card(card) }),
  attackDeclared: ({ seat, mode, attackerCard, targetCard }, say) =>
    say.t('event.attackDeclared', {
      seat: say.seat(seat),
      attacker: say.card(attackerCard),
      target: say.card(targetCard),
      mode: say.t(`mode.${mode}`),
    }),
  provinceAttackDeclared: ({ seat, player, attackerCard }, say) =>
    say.t('event.provinceAttackDeclared', {
      seat: say.seat(seat),
      attacker: say.card(attackerCard),
      other: say.seat(player),
    }),
  attackRedirected: ({ targetCard }, say) =>
    say.t('event.attackRedirected', { target: say.card(targetCard) }),
  attackModeSet: ({ mode }, { t }) => t('event.attackModeSet', { mode: t(`mode.${mode}`) }),
  attackEnded: (_event, { t }) => t('event.attackEnded'),
  compared: ({ mode, values: [first, second], aCard, bCard }, { t, card }) =>
    t('event.compared', { mode, first, second, a: card(aCard), b: card(bCard) }),
  combatWon: ({ seat, card }, say) =>
    say.t('event.combatWon', { seat: say.seat(seat), card: say.card(card) }),
  combatTurnBegan: ({ seat }, say) => say.t('event.combatTurnBegan', { seat: say.seat(seat) }),
  combatTurnEnded: ({ seat }, say) => say.t('event.combatTurnEnded', { seat: say.seat(seat) }),
  windowOpened: () => undefined,
  passed: () => undefined,
  enchanted: ({ card }, say) => say.t('event.enchanted', { card: say.card(card) }),
  enchantmentEnded: ({ card }, say) => say.t('event.enchantmentEnded', { card: say.card(card) }),
  cardsDiscarded: ({ seat, cards }, say) =>
    say.t('event.cardsDiscarded', { seat: say.seat(seat), list: listOf(say, cards) }),
  searched: ({ seat, of, n, cards }, say) =>
    say.t('event.searched', {
      seat: say.seat(seat),
      of: say.seat(of),
      count: n,
      cards: cardsIn(say, cards),
    }),
  looked: ({ seat, of, n, cards }, say) =>
    say.t('event.looked', { seat: say.seat(seat), of: say.seat(of), count: n, cards: cardsIn(say, cards) }),
  chose: () => undefined,
  answered: () => undefined,
  conceded: ({ seat }, say) => say.t('event.conceded', { seat: say.seat(seat) }),
  playerEliminated: ({ seat, rank }, say) => say.t('event.playerEliminated', { seat: say.seat(seat), rank }),
  loopGuard: ({ dropped }, { t }) => t('event.loopGuard', { count: dropped }),
  gameEnded: ({ reason }, { t }) => t('event.gameEnded', { reason: t(`end.${reason}`) }),
}

export const eventLine = (event: Event, say: Say): string | undefined => dispatch(lines, 'type', event, say)
