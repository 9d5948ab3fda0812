import type { Seat } from '@wyrmtable/kernel'
import type { CurseCard, Spell } from '../../data/card.ts'
import type { Effect, TargetSpec } from '../../data/effect.ts'
import { cardOf } from '../../data/library.ts'
import type { ActionOf } from '../actions.ts'
import { boardOf } from '../board/board.ts'
import { abilityContext } from '../board/layers.ts'
import type { FrameOf, Ref } from '../frames.ts'
import { type Play, pop, push } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { type Card, isLiving, type Resolving, type State } from '../state.ts'
import { isRemembered } from '../topics/enchantments.ts'
import { place } from '../topics/leaving.ts'
import { attackNeeded } from '../topics/mentions.ts'
import { checkPayment, costInForce, listPayments } from '../topics/payment.ts'
import { exhaustProvinces } from '../topics/provinces.ts'
import {
  choicesIn,
  listTargets,
  neededTargets,
  stillLegal,
  type Targets,
  targetIssue,
} from '../topics/targets.ts'
import { happen } from '../topics/triggers.ts'
import { plain, takeFrom } from '../topics/zones.ts'

/** What is announced with a card or ability: options and targets (DW-16.1, DW-16.7). */
export interface Announcement {
  readonly modes?: readonly number[] | undefined
  readonly targets?: { readonly [id: string]: Ref | undefined } | undefined
}

export function settledTargets(targets: Announcement['targets']): Targets {
  const settled: Record<string, Ref> = {}
  for (const [id, ref] of Object.entries(targets ?? {})) if (ref !== undefined) settled[id] = ref
  return settled
}

/** DW-16.2, DW-16.3, DW-16.7, DW-11.7: why these options and targets are not legal. */
export function announcementIssue(
  state: State,
  you: Seat,
  card: string,
  effects: readonly Effect[],
  specs: readonly TargetSpec[],
  { modes = [], targets }: Announcement,
): Refusal | undefined {
  const choices = choicesIn(effects)
  if (modes.length !== choices.length) return refuse('badMode', 'DW-16.7', { index: modes.length })
  for (const [place, choice] of choices.entries()) {
    const index = modes[place] ?? 0
    const option = choice.options[index]
    if (option === undefined) return refuse('badMode', 'DW-16.7', { index })
    if (!isAttackOpen(state, option.do)) return refuse('noAttackOpen', 'DW-11.7', { card })
  }
  const others = effects.filter((effect) => !choices.some((choice) => choice === effect))
  if (!isAttackOpen(state, others)) return refuse('noAttackOpen', 'DW-11.7', { card })
  return targetIssue(state, you, neededTargets(specs, effects, modes), settledTargets(targets))
}

/** DW-11.7: effects that speak of the current attack need one in its window. */
function isAttackOpen({ attack }: State, effects: readonly Effect[]): boolean {
  const needed = attackNeeded(effects)
  if (needed === null) return true
  if (attack === null || !attack.inWindow) return false
  return needed === 'any' || attack.target !== null
}

/** Every announcement that is legal now. */
export function listAnnouncements(
  state: State,
  you: Seat,
  effects: readonly Effect[],
  specs: readonly TargetSpec[],
): readonly { readonly modes?: number[]; readonly targets?: Targets }[] {
  const choices = choicesIn(effects)
  const others = effects.filter((effect) => !choices.some((choice) => choice === effect))
  if (!isAttackOpen(state, others)) return []
  let combinations: number[][] = [[]]
  for (const { options } of choices) {
    combinations = combinations.flatMap((chosen) =>
      options.flatMap((option, index) => (isAttackOpen(state, option.do) ? [[...chosen, index]] : [])),
    )
  }
  return combinations.flatMap((modes) =>
    listTargets(state, you, neededTargets(specs, effects, modes)).map((targets) => ({
      ...(choices.length === 0 ? {} : { modes }),
      ...(Object.keys(targets).length === 0 ? {} : { targets }),
    })),
  )
}

export const inHand = (state: State, seat: Seat, id: string): Card | undefined =>
  state.player(seat).hand.find((card) => card.id === id)

/** When a curse may be cast: in a window, in the own combat turn, or as a reaction to a card. */
export type Occasion =
  | { readonly kind: 'window'; readonly window: string }
  | { readonly kind: 'combat' }
  | { readonly kind: 'reaction'; readonly to: 'curse' | 'ritual' }

export function occasionOf({ question, resolving }: State): Occasion | undefined {
  if (question?.kind === 'combat') return { kind: 'combat' }
  if (question?.kind === 'priority') return { kind: 'window', window: question.window }
  if (question?.kind !== 'reaction') return undefined
  const announced = resolving.find(({ id }) => id === question.card)
  const type = announced === undefined ? undefined : cardOf(announced.card).type
  return { kind: 'reaction', to: type === 'ritual' ? 'ritual' : 'curse' }
}

/** DW-11.3, DW-11.7, DW-11.8, DW-11.9: whether this curse belongs to this occasion. */
function occasionIssue(
  state: State,
  seat: Seat,
  { id }: Card,
  card: CurseCard,
  occasion: Occasion,
): Refusal | undefined {
  if (boardOf(state).players[seat]?.cannotCastCurses === true) return refuse('cursesForbidden', 'DW-11.8')
  if (occasion.kind === 'reaction') {
    const fits = card.reaction?.includes(occasion.to) === true
    return fits ? undefined : refuse('notAReaction', 'DW-11.9', { card: id })
  }
  if (card.reaction !== undefined) return refuse('onlyAsReaction', 'DW-11.9', { card: id })
  const { castOnly } = card
  if (castOnly !== undefined && (occasion.kind !== 'window' || occasion.window !== castOnly)) {
    return refuse('onlyInWindow', 'DW-11.7', { card: id, window: castOnly })
  }
  return undefined
}

export function checkCastCurse(state: State, seat: Seat, action: ActionOf<'castCurse'>): Refusal | undefined {
  const occasion = occasionOf(state)
  const held = inHand(state, seat, action.card)
  if (occasion === undefined) return refuse('notNow', 'DW-11.3', { step: state.step })
  if (held === undefined) return refuse('noSuchCard', 'DW-11.5', { card: action.card })
  const card = cardOf(held.card)
  if (card.type !== 'curse') return refuse('wrongType', 'DW-11.5', { card: held.card, expected: 'curse' })
  return (
    occasionIssue(state, seat, held, card, occasion) ??
    announcementIssue(state, seat, held.id, card.effect, card.targets ?? [], action) ??
    checkPayment(state, seat, costInForce(state, seat, held), action.pay)
  )
}

export function listCurses(state: State, seat: Seat): readonly ActionOf<'castCurse'>[] {
  const occasion = occasionOf(state)
  if (occasion === undefined) return []
  return state.player(seat).hand.flatMap((held) => {
    const card = cardOf(held.card)
    if (card.type !== 'curse' || occasionIssue(state, seat, held, card, occasion) !== undefined) return []
    const payments = listPayments(state, seat, costInForce(state, seat, held))
    if (payments.length === 0) return []
    return listAnnouncements(state, seat, card.effect, card.targets ?? []).flatMap((announced) =>
      payments.map(
        ({ pay }): ActionOf<'castCurse'> => ({
          type: 'castCurse',
          card: held.id,
          pay: [...pay],
          ...announced,
        }),
      ),
    )
  })
}

/** DW-11.5, steps 1 and 2: face up, the payment exhausted; reactions and the rest follow from the stack. */
export function castCurse(play: Play, seat: Seat, action: ActionOf<'castCurse'>): void {
  const { state } = play
  const card = takeFrom(state.player(seat).hand, action.card)
  if (card === undefined) return
  const reacts = state.stack.at(-1)?.kind === 'reaction'
  toResolving(play, seat, card, action)
  exhaustProvinces(
    play,
    seat,
    action.pay.map(({ province }) => province),
  )
  announceCast(play, card.id)
  push(play, { kind: 'cast', card: card.id, phase: 0, reacts: !reacts })
}

export function toResolving(play: Play, seat: Seat, card: Card, { modes = [], targets }: Announcement): void {
  play.state.resolving.push({
    ...plain(card),
    by: seat,
    modes,
    targets: settledTargets(targets),
    countered: false,
  })
  play.state.touch()
}

/** The event cardCast of a card in `resolving`. */
export function announceCast(play: Play, id: string): void {
  const cast = play.state.resolving.find((one) => one.id === id)
  if (cast === undefined) return
  const { by, card, targets, modes } = cast
  play.emit({ type: 'cardCast', seat: by, id, card, targets: Object.values(targets), modes })
  happen(play, { event: 'cardCast', card: id, other: null, player: by, cause: null })
}

/** DW-11.5, DW-8.8: reaction step, resolution, where the card goes, then triggers and state check. */
export function stepCast(play: Play, frame: FrameOf<'cast'>): void {
  const { state } = play
  const cast = state.resolving.find(({ id }) => id === frame.card)
  // DW-8.7: the caster is eliminated and the card has left the game.
  if (cast === undefined) {
    pop(play)
    return
  }
  const phase = frame.phase++
  if (phase === 0) {
    // DW-11.10: depth one; nobody reacts to a reaction.
    if (frame.reacts) push(play, { kind: 'reaction', card: cast.id, seats: reactors(state, cast.by) })
  } else if (phase === 1) {
    if (!cast.countered) resolve(play, cast)
  } else {
    finishCast(play, cast)
  }
}

/** DW-11.10: in the order in force, starting after the caster and going round. */
function reactors({ order }: State, caster: Seat): Seat[] {
  const place = order.indexOf(caster)
  return [...order.slice(place + 1), ...order.slice(0, Math.max(0, place))]
}

/** DW-14.4, DW-16.4 */
function resolve(play: Play, cast: Resolving): void {
  const { state } = play
  const card = spellOf(cast)
  const { by, modes, id } = cast
  const specs = neededTargets(card.targets ?? [], card.effect, modes)
  const targets = stillLegal(state, by, specs, cast.targets)
  if (targets === null) {
    play.emit({ type: 'fizzled', id, card: cast.card })
    return
  }
  push(play, {
    kind: 'effects',
    list: card.effect,
    at: 0,
    context: { ...abilityContext(by, id, cast.card, null), from: card.type, targets, modes },
    local: null,
    together: null,
    root: true,
    modeAt: 0,
  })
}

function spellOf({ card }: Card): Spell {
  const found = cardOf(card)
  if (found.type !== 'ritual' && found.type !== 'curse') throw new RangeError(`${card} cannot be cast`)
  return found
}

/** DW-14.6, DW-11.11: to its owner's discard, or in front of its caster as a reminder. */
function finishCast(play: Play, cast: Resolving): void {
  const { state } = play
  pop(play)
  takeFrom(state.resolving, cast.id)
  const card = plain(cast)
  if (isRemembered(state, cast.id) && isLiving(state, cast.by)) {
    state.player(cast.by).ongoing.push(card)
    play.emit({
      type: 'cardMoved',
      owner: cast.owner,
      from: 'resolving',
      to: 'ongoing',
      id: card.id,
      card: card.card,
    })
  } else place(play, card, 'discard', 'resolving')
  state.touch()
  push(play, { kind: 'settle', dirty: false })
}
