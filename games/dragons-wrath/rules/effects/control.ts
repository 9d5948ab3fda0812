import type { Seat } from '@wyrmtable/kernel'
import type { EffectOf } from '../../data/effect.ts'
import { inOrder, opponentsOf, playersOf, select, selectPlayers } from '../board/env.ts'
import { holds } from '../board/values.ts'
import type { Context, Delayed, Frame, Ref } from '../frames.ts'
import { ask, drawPublic, type Play, push, take } from '../play.ts'
import { type State, steps } from '../state.ts'
import { type Plan, pickAll, planCards, planProvinces } from '../topics/choices.ts'
import { discardProvinces, exhaustProvinces } from '../topics/provinces.ts'
import { discardCards } from '../topics/zones.ts'
import { envIn, type Primitive, pushList } from './primitive.ts'
import { choosesForItself } from './simultaneous.ts'

/** DW-17.25, DW-16.7: chosen at announcement where `you` choose at the top; otherwise asked now. */
export const choose: Primitive<'choose'> = (play, frame, effect) => {
  const { by, options } = effect
  if (frame.root && by === 'you') {
    const index = frame.context.modes[frame.modeAt++] ?? 0
    pushList(play, options[index]?.do ?? [], frame.context)
    return true
  }
  const [seat] = playersOf(envIn(play, frame), by)
  if (seat === undefined) return true
  const answer = take(play, 'option')
  if (answer === undefined) {
    ask(play, { kind: 'option', seat, why: 'mode', count: options.length, of: effect })
    return false
  }
  play.emit({ type: 'chose', seat, index: answer.index })
  pushList(play, options[answer.index]?.do ?? [], frame.context)
  return true
}

/** DW-17.26, RND-6: by weight, cumulative in list order. */
export const random: Primitive<'random'> = (play, frame, { outcomes }) => {
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0)
  let left = drawPublic(play, total, 'outcome', 'DW-17.26', frame.context.you)
  const outcome = outcomes.find(({ weight }) => {
    left -= weight
    return left < 0
  })
  pushList(play, outcome?.do ?? [], frame.context)
  return true
}

/** DW-17.27 */
export const either: Primitive<'if'> = (play, frame, effect) => {
  const { cond, then: yes, else: no = [] } = effect
  pushList(play, holds(envIn(play, frame), cond) ? yes : no, frame.context)
  return true
}

/** DW-17.28: each thing or player in order; players who only choose do so at the same time. */
export const forEach: Primitive<'forEach'> = (play, frame, { over, do: list }) => {
  const env = envIn(play, frame)
  const { context } = frame
  const seats =
    over === 'opponents'
      ? opponentsOf(play.state, context.you)
      : over === 'allPlayers'
        ? inOrder(play.state)
        : over.kind === 'player'
          ? selectPlayers(env, over)
          : null
  if (seats !== null && seats.length > 0 && choosesForItself(list)) {
    push(play, {
      kind: 'effects',
      list,
      at: 0,
      context: { ...context, each: seats[0] ?? null },
      local: null,
      together: seats,
      root: false,
      modeAt: 0,
    })
    return true
  }
  const items: readonly Ref[] =
    seats ?? (typeof over === 'object' ? select(env, over).map(({ id }) => id) : [])
  push(play, { kind: 'forEach', list, items, at: 0, context })
  return true
}

/** The next round of a forEach. */
export function stepForEach(play: Play, frame: Extract<Frame, { readonly kind: 'forEach' }>): void {
  const item = frame.items[frame.at++]
  if (item === undefined) {
    play.state.stack.pop()
    const parent = play.state.stack.at(-1)
    if (parent?.kind === 'effects') parent.context = { ...parent.context, created: frame.context.created }
    return
  }
  pushList(play, frame.list, { ...frame.context, each: item })
}

/** DW-17.29: pay, or the rest happens; who cannot pay is not asked. */
export const payOrElse: Primitive<'payOrElse'> = (play, frame, effect) => {
  const [seat] = playersOf(envIn(play, frame), effect.player)
  if (seat === undefined) return true
  frame.local ??= { groups: [[seat]], at: 0 }
  const { local } = frame
  if (local.at === 0) {
    const answer = canPay(play.state, seat, effect) ? take(play, 'option') : { index: 1 }
    if (answer === undefined) {
      ask(play, { kind: 'option', seat, why: 'pay', count: 2, of: effect })
      return false
    }
    if (answer.index !== 0) {
      pushList(play, effect.orElse, frame.context)
      return true
    }
    local.at = 1
  }
  const picked = pickAll(play, [seat], () => planCost(play, seat, effect))
  if (picked === null) return false
  const picks = picked.flatMap((one) => one.picks)
  const { cost } = effect
  if ('exhaustAny' in cost) exhaustProvinces(play, seat, picks)
  else if ('discardCards' in cost) discardCards(play, seat, picks)
  else {
    discardProvinces(
      play,
      picks.map((id) => ({ seat, id })),
      'payment',
    )
  }
  return true
}

function canPay(state: State, seat: Seat, { cost }: EffectOf<'payOrElse'>): boolean {
  const { provinces, hand } = state.player(seat)
  if ('exhaustAny' in cost) return provinces.filter((one) => !one.exhausted).length >= cost.exhaustAny
  if ('discardCards' in cost) return hand.length >= cost.discardCards
  return provinces.length >= cost.discardProvince
}

function planCost(play: Play, seat: Seat, { cost }: EffectOf<'payOrElse'>): Plan {
  const { provinces, hand } = play.state.player(seat)
  const base = { chooser: seat, holder: seat, why: 'pay' as const }
  if ('exhaustAny' in cost) {
    const from = provinces.filter((one) => !one.exhausted)
    return planProvinces(play, { ...base, from, n: cost.exhaustAny })
  }
  if ('discardProvince' in cost)
    return planProvinces(play, { ...base, from: provinces, n: cost.discardProvince })
  const n = cost.discardCards
  return planCards({ chooser: seat, of: seat, from: hand.map(({ id }) => id), min: n, max: n, why: 'pay' })
}

/** DW-17.24: remembered until that end or start of a turn, with where `self` and `created` lie now. */
export const delayed: Primitive<'delayed'> = (play, frame, { at, do: list }) => {
  const { state } = play
  const isLate = steps.indexOf(state.step) >= steps.indexOf('E2')
  const turn = at === 'nextTurnStart' || isLate ? state.turn + 1 : state.turn
  const { context } = frame
  state.delayed.push({ at, turn, do: list, context, zones: zonesOf(state, context) })
  return true
}

function zonesOf(state: State, { self, created }: Context): Delayed['zones'] {
  const zone = (id: string): 'play' | 'discard' | 'elsewhere' => {
    if (state.creatures.some((one) => one.id === id || one.objects.some((object) => object.id === id))) {
      return 'play'
    }
    const isCast = state.resolving.some((one) => one.id === id)
    return isCast || state.players.some(({ discard }) => discard.some((one) => one.id === id))
      ? 'discard'
      : 'elsewhere'
  }
  return Object.fromEntries([self, ...created].map((id) => [id, zone(id)]))
}
