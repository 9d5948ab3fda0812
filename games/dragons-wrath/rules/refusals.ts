/** Every reason for which an action may be refused; the figures each carries stand beside it. */
export const refusalTypes = [
  'notNow', // step – the action answers no open question of this seat
  'oldQuestion', // asked, given
  'noSuchCard', // card – not where it must be
  'wrongType', // card, expected
  'wrongPayment', // needed, given – number of spheres
  'cannotPay', // province, as – not ready, not held, named twice or of another sphere
  'notInPayment', // province
  'sacrificeInPayment', // province
  'notMagicProvince', // province
  'sacrificeUsed',
  'badMode', // index
  'noTarget', // target – needed and left out
  'badTarget', // target
  'sameTarget', // target
  'cursesForbidden',
  'notAReaction', // card
  'onlyAsReaction', // card
  'onlyInWindow', // card, window
  'noAttackOpen', // card
  'noSuchAbility', // card
  'abilityUsed', // card, limit
  'abilityClosed', // card – its condition is false
  'attackSpent', // card
  'cannotAttack', // card
  'cannotBeAttacked', // card
  'wrongMode', // mode
  'tooEarly', // turn, needed
  'guarded', // card – a creature not yet attacked
  'noMSymbol', // card
  'slotTaken', // card, objectType
  'wrongBearer', // card
  'badChoice', // needed, given
  'notOffered', // card
  'badDeck', // card, needed, given – against a rule of decks
  'notInPool', // card, needed, given – oftener than the pool has it
  'notLiving',
  'noEnd', // a match without people and without a last year
] as const
export type RefusalType = (typeof refusalTypes)[number]

export interface Refusal {
  readonly type: RefusalType
  readonly clause: string
  readonly [figure: string]: string | number
}

export const refuse = (
  type: RefusalType,
  clause: string,
  figures: Readonly<Record<string, string | number>> = {},
): Refusal => ({ ...figures, type, clause })
