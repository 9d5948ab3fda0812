import type { ActionType } from '../rules/actions.ts'
import type { EventType } from '../rules/events.ts'
import type { QuestionKind, WindowName } from '../rules/frames.ts'
import type { RefusalType } from '../rules/refusals.ts'
import type { View } from '../rules/view.ts'

/** Events that only animation needs. */
type SilentEvent =
  | 'packsPassed'
  | 'answered'
  | 'committed'
  | 'windowOpened'
  | 'passed'
  | 'leftPlay'
  | 'chose'
  | 'cardMoved'

/** What must have a sentence: a new kind of any of these does not compile until it has one. */
type Demanded =
  | `step.${View['step']}`
  | `ask.${QuestionKind}`
  | `window.${WindowName}`
  | `action.${ActionType}`
  | `event.${Exclude<EventType, SilentEvent | 'rolled'>}`
  | `refusal.${RefusalType}`
  | `end.${NonNullable<View['ending']>['reason']}`

/** The Dragon’s Wrath in English; the other catalogs have the same keys. */
export const en = {
  seat: 'Player {seat}',
  'mode.physical': 'by force',
  'mode.magic': 'by magic',
  'sphere.any': 'magic',
  unknown: 'a hidden province',
  nothing: 'nothing',

  // Steps of the year
  'step.draft': 'Draft',
  'step.build': 'Deck building',
  'step.mulligan': 'Opening hands',
  'step.T1': 'Start of the year',
  'step.T2': 'Order of play',
  'step.T3': 'Reinforcements',
  'step.T4': 'Start of the year: effects',
  'step.T5': 'Start of the year: curses',
  'step.M1': 'Magic phase: secret commits',
  'step.M2': 'Magic phase: reveal',
  'step.M3': 'Magic phase: sacrifices',
  'step.M4': 'Magic phase: payments',
  'step.M5': 'Magic phase: rituals',
  'step.M6': 'After magic',
  'step.P1': 'Purchase phase: secret commits',
  'step.P2': 'Purchase phase: reveal',
  'step.P3': 'Purchase phase: payments',
  'step.P4': 'Purchase phase: creatures',
  'step.P5': 'Purchase phase: objects',
  'step.P6': 'After purchases',
  'step.C1': 'Combat phase: order',
  'step.C2': 'Combat phase',
  'step.E1': 'End of the year: curses',
  'step.E2': 'End of the year: effects',
  'step.E3': 'End of the year: what ends',
  'step.E4': 'Next year',
  'ask.draftPick': 'pick a card',
  'ask.buildDeck': 'build a deck',
  'ask.mulligan': 'keep the opening hand?',
  'ask.commitMagic': 'commit a ritual or a sacrifice',
  'ask.commitPurchase': 'commit purchases',
  'ask.priority': 'curse or pass',
  'ask.combat': 'attack or end the combat turn',
  'ask.reaction': 'react or pass',
  'ask.choices': 'choose',
  'ask.targets': 'choose targets',
  'ask.option': 'choose one',
  'ask.confirm': 'yes or no?',
  'window.turnStart': 'start of the year',
  'window.afterMagic': 'after magic',
  'window.afterPurchase': 'after purchases',
  'window.attackDeclared': 'attack declared',
  'window.provinceAttackDeclared': 'attack on provinces declared',
  'window.turnEnd': 'end of the year',
  phase: '{step}: {ask}',
  over: 'The game is over',
  which: '{name} ({which})',
  several: '{count} × {name}',
  shownLand: 'shown',
  statusLimited: 'Decks are built from boosters.',
  status: 'Year {turn}. Provinces: {provinces}.',
  held: '{seat} {count}',
  plate:
    '{room, select, much {{seat} · {count, plural, one {# province} other {# provinces}}} other {{letter} · {count}}}',

  // Actions
  'group.pass': 'Pass',
  'group.attack': 'Attacks',
  'group.curse': 'Curses',
  'group.ability': 'Abilities',
  'group.commit': 'Commits',
  'group.choice': 'Choices',
  'action.commitMagic':
    '{kind, select, ritual {Cast {card}{targets}, paying {paid} and discarding {lost}} sacrifice {Sacrifice {lost}} both {Sacrifice {lost} and cast {card}} other {No ritual}}',
  'action.commitPurchase':
    '{kind, select, creature {Buy {card}, paying {paid} and discarding {lost}} object {Give {objects}} both {Buy {card} and give {objects}} other {Buy nothing}}',
  'action.castCurse': 'Cast {card}{targets}, paying {paid}{modes}',
  'action.activate': 'Use {card}{targets}',
  'action.pass': 'Pass',
  'action.attackCreature': 'Attack {target} with {attacker} {mode}',
  'action.attackProvinces': 'Attack the provinces of {seat} with {attacker}',
  'action.endCombatTurn': 'End the combat turn',
  'action.chooseProvinces': 'Choose {list}',
  'action.chooseCards': 'Choose {list}',
  'action.chooseTargets': '{none, select, yes {No target} other {Target{targets}}}',
  'action.chooseOption': '{pay, select, yes {Pay} no {Do not pay} other {Choose: {label}}}',
  'action.pickCard': 'Pick {card}',
  'action.buildDeck': 'Play the suggested deck: {provinces} provinces, {allies} allies',
  'action.confirm': '{yes, select, yes {Yes} other {No}}',
  'action.sacrifice': 'Sacrifice {lost}',
  'action.withdrawCommit': 'Take back what you committed',
  'action.concede': 'Concede',
  suicidal: '{action} (the last province!)',
  on: ' on {list}',
  given: '{object} to {bearer}',
  bought: 'the new creature',
  option: 'option {number}',
  chosen: ' ({list})',

  // Chronicle
  'event.stepBegan': 'Year {turn}. {step}.',
  'event.orderSet': 'Order of play: {list}.',
  'event.drew': '{seat} draws {count, plural, one {# card} other {# cards}}{cards}.',
  'event.shuffled': '{seat} shuffles the ally pile.',
  'event.deckBuilt': '{seat} has built a deck.',
  'event.mulligan': '{seat} draws a new opening hand.',
  'event.commitRevealed': '{seat} reveals {list}.',
  'event.provincesShown': '{seat} shows {list}.',
  'event.provincesExhausted': '{seat} exhausts {list}.',
  'event.provincesReadied': '{seat} readies {count, plural, one {# province} other {# provinces}}.',
  'event.provinceDiscarded':
    '{seat} loses {card} ({cause, select, attack {attack} payment {payment} sacrifice {sacrifice} other {effect}}){to, select, nobody {} other {; {to} collects it}}.',
  'event.provinceStolen': '{to} takes {card} from {seat}.',
  'event.provinceRecovered': '{seat} recovers {card}.',
  'event.collectorBegan': '{seat} collects every province discarded this year.',
  'event.collectorsEnded': 'The collecting ends.',
  'event.cardCast': '{seat} casts {card}.',
  'event.abilityUsed': '{seat} uses {card}.',
  'event.abilityTriggered': '{card} of {seat} takes effect.',
  'event.replaced': '{card} of {seat} changes what happens.',
  'event.countered': '{card} is countered.',
  'event.fizzled': '{card} has no legal target left and does nothing.',
  'event.enteredPlay': '{card} enters play under {seat}.',
  'event.destroyed': '{card} of {seat} is destroyed.',
  'event.objectAttached': '{bearer} receives {card}.',
  'event.objectReturned': '{card} returns to the hand of {seat}.',
  'event.attackDeclared': '{seat} attacks {target} with {attacker} {mode}.',
  'event.provinceAttackDeclared': '{seat} attacks the provinces of {other} with {attacker}.',
  'event.attackRedirected': 'The attack is redirected to {target}.',
  'event.attackModeSet': 'The attack is now {mode}.',
  'event.attackEnded': 'The attack is over.',
  'event.compared': '{mode, select, magic {Magic} other {Force}}: {a} {first}, {b} {second}.',
  'event.combatWon': '{card} of {seat} wins the combat.',
  'event.combatTurnBegan': 'Combat turn of {seat}.',
  'event.combatTurnEnded': '{seat} ends the combat turn.',
  'event.enchanted': '{card} stays in effect.',
  'event.enchantmentEnded': 'The effect of {card} ends.',
  'event.cardsDiscarded': '{seat} discards {list}.',
  'event.searched':
    '{seat} searches the cards of {of} and takes {count, plural, =0 {none} one {# card} other {# cards}}{cards}.',
  'event.looked': '{seat} looks at {count, plural, one {# card} other {# cards}} of {of}{cards}.',
  'event.conceded': '{seat} concedes.',
  'event.playerEliminated': '{seat} is eliminated (rank {rank}).',
  'event.loopGuard': 'Too many triggers: {count} are dropped.',
  'event.gameEnded': 'The game ends: {reason}.',
  'roll.tie': 'Equal might: the draw gives {value} of {sides}.',
  'roll.collector': 'Several collectors: the draw gives {value} of {sides}.',
  'roll.outcome': 'Chance: {value} of {sides}.',
  cards: ' ({list})',

  // Refusals
  'refusal.unknown': 'That is not possible.',
  'refusal.notNow': 'That is not possible at this moment.',
  'refusal.oldQuestion': 'That answers an earlier question.',
  'refusal.noSuchCard': 'That card is not where it must be.',
  'refusal.wrongType': 'A card of another type is needed.',
  'refusal.wrongPayment': 'The payment must be exactly {needed}; it is {given}.',
  'refusal.cannotPay':
    'That province cannot pay this: it must be ready, yours, named once and of the right sphere.',
  'refusal.notInPayment': 'The province to discard must be part of the payment.',
  'refusal.sacrificeInPayment': 'The sacrificed province cannot be part of the payment.',
  'refusal.notMagicProvince': 'Only a ready magic province of yours can be sacrificed.',
  'refusal.sacrificeUsed': 'There is no second sacrifice this year.',
  'refusal.badMode': 'There is no such option.',
  'refusal.noTarget': 'A target is missing.',
  'refusal.badTarget': 'That is not a legal target.',
  'refusal.sameTarget': 'The same thing cannot be chosen twice.',
  'refusal.cursesForbidden': 'You may not cast curses now.',
  'refusal.notAReaction': 'That card does not react to this.',
  'refusal.onlyAsReaction': 'That card is cast in reaction only.',
  'refusal.onlyInWindow': 'That card is cast only when an attack has been declared.',
  'refusal.noAttackOpen': 'That needs an attack that has been declared.',
  'refusal.noSuchAbility': 'There is no such ability.',
  'refusal.abilityUsed': 'That ability is used up ({limit}).',
  'refusal.abilityClosed': 'That ability cannot be used now.',
  'refusal.attackSpent': 'That creature has no attack left this year.',
  'refusal.cannotAttack': 'That creature may not attack like this.',
  'refusal.cannotBeAttacked': 'That creature cannot be attacked.',
  'refusal.wrongMode': 'That creature can only attack the other way.',
  'refusal.noEnd': 'Nobody at the table is a person: set a last year, or the match may never end.',
  'refusal.tooEarly': 'Provinces cannot be attacked before year {needed}.',
  'refusal.guarded': 'Every creature of that player must have been attacked first.',
  'refusal.noMSymbol': 'Only a creature with the M symbol bears objects.',
  'refusal.slotTaken': 'That creature already bears an object of this type.',
  'refusal.wrongBearer': 'That object belongs on a creature of another player.',
  'refusal.badChoice': 'The number chosen is wrong: {needed} needed, {given} given.',
  'refusal.notOffered': 'That was not offered.',
  'refusal.badDeck': 'That deck is not legal: {given} where {needed} are allowed.',
  'refusal.notInPool': 'Your pool has that card only {needed} times, not {given}.',
  'refusal.notLiving': 'That player is not in the game.',

  // Ends
  'end.lastProvince': 'only one player still holds a province',
  'end.conceded': 'all others have conceded',
  'end.together': 'the last players lost everything together',
  'end.turnLimit': 'the last year is over',
  'end.outOfTime': 'the last opponent has run out of time',
  'outcome.win': '{list} wins: {reason}.',
  'outcome.draw': 'A draw: {reason}.',

  // What explanations of computer opponents name
  'figure.land': 'provinces held',
  'figure.ready': 'provinces ready to pay',
  'figure.magicLand': 'magic provinces',
  'figure.hand': 'cards in hand',
  'figure.creatures': 'the strength of one’s creatures',
  'figure.attack': 'attacks that pay',
  'figure.safety': 'creatures that nobody beats',
  'figure.collector': 'being collector',
  'figure.enchantments': 'enchantments in play',
  'figure.theirLand': 'the opponent’s provinces',
  'figure.theirHand': 'the opponent’s hand',
  'figure.theirCreatures': 'the opponent’s creatures',
  'figure.danger': 'attacks to be feared',
} as const satisfies Readonly<Record<Demanded, string>> & Readonly<Record<string, string>>

export type TextKey = keyof typeof en
