import type { Refusal } from '@wyrmtable/kernel'
import { findCard } from '../../data/library.ts'
import type { Action } from '../../rules/actions.ts'
import { boardOf } from '../../rules/board/board.ts'
import type { Imagined, View } from '../../rules/view.ts'
import type { viewText } from '../text/index.ts'
import { costOf, purseOf, shortOf } from './payment.ts'

/** Why a card cannot be played now. */
export interface WhyNot {
  /** In few words, on the card itself. */
  readonly short: string
  readonly clause: string
  /** The refusal behind it, for the whole sentence. */
  readonly refusal: Refusal
}

type Check = (action: Action) => Refusal | undefined
type T = ReturnType<typeof viewText>

/** Why a card of the hand cannot be played now; undefined where nothing is said: it can, or nobody asks for cards. */
export function whyNotFromHand(
  view: View,
  id: string,
  check: Check,
  state: Imagined | undefined,
  t: T,
): WhyNot | undefined {
  const { me, question } = view
  const held = me?.hand.find((one) => one.id === id)
  const data = held === undefined ? undefined : findCard(held.card)
  if (me === null || data === undefined || data.type === 'province' || question === null) return undefined
  const refusal = refusalOf(view, id, data.type, check)
  if (refusal === undefined) return undefined
  const short = state === undefined ? undefined : shortfall(view, id, state, t)
  // What cannot be paid says so first: it is what may change.
  if (short !== undefined && refusal.type !== 'wrongType' && !isOfTime(refusal)) {
    return { short, clause: 'DW-5.2', refusal: { ...refusal, clause: 'DW-5.2' } }
  }
  return { short: shortWords(refusal, data.type, t), clause: refusal.clause, refusal }
}

const ofTime: readonly string[] = ['notNow', 'notAReaction', 'onlyAsReaction', 'onlyInWindow', 'noAttackOpen']
const isOfTime = ({ type }: { readonly type?: unknown }): boolean => ofTime.includes(`${type}`)

/** What the rules say to the barest way of playing it. */
function refusalOf(
  { me, question, play }: View,
  card: string,
  type: string,
  check: Check,
): Refusal | undefined {
  switch (question?.kind) {
    case 'commitMagic':
      return check({ type: 'commitMagic', ritual: { card, pay: [], discard: 'none' } })
    case 'commitPurchase': {
      if (type !== 'object')
        return check({ type: 'commitPurchase', creature: { card, pay: [], discard: 'none' } })
      const own = play.find(({ controller }) => controller === me?.seat)
      return check({ type: 'commitPurchase', objects: [{ card, bearer: own?.id ?? 'none' }] })
    }
    case 'priority':
    case 'reaction':
    case 'combat':
      return check({ type: 'castCurse', card, pay: [] })
    default:
      return undefined
  }
}

function shortfall({ me }: View, id: string, state: Imagined, t: T): string | undefined {
  if (me === null) return undefined
  const cost = costOf(state, me, id)
  const short = cost === undefined ? undefined : shortOf(cost, purseOf(me))
  return short === undefined ? undefined : t(`why.short.${short.colour}`, { count: short.count })
}

function shortWords(refusal: Refusal, type: 'creature' | 'object' | 'ritual' | 'curse', t: T): string {
  switch ('type' in refusal ? refusal.type : undefined) {
    case 'wrongType':
    case 'notNow':
      return t(`why.type.${type}`)
    case 'notAReaction':
      return t('why.noReaction')
    case 'onlyAsReaction':
      return t('why.onlyReaction')
    case 'onlyInWindow':
    case 'noAttackOpen':
      return t('why.noAttack')
    case 'noMSymbol':
    case 'slotTaken':
    case 'wrongBearer':
    case 'noSuchCard':
      return t('why.noBearer')
    case 'cursesForbidden':
      return t('why.forbidden')
    default:
      return t('why.noTarget')
  }
}

/** Why a creature of the viewer does not attack, in his own combat turn. */
export function whyNotAttack(
  view: View,
  id: string,
  check: Check,
  state: Imagined | undefined,
  t: T,
): WhyNot | undefined {
  const { me, question } = view
  if (me === null || state === undefined || question?.kind !== 'combat' || question.seat !== me.seat)
    return undefined
  const other = boardOf(state).creatures.find(({ controller }) => controller !== me.seat)
  const refusal =
    other === undefined
      ? check({ type: 'attackProvinces', attacker: id, target: (me.seat + 1) % view.players.length })
      : check({ type: 'attackCreature', attacker: id, target: other.id, mode: 'physical' })
  if (refusal === undefined) return undefined
  const type = 'type' in refusal ? refusal.type : undefined
  const short =
    type === 'attackSpent' ? t('attacks') : type === 'tooEarly' ? t('why.tooEarly') : t('why.cannotAttack')
  return { short, clause: refusal.clause, refusal }
}

/** Why the provinces of a player cannot be attacked by a creature: who guards them, or that it is too early. */
export function whyNotProvinces(
  attacker: string,
  target: number,
  check: Check,
): { readonly refusal: Refusal; readonly guard: string | undefined } | undefined {
  const refusal = check({ type: 'attackProvinces', attacker, target })
  if (refusal === undefined) return undefined
  const isGuarded = 'type' in refusal && refusal.type === 'guarded' && 'card' in refusal
  return { refusal, guard: isGuarded ? `${refusal.card}` : undefined }
}
