import type { Seat } from '@wyrmtable/kernel'
import type { ActivatedAbility } from '../../data/effect.ts'
import type { ActionOf } from '../actions.ts'
import { boardOf, envOf } from '../board/board.ts'
import { holds } from '../board/values.ts'
import type { FrameOf, Trigger } from '../frames.ts'
import { ask, type Play, pop, push, take } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { depart } from '../topics/leaving.ts'
import { checkPayment, listPayments } from '../topics/payment.ts'
import { exhaustProvinces } from '../topics/provinces.ts'
import { subsets } from '../topics/subsets.ts'
import { choicesIn, listTargets, neededTargets, stillLegal } from '../topics/targets.ts'
import { contextOf, countUse, type Holder, holdersOf, isOpen } from '../topics/triggers.ts'
import { discardCards } from '../topics/zones.ts'
import { announcementIssue, listAnnouncements, occasionOf, settledTargets } from './casting.ts'

interface Usable {
  readonly holder: Holder
  readonly ability: ActivatedAbility
}

/** DW-11.12, DW-15.7: an activated ability of the player's own, under its limit, its condition true. */
function usable(state: State, seat: Seat, source: string, place: number): Usable | Refusal {
  const board = boardOf(state)
  const holder = holdersOf(board).find(({ id }) => id === source)
  if (holder === undefined || holder.controller !== seat)
    return refuse('noSuchCard', 'DW-11.12', { card: source })
  const held = holder.abilities[place]
  if (held === undefined || held.ability.kind !== 'activated') {
    return refuse('noSuchAbility', 'DW-11.12', { card: source })
  }
  const { ability } = held
  if (!isOpen(holder, held)) {
    return refuse('abilityUsed', 'DW-11.12', { card: source, limit: ability.limit?.n ?? 0 })
  }
  if (!holds(envOf(state, contextOf(holder)), ability.when)) {
    return refuse('abilityClosed', 'DW-11.12', { card: source })
  }
  return { holder, ability }
}

export function checkActivate(state: State, seat: Seat, action: ActionOf<'activate'>): Refusal | undefined {
  const occasion = occasionOf(state)
  if (occasion === undefined || occasion.kind === 'reaction') {
    return refuse('notNow', 'DW-11.12', { step: state.step })
  }
  const found = usable(state, seat, action.source, action.ability)
  if ('type' in found) return found
  const { ability } = found
  const { exhaust = {}, discardCards: cards = 0 } = ability.cost
  const { hand } = state.player(seat)
  const discards = action.discards ?? []
  if (discards.length !== cards) {
    return refuse('badChoice', 'DW-11.12', { needed: cards, given: discards.length })
  }
  if (new Set(discards).size !== cards) return refuse('badChoice', 'DW-11.12', { needed: cards, given: 1 })
  const strange = discards.find((id) => !hand.some((card) => card.id === id))
  if (strange !== undefined) return refuse('noSuchCard', 'DW-11.12', { card: strange })
  return (
    announcementIssue(state, seat, action.source, ability.do, ability.targets ?? [], action) ??
    checkPayment(state, seat, exhaust, action.pay ?? [])
  )
}

export function listActivations(state: State, seat: Seat): readonly ActionOf<'activate'>[] {
  const occasion = occasionOf(state)
  if (occasion === undefined || occasion.kind === 'reaction') return []
  return holdersOf(boardOf(state)).flatMap((holder) =>
    holder.abilities.flatMap((_held, place) => {
      const found = usable(state, seat, holder.id, place)
      return 'type' in found ? [] : waysToUse(state, seat, holder.id, place, found.ability)
    }),
  )
}

function waysToUse(
  state: State,
  seat: Seat,
  source: string,
  place: number,
  { cost, do: effects, targets = [] }: ActivatedAbility,
): readonly ActionOf<'activate'>[] {
  const { exhaust, discardCards: cards } = cost
  const payments =
    exhaust === undefined ? [undefined] : listPayments(state, seat, exhaust).map(({ pay }) => pay)
  const hand = state.player(seat).hand.map(({ id }) => id)
  const discards = cards === undefined ? [undefined] : subsets(hand, cards, cards)
  return listAnnouncements(state, seat, effects, targets).flatMap((announced) =>
    payments.flatMap((pay) =>
      discards.map(
        (chosen): ActionOf<'activate'> => ({
          type: 'activate',
          source,
          ability: place,
          ...(pay === undefined ? {} : { pay: [...pay] }),
          ...(chosen === undefined ? {} : { discards: [...chosen] }),
          ...announced,
        }),
      ),
    ),
  )
}

/** DW-11.12: as a curse, but no card moves, no reaction, no cardCast. */
export function activate(play: Play, seat: Seat, action: ActionOf<'activate'>): void {
  const { state } = play
  const found = usable(state, seat, action.source, action.ability)
  if ('type' in found) return
  const { holder, ability } = found
  const held = holder.abilities[action.ability]
  if (held !== undefined) countUse(holder, held)
  const { id, face } = holder
  play.emit({ type: 'abilityUsed', seat, id, card: typeof face === 'string' ? face : face.tokenId })
  exhaustProvinces(
    play,
    seat,
    (action.pay ?? []).map(({ province }) => province),
  )
  discardCards(play, seat, action.discards ?? [])
  if (ability.cost.discardSelf === true) depart(play, { ids: [id], to: 'discard', destroyed: false })
  const context = {
    ...contextOf(holder),
    targets: settledTargets(action.targets),
    modes: action.modes ?? [],
  }
  push(play, { kind: 'ability', ability, context, phase: 0 })
}

export function stepAbility(play: Play, frame: FrameOf<'ability'>): void {
  const { ability, context } = frame
  if (frame.phase++ > 0) {
    pop(play)
    push(play, { kind: 'settle', dirty: false })
    return
  }
  const specs = neededTargets(ability.targets ?? [], ability.do, context.modes)
  const targets = stillLegal(play.state, context.you, specs, context.targets)
  if (targets === null) {
    const card = typeof context.face === 'string' ? context.face : context.face.tokenId
    play.emit({ type: 'fizzled', id: context.self, card })
    return
  }
  push(play, {
    kind: 'effects',
    list: ability.do,
    at: 0,
    context: { ...context, targets },
    local: null,
    together: null,
    root: true,
    modeAt: 0,
  })
}

/** DW-19.5, DW-16.6, DW-16.7: asked when it would resolve: whether, which options, which targets. */
export function stepTrigger(play: Play, frame: FrameOf<'trigger'>): void {
  const { state } = play
  const { trigger } = frame
  const { ability, context } = trigger
  const { you, self, face } = context
  const specs = ability.targets ?? []
  if (frame.phase === 0) {
    if (ability.optional === true && specs.length === 0) {
      const answer = take(play, 'confirm')
      if (answer === undefined) {
        ask(play, { kind: 'confirm', seat: you, why: 'trigger', card: self })
        return
      }
      if (!answer.yes) {
        pop(play)
        return
      }
    }
    frame.phase = 1
  }
  if (frame.phase === 1) {
    const choice = choicesIn(ability.do)[frame.modes.length]
    if (choice !== undefined) {
      const answer = take(play, 'option')
      if (answer === undefined) {
        ask(play, { kind: 'option', seat: you, why: 'mode', count: choice.options.length, of: choice })
        return
      }
      play.emit({ type: 'chose', seat: you, index: answer.index })
      frame.modes = [...frame.modes, answer.index]
      return
    }
    frame.phase = 2
  }
  if (frame.phase === 2) {
    const chosen = chooseTargets(play, trigger, frame.modes)
    if (chosen === 'asked') return
    if (chosen === null) {
      pop(play)
      return
    }
    frame.phase = 3
    play.emit({
      type: 'abilityTriggered',
      seat: you,
      id: self,
      card: typeof face === 'string' ? face : face.tokenId,
    })
    push(play, {
      kind: 'effects',
      list: ability.do,
      at: 0,
      context: { ...context, targets: chosen, modes: frame.modes },
      local: null,
      together: null,
      root: true,
      modeAt: 0,
    })
    return
  }
  pop(play)
  state.touch()
}

/** DW-16.3: a trigger without a legal choice does nothing (null); DW-16.6: its controller is asked, also for the only one. */
function chooseTargets(play: Play, { ability, context }: Trigger, modes: readonly number[]) {
  const { state } = play
  const specs = neededTargets(ability.targets ?? [], ability.do, modes)
  if (specs.length === 0) return {}
  const answer = take(play, 'targets')
  if (answer !== undefined) return answer.targets
  if (listTargets(state, context.you, specs).length === 0) return null
  ask(play, {
    kind: 'targets',
    seat: context.you,
    ability,
    context,
    optional: ability.optional === true,
    modes,
  })
  return 'asked' as const
}
