import type { Seat } from '@wyrmtable/kernel'
import { cardOf } from '../../data/library.ts'
import type { ActionOf } from '../actions.ts'
import { inOrder } from '../board/env.ts'
import type { FrameOf } from '../frames.ts'
import { type Play, pop, push } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { isLiving, type Province, type State } from '../state.ts'
import { checkPayment, costInForce, kindsOf, listPayments, sphereOf } from '../topics/payment.ts'
import { discardProvinces, showProvinces } from '../topics/provinces.ts'
import { takeFrom } from '../topics/zones.ts'
import { announceCast, announcementIssue, inHand, listAnnouncements, toResolving } from './casting.ts'

/** DW-5.17, DW-5.19: one ready magic province of his own, once a turn. */
export function sacrificeIssue(state: State, seat: Seat, id: string): Refusal | undefined {
  const province = state.player(seat).provinces.find((one) => one.id === id)
  if (province === undefined || province.exhausted || sphereOf(province) !== 'any') {
    return refuse('notMagicProvince', 'DW-5.17', { province: id })
  }
  const { sacrificeLimit } = state.options
  const used =
    sacrificeLimit === 'perTable'
      ? state.players.some(({ sacrificed }) => sacrificed)
      : state.player(seat).sacrificed
  return used ? refuse('sacrificeUsed', 'DW-5.19') : undefined
}

/** DW-8.1, DW-8.2, DW-8.3, DW-5.4: everything legal in the state seen at M1. */
export function checkCommitMagic(
  state: State,
  seat: Seat,
  { ritual, sacrifice }: ActionOf<'commitMagic'>,
): Refusal | undefined {
  if (state.question?.kind !== 'commitMagic' || !isLiving(state, seat)) {
    return refuse('notNow', 'DW-8.1', { step: state.step })
  }
  if (sacrifice !== undefined) {
    if (state.options.sacrificeTiming === 'anytime') return refuse('notNow', 'DW-5.18', { step: state.step })
    const issue = sacrificeIssue(state, seat, sacrifice)
    if (issue !== undefined) return issue
  }
  if (ritual === undefined) return undefined
  const held = inHand(state, seat, ritual.card)
  if (held === undefined) return refuse('noSuchCard', 'DW-8.2', { card: ritual.card })
  const card = cardOf(held.card)
  if (card.type !== 'ritual') return refuse('wrongType', 'DW-8.2', { card: held.card, expected: 'ritual' })
  if (sacrifice !== undefined && ritual.pay.some(({ province }) => province === sacrifice)) {
    return refuse('sacrificeInPayment', 'DW-8.3', { province: sacrifice })
  }
  return (
    announcementIssue(state, seat, held.id, card.effect, card.targets ?? [], ritual) ??
    checkPayment(state, seat, costInForce(state, seat, held), ritual.pay) ??
    discardIssue(ritual)
  )
}

/** DW-5.4: exactly one province of the payment is discarded. */
export function discardIssue({
  pay,
  discard,
}: {
  readonly pay: readonly { readonly province: string }[]
  readonly discard: string
}): Refusal | undefined {
  if (pay.some(({ province }) => province === discard)) return undefined
  return refuse('notInPayment', 'DW-5.4', { province: discard })
}

/** DW-23.2: the parts, not their product; DW-5.8: flagged where the last province would go. */
export function listMagic(state: State, seat: Seat): readonly ActionOf<'commitMagic'>[] {
  const flag = suicidalFlag(state, seat)
  const rituals = state.player(seat).hand.flatMap((held) => {
    const card = cardOf(held.card)
    if (card.type !== 'ritual') return []
    const payments = listPayments(state, seat, costInForce(state, seat, held))
    if (payments.length === 0) return []
    return listAnnouncements(state, seat, card.effect, card.targets ?? []).flatMap((announced) =>
      payments.flatMap(({ pay, discards }) =>
        discards.map(
          (discard): ActionOf<'commitMagic'> => ({
            type: 'commitMagic',
            ritual: { card: held.id, pay: [...pay], discard, ...announced },
            ...flag,
          }),
        ),
      ),
    )
  })
  return [{ type: 'commitMagic' }, ...sacrificesOf(state, seat, flag), ...rituals]
}

const sacrificesOf = (
  state: State,
  seat: Seat,
  flag: { readonly suicidal?: true },
): readonly ActionOf<'commitMagic'>[] => {
  if (state.options.sacrificeTiming === 'anytime') return []
  return magicProvinces(state, seat).map((sacrifice) => ({ type: 'commitMagic', sacrifice, ...flag }))
}

/** One of each kind that may be sacrificed (DW-5.10). */
export function magicProvinces(state: State, seat: Seat): readonly string[] {
  const ready = state.player(seat).provinces.filter((one: Province) => !one.exhausted)
  return kindsOf(ready).flatMap(({ sphere, ids: [id] }) =>
    sphere === 'any' && id !== undefined && sacrificeIssue(state, seat, id) === undefined ? [id] : [],
  )
}

/** DW-5.8 */
export function suicidalFlag(state: State, seat: Seat): { readonly suicidal?: true } {
  return state.player(seat).provinces.length === 1 ? { suicidal: true } : {}
}

/** M2: all commits become public. */
export function revealCommits(play: Play): void {
  const { state } = play
  for (const [seat, { commit }] of state.players.entries()) {
    if (commit === null || !isLiving(state, seat)) continue
    const nameOf = (id: string | undefined): string | null =>
      id === undefined ? null : (inHand(state, seat, id)?.card ?? null)
    const { ritual, creature, objects = [], sacrifice } = commit
    if (ritual === undefined && creature === undefined && objects.length === 0 && sacrifice === undefined) {
      continue
    }
    play.emit({
      type: 'commitRevealed',
      seat,
      sacrifice: sacrifice !== undefined,
      ritual: nameOf(ritual?.card),
      creature: nameOf(creature?.card),
      objects: objects.flatMap(({ card }) => nameOf(card) ?? []),
    })
  }
}

/** DW-8.5, DW-5.21, DW-5.19: all at once; nobody collects them; then their players are collectors. */
export function makeSacrifices(play: Play): void {
  const { state } = play
  const offered = inOrder(state).flatMap((seat) => {
    const id = state.player(seat).commit?.sacrifice
    return id === undefined ? [] : [{ seat, id }]
  })
  const made = state.options.sacrificeLimit === 'perTable' ? offered.slice(0, 1) : offered
  discardProvinces(play, made, 'sacrifice')
  for (const { seat } of made) becomeCollector(play, seat)
}

export function becomeCollector(play: Play, seat: Seat): void {
  const player = play.state.player(seat)
  player.sacrificed = true
  player.collector = true
  play.state.touch()
  play.emit({ type: 'collectorBegan', seat })
}

/** DW-8.6: all rituals are cast together: face up, payments shown, chosen provinces discarded as one batch. */
export function payRituals(play: Play): void {
  const { state } = play
  const seats = inOrder(state)
  const losses: { seat: Seat; id: string }[] = []
  for (const seat of seats) {
    const ritual = state.player(seat).commit?.ritual
    const card = ritual === undefined ? undefined : takeFrom(state.player(seat).hand, ritual.card)
    if (ritual === undefined || card === undefined) continue
    toResolving(play, seat, card, ritual)
    announceCast(play, card.id)
    losses.push({ seat, id: ritual.discard })
  }
  for (const seat of seats) {
    const ritual = state.player(seat).commit?.ritual
    if (ritual !== undefined) {
      showProvinces(
        play,
        seat,
        ritual.pay.map(({ province }) => province),
      )
    }
  }
  discardProvinces(play, losses, 'payment')
  for (const player of state.players) player.commit = null
}

/** DW-8.8: one by one in order I2. */
export function stepRituals(play: Play, frame: FrameOf<'rituals'>): void {
  const card = frame.cards.shift()
  if (card === undefined) {
    pop(play)
    return
  }
  if (!play.state.resolving.some(({ id }) => id === card)) return
  push(play, { kind: 'cast', card, phase: 0, reacts: true })
}
